import { expect, test } from 'vitest'
import { absentFromRegistry } from './emissions-record.ts'
import type { LeftOutRow, RegistryYear } from './registry-row.ts'

const LEFT: LeftOutRow = {
  ref: 'line 7 [dec_0123456789abcdef]',
  abn: '74115061375',
  printed: 'many',
  problem: 'is not a number',
  reason: 'The publisher was asked.',
  decided_by: 'Kim',
  decided_on: '2026-11-16',
}

const YEAR: RegistryYear = {
  reporting_year: '2024-25',
  release_id: 'nger-corporate-2024-25-a',
  dataset: 'au_cer_nger_corporate',
  file_sha256: 'f'.repeat(64),
  has_identifiers: true,
}

const yearWith = (left_out?: readonly LeftOutRow[]) =>
  absentFromRegistry('AGL', [{ ...YEAR, ...(left_out === undefined ? {} : { left_out }) }])

test('a year whose row was left out says so, with the decision, and cites it', () => {
  const { years, inputs } = yearWith([LEFT])
  expect(years[0]?.availability).toMatchObject({
    status: 'not_assessed',
    reason_code: 'left_out_by_operator',
    detail: expect.stringMatching(
      /line 7 \[dec_.* as decided by Kim on 2026-11-16: The publisher was asked\./,
    ) as string,
  })
  expect(inputs).toMatchObject([{ ref: LEFT.ref, field: 'row_left_out', value_text: 'many' }])
})

test('a row of nobody known may be of any company that the table does not name', () => {
  expect(yearWith([{ ...LEFT, abn: null }]).years[0]?.availability.reason_code).toBe(
    'rows_left_out_by_operator',
  )
})

test('without such rows a missing year is the publisher’s silence', () => {
  const { years, inputs } = yearWith()
  expect(years[0]?.availability.reason_code).toBe('absent_from_registry_year')
  expect(inputs).toEqual([])
})
