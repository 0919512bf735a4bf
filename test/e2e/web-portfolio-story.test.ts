import { readFileSync } from 'node:fs'
import { readXlsx } from 'hucre'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { verifyPortfolio } from '../../src/reports/verifier/portfolio/verify-portfolio.ts'
import { bookOfAThousand } from '../support/book-of-a-thousand.ts'
import { FULL_RUN } from '../support/engines.ts'
import { accessibilityFaults, noBrowser, openPage, overflows, printed, webApp } from './browser.ts'

const app = webApp()

/** What the browser saved after a press. */
async function saved(page: Page, button: string): Promise<Buffer> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  return readFileSync((await (await saving).path()) ?? '')
}

// With `--full` alone: web-saved-portfolio.test.ts takes each step of the page in each run.
describe.skipIf(noBrowser || !FULL_RUN)('an analyst with a workbook of a thousand loans', () => {
  test('goes from the file to figures of every holding, on screen and on paper', async () => {
    const server = await app()
    const book = await bookOfAThousand()
    expect(book).toMatchObject({ lines: 1000, reporters: 397, others: 600 })
    const { page, faults } = await openPage(`${server.url}/portfolio-import`)
    await page.getByLabel('Name of the portfolio').fill('A thousand loans')
    await page.getByLabel('Balance date').fill('2025-12-31')
    await page.getByLabel('Sheet (if there are several)').fill('Loans')
    await page.getByLabel('Book to import').setInputFiles({
      name: 'book.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: book.bytes,
    })
    await page.getByText('book.xlsx: 1,000 lines read. Not saved yet.').waitFor()
    await page.getByText(/^1,000 lines: 99\d taken .* \d waiting for a choice .* 0 refused/).waitFor()
    await page.getByRole('button', { name: /^Choose what is offered first for/ }).click()
    await page.getByRole('button', { name: 'Save 1,000 holdings' }).click()

    await page.getByRole('heading', { level: 1, name: 'A thousand loans' }).waitFor()
    await page.getByText('1,000 of 1,000 shown').waitFor()
    const table = page.getByRole('region', { name: 'Holdings of the portfolio' }).getByRole('table')
    expect(await table.getAttribute('aria-rowcount')).toBe('1001')
    expect(await table.getByRole('row').count()).toBeLessThan(60)
    expect(await accessibilityFaults(page)).toEqual([])
    // Not one row is in a box of its own: the page holds all of them.
    await page.getByText('End of the table: 1,000 rows.').scrollIntoViewIfNeeded()
    await table.locator('[aria-rowindex="1001"]').waitFor()
    await page.getByRole('img', { name: /^By industry \(ANZSIC division\)/ }).waitFor()
    await page.getByLabel('Your price of a tonne, A$').fill('75')
    await page.getByRole('button', { name: 'Compute the cost' }).click()
    await page.getByText('At A$75 a tonne.').waitFor()
    await page.getByRole('button', { name: 'Show amounts by risk' }).click()
    await page.getByRole('region', { name: 'Amounts by hazard, scenario and band' }).waitFor()
    await table.getByRole('columnheader', { name: 'Physical' }).waitFor()

    const { sheets } = await readXlsx(await saved(page, 'Save as XLSX'))
    expect(sheets.map(({ name }) => name)).toEqual(expect.arrayContaining(['B62 and B63', 'Risk', 'Tie-out']))
    expect(
      sheets
        .find(({ name }) => name === 'Tie-out')!
        .rows.at(-1)!
        .slice(0, 2),
    ).toEqual(['Figures that do not tie', 0])
    expect((await saved(page, 'Save as PDF')).subarray(0, 4).toString()).toBe('%PDF')
    expect((await saved(page, 'Save as CSV')).toString().trimEnd().split('\r\n')).toHaveLength(1001)
    const json = JSON.parse((await saved(page, 'Save as JSON')).toString())
    expect(json).toMatchObject({ holding_count: 1000, safeguard: { price_aud_per_t: 75 } })
    const bundle = verifyPortfolio(await saved(page, 'Save as Signed ZIP'), null)
    expect(bundle).toMatchObject({ valid: true, findings: [], checked: { holdings: 1000 } })

    const paper = await printed(page)
    expect(paper.match(/A\$[\d.]+ m /g)!.length).toBeGreaterThanOrEqual(book.lines)
    // The heading of the table stands on each of its pages.
    expect(paper.match(/Outstanding +Factor/g)!.length).toBeGreaterThan(5)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => overflows(page)).toBe(false)
    expect(faults).toEqual([])
  })
})
