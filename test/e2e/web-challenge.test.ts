import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { pdfOf } from '../support/small-pdf.ts'
import { SMALL_REPORT } from '../support/small-report.ts'
import { accessibilityFaults, NOBODY, noBrowser, openPage, overflows, webAppWith } from './browser.ts'
import type { Server } from './southerly.ts'

/** A service of its own: with a second member nobody works alone any more, which other tests count on. */
const app = webAppWith({})

const choose = (page: Page, name: string, bytes: Buffer): Promise<void> =>
  page
    .getByLabel('Report to challenge')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes })

async function chooseCompany(page: Page): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Company that the report is about' })
  await search.fill('74115061375')
  await page.getByRole('option', { name: /AGL Energy Limited/ }).waitFor()
  await search.press('Enter')
  await page.getByText('AGL ENERGY LIMITED').waitFor()
  await page.getByLabel('Reporting period').selectOption('2024-25')
}

const begin = (page: Page): Promise<void> => page.getByRole('button', { name: 'Compare the numbers' }).click()

async function openAsViewer(server: Server, place: string) {
  const answer = await server.call('/v1/members', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Vi Lee', email: 'vi@acme.example', roles: ['viewer'] }),
  })
  const { invitation } = (await answer.json()) as { invitation: { url: string } }
  const opened = await openPage(invitation.url, { storageState: NOBODY })
  await opened.page.getByRole('button', { name: 'Join on this machine' }).click()
  await opened.page.getByRole('heading', { level: 1, name: 'How much does a company emit' }).waitFor()
  await opened.page.goto(`${server.url}${place}`)
  return opened
}

describe.skipIf(noBrowser)('a challenged report', () => {
  test('is dropped, read with its numbers marked, walked through by keyboard, and exported', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/challenges`)
    await page.getByText('No report has been challenged yet.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByText('95.3 % of verdicts were right').waitFor()
    await choose(page, 'report.pdf', Buffer.from(SMALL_REPORT, 'latin1'))
    await chooseCompany(page)
    await begin(page)

    await page.getByRole('heading', { level: 1, name: 'report.pdf' }).waitFor()
    await page.getByText(/^Of 6 numbers read, 3 contradict what is held; 2 agree/).waitFor()
    await page.getByText('Not read: page 3.').waitFor()
    const report = page.getByRole('region', { name: 'Report as it was read' })
    const list = page.getByRole('region', { name: 'List of numbers' })
    const chosen = report.locator('[aria-pressed="true"]')
    await expect.poll(() => list.getByRole('listitem').count()).toBeGreaterThan(2)
    expect(await accessibilityFaults(page)).toEqual([])

    await page.keyboard.press('n')
    await expect.poll(() => chosen.innerText()).toContain('347,661')
    await page.keyboard.press('n')
    await page.getByText(/^2 of 3: 3,043,950.*, unit suspect$/).waitFor()
    await expect.poll(() => chosen.innerText()).toContain('3,043,950')
    await page.keyboard.press('n')
    await page.getByRole('heading', { name: 'Page 2 of the report' }).waitFor()
    await expect.poll(() => chosen.innerText()).toContain('0.68 kg CO2-e')
    await page.keyboard.press('p')
    await page.getByRole('heading', { name: 'Page 1 of the report' }).waitFor()
    await list.getByText('Check the unit and the decimal point on both sides.').waitFor()

    // A mark that the list does not show brings its number into the list.
    await report.getByRole('button', { name: /^30,439,497 t CO2-e \(agrees\)$/ }).click()
    await page.getByRole('button', { name: /^All 6$/, pressed: true }).waitFor()
    await list.locator('[data-chosen="true"]').getByText('(the registry for 2024-25)').waitFor()
    await page.getByRole('button', { name: 'Unit suspect 1' }).click()
    await expect.poll(() => list.getByRole('button', { name: /Unit suspect/ }).count()).toBe(1)

    const saving = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Signed bundle (ZIP)' }).click()
    const files = unzipSync(readFileSync((await (await saving).path()) ?? ''))
    expect(Object.keys(files)).toContain('pages.json')

    const id = new URL(page.url()).pathname
    const phone = await openPage(`${server.url}${id}?show=all&number=4`, {
      colorScheme: 'dark',
      viewport: { width: 390, height: 844 },
    })
    await phone.page.getByText(/^4 of 6: 3,043,950/).waitFor()
    expect(await overflows(phone.page)).toBe(false)
    expect(await accessibilityFaults(phone.page)).toEqual([])

    const viewer = await openAsViewer(server, '/challenges')
    await viewer.page.getByRole('link', { name: 'report.pdf' }).click()
    await viewer.page.getByText(/^Of 6 numbers read/).waitFor()
    expect(await viewer.page.getByRole('button', { name: /^Remove/ }).count()).toBe(0)
    await viewer.page.goto(`${server.url}/challenges`)
    await viewer.page.getByRole('link', { name: 'report.pdf' }).waitFor()
    expect(await viewer.page.getByLabel('Report to challenge').count()).toBe(0)
    expect([...faults, ...phone.faults, ...viewer.faults]).toEqual([])
  })

  test('says why a scan was not compared and what to do, and is removed', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/challenges?abn=74115061375&period=2024-25`)
    await page.getByText('AGL ENERGY LIMITED').first().waitFor()
    await choose(page, 'scan.pdf', pdfOf([], []))
    await begin(page)
    await page.getByRole('heading', { name: 'The report was not compared' }).waitFor()
    await page.getByText(/has no text: its pages are pictures/).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove…' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByRole('heading', { name: 'Challenge a report' }).waitFor()
    expect(await page.getByRole('link', { name: 'scan.pdf' }).count()).toBe(0)
    expect(faults).toEqual([])
  })
})
