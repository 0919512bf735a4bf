import { expect, test } from 'vitest'
import { safeguardRow as row } from '../../../../test/support/safeguard-rows.ts'
import { changesOfControl } from './changes-of-control.ts'

const mine = (year: string, abn: string | null, covered_emissions_t = 100) =>
  row(year, { controlling_corporation_abn: abn, covered_emissions_t })
const found = (...rows: Parameters<typeof changesOfControl>[0]) =>
  [...changesOfControl(rows)].map(([abn, changes]) => [
    abn,
    changes.map(({ role, reporting_year, covered_emissions_t }) => [
      role,
      reporting_year,
      covered_emissions_t,
    ]),
  ])

test('a facility under another corporation than the year before has a seller and a buyer', () => {
  expect(found(mine('2022-23', 'old', 90), mine('2023-24', 'new', 80), mine('2024-25', 'new', 70))).toEqual([
    ['old', [['seller', '2023-24', 90]]],
    ['new', [['buyer', '2023-24', 80]]],
  ])
})

test('a year in which both have a row moves the seller on by one', () => {
  const rows = [
    mine('2022-23', 'old'),
    mine('2023-24', 'old'),
    mine('2023-24', 'new'),
    mine('2024-25', 'new'),
  ]
  expect(found(...rows)).toEqual([
    ['new', [['buyer', '2023-24', 100]]],
    ['old', [['seller', '2024-25', 100]]],
  ])
})

test('a row without a link, a missing year and another state prove nothing', () => {
  expect(found(mine('2022-23', 'old'), mine('2023-24', null))).toEqual([])
  expect(found(mine('2021-22', 'old'), mine('2023-24', 'new'))).toEqual([])
  expect(
    found(mine('2022-23', 'old'), row('2023-24', { controlling_corporation_abn: 'new', state: 'WA' })),
  ).toEqual([])
})
