import { describe, expect, test } from 'vitest'
import { knownAt } from '../../../../test/support/climate-records.ts'
import { safeguardRow } from '../../../../test/support/safeguard-rows.ts'
import { climateContext } from '../climate/climate-context.ts'
import type { SafeguardRow } from '../safeguard/facility.ts'
import { prepareSafeguardTable } from '../safeguard/table.ts'
import {
  type FacilityLocation,
  type FacilityTables,
  locationKey,
  publicSites,
  undisputed,
} from './public-sites.ts'
import { assessSites, type CompanySite, locationAvailability, type SiteLocation } from './sites.ts'
import type { StationYear } from './stations.ts'

const cited = (ref: string): SafeguardRow['evidence'] => [
  { dataset: 'd', release: 'r', file_sha256: 'f', ref, field: 'f', observed: '', value_text: null },
]
const row = (facility: string, changed: Partial<SafeguardRow> = {}): SafeguardRow =>
  safeguardRow('2023-24', {
    facility,
    link_basis: 'same_abn',
    covered_emissions_t: 100,
    evidence: cited(`row of ${facility}`),
    ...changed,
  })
const station = (facility: string, reporting_year = '2024-25'): StationYear => ({
  facility,
  reporting_year,
  reporting_entity: 'Works',
  state: 'NSW',
  generation: null,
  grid: 'NEM',
  scope1_t: 7,
  primary_fuel: null,
  factor_region: 'NSW_ACT',
  link_basis: 'same_name',
  evidence: cited(`station ${facility}`),
})
const at = (scheme: FacilityLocation['scheme'], facility: string, lat: number | null): FacilityLocation => ({
  scheme,
  facility,
  location:
    lat === null
      ? null
      : { lat, lon: 150, quality: 'approximate', precision: 'map', matched_name: null, source: null },
  evidence: cited(`${scheme} map of ${facility}`),
})
const sites = (
  rows: readonly SafeguardRow[],
  stations: readonly StationYear[] = [],
  locations: readonly FacilityLocation[] = [],
) => {
  const tables: FacilityTables = {
    safeguard: prepareSafeguardTable(rows),
    stations: new Map([['me', stations]]),
    latest_station_year: '2024-25',
    locations: new Map(locations.map((one) => [locationKey(one), one])),
  }
  return publicSites({ abn: 'me', names: [] }, tables)
}

describe('the public sites of a company', () => {
  test('are its facilities in the newest table of each scheme', () => {
    const found = sites(
      [
        row('Sold', { reporting_year: '2022-23' }),
        row('Works'),
        row('Theirs', { controlling_corporation_abn: 'x' }),
      ],
      [station('Old', '2023-24'), station('Plant')],
    )
    expect(
      found.map(({ id, as_at, covered_emissions_t, scope1_t }) => [id, as_at, covered_emissions_t, scope1_t]),
    ).toEqual([
      ['safeguard Works', '2023-24', 100, null],
      ['generation Plant', '2024-25', null, 7],
    ])
  })

  test('keep their place when a table prints their name with other marks, spaces or case', () => {
    const [works] = sites([row('ODS01  Works – UOD')], [], [at('safeguard', 'ODS01 WORKS - UOD', -30)])
    expect(works?.location).toMatchObject({ lat: -30 })
  })

  test('are one where both schemes list it; the map of the generation scheme comes first', () => {
    const [joined, ...others] = sites(
      [row('Bayswater Power Station')],
      [station('BAYSWATER POWER STATION')],
      [at('safeguard', 'Bayswater Power Station', -32), at('generation', 'BAYSWATER POWER STATION', -33)],
    )
    expect(others).toEqual([])
    expect(joined).toMatchObject({ origin: 'safeguard', scope1_t: 7, grid: 'NEM', location: { lat: -33 } })
    expect(joined?.evidence.map(({ ref }) => ref)).toEqual([
      'row of Bayswater Power Station',
      'safeguard map of Bayswater Power Station',
      'station BAYSWATER POWER STATION',
      'generation map of BAYSWATER POWER STATION',
    ])
  })

  test('rest on a map that was looked into in vain, too', () => {
    const [found] = sites([row('Works')], [], [at('safeguard', 'Works', null)])
    expect(found).toMatchObject({ location: null })
    expect(found?.evidence).toHaveLength(2)
  })

  test.each([
    ['NSW', 'NSW'],
    ['QLD; SA', null],
    ['National', null],
  ])('are in a state when it is one: %s', (state, expected) => {
    expect(sites([row('Works', { state })])[0]?.state).toBe(expected)
  })

  test('have ids of their own when emitters share a facility', () => {
    const shared = sites([row('Works'), row('Works', { responsible_emitter: 'Other Pty Ltd' })])
    expect(shared.map(({ id }) => id)).toEqual(['safeguard Works', 'safeguard Works (2)'])
  })
})

describe('two sources of a place', () => {
  const located = (distance_km: number, kind: string): SiteLocation => ({
    lat: -23.1,
    lon: 148.4,
    quality: 'approximate',
    precision: 'approximate',
    matched_name: null,
    source: 'a map',
    second_opinion: { lat: -22.7, lon: 147.6, distance_km, kind, source: 'another map' },
  })

  test.each([
    [25, 'site', false],
    [25.1, 'site', true],
    [1589.3, 'captive_power_plant', true],
    [349.1, 'extraction_area', false],
    [95.3, 'replaced', false],
  ])('%s km to a point of the kind %s: disputed %s', (km, kind, isDisputed) => {
    const location = located(km, kind)
    expect(undisputed({ location })).toEqual(
      isDisputed ? { location: null, disputed_location: location } : { location },
    )
  })

  test('says where each of them places a disputed site, and leaves it out of roll-ups', () => {
    const mine: FacilityLocation = { ...at('safeguard', 'Mine', -23.1), location: located(95.3, 'site') }
    const { sites: found, rollup } = assessSites(
      sites([row('Mine')], [], [mine]).map((site) => ({ ...site, id: 'mine' })),
      (place) => knownAt(climateContext(place, [], '2026-11-01'), place),
    )
    expect(found).toMatchObject([
      { location_availability: { status: 'not_assessed' }, site: { location: null } },
    ])
    expect(JSON.stringify(found[0]?.location_availability)).toMatch(/location_disputed.*95 km apart/)
    expect(rollup.result).toBeNull()
  })
})

test('a facility whose only published point is in the ocean says so', () => {
  const refused = { lat: -20.26, lon: 110.88, source: 'a map' }
  const place = undisputed({ location: null, refused })
  expect(place).toEqual({ location: null, refused_location: refused })
  expect(locationAvailability({ ...place } as CompanySite)).toMatchObject({
    reason_code: 'not_located',
    detail: expect.stringMatching(/-20\.26, 110\.88 \(a map\), is in the open ocean/),
  })
})
