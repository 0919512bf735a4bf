import { expect, test } from 'vitest'
import { safeguardRow } from '../../../test/support/safeguard-rows.ts'
import type { SafeguardRow } from '../company/safeguard/facility.ts'
import { safeguardMechanism } from '../company/safeguard/safeguard.ts'
import { prepareSafeguardTable } from '../company/safeguard/table.ts'
import { facilityYear, lostFacilities } from './lost-facilities.ts'

const lost = (before: readonly SafeguardRow[], after: readonly SafeguardRow[]) => {
  const blockOf = (rows: readonly SafeguardRow[]) =>
    safeguardMechanism({ company: { abn: 'me', names: [] }, table: prepareSafeguardTable(rows), scope1: [] })
      .result
  const linked = after.filter((row) => row.controlling_corporation_abn !== null).map(facilityYear)
  const years = new Set(after.map((row) => row.reporting_year))
  return lostFacilities({
    before: blockOf(before),
    after: blockOf(after),
    links: { years, linked: new Set(linked) },
  })
}
const mill = safeguardRow('2023-24', { facility: 'Mill' })
const millNext = safeguardRow('2024-25', { facility: 'MILL' })
const works = (year: string, more: Partial<SafeguardRow> = {}) =>
  safeguardRow(year, { covered_emissions_t: 600_000, ...more })
const before = [mill, works('2023-24')]

test('an ordinary next year loses nothing: all are there, small ones leave, large ones are renamed or sold', () => {
  expect(lost(before, [...before, millNext, works('2024-25')])).toEqual([])
  const small = safeguardRow('2023-24', { covered_emissions_t: 349_000 })
  expect(lost([mill, small], [mill, small, millNext])).toEqual([])
  const renamed = works('2024-25', { facility: 'Quite another name', covered_emissions_t: 400_000 })
  expect(lost(before, [...before, millNext, renamed])).toEqual([])
  expect(lost(before, [...before, millNext, works('2024-25', { controlling_corporation_abn: 'b' })])).toEqual(
    [],
  )
})

test('a large facility that is not listed any more is lost, and one that is listed for nobody', () => {
  expect(lost(before, [...before, millNext])).toEqual([
    'Works, with 600000 t in 2023-24, is not listed in 2024-25',
  ])
  const lapsed = works('2024-25', {
    responsible_emitter: 'Buyer Pty Ltd',
    controlling_corporation_abn: null,
    covered_emissions_t: 1,
  })
  expect(lost(before, [...before, millNext, lapsed])).toEqual([
    'Works is listed under Buyer Pty Ltd in 2024-25 but not linked to a company',
  ])
})

test('facilities of a year that a corrected table or link leaves to nobody are lost, those of another company are not', () => {
  expect(lost(before, [mill])).toEqual(['Works of 2023-24 is no longer linked to a company'])
  expect(lost(before, [mill, works('2023-24', { controlling_corporation_abn: null })])).toHaveLength(1)
  expect(lost(before, [mill, works('2023-24', { controlling_corporation_abn: 'other' })])).toEqual([])
})

test('who takes a whole year back is not told of each of its facilities', () => {
  expect(lost([...before, millNext, works('2024-25')], before)).toEqual([])
})
