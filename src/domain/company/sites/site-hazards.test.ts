import { expect, test } from 'vitest'
import { knownAt, place, record, series, ten } from '../../../../test/support/climate-records.ts'
import { evidence } from '../../../../test/support/method-page.ts'
import { climateContext, type Place } from '../climate/climate-context.ts'
import { HAZARD_IDS } from '../hazards/assessment.ts'
import { indexSuburbs } from '../hazards/bushfire.ts'
import { otherHazards } from '../risk/other-hazards.ts'
import { rollUpBands } from './band-rollup.ts'
import { hazardBands, hazardInputs, hazardReasons, rollUpHazards } from './site-hazards.ts'
import { assessSites, type CompanySite, placeOfSite } from './sites.ts'

const suburbs = indexSuburbs([
  { state: 'NSW', name: 'Works', share: 0.6, point: null, evidence: [evidence('share', '2023', 0.6)] },
])
const named = { state: 'NSW', postcode: '2300', localities: ['Works'] }
const site = (id: string, tonnes: number | null, location: Partial<Place> | null = {}): CompanySite => ({
  id,
  name: id,
  origin: 'tenant_declared',
  state: 'NSW',
  as_at: '2024-25',
  link: '',
  covered_emissions_t: tonnes,
  scope1_t: null,
  grid: null,
  location:
    location === null
      ? null
      : {
          lat: place.lat,
          lon: place.lon,
          quality: 'exact',
          precision: '',
          matched_name: null,
          source: null,
          named: location.named,
        },
  address_match: null,
  evidence: [],
})
const warm = series({ mean_temperature: record(20, 0.5, ten(21)) })
const assessed = assessSites([site('bush', 10, { named }), site('lost', 5, null), site('town', 90)], (at) =>
  knownAt(climateContext(at, [warm], '2024-12-31'), at, { suburbs }),
)

test('every hazard is counted over all sites; a site without a band is not safe', () => {
  const rollup = rollUpHazards(assessed.sites)
  expect(rollup.map(({ hazard }) => hazard)).toEqual([...HAZARD_IDS])
  expect(rollup.find(({ hazard }) => hazard === 'bushfire')).toEqual({
    hazard: 'bushfire',
    worst: 'very_high',
    worst_sites: ['bush'],
    weighted: { band: 'very_high', by: 'emissions' },
    by_band: [{ band: 'very_high', sites: 1, covered_emissions_t: 10, scope1_t: null }],
    sites_without_band: 2,
    absent: [
      { reason: 'outside_coverage', sites: 1 },
      { reason: 'not_located', sites: 1 },
    ],
  })
  expect(rollup.find(({ hazard }) => hazard === 'flood')).toMatchObject({
    worst: null,
    sites_without_band: 3,
  })
  for (const { by_band, absent } of rollup)
    expect([...by_band, ...absent].reduce((count, { sites }) => count + sites, 0)).toBe(3)
  expect(rollUpHazards([])).toEqual([])
})

test('a site says which hazards have a band, and why the others have none', () => {
  const [bush, lost] = assessed.sites
  expect(hazardBands(bush!.hazards)).toEqual({ warming: 'very_high', bushfire: 'very_high' })
  expect(hazardReasons(bush!.hazards)).toMatchObject({
    flood: 'no_public_data',
    tropical_cyclone: 'not_loaded',
  })
  expect([hazardBands(lost!.hazards), hazardReasons(lost!.hazards)]).toEqual([{}, {}])
  expect(hazardInputs(assessed.sites)).toContainEqual(evidence('share', '2023', 0.6))
})

test('physical risk says of other hazards what the hazards of the place say', () => {
  const [bush, , town] = assessed.sites
  const statusOf = (at: typeof bush, name: string) =>
    at?.risk.result?.hazards.find(({ hazard }) => hazard === name)?.availability
  expect(statusOf(bush, 'bushfire')).toMatchObject({ status: 'available', reason_code: null })
  expect(statusOf(town, 'bushfire')).toMatchObject({
    status: 'not_assessed',
    reason_code: 'outside_coverage',
    detail: expect.stringMatching(/This does not mean there is no risk\.$/),
  })
  const places = assessed.sites.flatMap(({ hazards }) => hazards.result?.hazards ?? [])
  expect(otherHazards([places])[1]).toMatchObject({
    hazard: 'bushfire',
    availability: { status: 'available' },
  })
  expect(otherHazards([]).map(({ availability }) => availability.status)).toEqual(
    Array.from({ length: 4 }, () => 'not_assessed'),
  )
})

test('half of the weight counts each site once, whichever table prints its emissions', () => {
  const of = (covered_emissions_t: number | null, scope1_t: number | null) => ({
    id: `${covered_emissions_t} ${scope1_t}`,
    covered_emissions_t,
    scope1_t,
  })
  const mine = { site: of(60, null), band: 'low' as const }
  const station = { site: of(null, 50), band: 'low' as const }
  const both = { site: of(100, 100), band: 'high' as const }
  expect(rollUpBands([mine, station, both]).weighted).toEqual({ band: 'low', by: 'emissions' })
  expect(rollUpBands([mine, { site: of(0, null), band: 'high' }]).weighted).toEqual({
    band: 'low',
    by: 'sites',
  })
  expect(rollUpBands([]).weighted).toBeNull()
  expect(placeOfSite(site('bush', 1, { named }))?.named).toEqual(named)
})
