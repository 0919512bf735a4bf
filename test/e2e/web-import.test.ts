import { readFileSync } from 'node:fs'
import { writeXlsx } from 'hucre'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { FULL_RUN } from '../support/engines.ts'
import { accessibilityFaults, NOBODY, noBrowser, openPage, overflows, webAppWith } from './browser.ts'
import type { Server } from './southerly.ts'

const ABN = '10000000096'
const METER = '4103035678'
const METER_FILE = readFileSync(
  new URL('../../src/sources/imports/fixtures/nem12-solar-site.csv', import.meta.url),
)

/** A service of its own: with a second member nobody works alone any more, which other tests count on. */
const app = webAppWith({})

/** Somebody is invited and follows their link in a browser of their own. */
async function join(server: Server, name: string, roles: readonly string[]): Promise<Joined> {
  const answer = await server.call('/v1/members', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email: `${roles[0]}@acme.example`, roles }),
  })
  const { invitation } = (await answer.json()) as { invitation: { url: string } }
  const { page, faults } = await openPage(invitation.url, { storageState: NOBODY })
  await page.getByRole('button', { name: 'Join on this machine' }).click()
  await page.getByRole('heading', { level: 1, name: 'How much does a company emit' }).waitFor()
  return { page, faults, go: (part) => page.goto(`${server.url}/workspace/${ABN}${part}?period=2025-26`) }
}

interface Joined {
  readonly page: Page
  readonly faults: readonly string[]
  readonly go: (part: string) => Promise<unknown>
}

const drop = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  page.getByLabel('File to import').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

/** The bill of a month that the meter file is about too; it names no region. */
const bills = async (end: string): Promise<Buffer> =>
  Buffer.from(
    await writeXlsx({
      sheets: [
        {
          name: 'Bills',
          rows: [
            ['NMI', 'Start date', 'End date', 'Usage (kWh)'],
            [METER, '1/07/2025', end, 2400],
          ],
        },
      ],
    }),
  )

async function importBoth({ page, go }: Joined): Promise<void> {
  await go('/import')
  await drop(page, 'bills.xlsx', await bills('31/02/2026'))
  await page.getByRole('cell', { name: '31/02/2026' }).waitFor()
  await drop(page, 'bills.xlsx', await bills('31/07/2025'))
  await page.getByLabel(`Region of ${METER}`).selectOption('NSW')
  await page.getByRole('button', { name: 'Remember the region and look again' }).click()
  await page.getByText('1 new. The record holds 0 kWh and would hold 2,400 kWh.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Apply 1 change' }).click()
  await page.getByRole('heading', { name: 'Saved as version 1 of Electricity' }).waitFor()
  expect(await score({ page })).toMatchObject({ numerator: 3, denominator: 101 })

  await drop(page, 'meter.csv', METER_FILE)
  await page.getByText(/exported 147.92 kWh to the grid/).waitFor()
  await page.getByText(/cover some of the same days, so electricity may be counted twice/).waitFor()
  expect(await page.getByLabel(`Region of ${METER}`).inputValue()).toBe('NSW')
  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(() => overflows(page)).toBe(false)
  await page.setViewportSize({ width: 1280, height: 860 })
  await page.getByRole('button', { name: 'Apply 1 change' }).click()
  await page.getByRole('heading', { name: 'Saved as version 2 of Electricity' }).waitFor()
}

/** The second file took away what the first gave: the page says how much, and why. */
async function explain({ page, go }: Joined): Promise<void> {
  await go('')
  await page.getByText('Effect of the last change').click()
  await page
    .getByText(/^Electricity, version 2, .*3 of 101 points \(3\.0%\) before; .*2 of 101 points/)
    .waitFor()
  const reason = page.getByRole('listitem').filter({ hasText: '29(a)(v)' }).filter({ hasText: '→' })
  expect(await reason.innerText()).toMatch(
    /meter 4103035678, rows 1, 2: 2612\.503 kWh; meter 4103035678, row 1 alone: 2400 kWh\.[\s\S]*evidenced → .*Conflicting/,
  )
  await page
    .getByRole('button', { name: /^Explain / })
    .first()
    .click()
  await page.getByLabel('Your name').fill('Ann Lee')
  await page
    .getByLabel('Why both values are right')
    .fill('The bill is about another connection of the same site.')
  await page.getByRole('button', { name: 'Save explanation' }).click()
  await page.getByText('Explained by Ann Lee').waitFor()
}

const score = async ({ page }: Pick<Joined, 'page'>): Promise<unknown> => {
  const { origin } = new URL(page.url())
  const answer = await page.request.get(`${origin}/v1/companies/${ABN}/filing-readiness?period=2025-26`)
  return ((await answer.json()) as { readonly data: { readonly score: unknown } }).data.score
}

/** The readable disclosure as a page of its own, on a phone. */
async function readAsPage({ page }: Joined, { url }: Server): Promise<void> {
  const answer = await page.request.get(
    `${url}/v1/companies/${ABN}/disclosure-draft?period=2025-26&format=html`,
  )
  expect(answer.headers()['content-disposition']).toContain('.html')
  const open = await page.context().newPage()
  await open.setViewportSize({ width: 390, height: 844 })
  await open.setContent(await answer.text())
  expect(await accessibilityFaults(open)).toEqual([])
  expect(await overflows(open)).toBe(false)
  const figure = open.locator('a.figure').first()
  const source = (await figure.getAttribute('href'))!
  await figure.click()
  expect(open.url()).toContain(source)
  await open.close()
}

// What files become is held by test/api/imports.test.ts; web-ledger.test.ts reads files in a browser in every run.
describe.skipIf(noBrowser || !FULL_RUN)('from files to a disclosure', () => {
  test('loads come from a spreadsheet and a meter file, contradict and are explained', async () => {
    const server = await app()
    const ann = await join(server, 'Ann Lee', ['preparer'])
    expect(await score(ann)).toMatchObject({ numerator: 2, denominator: 101 })
    await importBoth(ann)
    await ann.go('/evidence')
    for (const name of ['bills.xlsx', 'meter.csv']) await ann.page.getByRole('link', { name }).waitFor()
    await ann.page.getByText('The records name 2 documents. All are held.').waitFor()
    expect(await score(ann)).toMatchObject({ numerator: 2, denominator: 101 })
    await explain(ann)
    expect(await score(ann)).toMatchObject({ numerator: 3, denominator: 101 })

    const draft = await ann.page.request.get(
      `${server.url}/v1/companies/${ABN}/disclosure-draft?period=2025-26&format=docx`,
    )
    expect((await draft.body()).subarray(0, 2).toString()).toBe('PK')
    await readAsPage(ann, server)
    expect(ann.faults).toEqual([])
  })
})
