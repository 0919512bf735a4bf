import { expect, test } from 'vitest'
import { checkRows, type DocumentRow, rowsNaming } from './document-rows.ts'
import { readText } from './read-text.ts'

const JULY = { start: '2025-07-01', end: '2025-07-31' }
const row = (mwh: number): DocumentRow => ({
  pointer: '/consumption/0/kwh',
  what: 'Electricity bought',
  period: JULY,
  mwh,
})
const BILL = `Peak usage 1,000.5 kWh
Off-peak usage 239.5 kWh
Electricity used this month: 1,240 kWh. Amount due: $412.10.`

const verdicts = (mwh: readonly number[], text = BILL): readonly unknown[] =>
  checkRows(mwh.map(row), readText(text)).map(({ verdict, number }) => [verdict, number])

test('an amount that the file states is found with its number', () => {
  expect(verdicts([1.24])).toEqual([['stated', 3]])
  expect(checkRows([row(1.24)], readText(BILL))[0]?.why).toContain('1,240 kWh')
})

test('rows that split a bill are its total', () => {
  expect(verdicts([1, 0.24])).toEqual([
    ['stated_as_total', 3],
    ['stated_as_total', 3],
  ])
})

test('another amount is not stated, and one off by a unit is suspect', () => {
  expect(verdicts([1.42])).toEqual([['not_stated', null]])
  expect(verdicts([1240])).toEqual([['unit_suspect', 3]])
  expect(verdicts([1.24], 'Amount due: $1,240. About 1.2 MWh.')).toEqual([['not_stated', null]])
})

test('rows are those that name the file', () => {
  const [own, other] = ['a'.repeat(64), 'b'.repeat(64)]
  const bought = { region: 'NSW', period: JULY, kwh: 1240, exempt_kwh: 0 } as const
  const record = {
    period: JULY,
    consumption: [
      { ...bought, document_sha256: other },
      { ...bought, document_sha256: own, site: 'Depot' },
    ],
    instruments: [],
  }
  expect(rowsNaming(record, own)).toEqual([
    { pointer: '/consumption/1/kwh', what: 'Electricity bought, Depot', period: JULY, mwh: 1.24 },
  ])
  expect(rowsNaming(undefined, own)).toEqual([])
})
