import { expect, test } from 'vitest'
import { expectWorkedExample } from '../../../../test/support/method-page.ts'
import { AVAILABLE, unavailable } from '../../availability.ts'
import type { RiskLevel } from '../bands.ts'
import { withoutResult, withResult } from '../outcome.ts'
import { PHYSICAL_RISK, type PhysicalRisk } from '../risk/physical-risk.ts'
import { type AssessedSite, NOT_LOCATED, rollUpSites } from './site-rollup.ts'

const particulars = { basis: 'derived', data_quality: 3 } as const

function site(id: string, overall: RiskLevel | null, changed: Partial<AssessedSite> = {}): AssessedSite {
  const risk =
    overall === null
      ? withoutResult<PhysicalRisk>(
          PHYSICAL_RISK,
          unavailable('no_match', 'no_series_nearby', ''),
          particulars,
        )
      : withResult<PhysicalRisk>(
          PHYSICAL_RISK,
          { chronic: overall, acute: overall, overall, missing: [], indicators: [], hazards: [] },
          particulars,
        )
  return {
    id,
    name: id,
    location_quality: 'exact',
    location_availability: changed.location_quality === 'not_located' ? NOT_LOCATED : AVAILABLE,
    risk,
    climate: null,
    evidence: [],
    covered_emissions_t: null,
    scope1_t: null,
    ...changed,
  }
}

test('head offices stay out, and what could not be assessed says why', () => {
  const { result } = rollUpSites([
    site('works', 'moderate', { covered_emissions_t: 100 }),
    site('office', 'extreme', { location_quality: 'head_office' }),
    site('mine', null),
    site('plant', 'high', { location_quality: 'not_located' }),
  ])
  expect(result).toMatchObject({
    worst: 'moderate',
    worst_sites: ['works'],
    sites_assessed: 1,
    head_office: [{ id: 'office', band: 'extreme' }],
    not_assessed: [
      { id: 'mine', availability: { reason_code: 'no_series_nearby' } },
      { id: 'plant', availability: { reason_code: 'not_located' } },
    ],
  })
})

test('unknown emissions are null, not zero', () => {
  const { result } = rollUpSites([
    site('a', 'high', { covered_emissions_t: 10 }),
    site('b', 'high'),
    site('c', 'low'),
    site('station', 'low', { scope1_t: 70 }),
  ])
  expect(result?.by_band).toEqual([
    { band: 'low', sites: 2, covered_emissions_t: null, scope1_t: 70 },
    { band: 'high', sites: 2, covered_emissions_t: 10, scope1_t: null },
  ])
  expect(result?.sites_without_emissions).toBe(2)
})

test('no site, and no assessed site, are told apart', () => {
  expect(rollUpSites([]).availability.reason_code).toBe('no_sites')
  expect(
    rollUpSites([site('office', 'low', { location_quality: 'head_office' })]).availability.reason_code,
  ).toBe('no_sites')
  expect(rollUpSites([site('mine', null)]).availability.reason_code).toBe('no_site_assessed')
})

/** Four Safeguard facilities of BHP in 2024-25 with the overall bands of their nearest series. */
const BHP = [
  ['HVY01 Hunter Valley Energy Coal - CCL Facility', 'very_high', 548_294],
  ['NKS01 Nickel West Kalgoorlie Facility', 'high', 32_038],
  ['NKW01 Nickel West Kwinana Facility', 'high', 59_573],
  ['PRL03 Rail - IOR Facility', 'high', 552_076],
] as const

test('BHP: the page’s figures, whatever the order of sites', () => {
  const sites = BHP.map(([id, band, covered_emissions_t]) =>
    site(id, band, { covered_emissions_t, location_quality: 'approximate' }),
  )
  const { result } = rollUpSites(sites)
  expectWorkedExample('site_rollup', {
    company: 'BHP GROUP LIMITED',
    abn: '49004028077',
    inputs: BHP.map(([id, band, covered_emissions_t]) => ({ id, band, covered_emissions_t })),
    result: { worst: result?.worst, worst_sites: result?.worst_sites, by_band: result?.by_band },
  })
  expect(rollUpSites(sites.toReversed()).result).toEqual(result)
})

test('a site whose place is disputed is left out and named, with the reason', () => {
  const disputed = site('mill', 'extreme', {
    location_quality: 'not_located',
    location_availability: unavailable('not_assessed', 'location_disputed', 'Two sources differ by 111 km.'),
  })
  const { result, flags } = rollUpSites([site('works', 'moderate', { second_km: 12 }), disputed])
  expect(result).toMatchObject({ worst: 'moderate', sites_assessed: 1 })
  expect(result?.not_assessed).toEqual([{ id: 'mill', availability: disputed.location_availability }])
  expect(flags).toEqual(['location_disputed', 'second_location_apart'])
  expect(rollUpSites([disputed]).availability.detail).toContain('mill: Two sources differ by 111 km.')
})
