import { expect, test } from 'vitest'
import { linesOf } from '../../web/src/pages/factors/calculation/line.ts'
import { resultTable } from '../../web/src/pages/factors/calculation/result-table.ts'

const line = {
  id: 'a',
  rowId: 'electricity.purchased-grid.vic.location@2026',
  name: 'Purchased grid electricity, Victoria',
  region: 'Victoria',
  edition: '2026',
  label: 'Office, July',
  quantity: 1000,
  unit: 'kWh',
}

test('what another version left in the browser is skipped, never shown as a line', () => {
  expect(linesOf(null)).toEqual([])
  expect(linesOf('{broken')).toEqual([])
  expect(linesOf(JSON.stringify([line, { ...line, quantity: null }, { ...line, rowId: 7 }, 'x']))).toEqual([
    line,
  ])
})

test('a table to take away has every line; one that failed has its reason and no number', () => {
  const error = { code: 'validation_failed', detail: 'kg cannot be turned into kWh.' }
  const results = [{ index: 0, status: 'error', http_status: 422, error }]
  const [headings = [], row = []] = resultTable(
    [line],
    results as unknown as Parameters<typeof resultTable>[1],
  )
  const cells = Object.fromEntries(headings.map((name, index) => [String(name), row[index]]))
  expect(cells).toMatchObject({ Label: 'Office, July', Edition: '2026', Quantity: 1000, Error: error.detail })
  expect(cells['Emissions']).toBeNull()
})
