import { readFileSync } from 'node:fs'
import { readXlsx } from 'hucre'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { abnOfAcn } from '../../src/domain/abn.ts'
import { accessibilityFaults, LOOKS, layoutShift, noBrowser, openPage, overflows, webApp } from './browser.ts'

const COMPANIES = '74115061375,49004028077,16009661901'
const WRONG = '74115061376'
const UNKNOWN = '51824753556'

const app = webApp()

describe.skipIf(noBrowser)('the portfolio', () => {
  test('takes pasted ABNs, names the wrong ones, sorts, and gives the table away', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/portfolio`)
    await page
      .getByRole('textbox', { name: 'ABNs' })
      .fill(
        `Name,ABN\nAGL,74 115 061 375\nBHP,49004028077\nQantas,16009661901\nslip,${WRONG}\nnone,${UNKNOWN}`,
      )
    await page.getByText('5 ABNs found.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Screen portfolio' }).click()

    await page.getByText('3 of 5 have reported emissions.').waitFor()
    await page.waitForURL((url) => url.hash === `#abn=${COMPANIES},${WRONG},${UNKNOWN}`)
    await page.getByText('74 115 061 376 is not a valid ABN: its check digits are wrong.').waitFor()
    await page.getByText('company_not_found').waitFor()
    await page.getByText(/Total for 3 of 5/).waitFor()

    const names = page.getByRole('region', { name: 'Companies of the portfolio' }).getByRole('rowheader')
    await expect.poll(async () => (await names.allTextContents())[0]).toBe('AGL ENERGY LIMITED')
    await page.getByRole('button', { name: 'Scope 1 and 2' }).click()
    await expect.poll(async () => (await names.allTextContents())[0]).toBe('QANTAS AIRWAYS LIMITED')
    expect((await names.allTextContents()).slice(3)).toEqual(['74 115 061 376', '51 824 753 556'])

    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as CSV' }).click()
    const csv = readFileSync((await (await saving).path()) ?? '', 'utf8')
    expect(csv).toMatch(/^\uFEFFABN,Company,"Scope 1 and 2, t CO2-e",/)
    expect(csv).toContain('74115061375,AGL ENERGY LIMITED,30687158,')
    expect(csv).toContain('2020-21 to 2024-25')
    expect(csv.trimEnd().split('\r\n')).toHaveLength(6)
    const savingWorkbook = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as XLSX' }).click()
    const { sheets } = await readXlsx(readFileSync((await (await savingWorkbook).path()) ?? ''))
    expect(sheets[0]?.rows.map(([abn]) => abn)).toContain('51824753556')

    await page.getByRole('button', { name: 'Count hazards' }).click()
    const hazards = page.getByRole('region', { name: /^Companies by hazard and band/ })
    const warming = hazards.getByRole('row', { name: /^Warming/ })
    const counted = async (): Promise<number> =>
      (await warming.getByRole('cell').allTextContents()).reduce(
        (sum, text) => sum + Number(/^\d+/.exec(text)?.[0] ?? 0),
        0,
      )
    await expect.poll(counted).toBe(3)
    await page.getByText('3 °C', { exact: true }).click()
    await page.getByRole('region', { name: /at 3 °C of global warming$/ }).waitFor()
    expect(await counted()).toBe(3)
    expect(await accessibilityFaults(page)).toEqual([])

    await page.getByText('Columns').click()
    await page.getByLabel('State').check()
    await page.getByRole('columnheader', { name: 'State' }).waitFor()
    await page.getByRole('link', { name: 'QANTAS AIRWAYS LIMITED' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Qantas Airways Limited' }).waitFor()
    await page.goBack()
    await page.getByText('3 of 5 have reported emissions.').waitFor()
    expect(faults).toEqual([])
  })

  test('asks for many in chunks, and grows with its page while only the rows in sight are drawn', async () => {
    const server = await app()
    const abns = [WRONG, ...unknownAbns(239)]
    const { page, faults } = await openPage(`${server.url}/portfolio#abn=${abns.join(',')},74115061375`)
    await page.getByText('1 of 241 has reported emissions').waitFor()
    await page.getByText('Companies without data are left out of totals and charts.').waitFor()
    const table = page.getByRole('region', { name: 'Companies of the portfolio' }).getByRole('table')
    await expect.poll(() => table.getAttribute('aria-rowcount')).toBe('242')
    expect(await table.getByRole('row').count()).toBeLessThan(60)
    await page.getByText('End of the table: 241 rows.').scrollIntoViewIfNeeded()
    await table.locator('[aria-rowindex="242"]').waitFor()
    expect(await table.locator('[aria-rowindex="2"]').count()).toBe(0)
    // Higher than five screens: the page scrolls, not a box in it.
    const height = await table.evaluate((element) => element.parentElement?.clientHeight ?? 0)
    expect(height).toBeGreaterThan(5 * 860)
    expect(faults).toEqual([])
  })

  test('accounts for every line: numbers, repetitions, and names that a person chooses a company for', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/portfolio`)
    const names = Array.from({ length: 30 }, (_, at) => `Zxqv Holdings ${at}, 1.5`)
    const lines = ['AGL,74115061375', 'AGL again,74 115 061 375', 'Origin Energy Limited,1.2', ...names]
    await page.getByRole('textbox', { name: 'ABNs' }).fill(lines.join('\n'))
    await page.getByText('One ABN found, 1 repetition left out, 31 lines without one.').waitFor()
    await page.getByRole('button', { name: 'Show more of 31 names' }).click()
    const queue = page.getByRole('region', { name: 'Names to choose companies for' })
    await queue.getByRole('rowheader', { name: /^Zxqv Holdings 29/ }).waitFor()
    expect(await queue.getByRole('row').count()).toBe(32)
    await page.getByLabel('Company for Origin Energy Limited').selectOption('30000051696')
    await page.getByText('31 lines without one, 1 company chosen for them.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Screen portfolio' }).click()
    await page.getByText('2 of 2 have reported emissions.').waitFor()
    await page.getByRole('button', { name: 'Change the list' }).click()
    await page.getByRole('button', { name: 'Import with amounts instead' }).click()
    await page.getByLabel('Table with a row of headings').waitFor()
    expect(await page.getByLabel('Table with a row of headings').inputValue()).toContain('74 115 061 375')
    expect(faults).toEqual([])
  })

  test.each(LOOKS)('has nothing for axe to find in $colorScheme', async (look) => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/portfolio#abn=${COMPANIES},${WRONG}`, {
      ...look,
      reducedMotion: 'reduce',
    })
    await page.getByText('3 of 4 have reported emissions.').waitFor()
    expect(await moving(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await overflows(page)).toBe(false)
    expect(await layoutShift(page)).toBeLessThan(0.02)
    expect(faults).toEqual([])
  })
})

/** Numbers whose check digits fit, in a range that was never given out. */
const unknownAbns = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => abnOfAcn(String(900_000_000 + index)))

/** The classes of what would not change at once. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('*')]
    .filter((element) => /[1-9]/.test(getComputedStyle(element).transitionDuration))
    .map((element) => element.className)`)
