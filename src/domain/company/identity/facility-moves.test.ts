import { expect, test } from 'vitest'
import { safeguardRow } from '../../../../test/support/safeguard-rows.ts'
import { suggestByFacilities } from './facility-moves.ts'

const row = (reporting_year: string, facility: string, controlling_corporation_abn: string | null) =>
  safeguardRow(reporting_year, { facility, controlling_corporation_abn })
const reporter = (abn: string, name: string, first_year: string, last_year: string) => ({
  abn,
  name,
  first_year,
  last_year,
})
const suggest = suggestByFacilities(
  [
    row('2023-24', 'DEN01', 'south32'),
    row('2024-25', 'DEN01', 'golden'),
    row('2023-24', 'APN01 - Appin', 'south32'),
    row('2024-25', 'APN01 – APPIN ', 'golden'),
    row('2023-24', 'WOR01', 'south32'),
    row('2024-25', 'WOR01', 'south32'),
    row('2023-24', 'TELFER', 'south32'),
    row('2024-25', 'TELFER', 'golden'),
    row('2024-25', 'TELFER', 'other'),
    row('2022-23', 'GAP', 'south32'),
    row('2024-25', 'GAP', 'other'),
  ],
  [
    reporter('south32', 'SOUTH32 LIMITED', '2014-15', '2024-25'),
    reporter('golden', 'GOLDEN M NSW PTY LTD', '2024-25', '2024-25'),
  ],
)

test('who took facilities over, and who gave them away, with the facilities named', () => {
  expect(suggest('south32')).toEqual([
    {
      abn: 'golden',
      name: 'GOLDEN M NSW PTY LTD',
      reason: 'since 2024-25, has reported what this company used to report: APN01 - Appin, DEN01',
      first_year: '2024-25',
      last_year: '2024-25',
    },
  ])
  expect(suggest('golden')).toMatchObject([
    {
      abn: 'south32',
      reason: 'before 2024-25, reported what this company now reports: APN01 - Appin, DEN01',
    },
  ])
})

test('a name that two facilities bear, or a year between, decides nothing', () => {
  expect(suggest('other')).toEqual([])
})
