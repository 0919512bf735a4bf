import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { EXIT } from '../../src/errors.ts'
import { FULL_RUN } from '../support/engines.ts'
import { indexReport } from '../support/market-report.ts'
import { REGISTRY_FILE, registryYear } from '../support/registry-year.ts'
import { accessibilityFaults, noBrowser, openPage, overflows, webAppWith } from './browser.ts'
import { run, type Server, temporaryDirectory, testSettings } from './southerly.ts'

// A service of its own: what is loaded here changes the answers for everybody.
const mirror = mkdtempSync(path.join(tmpdir(), 'southerly mirror '))
const app = webAppWith({ SOUTHERLY_MIRROR: mirror })
afterAll(() => rmSync(mirror, { recursive: true }))

const AGL = '74115061375'
const RAVENSTHORPE = 'Ravensthorpe Nickel Operation'
const OLD_REPORT = 'CO2EII_SUMMARY_RESULTS.CSV'

/** The registry as the regulator would issue it anew: AGL has a million tonnes more, and a letter stands for a digit. */
function damagedIssue(): string {
  const location = path.join(temporaryDirectory(), REGISTRY_FILE)
  const restated = (row: Readonly<Record<string, string>>) =>
    row['abn'] === AGL ? { ...row, scope1_text: '31,439,497', scope2_text: '247,66l' } : row
  writeFileSync(location, registryYear(restated))
  return location
}

mkdirSync(path.join(mirror, 'aemo-cdeii'))
writeFileSync(path.join(mirror, 'aemo-cdeii', OLD_REPORT), indexReport('2024-01-07', 7, { year: 2024 }))

/** The loaded year is taken back, with a reason, and the company's page shows what was published before. */
async function withdraw(page: Page, server: Server): Promise<void> {
  await page.goto(`${server.url}/desk/releases`)
  await page.getByText('One place was decided by a person').waitFor()
  await page
    .getByRole('row', { name: /31 March 2026/ })
    .getByRole('button', { name: /^Withdraw nger-corporate-2024-25/ })
    .click()
  await page.getByText('No problems found').waitFor()
  await page
    .getByRole('region', { name: 'Companies that change' })
    .getByRole('row', { name: /AGL ENERGY LIMITED/ })
    .waitFor()
  await page.getByLabel('Why', { exact: true }).fill('The regulator recalled it.')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Withdraw the release' }).click()
  await page.getByText('Withdrawn', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Releases at the data desk' }).click()
  await page.getByText(/The regulator recalled it\./).waitFor()
  await page.goto(`${server.url}/companies/${AGL}`)
  await page.getByText('30.7 Mt').first().waitFor()
}

describe.skipIf(noBrowser)('the data desk', () => {
  // With `--full`: it compares every company twice. test/api/desk*.test.ts take each step in each run.
  test.runIf(FULL_RUN)('leads from a damaged file to the page of a company', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/data`)
    await page.getByRole('link', { name: 'Data desk' }).click()
    await page.getByText('No files at the desk.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByLabel('Files to check').setInputFiles(damagedIssue())
    await page.getByRole('heading', { level: 1, name: REGISTRY_FILE }).waitFor()
    const doubt = page.getByRole('group', { name: /line 2/ })
    await doubt.getByText('247,66l').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await doubt.getByLabel(/^Use another value/).check()
    await doubt.getByLabel('Value to use').fill('247661')
    await doubt.getByLabel('Why').fill('A letter stands for the digit 1.')
    await page.getByRole('button', { name: 'Check again with these decisions' }).click()
    // The year is held with a known day of publication, so the new issue needs one too.
    await page.getByText('Not loaded').waitFor()
    await page.getByLabel('Published on').fill('2026-03-31')
    await page.getByRole('button', { name: 'Check again', exact: true }).click()
    await page.getByText('Ready to load').waitFor()
    await page.getByText('Greenhouse and energy information by registered corporation').first().waitFor()
    await page.getByRole('region', { name: 'First rows' }).getByText('AGL ENERGY LIMITED').waitFor()
    await page
      .getByRole('region', { name: 'Companies that change' })
      .getByRole('row', { name: /AGL ENERGY LIMITED/ })
      .waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await overflows(page)).toBe(false)

    await page.getByRole('button', { name: 'Load' }).click()
    await page.getByText('It is in use for all tenants.').waitFor()
    await page.goto(`${server.url}/companies/${AGL}`)
    await page.getByText('31.7 Mt').first().waitFor()
    await withdraw(page, server)
    expect(faults).toEqual([])
  })

  // With `--full`, as above: a link is confirmed over HTTP in each run.
  test.runIf(FULL_RUN)('links a facility to its company, on a phone and by keyboard', async () => {
    const server = await app()
    const phone = { viewport: { width: 390, height: 800 } }
    const { page, faults } = await openPage(`${server.url}/desk/links`, phone)
    await page.getByText('No confirmed links yet.').waitFor()
    const facility = page.locator('details', { hasText: RAVENSTHORPE })
    await facility.locator('summary').press('Enter')
    await facility.getByLabel('No known company').press('Space')
    await facility.getByLabel('Why').fill('Its owner does not report.')
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await overflows(page)).toBe(false)
    await facility.getByRole('button', { name: 'Confirm' }).press('Enter')
    await page.getByText(/is linked to no known company\./).waitFor()
    await page
      .getByRole('region', { name: 'Confirmed links' })
      .getByText('Its owner does not report.')
      .waitFor()
    await facility.waitFor({ state: 'detached' })
    expect(faults).toEqual([])
  })

  // The desk's own tests open and set aside files that updates left; here it is seen in a page.
  test.runIf(FULL_RUN)('opens a file that an update left, and sets it aside', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/desk`)
    await page.getByRole('heading', { name: 'Drop a publisher’s file here' }).waitFor()
    const home = path.dirname(server.keyFile ?? '')
    const { code } = await run(['update', 'aemo-cdeii'], testSettings(home, { SOUTHERLY_MIRROR: mirror }))
    expect(code).toBe(EXIT.waiting)
    await page.reload()
    await page.getByRole('button', { name: `Open ${OLD_REPORT}` }).click()
    await page.getByRole('heading', { level: 1, name: OLD_REPORT }).waitFor()
    await page.getByText('Received by an update').waitFor()
    await page.getByText('Set it aside instead').click()
    await page.getByLabel('Why it is set aside').fill('It is the report of another year.')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Set it aside' }).click()
    await page.getByRole('heading', { level: 1, name: 'Data desk' }).waitFor()
    await page.getByRole('heading', { name: 'Left by updates' }).waitFor({ state: 'detached' })
    expect(faults).toEqual([])
  })
})
