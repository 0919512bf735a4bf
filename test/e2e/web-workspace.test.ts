import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { RECORD_KIND_NAMES } from '../../src/domain/disclosure/records/kinds.ts'
import { FULL_RUN } from '../support/engines.ts'
import { accessibilityFaults, noBrowser, openPage, overflows, webApp } from './browser.ts'
import { ROOT, type Server } from './southerly.ts'

const AGL = '/workspace/74115061375'
/** The invented company of the tutorial. */
const SANDBOX = '/workspace/10000000000'

const tutorial = (name: string): string =>
  readFileSync(path.join(ROOT, 'docs/tutorials/from-nothing-to-evidence-complete', `${name}.json`), 'utf8')

/** Writes a record in place of the version in force. */
const put = async (server: Server, record: string, body: string): Promise<void> => {
  const place = `/v1/companies/10000000000/${record}`
  const { period } = JSON.parse(body) as { period?: { start: string; end: string } }
  const query = period === undefined ? '' : `?period=${period.start}/${period.end}`
  const before = await server.call(`${place}${query}`)
  const etag = before.ok ? before.headers.get('etag') : null
  const answer = await server.call(place, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...(etag === null ? {} : { 'if-match': etag }) },
    body,
  })
  expect(answer.status).toBe(200)
}

const DEPOT = { site_id: 'depot', name: 'Depot', latitude: -33.8, longitude: 151.2 }

const statementBox = (page: Page) => page.getByRole('textbox', { name: 'Statement (optional)' })

const app = webApp()

