import { expect, test } from 'vitest'
import { BookRows } from '../../../domain/portfolio/book/read-row.ts'
import { recogniseBook } from './recognise.ts'

const fieldOf = (heading: string) => {
  const { field, scale, currency } = recogniseBook([heading], true, {}, []).columns[0]!
  return [field, scale, currency]
}

test.each([
  ['Exposure', 'outstanding_aud', 1],
  ['Outstanding (A$m)', 'outstanding_aud', 1e6],
  ["Outstanding ($'000)", 'outstanding_aud', 1e3],
  ['Drawn balance AUD', 'outstanding_aud', 1],
  ['Market Value ($bn)', 'outstanding_aud', 1e9],
  ['EVIC (AUDm)', 'evic_aud', 1e6],
  ['Total equity (A$ million)', 'total_equity_aud', 1e6],
  ['ABN', 'abn', 1],
  ['A.B.N.', 'abn', 1],
  ['Borrower ACN', 'acn', 1],
  ['ABN/ACN/ticker/name', 'company', 1],
  ['Counterparty', 'name', 1],
  ['ASX code', 'ticker', 1],
  ['Scope 1 (t CO2-e)', 'scope1_t', 1],
  ['scope_1', 'scope1_t', 1],
  ['Scope 2 emissions (kt CO2-e)', 'scope2_t', 1e3],
  ['Scope 3 (Mt)', 'scope3_t', 1e6],
  ['Floor area (m²)', 'floor_area_m2', 1],
  ['kWh/m2', 'intensity_kwh_per_m2', 1],
  ['Undrawn commitment', 'undrawn_aud', 1],
  ['Share of company %', null, 1],
  ['Exposure rating', null, 1],
])('%s is recognised', (heading, field, scale) => {
  expect(fieldOf(heading)).toEqual([field, scale, null])
})

test('a foreign currency is seen, and refuses the rows', () => {
  expect(fieldOf('Exposure (USD)')).toEqual(['outstanding_aud', 1, 'USD'])
  const reading = recogniseBook(['ABN', 'Exposure (USD)', 'Asset class'], true, {}, [])
  const rows = new BookRows(reading, (row) => `line ${row}`)
  expect(rows.read(2, ['74115061375', '5', 'Term loan'])?.faults.map(({ code }) => code)).toEqual([
    'currency_not_aud',
  ])
})

test('of two columns that fit, the one that says it best is read', () => {
  const { columns } = recogniseBook(['Amount', 'Outstanding balance', 'Name', 'Borrower'], true, {}, [])
  expect(columns.map(({ field }) => field)).toEqual([null, 'outstanding_aud', null, 'name'])
  const said = recogniseBook(['Amount', 'Outstanding'], true, { columns: { Amount: 'outstanding_aud' } }, [])
  expect(said.columns.map(({ field }) => field)).toEqual(['outstanding_aud', null])
})

const HEADINGS = [
  'ABN',
  'ACN',
  'Name',
  'Asset class',
  'Exposure',
  'Total equity',
  'Scope 1',
  'Emissions year',
]
const read = (...cells: (string | number | null)[]) =>
  new BookRows(recogniseBook(HEADINGS, true, {}, []), (row, column) => `${row}/${column}`).read(7, cells)!

test.each([
  ['1,234.5', 1234.5],
  ['$1.2m', 1_200_000],
  ['A$ 3k', 3000],
  ['2 bn', 2e9],
  [0, 0],
])('an exposure of %s', (text, value) => {
  expect(read('74115061375', null, null, 'Term loan', text).holding.outstanding_aud).toBe(value)
})

test.each([
  ['(5)', 'outstanding_aud_negative'],
  ['1e15', 'outstanding_aud_too_large'],
  ['1.234,50', 'outstanding_aud_unreadable'],
  ['=1+1', 'outstanding_aud_unreadable'],
  ['#REF!', 'outstanding_aud_unreadable'],
  ['', 'outstanding_aud_missing'],
  ['n/a', 'outstanding_aud_missing'],
])('an exposure of %s is refused', (text, code) => {
  const { faults } = read('74115061375', null, null, 'Term loan', text)
  expect(faults.map((one) => one.code)).toEqual([code])
  expect(faults[0]).toMatchObject({ at: '7/4', column: 'Exposure' })
})

test('a company is named as it stands, with the zeros that a spreadsheet dropped', () => {
  expect(read(null, 4028077, 'BHP', 'Term loan', 1).named).toEqual({ acn: '004028077', name: 'BHP' })
  expect(read('7.4E+10', null, null, 'Term loan', 1).faults[0]).toMatchObject({ code: 'number_cut' })
  expect(read('74115061375', null, '=cmd()', 'Term loan', 1).faults[0]).toMatchObject({
    code: 'formula_in_text',
  })
})

test('own emissions have the year that they are of', () => {
  const of = (year: string) =>
    read('74115061375', null, null, 'Term loan', 1, -5, '10', year).holding.own_emissions
  expect(of('2024-25')).toEqual({ scope1_t: 10, year_end: '2025-06-30' })
  expect(of('FY25')).toEqual({ scope1_t: 10, year_end: '2025-06-30' })
  expect(of('31/12/2024')).toEqual({ scope1_t: 10, year_end: '2024-12-31' })
  expect(read('74115061375', null, null, 'Term loan', 1, -5, '10', '2024').faults[0]).toMatchObject({
    code: 'emissions_year_end_unreadable',
  })
})

test('rows of totals are left out, empty rows are none', () => {
  expect(read('Grand total', null, null, null, 5).left_out).toBe('total_row')
  expect(read('', null, '', null)).toBeUndefined()
})
