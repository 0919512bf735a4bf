import { expect, test } from 'vitest'
import { registryOverview } from './overview.ts'
import type { PrintedRow } from './totals.ts'

const row = (reporting_year: string, abn: string | null, scope1_t: number | null): PrintedRow => ({
  reporting_year,
  row_ref: `${reporting_year} ${abn}`,
  organisation: `COMPANY ${abn}`,
  abn,
  scope1_t,
  scope2_t: 10,
  net_energy_gj: null,
  notes: null,
})

test('the newest year beside the one before, the largest first', () => {
  const overview = registryOverview([
    row('2022-23', '1', 999),
    row('2023-24', '1', 200),
    row('2023-24', '2', 0),
    row('2024-25', '1', 150),
    row('2024-25', '2', 300),
    row('2024-25', '3', 20),
    row('2024-25', null, 30),
    row('2024-25', '4', null),
  ])
  expect(overview).toMatchObject({
    reporting_year: '2024-25',
    scope1: { previous_t: 200, change_percent: 150, absence: null },
    scope2: { previous_t: 20, change_percent: 150 },
    largest: [
      { abn: '2', scope1_t: 300, previous_t: 0, change_percent: null, absence: 'zero_before' },
      { abn: '1', scope1_t: 150, previous_t: 200, change_percent: -25, absence: null },
      { abn: '3', scope1_t: 20, previous_t: null, change_percent: null, absence: 'not_reported_before' },
    ],
  })
  expect(overview.years.map(({ scope1 }) => scope1.value)).toEqual([999, 200, 500])
})

test('a year is compared with the one right before it, never across a change of warming potentials', () => {
  expect(registryOverview([row('2022-23', '1', 1), row('2024-25', '1', 2)]).scope1).toEqual({
    previous_t: null,
    change_percent: null,
    absence: 'no_previous_year',
  })
  const broken = registryOverview([row('2019-20', '1', 1), row('2020-21', '1', 2)])
  expect([broken.scope1.absence, broken.largest[0]?.absence]).toEqual(['gwp_break', 'gwp_break'])
  expect(registryOverview([])).toMatchObject({ reporting_year: null, largest: [] })
})
