import { expect, test } from 'vitest'
import { safeguardRow } from '../../../../test/support/safeguard-rows.ts'
import type { SafeguardRow } from './facility.ts'
import { safeguardMechanism } from './safeguard.ts'
import { prepareSafeguardTable } from './table.ts'

const mechanism = (rows: readonly SafeguardRow[]) =>
  safeguardMechanism({
    company: { abn: 'me', names: [] },
    table: prepareSafeguardTable(rows),
    scope1: [],
  })
const former = (rows: readonly SafeguardRow[]) => mechanism(rows).result?.former_facilities
const other = safeguardRow('2024-25', { facility: 'Mill' })
const works = safeguardRow('2023-24', { covered_emissions_t: 123_456 })

test('nothing is said where every facility is listed, also under another spelling', () => {
  expect(former([works, safeguardRow('2024-25', { facility: 'WORKS' })])).toBeUndefined()
  expect(mechanism([other]).result).not.toHaveProperty('former_facilities')
})

test('a facility that no year lists after its last is told by its last row', () => {
  expect(former([safeguardRow('2022-23'), works, other])).toEqual([
    {
      facility: 'Works',
      responsible_emitter: 'Works Pty Ltd',
      last_reporting_year: '2023-24',
      covered_emissions_t: 123_456,
      now: 'not_listed',
      listed_as: null,
    },
  ])
})

test('one that is listed now is another’s by a link, or nobody knows whose, and its row is evidence', () => {
  const sold = safeguardRow('2024-25', {
    responsible_emitter: 'Buyer Pty Ltd',
    controlling_corporation: 'BUYER LIMITED',
    controlling_corporation_abn: 'buyer',
    covered_emissions_t: 99,
  })
  expect(former([works, other, sold])).toMatchObject([
    { now: 'controlled_by_another', listed_as: { controlling_corporation_abn: 'buyer' } },
  ])
  expect(mechanism([works, other, sold]).inputs.map(({ value_text }) => value_text)).toContain('99')
  const lapsed = { ...sold, controlling_corporation: null, controlling_corporation_abn: null }
  expect(former([works, other, { ...lapsed, formerly_controlled_by: ['me'] }])).toMatchObject([
    { now: 'control_not_known', listed_as: { responsible_emitter: 'Buyer Pty Ltd' } },
  ])
})

test('a facility of the same name in another state is another facility', () => {
  const elsewhere = safeguardRow('2024-25', { state: 'WA', controlling_corporation_abn: 'buyer' })
  expect(former([works, other, elsewhere])).toMatchObject([{ now: 'not_listed' }])
})

test('one that is listed under a close name is found, unless that name was printed beside it before', () => {
  const renamed = safeguardRow('2024-25', {
    facility: 'Blackwater Coal Mine',
    controlling_corporation_abn: 'b',
  })
  const mine = safeguardRow('2023-24', { facility: 'Blackwater Mine' })
  expect(former([mine, other, renamed])).toMatchObject([
    { now: 'controlled_by_another', listed_as: { facility: 'Blackwater Coal Mine' } },
  ])
  const before = { ...renamed, reporting_year: '2023-24' }
  expect(former([mine, other, renamed, before])).toMatchObject([{ now: 'not_listed', listed_as: null }])
})
