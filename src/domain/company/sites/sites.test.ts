import { describe, expect, test } from 'vitest'
import { knownAt, place, record, series, ten } from '../../../../test/support/climate-records.ts'
import { climateContext } from '../climate/climate-context.ts'
import { assessSites, type CompanySite, siteGridRegion } from './sites.ts'

const site = (changed: Partial<CompanySite>): CompanySite => ({
  id: 'safeguard Works',
  name: 'Works',
  origin: 'safeguard',
  state: 'NSW',
  as_at: '2024-25',
  link: 'same_abn',
  covered_emissions_t: 100,
  scope1_t: null,
  grid: null,
  location: {
    lat: place.lat,
    lon: place.lon,
    quality: 'approximate',
    precision: 'approximate',
    matched_name: null,
    source: null,
  },
  address_match: null,
  evidence: [],
  ...changed,
})
const warm = series({ mean_temperature: record(20, 0.5, ten(21)), heat_days_35: record(1, 0.5, ten(1)) })

describe('assessSites', () => {
  test('each site on its own place; one that is not located says so and does not count', () => {
    const { sites, rollup } = assessSites([site({ id: 'b', location: null }), site({ id: 'a' })], (at) =>
      knownAt(climateContext(at, [warm], '2024-12-31'), at),
    )
    expect(
      sites.map((one) => [one.site.id, one.risk.result?.overall ?? one.location_availability.reason_code]),
    ).toEqual([
      ['a', 'very_high'],
      ['b', 'not_located'],
    ])
    expect(rollup.result).toMatchObject({
      worst: 'very_high',
      sites_assessed: 1,
      not_assessed: [{ id: 'b', availability: { reason_code: 'not_located' } }],
    })
  })
})

describe('siteGridRegion', () => {
  const at = (lat: number, lon: number) => ({ ...site({}).location!, lat, lon })
  test.each([
    ['a state’s market', { state: 'NSW' }, 'NSW1', 'available'],
    ['Kwinana', { state: 'WA', location: at(-32.2, 115.8) }, 'SWIS', 'available'],
    ['Newman', { state: 'WA', location: at(-23.4, 119.7) }, null, 'not_applicable'],
    ['somewhere in the west', { state: 'WA', location: null }, null, 'no_match'],
    ['Esperance', { state: 'WA', location: at(-33.86, 121.89) }, null, 'not_applicable'],
    ['Ravensthorpe', { state: 'WA', location: at(-33.61, 120.36) }, 'SWIS', 'available'],
    ['Mount Magnet', { state: 'WA', location: at(-28.06, 117.85) }, null, 'not_applicable'],
    ['Golden Grove', { state: 'WA', location: at(-28.77, 116.96) }, 'SWIS', 'available'],
    ['Yalata', { state: 'SA', location: at(-31.48, 131.84) }, null, 'not_applicable'],
    ['Ceduna', { state: 'SA', location: at(-32.13, 133.67) }, 'SA1', 'available'],
    ['King Island', { state: 'TAS', location: at(-39.93, 143.86) }, null, 'not_applicable'],
    ['Cape Grim', { state: 'TAS', location: at(-40.68, 144.69) }, 'TAS1', 'available'],
    ['Lord Howe Island', { state: 'NSW', location: at(-31.55, 159.08) }, null, 'not_applicable'],
    ['a station on a grid that its state is not on', { state: 'WA', grid: 'NEM' }, null, 'no_match'],
    ['and one in the territory', { state: 'NT', grid: 'NEM' }, null, 'no_match'],
    ['a station on another grid', { state: 'QLD', grid: 'Mt Isa' }, null, 'not_applicable'],
    ['a station on the south-west grid', { state: 'WA', grid: 'SWIS', location: null }, 'SWIS', 'available'],
  ] as const)('%s', (_, changed, region, status) => {
    const decision = siteGridRegion(site(changed))
    expect([decision.grid_region, decision.availability.status]).toEqual([region, status])
  })
})
