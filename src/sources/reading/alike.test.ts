import { expect, test } from 'vitest'
import { draftsOfRows, findingsAtPlaces, groupDrafts, placesText } from './alike.ts'
import type { DecisionDraft } from './decisions.ts'
import type { Finding } from './findings.ts'

const finding = (row_ref: string, value: string | null, rest: Partial<Finding> = {}): Finding => ({
  file: 'stations.csv',
  sheet: null,
  row_ref,
  column: 'Primary fuel',
  value,
  rule: 'unknown_word',
  problem: 'is no fuel that is known',
  expected: null,
  proposal: { decision: 'take', reason: 'It may be new.' },
  ...rest,
})

const draft = (row_ref: string, printed: string, rest: Partial<DecisionDraft> = {}): DecisionDraft => ({
  row_ref,
  column: 'Primary fuel',
  printed,
  rule: 'unknown_word',
  problem: 'is no fuel that is known',
  expected: null,
  decision: 'take',
  field: 'primary_fuel',
  used: null,
  reason: 'It may be new.',
  decided_by: 'kim',
  decided_on: '2026-11-16',
  ...rest,
})

test('a word that is not known is one finding, whatever else the rows say', () => {
  const found = findingsAtPlaces([
    finding('line 2', 'Hydrogen', { about: { abn: '1' } }),
    finding('line 3', 'Ammonia'),
    finding('line 4', 'Hydrogen', { about: { abn: '2' } }),
    finding('line 5', 'Hydrogen', { column: 'Second fuel' }),
    finding('line 6', 'Hydrogen', { proposal: { decision: 'use', value: 'Gas', reason: 'So it is.' } }),
    finding('line 4', 'Hydrogen'),
  ])
  expect(found.map(({ rows }) => rows)).toEqual([['line 2', 'line 4'], ['line 3'], ['line 5'], ['line 6']])
})

test.each(['12', '1,5x', '', '-', null])('%j is no word and stays apart, row by row', (value) => {
  expect(findingsAtPlaces([finding('line 2', value), finding('line 3', value)])).toHaveLength(2)
})

test('one draft for many rows comes back as a decision for each row', () => {
  const drafts = [
    draft('line 2', 'Hydrogen'),
    draft('line 3', 'Hydrogen', { field: 'second_fuel' }),
    draft('line 4', 'Hydrogen'),
  ]
  const grouped = groupDrafts(drafts)
  expect(grouped.map(({ row_ref, other_rows }) => [row_ref, other_rows])).toEqual([
    ['line 2', ['line 4']],
    ['line 3', undefined],
  ])
  expect(draftsOfRows(grouped)).toEqual([drafts[0], drafts[2], drafts[1]])
})

test('few places are all named, of many the first', () => {
  const rows = ['line 2', 'line 3', 'line 4', 'line 5', 'line 6']
  expect(placesText(rows.slice(0, 4))).toBe('line 2, line 3, line 4, line 5')
  expect(placesText(rows)).toBe('line 2, line 3, line 4 and 2 more rows')
})