describe.skipIf(noBrowser)('the disclosure workspace', () => {
  test('says how far the evidence is, narrows the requirements, hands out the to-do list, leads to the form', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}${AGL}?period=2025-26`)
    await page.getByRole('heading', { name: 'Not started' }).waitFor()
    await page
      .getByText(/^\d+ of \d+ supported/)
      .first()
      .waitFor()
    await page.getByText(`0 of ${RECORD_KIND_NAMES.length} entered.`).waitFor()
    expect((await page.textContent('main'))?.toLowerCase()).not.toContain('compliant')

    await page.getByLabel('Status').selectOption('gates')
    await page.getByLabel('Find').fill('board')
    await page.getByText(/^1 of \d+$/).waitFor()
    await page.waitForURL(/status=gates/)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'CSV' }).click()
    expect(readFileSync(await (await download).path(), 'utf8')).toContain('"6(a)"')

    await page.getByRole('link', { name: 'Add to Statements: 6(a)' }).last().click()
    const requirement = page.getByRole('combobox', { name: 'Requirement' })
    await expect.poll(() => requirement.inputValue()).toBe('6(a)')
    await page.waitForURL(/period=2025-26/)
    await page.getByLabel('Standard').selectOption('2025-12')
    await page.getByText(/version 2025-12/).waitFor()
    expect(faults).toEqual([])
  })

  test('shows the requirements pillar by pillar, opened by keyboard, by a pillar’s card, and all on paper', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}${AGL}?period=2025-26`, {
      viewport: { width: 390, height: 844 },
    })
    const list = page.getByRole('region', { name: 'Requirements: Governance' })
    const pillar = page.locator('summary', { hasText: 'Governance' })
    await pillar.waitFor()
    expect(await list.isVisible()).toBe(false)
    await pillar.focus()
    await page.keyboard.press('Enter')
    await list.waitFor()
    await page.keyboard.press('Enter')
    await list.waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: /^Governance/ }).click()
    await list.getByText('Where climate duties appear').waitFor()
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Requirements')
    await expect.poll(() => page.locator('summary', { hasText: 'Strategy' }).count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByLabel(/^Pillar/).selectOption('')
    await list.waitFor({ state: 'hidden' })
    await page.emulateMedia({ media: 'print' })
    await list.waitFor()
    expect(faults).toEqual([])
  })

  test('keeps what was typed, shows faults where they are and warnings apart, and keeps every version', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}${AGL}/statements?requirement=6(a)`)
    await statementBox(page).fill('Directors hear the risk committee on floods and heat every quarter.')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: 'Statements 1, date' }).waitFor()
    await page.getByText('Enter a date.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])

    await page.getByRole('link', { name: 'Readiness' }).click()
    await page.getByRole('link', { name: /^Statements.*unsaved changes/ }).click()
    await page.getByText('6(a)').first().click()
    await expect
      .poll(() => statementBox(page).inputValue())
      .toBe('Directors hear the risk committee on floods and heat every quarter.')
    await page.getByLabel('Date').fill('2026-08-15')
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await page.getByText('Not saved yet.', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved as version 1').waitFor()

    await page.getByLabel('Date').fill('2026-08-16')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved as version 2').waitFor()
    await page.getByText('History').click()
    await page
      .getByText(/15.* → .*16/)
      .first()
      .waitFor()
    await page.getByRole('link', { name: 'Readiness' }).click()
    await page.getByRole('heading', { name: 'Blocked' }).waitFor()
    expect(faults).toEqual([])
  })

  test('shows field by field what somebody else saved in the meantime, and joins both', async () => {
    const server = await app()
    await put(server, 'emission-targets', tutorial('emission-targets'))
    const { page, faults } = await openPage(`${server.url}${SANDBOX}/targets`)
    await page.getByText('On track. From 340 kt in 2021').waitFor()
    await page.getByText('Half by 2030-31', { exact: true }).click()
    await page.getByLabel('Objective').fill('Mine')
    await page.getByLabel('Owner').fill('Mine too')
    const theirs = JSON.parse(tutorial('emission-targets')) as {
      targets: { objective: string; owner: string }[]
    }
    theirs.targets = theirs.targets.map((target) => ({
      ...target,
      objective: 'Theirs',
      metric: 'Their metric',
    }))
    await put(server, 'emission-targets', JSON.stringify(theirs))

    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Someone else saved version 2' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('radio', { name: /objective: theirs/ }).check()
    await page.getByRole('radio', { name: /metric: theirs/ }).check()
    await page.getByRole('button', { name: 'Save choices' }).click()
    await page.getByText('Saved as version 3').waitFor()
    const kept = (await (await server.call('/v1/companies/10000000000/emission-targets')).json()) as {
      data: { targets: object[] }
    }
    expect(kept.data.targets).toMatchObject([
      { objective: 'Theirs', owner: 'Mine too', metric: 'Their metric' },
    ])
    expect(faults).toEqual([])
  })

  test('deletes a record after asking why, and fills the form with it again', async () => {
    const server = await app()
    await put(server, 'sites', JSON.stringify({ sites: [DEPOT] }))
    const { page, faults } = await openPage(`${server.url}${SANDBOX}/sites`)
    await page.getByRole('heading', { name: 'On the map' }).waitFor()
    await page.getByRole('rowheader', { name: /Depot Declared here/ }).waitFor()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Delete sites' })
    expect(await panel.getByRole('button', { name: /^Delete version/ }).isDisabled()).toBe(true)
    await panel.getByLabel('Reason').fill('sold')
    expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([])
    await panel.getByRole('button', { name: /^Delete version/ }).click()
    await page.getByRole('heading', { name: /^Version \d was deleted$/ }).waitFor()
    await page.getByText('No record yet.').waitFor()
    expect((await server.call('/v1/companies/10000000000/sites')).status).toBe(404)

    await page.getByRole('button', { name: 'Restore it into the form' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText(/^Saved as version \d$/).waitFor()
    await page.getByText('History').click()
    await page.getByText('Deleted: sold').waitFor()
    expect(faults).toEqual([])
  })

  test('has nothing for axe to find in any part', async () => {
    const server = await app()
    await put(server, 'emission-targets', tutorial('emission-targets'))
    await put(server, 'organisational-boundary', tutorial('organisational-boundary'))
    await put(server, 'market-based-scope2/evidence', tutorial('market-based-evidence'))
    for (const { parts, ...look } of LOOKS) {
      const { page, faults } = await openPage(`${server.url}/workspace`, look)
      await page.getByRole('heading', { name: 'Prepare a climate disclosure' }).waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
      for (const [part, heading] of parts) {
        await page.goto(`${server.url}${SANDBOX}${part}`)
        await page.getByRole('heading', { name: heading, exact: true }).waitFor()
        await page.waitForLoadState('networkidle')
        for (const item of await page.locator('form details > summary').all())
          if ((await item.evaluate('(summary) => summary.parentElement.open')) === false) await item.click()
        expect(await accessibilityFaults(page), part).toEqual([])
        expect(await overflows(page), part).toBe(false)
      }
      expect(faults).toEqual([])
    }
  })
})

/** Parts of the workspace, each with the heading that is there once it is loaded. */
const PARTS = [
  // All kinds of rows; the other ninety would cost axe seconds and tell it nothing.
  ['?status=gates', 'Records'],
  ['/targets', 'Progress'],
  ['/bundles', 'Create a bundle'],
  ['/boundary', 'From NGER to AASB S2'],
  ['/electricity', 'Scope 2: location-based and market-based'],
  ['/sites', 'Sites'],
  ['/risks', 'Risks and opportunities'],
  ['/paper', 'The readable disclosure'],
] as const

/** The other tests look at the parts light and wide on their way. */
const LOOKS = [
  ...(FULL_RUN
    ? [{ colorScheme: 'light', viewport: { width: 1280, height: 860 }, parts: PARTS } as const]
    : []),
  { colorScheme: 'dark', viewport: { width: 390, height: 844 }, parts: PARTS },
] as const
