import { describe, expect, test } from 'vitest'
import { evidence } from '../../../../test/support/method-page.ts'
import { withResult } from '../outcome.ts'
import type { CompanySite } from '../sites/sites.ts'
import { atFacility, facilityLocation, largestLocatedFacility } from './facility-place.ts'

const row = evidence('covered_emissions_t', '2024-25', '100')

const facility = (name: string, changed: Partial<CompanySite> = {}): CompanySite => ({
  id: `safeguard ${name}`,
  name,
  origin: 'safeguard',
  state: 'QLD',
  as_at: '2024-25',
  link: 'same_abn',
  covered_emissions_t: 100,
  scope1_t: null,
  grid: null,
  location: {
    lat: -23,
    lon: 148,
    quality: 'approximate',
    precision: 'approximate',
    matched_name: null,
    source: null,
  },
  address_match: null,
  evidence: [row],
  ...changed,
})

describe('the facility that stands for an office', () => {
  test('is the one with the largest emissions of those with a place', () => {
    const found = largestLocatedFacility([
      facility('Small', { covered_emissions_t: 10 }),
      facility('Nowhere', { covered_emissions_t: 900, location: null }),
      facility('Station', { covered_emissions_t: null, scope1_t: 500 }),
      facility('Mine', { covered_emissions_t: 400 }),
    ])
    expect(found).toMatchObject({
      site: { name: 'Station' },
      facilities_known: 4,
      facilities_located: 3,
    })
  })

  test('is the same in whatever order the tables list equal ones', () => {
    const equal = [facility('B'), facility('A'), facility('C')]
    expect(largestLocatedFacility(equal)?.site.name).toBe('A')
    expect(largestLocatedFacility(equal.toReversed())?.site.name).toBe('A')
  })

  test('is none where no facility has a place', () => {
    expect(largestLocatedFacility([facility('Nowhere', { location: null })])).toBeNull()
    expect(largestLocatedFacility([])).toBeNull()
  })
})

test('a figure of a facility says so, cites it, and tells the rule that chose it', () => {
  const outcome = withResult({ id: 'scenario_context', version: '1.0.0' }, 1, {
    basis: 'derived',
    data_quality: 2,
  })
  const place = largestLocatedFacility([facility('Mine'), facility('Nowhere', { location: null })])
  expect(atFacility(place, outcome)).toMatchObject({
    flags: ['location_of_facility'],
    data_quality: 3,
    inputs: [row],
    trace: [{ rule: 'scenario_context.place', operator: 'largest_emissions', result: 'safeguard Mine' }],
  })
  expect(atFacility(null, outcome)).toBe(outcome)
  expect(facilityLocation(place!)).toMatchObject({
    kind: 'facility',
    postcode: null,
    state: 'QLD',
    facility: { name: 'Mine', covered_emissions_t: 100, facilities_known: 2, facilities_located: 1 },
  })
})
