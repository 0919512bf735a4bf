import { expect, test } from 'vitest'
import type { DeclaredClassRow } from '../../store/classification.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { groupEmployers } from './employers.ts'

const row = (abn: string, group: string | null, employer_size: string): DeclaredClassRow => ({
  release_id: 'release',
  row_ref: `line ${abn}`,
  abn,
  anzsic_code: '4110',
  basis: 'employer',
  reason: `EMPLOYER ${abn}`,
  observed: '2023-24',
  employer_size,
  corporate_group_name: group,
  division: 'G',
})
const snapshot = {
  id: 'snapshot',
  releases: new Map([['release', { id: 'release', dataset: 'wgea', file_sha256: '0' }]]),
} as unknown as SnapshotView

const ROWS = [
  row('1', 'Grocer Group Limited', '<250'),
  row('2', 'GROCER GROUP LTD.', '5000+'),
  row('3', 'Parent Holdings', '1000-4999'),
  row('4', 'Parent Holdings', '5000+'),
  row('5', null, '250-499'),
]
const NAMES: Readonly<Record<string, readonly string[]>> = {
  '1': ['GROCER GROUP LIMITED'],
  '3': ['DAUGHTER PTY LTD'],
  '9': ['PARENT HOLDINGS PTY LTD'],
}
const bandsOf = (abn: string) =>
  groupEmployers(snapshot, ROWS, (own) => NAMES[own] ?? [])(abn).map(({ band }) => band)

test('a group is all employers that bear its name, however that is spelt', () => {
  expect(bandsOf('1')).toEqual(['<250', '5000+'])
  expect(bandsOf('9')).toEqual(['1000-4999', '5000+'])
})

test('a daughter is itself and not its sisters, and no name is not a group', () => {
  expect(bandsOf('3')).toEqual(['1000-4999'])
  expect(bandsOf('5')).toEqual(['250-499'])
  expect(bandsOf('7')).toEqual([])
})
