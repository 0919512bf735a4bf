import { describe, expect, test } from 'vitest'
import { type PrintedStation, stationsByAbn } from './stations.ts'

const station = (changed: Partial<PrintedStation> = {}): PrintedStation => ({
  facility: 'Vales Point',
  reporting_year: '2023-24',
  reporting_entity: 'Delta Electricity Pty Ltd',
  state: 'NSW',
  grid: 'NEM',
  scope1_t: 6_000_000,
  primary_fuel: 'Black coal',
  generation: null,
  evidence: [],
  ...changed,
})
const name = (abn: string, text: string, first_year = '2008-09', last_year = '2024-25') => ({
  abn,
  name: text,
  first_year,
  last_year,
})
const links = (...found: Parameters<typeof stationsByAbn>) =>
  [...stationsByAbn(...found)].flatMap(([abn, own]) => own.map(({ link_basis }) => [abn, link_basis]))

describe('the company of a power station', () => {
  test('is the one of the same name, whatever its legal form', () => {
    expect(links([station()], [name('1', 'DELTA ELECTRICITY')], [])).toEqual([['1', 'same_name']])
  })

  test('is of two with one name the one that reported in that year', () => {
    const bearers = [
      name('1', 'Delta Electricity', '2008-09', '2014-15'),
      name('2', 'Delta Electricity', '2015-16'),
    ]
    expect(links([station()], bearers, [])).toEqual([['2', 'same_name']])
    expect(links([station({ reporting_year: '2010-11' })], bearers, [])).toEqual([['1', 'same_name']])
  })

  test('is the owner of the facility where no name decides', () => {
    const both = [name('1', 'Delta Electricity'), name('2', 'Delta Electricity')]
    const owners = [{ facility: 'Vales Point', abn: '3' }]
    expect(links([station()], both, owners)).toEqual([['3', 'facility_owner']])
  })

  test('is not known where two owners have a facility of the name', () => {
    const owners = [
      { facility: 'Vales Point', abn: '3' },
      { facility: 'Vales Point', abn: '4' },
      { facility: 'Vales Point', abn: '3' },
    ]
    expect(links([station()], [], owners)).toEqual([])
  })
})

test('a station on a grid without a national factor takes the region of its state', () => {
  const regionOf = (changed: Partial<PrintedStation>) =>
    stationsByAbn([station(changed)], [name('1', 'Delta Electricity')], []).get('1')?.[0]?.factor_region
  expect(regionOf({ state: 'WA', grid: 'SWIS' })).toBe('SWIS')
  expect(regionOf({ state: 'QLD', grid: 'Mt Isa' })).toBe('QLD')
})
