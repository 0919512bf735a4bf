import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { workbookFile } from '../../src/sources/testing/workbook.ts'
import { FULL_RUN } from '../support/engines.ts'
import { accessibilityFaults, noBrowser, openPage, overflows, printed, webApp } from './browser.ts'
import { ROOT } from './southerly.ts'

const HOLDINGS = 1000
const REGISTRY = path.join(ROOT, 'data/starter/nger-corporate/2024-25.csv')
const NAMES = ['Origin Energy', 'Woodside', 'Zxqv Holdings']

/** A loan book in millions: companies of the registry in turn, and three names without a number. */
async function workbook(): Promise<Buffer> {
  const companies = parse<Record<'abn' | 'organisation', string>>(readFileSync(REGISTRY), {
    columns: true,
  }).filter(({ abn }) => abn !== '')
  const rows = Array.from({ length: HOLDINGS - NAMES.length }, (_, at) => {
    const { abn, organisation } = companies[at % companies.length]!
    return [`L${at + 1}`, organisation, abn, 'Term loan', 1 + (at % 40), 4000, 6000]
  })
  const named = NAMES.map((name, at) => [`N${at + 1}`, name, '', 'Term loan', 50 + at, 9000, 5000])
  const head = [
    'Loan ID',
    'Borrower',
    'ABN',
    'Facility type',
    'Exposure (A$m)',
    'Total equity (A$m)',
    'Total debt (A$m)',
  ]
  const file = workbookFile('book.xlsx', {
    Notes: [['Loan book of the December quarter']],
    Loans: [['Loan book'], head, ...rows, ...named],
  })
  return Buffer.from(await file.bytes())
}

const app = webApp()

// With `--full` alone: web-saved-portfolio.test.ts takes each step of the page in each run.
describe.skipIf(noBrowser || !FULL_RUN)('an analyst with a workbook of a thousand loans', () => {
  test('goes from the file to figures of every holding, on screen and on paper', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/portfolio-import`)
    await page.getByLabel('Name of the portfolio').fill('A thousand loans')
    await page.getByLabel('Balance date').fill('2025-12-31')
    await page.getByLabel('Sheet (if there are several)').fill('Loans')
    await page.getByLabel('Book to import').setInputFiles({
      name: 'book.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await workbook(),
    })
    await page.getByText('book.xlsx: 1,000 lines read. Not saved yet.').waitFor()
    await page.getByText(/^1,000 lines: 997 taken .* 3 waiting for a choice .* 0 refused/).waitFor()
    await page.getByRole('button', { name: /^Choose what is offered first for/ }).click()
    await page.getByRole('button', { name: 'Save 1,000 holdings' }).click()

    await page.getByRole('heading', { level: 1, name: 'A thousand loans' }).waitFor()
    await page.getByText('1,000 of 1,000 shown').waitFor()
    const table = page.getByRole('region', { name: 'Holdings of the portfolio' }).getByRole('table')
    expect(await table.getAttribute('aria-rowcount')).toBe('1001')
    expect(await table.getByRole('row').count()).toBeLessThan(60)
    expect(await accessibilityFaults(page)).toEqual([])
    const paper = await printed(page)
    expect(paper.match(/A\$\d+ m /g)!.length).toBeGreaterThanOrEqual(HOLDINGS)
    // The heading of the table stands on each of its pages.
    expect(paper.match(/Outstanding +Factor/g)!.length).toBeGreaterThan(5)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => overflows(page)).toBe(false)
    expect(faults).toEqual([])
  })
})
