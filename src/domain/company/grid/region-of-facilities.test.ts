import { describe, expect, test } from 'vitest'
import { AVAILABLE } from '../../availability.ts'
import type { EvidenceInput } from '../../evidence.ts'
import { withResult } from '../outcome.ts'
import type { CompanySite } from '../sites/sites.ts'
import { companyRegion, inRegionOf } from './region-of-facilities.ts'

const NOWHERE = { state: null, postcode: null }

const input: EvidenceInput = {
  dataset: 'safeguard',
  release: 'release',
  file_sha256: '0',
  ref: 'line 2',
  field: 'covered_emissions_t',
  observed: '2024-25',
  value_text: '100',
}

const facility = (state: string | null, changed: Partial<CompanySite> = {}): CompanySite => ({
  id: 'safeguard Works',
  name: 'Works',
  origin: 'safeguard',
  state,
  as_at: '2024-25',
  link: 'same_abn',
  covered_emissions_t: 100,
  scope1_t: null,
  grid: null,
  location: null,
  address_match: null,
  evidence: [input],
  ...changed,
})
const located = (state: string, lat: number, lon: number): CompanySite =>
  facility(state, {
    location: { lat, lon, quality: 'approximate', precision: 'map', matched_name: null, source: null },
  })
const station = (state: string, grid: string): CompanySite => facility(state, { grid })

describe('the region of a company', () => {
  test('is of its address where that is known, and the facilities are not even asked for', () => {
    const region = companyRegion({ state: 'VIC', postcode: '3000' }, () => {
      throw new Error('asked')
    })
    expect(region).toMatchObject({ decision: { grid_region: 'VIC1', rule: 'postcode' }, facilities: [] })
  })

  test('is of its facilities where all are in one state, and says that it is no region of an office', () => {
    const facilities = [facility('QLD'), facility('QLD')]
    expect(companyRegion(NOWHERE, () => facilities)).toEqual({
      facilities,
      decision: {
        availability: AVAILABLE,
        state: 'QLD',
        grid_region: 'QLD1',
        factor_region: 'QLD',
        rule: 'facilities',
        precision: 'state',
        note: 'The address is not known, so the region is taken from its 2 facilities in QLD, not from an office. Mount Isa has its own system.',
      },
    })
  })

  test.each([
    ['no facility', []],
    ['facilities in two states', [facility('NSW'), facility('QLD')]],
    ['two states of one market region', [facility('NSW'), facility('ACT')]],
    ['a facility in several states', [facility('NSW'), facility(null)]],
  ])('is not known with %s', (_, facilities) => {
    const { decision, facilities: deciding } = companyRegion(NOWHERE, () => facilities)
    expect(decision).toMatchObject({
      grid_region: null,
      factor_region: null,
      rule: 'none',
      availability: { status: 'no_match', reason_code: 'state_unknown' },
    })
    expect(deciding).toEqual([])
  })

  test.each([
    ['Kwinana', [located('WA', -32.2, 115.8)], 'SWIS', 'SWIS', null],
    ['Newman', [located('WA', -23.4, 119.7)], null, null, 'outside_market_region'],
    ['Granny Smith', [located('WA', -28.8, 122.4)], null, null, 'outside_market_region'],
    ['Mount Isa', [located('QLD', -20.7, 139.5)], null, null, 'outside_market_region'],
    ['Moomba', [located('SA', -28.1, 140.2)], null, null, 'outside_market_region'],
    ['Olympic Dam', [located('SA', -30.4, 136.9)], 'SA1', 'SA', null],
    ['somewhere in the west', [facility('WA')], null, null, 'not_located'],
    ['a mine in the territory', [facility('NT')], null, 'DKIS', 'no_index_for_state'],
    ['a station in Darwin', [station('NT', 'DKIS')], null, 'DKIS', 'outside_market_region'],
    ['a station in the Pilbara', [station('WA', 'NWIS')], null, 'NWIS', 'outside_market_region'],
    ['a station of its own', [station('NT', 'Off-grid')], null, null, 'outside_market_region'],
  ])(
    'follows the place and the printed grid: %s',
    (_, facilities, grid_region, factor_region, reason_code) => {
      const { decision, facilities: deciding } = companyRegion(NOWHERE, () => facilities)
      const decides = grid_region !== null || factor_region !== null
      expect(decision).toMatchObject({
        grid_region,
        factor_region,
        rule: decides ? 'facilities' : 'none',
        availability: { reason_code },
      })
      expect(deciding).toEqual(decides ? facilities : [])
    },
  )

  test('is the grid of more than half of them, and counts the others', () => {
    const most = [station('TAS', 'NEM'), station('TAS', 'NEM'), station('TAS', 'Off-grid')]
    expect(companyRegion(NOWHERE, () => most).decision).toMatchObject({
      grid_region: 'TAS1',
      note: expect.stringMatching(/1 of them is on another grid or on none\.$/),
    })
    const half = [station('TAS', 'NEM'), station('TAS', 'Off-grid')]
    expect(companyRegion(NOWHERE, () => half).decision).toMatchObject({
      grid_region: null,
      factor_region: null,
      rule: 'none',
      availability: { reason_code: 'several_grids' },
    })
  })
})

test('an outcome cites the facilities that chose its region, and is flagged and graded for it', () => {
  const outcome = withResult({ id: 'grid_intensity', version: '1' }, 1, { basis: 'derived', data_quality: 2 })
  expect(inRegionOf([], outcome)).toBe(outcome)
  expect(inRegionOf([facility('NSW')], outcome)).toMatchObject({
    data_quality: 3,
    flags: ['region_of_facilities'],
    inputs: [input],
  })
})
