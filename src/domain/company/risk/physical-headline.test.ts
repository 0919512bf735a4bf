import { describe, expect, test } from 'vitest'
import { knownAt, record, series, ten } from '../../../../test/support/climate-records.ts'
import { climateContext } from '../climate/climate-context.ts'
import { type ScenarioReference, scenarioAnalysis } from '../scenarios/scenario-analysis.ts'
import { scenarioRollup } from '../scenarios/site-scenario-rollup.ts'
import { rollUpScenarios } from '../scenarios/site-scenarios.ts'
import { assessSites, type CompanySite } from '../sites/sites.ts'
import { physicalHeadline } from './physical-headline.ts'
import { physicalRisk } from './physical-risk.ts'

const site = (id: string, tonnes: number | null, isLocated = true): CompanySite => ({
  id,
  name: id,
  origin: 'safeguard',
  state: 'NSW',
  as_at: '2024-25',
  link: 'controlling_corporation',
  covered_emissions_t: tonnes,
  scope1_t: null,
  grid: null,
  location: isLocated
    ? { lat: -33, lon: 151, quality: 'exact', precision: 'matched_name', matched_name: null, source: null }
    : null,
  address_match: null,
  evidence: [],
})
const warmedTo: Readonly<Record<string, number>> = { cool: 20.4, warm: 21.4, hot: 22.5, office: 22.5 }
const climateOf = (id: string, lastYear = 2023) =>
  climateContext(
    { id, lat: -33, lon: 151, quality: id === 'office' ? 'head_office' : 'exact' },
    [
      series({
        mean_temperature: record(20, 1, ten(warmedTo[id] ?? 20), lastYear - 9),
        ...(id === 'half' ? {} : { heat_days_35: record(1, 0.5, ten(1), lastYear - 9) }),
      }),
    ],
    '2026-11-01',
  )
const NOWHERE = climateContext(null, [], '2026-11-01')
const headlineOf = (sites: readonly CompanySite[], office = climateOf('office'), lastYear = 2023) => {
  const assessed = assessSites(sites, (at) => knownAt(at === null ? NOWHERE : climateOf(at.id, lastYear), at))
  return physicalHeadline({ risk: physicalRisk(office), climate: office.result }, assessed, '2026-11-01')
}

describe('physicalHeadline', () => {
  test('is that of the sites, worst and weighted by emissions', () => {
    expect(headlineOf([site('cool', 900), site('warm', 50), site('hot', 40)])).toMatchObject({
      basis: 'sites',
      band: 'extreme',
      weighted: { band: 'low', by: 'emissions' },
      is_old: false,
      statement:
        'Worst of the 3 sites assessed (3 known): extreme. Half of them, by emissions, are at low or below. The head office is shown for context.',
    })
  })

  test('counts sites where one has no emissions', () => {
    expect(headlineOf([site('cool', 900), site('warm', null), site('hot', 1)]).weighted).toEqual({
      band: 'high',
      by: 'sites',
    })
  })

  test('is never that of the office when a site is known', () => {
    expect(headlineOf([site('lost', 10, false)])).toMatchObject({
      basis: 'not_assessed',
      band: null,
      statement: expect.stringContaining('shown for context only'),
    })
  })

  test('says that it is the head office only where no site is known', () => {
    const headline = headlineOf([])
    expect(headline).toMatchObject({ basis: 'head_office_only', band: 'extreme' })
    expect(headline.statement).toMatch(/^Head office only: /)
    expect(headlineOf([], NOWHERE)).toMatchObject({ basis: 'not_assessed', band: null })
  })

  test('leaves out a site of which one side is known, and is no band of an office that is partial', () => {
    expect(headlineOf([site('half', 10), site('cool', 10)])).toMatchObject({
      sites_known: 2,
      sites_assessed: 1,
      band: 'low',
    })
    expect(headlineOf([], climateOf('half'))).toMatchObject({
      basis: 'not_assessed',
      band: null,
      statement: expect.stringContaining('only in part. Partial: No acute indicator.'),
    })
  })

  test('says that observations are older than five years', () => {
    expect(headlineOf([site('hot', 1)], climateOf('office'), 2020)).toMatchObject({
      is_old: true,
      observed_to: 2020,
      statement: expect.stringContaining('Observations end in 2020, 6 years ago.'),
    })
    expect(headlineOf([site('hot', 1)], climateOf('office'), 2021).is_old).toBe(false)
  })
})

test('sites are counted by hazard, scenario and band; one without a band is not safe', () => {
  const reference: ScenarioReference = {
    changes: [1.5, 3].map((level_c) => ({
      region: 'EAU',
      region_name: '',
      ensemble: 'CMIP6',
      level_c,
      season: 'annual',
      variable: 'mean_temp_change_c',
      unit: 'degC',
      baseline: '1981-2010',
      low: level_c - 1,
      median: level_c - 0.75,
      high: level_c,
      range: 'p10-p90',
      models: 30,
      models_drier_percent: null,
      note: '',
      evidence: [],
    })),
    years: [],
    curves: [],
  }
  const climate = climateOf('hot')
  const HERE = climate.result!.place
  const sites = [
    { site: site('hot', 5), climate, analysis: scenarioAnalysis(HERE, knownAt(climate, HERE), reference) },
    {
      site: site('lost', 7, false),
      climate: NOWHERE,
      analysis: scenarioAnalysis(null, knownAt(NOWHERE, null), reference),
    },
  ]
  const [low, high] = rollUpScenarios(sites)
  expect(low?.hazards[0]).toMatchObject({ hazard: 'warming', worst: 'extreme', now: { worst: 'extreme' } })
  expect(high?.hazards[0]).toEqual({
    hazard: 'warming',
    worst: 'extreme',
    worst_sites: ['hot'],
    weighted: { band: 'extreme', by: 'emissions' },
    by_band: [{ band: 'extreme', sites: 1, covered_emissions_t: 5, scope1_t: null }],
    now: {
      worst: 'extreme',
      worst_sites: ['hot'],
      weighted: { band: 'extreme', by: 'emissions' },
      by_band: [{ band: 'extreme', sites: 1, covered_emissions_t: 5, scope1_t: null }],
    },
    sites_without_band: 1,
    sites_milder_than_now: 0,
  })
  expect(high?.hazards.find(({ hazard }) => hazard === 'flood')).toMatchObject({
    worst: null,
    sites_without_band: 2,
  })
  const workings = scenarioRollup(sites).workings()
  expect(workings.map(({ kind, about }) => [kind, about?.['scenario'], about?.['hazard']])).toEqual(
    ['level_1_5', 'level_3'].flatMap((level) => [
      ['calculated', level, 'warming'],
      ['missing', level, 'drying'],
      ['missing', level, 'extreme_heat'],
      ['missing', level, 'hottest_day'],
    ]),
  )
  // The figures that the band is decided on, not the band; a site without one is listed all the same.
  expect(workings[4]).toMatchObject({
    formula: 'site_scenario_warming',
    arguments: {
      sites: [
        {
          site: 'hot',
          change: { value: 2.25 },
          so_far: expect.any(Number),
          temperature_now: expect.any(Number),
          deviation: expect.any(Number),
        },
        { site: 'lost', covered_emissions_t: { value: 7 } },
      ],
    },
    outputs: {
      sites_assessed: { value: 1 },
      worst: { value: 'extreme' },
      weighted: { value: 'extreme' },
      weighted_by: { value: 'emissions' },
      worst_now: { value: 'extreme' },
    },
  })
  expect(scenarioRollup([]).result).toBeNull()
})
