import { expect, test } from 'vitest'
import { checkRows, type DocumentRow, rowsNaming } from './document-rows.ts'
import { printedAmounts } from './printed-amounts.ts'
import { readText } from './read-text.ts'

const JULY = { start: '2025-07-01', end: '2025-07-31' }
const row = (quantity: number, unit = 'MWh'): DocumentRow => ({
  pointer: '/consumption/0/kwh',
  ledger_line: null,
  what: 'Electricity bought',
  period: JULY,
  quantity,
  unit,
})
const BILL = `Peak usage 1,000.5 kWh
Off-peak usage 239.5 kWh
Electricity used this month: 1,240 kWh. Amount due: $412.10.`

const verdicts = (mwh: readonly number[], text = BILL): readonly unknown[] =>
  checkRows(
    mwh.map((quantity) => row(quantity)),
    readText(text),
  ).map(({ verdict, number }) => [verdict, number])

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

test('amounts of the ledger are found with the unit that is printed beside them', () => {
  const card = 'Diesel 1,250.40 L at $1.96 a litre\nAdBlue 20 litres\nGas 3.2 GJ\nTotal $2,450.78'
  const of = (quantity: number, unit: string) =>
    checkRows([row(quantity, unit)], readText(card), printedAmounts(card)).map(({ verdict, why }) => [
      verdict,
      why,
    ])
  expect(of(1250.4, 'L')).toEqual([['stated', 'The file states “1,250.40 L”.']])
  expect(of(1.2504, 'kL')).toEqual([['stated', 'The file states “1,250.40 L”.']])
  expect(of(2450.78, 'A$')).toEqual([['stated', 'The file states “$2,450.78”.']])
  expect(of(3.2, 'GJ')).toEqual([['stated', 'The file states “3.2 GJ”.']])
  expect(of(125.04, 'L')[0]![0]).toBe('unit_suspect')
  for (const [quantity, unit] of [
    [1250.4, 'kg'],
    [2450.78, 'L'],
    [1260, 'L'],
  ] as const)
    expect(of(quantity, unit)[0]![0]).toBe('not_stated')
  const both = checkRows([row(1000, 'L'), row(250.4, 'L')], readText(card), printedAmounts(card))
  expect(both.map(({ verdict }) => verdict)).toEqual(['stated_as_total', 'stated_as_total'])
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
    {
      pointer: '/consumption/1/kwh',
      ledger_line: null,
      what: 'Electricity bought, Depot',
      period: JULY,
      quantity: 1.24,
      unit: 'MWh',
    },
  ])
  expect(rowsNaming(undefined, own)).toEqual([])
})
