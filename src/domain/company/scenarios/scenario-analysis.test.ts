import { describe, expect, test } from 'vitest'
import { knownAt, place, record, series, ten } from '../../../../test/support/climate-records.ts'
import { evidence, expectWorkedExample } from '../../../../test/support/method-page.ts'
import { change, rain } from '../../../../test/support/regional-changes.ts'
import { listMembers } from '../../condense-evidence.ts'
import { climateContext, type Place } from '../climate/climate-context.ts'
import type { HazardId } from '../hazards/assessment.ts'
import { indexSuburbs } from '../hazards/bushfire.ts'
import type { HeatCurve } from './heat-response.ts'
import { heatAt } from './heat-response.ts'
import { levelInYear } from './level-years.ts'
import { type ScenarioReference, scenarioAnalysis } from './scenario-analysis.ts'
import { readScenarios, type ScenarioQuestion } from './scenario-question.ts'
import { agreementOf } from './warming-levels.ts'

const DAYS_35 = [28.85, 32.95, 36.75, 40.49, 45.49, 51.2, 56.57, 61.91, 67.34, 73.54, 81.55]
const DAYS_40 = [4.14, 5.27, 6.7, 8.37, 10.37, 12.94, 16.24, 19.15, 22.15, 25.05, 28.85]
const perth: HeatCurve = {
  id: 'ACORN-SAT v2.5 daily 009021',
  name: 'Perth',
  lat: -31.9275,
  lon: 115.9764,
  baseline: '1981-2010',
  years: 30,
  points: DAYS_35.map((days_ge_35, at) => ({
    shift_c: at / 2,
    days_ge_35,
    days_ge_40: DAYS_40[at]!,
    hottest_day_c: 42.34 + at / 2,
    evidence: [],
  })),
}
const reached = (pathway: string, level_c: number, best: number | null) => ({
  pathway,
  level_c,
  early: null,
  best,
  late: null,
  evidence: [],
})
const reference: ScenarioReference = {
  changes: [
    change({}),
    change({ level_c: 3, low: 1.86, median: 2.29, high: 2.47 }),
    rain(1.5, -7.4, -2.1, 3, 68),
    rain(3, -14.1, -4.2, 1.7, 85),
    change({ ensemble: 'CMIP5', low: 9, median: 9, high: 9 }),
  ],
  years: [
    reached('SSP2-4.5', 1.5, 2031),
    reached('SSP2-4.5', 2, 2053),
    reached('SSP2-4.5', 3, null),
    reached('SSP5-8.5', 3, 2065),
  ],
  curves: [perth],
}
const office: Place = { id: '6000', lat: -31.95, lon: 115.86, quality: 'head_office' }
const climate = climateContext(
  office,
  [
    {
      ...series({
        mean_temperature: record(18.5, 0.5, ten(19.4)),
        rainfall: record(740, 100, ten(700)),
        heat_days_35: record(28, 6, ten(34)),
      }),
      lat: -31.9,
      lon: 115.9,
    },
  ],
  '2026-11-01',
)
const known = knownAt(
  climate,
  { ...office, named: { state: 'WA', postcode: '6000', localities: ['Perth'] } },
  {
    suburbs: indexSuburbs([
      { state: 'WA', name: 'Perth', share: 0.3, point: null, evidence: [evidence('share', '2023', 0.3)] },
    ]),
  },
)
const analyse = (asked?: string, ground = reference, at: Place | null = office) =>
  scenarioAnalysis(
    at,
    known,
    ground,
    asked === undefined ? undefined : (readScenarios(asked) as readonly ScenarioQuestion[]),
  )
const hazardOf = (level: number, hazard: string, ground = reference) =>
  analyse(undefined, ground)
    .result?.scenarios.find(({ level_c }) => level_c === level)
    ?.hazards.find((one) => one.hazard === hazard)

test('the curve of Perth at one degree more has 36.75 days', () => {
  expect(heatAt(perth, 1)).toEqual({ days_ge_35: 36.75, days_ge_40: 6.7, hottest_day_c: 43.34 })
  expect(heatAt(perth, 1.25)).toMatchObject({ days_ge_35: (36.75 + 40.49) / 2 })
})

test.each([
  [5.1, perth, 'outside_curve'],
  [-0.1, perth, 'outside_curve'],
  [1.2, { ...perth, points: perth.points.filter(({ shift_c }) => shift_c !== 1) }, 'curve_lacks_points'],
])('nothing is made up at %d degrees', (shift, curve, reason_code) => {
  expect(heatAt(curve, shift)).toMatchObject({ reason_code })
})

describe('scenarioAnalysis', () => {
  test('answers the two scenarios of the law, each hazard or the reason', () => {
    const { result } = analyse()
    expect(result).toMatchObject({
      region: { code: 'SAU' },
      both_statutory_scenarios: true,
      scenarios: [
        { id: '1.5', statutory_role: 'limited_to_1_5' },
        { id: '3', statutory_role: 'exceeds_2_5' },
      ],
    })
    for (const { hazards } of result!.scenarios) {
      expect(hazards).toHaveLength(12)
      for (const one of hazards) expect(one.reason === null, one.hazard).toBe(one.status === 'projected')
    }
  })

  test('a range that spans zero is said before any number', () => {
    expect(hazardOf(3, 'drying')?.statement).toMatch(
      /^The range spans zero: [^\d]*\. The change is -14\.1 to \+1\.7 %/,
    )
    expect(hazardOf(3, 'drying')?.agreement).toEqual({
      direction: 'fall',
      percent: 85,
      at_least: false,
      models: 34,
    })
  })

  test('temperature and rainfall are now and what is still to come, against the baseline and against now', () => {
    // The middle of 2014-2023 is 2018.5, half-way between two windows; 1.5 °C is the first level above it.
    const warming_c = (1.1395 + 1.243) / 2
    const share = (warming_c - 0.69) / (1.5 - 0.69)
    expect(hazardOf(3, 'warming')).toMatchObject({
      indicators: [
        {
          baseline: { value: 18.5 },
          now: { period: '2014-2023', warming_c: expect.closeTo(warming_c, 9) },
          so_far: { central: expect.closeTo(0.81 * share, 9) },
          at_level: { central: expect.closeTo(19.4 + 2.29 - 0.81 * share, 9) },
          change: { central: expect.closeTo(0.9 + 2.29 - 0.81 * share, 9) },
          change_from_now: { central: expect.closeTo(2.29 - 0.81 * share, 9) },
        },
      ],
      counted_from: 'now',
      milder_than_now: null,
      band_then: { low: 'extreme', central: 'extreme', high: 'extreme' },
      agreement: { percent: 90, at_least: true },
    })
    const factor = (100 - 14.1) / (100 - 7.4 * share)
    expect(hazardOf(3, 'drying')?.indicators[0]?.at_level.low).toBeCloseTo(700 * factor, 9)
    expect(hazardOf(3, 'drying')?.band_then).toEqual({ low: 'high', central: 'moderate', high: 'moderate' })
    expect(hazardOf(3, 'drying')?.statement).toContain('By 2014-2023, at 1.19 °C of global warming')
  })

  test('where the median is milder than now, a sentence says so with the medians behind it', () => {
    const wetter = { ...reference, changes: [...reference.changes.slice(0, 3), rain(3, -10, 2.2, 13, 40)] }
    const { milder_than_now, statement, indicators } = hazardOf(3, 'drying', wetter)!
    expect(indicators[0]!.at_level.central).toBeGreaterThan(700)
    expect(milder_than_now).toMatch(
      /^At this level the median is milder than now \(rainfall 7\d\d\.\d mm then, 700\.0 mm now\): compared with 1981-2010, the models’ median for the region is \+2\.2 % at this level and -1\.3 % at the 1\.19 °C of 2014-2023\.$/,
    )
    expect(statement).toMatch(/^The range spans zero/)
    expect(statement).toContain(milder_than_now)
  })

  test('hot days that are not known now are counted from the baseline and say so', () => {
    expect(hazardOf(3, 'extreme_heat')).toMatchObject({ counted_from: 'now' })
    expect(hazardOf(3, 'hottest_day')).toMatchObject({
      counted_from: 'baseline',
      indicators: [{ now: null, so_far: null, change_from_now: null }],
      statement: expect.stringContaining('it is not known now'),
    })
  })

  test('the band of now is that of the hazards of the place, also where nothing is projected', () => {
    const bands = new Map(known.hazards.result?.hazards.map(({ hazard, band }) => [hazard, band]))
    for (const { hazard, band_now } of analyse().result!.scenarios[0]!.hazards)
      expect(band_now, hazard).toBe(bands.get(hazard as HazardId))
    expect(hazardOf(3, 'bushfire')).toMatchObject({ status: 'absent', band_now: 'high' })
    expect(analyse().inputs.flatMap(listMembers)).toContainEqual(evidence('share', '2023', 0.3))
  })

  test('the hottest day has a band by the table of its hazard', () => {
    expect(hazardOf(3, 'hottest_day')).toMatchObject({
      indicators: [{ at_level: { central: expect.closeTo(44.63, 9) } }],
      band_then: { low: 'very_high', central: 'very_high', high: 'very_high' },
    })
    expect(hazardOf(1.5, 'hottest_day')?.band_then?.low).toBe('very_high')
  })

  test('without a curve hot days are absent with the reason, and the rest is answered', () => {
    const far = { ...reference, curves: [{ ...perth, lon: 130 }] }
    expect(hazardOf(3, 'extreme_heat', far)).toMatchObject({
      status: 'absent',
      reason: { code: 'outside_coverage' },
      band_then: null,
    })
    expect(hazardOf(3, 'extreme_heat', { ...reference, curves: [] })).toMatchObject({
      reason: { code: 'not_loaded' },
    })
    expect(hazardOf(3, 'warming', far)?.status).toBe('projected')
  })

  test('the curve of another climate does not speak for the place', () => {
    const inland = {
      ...perth,
      points: perth.points.map((one) => ({ ...one, days_ge_35: one.days_ge_35 + 9 })),
    }
    expect(hazardOf(3, 'extreme_heat', { ...reference, curves: [inland] })).toMatchObject({
      status: 'absent',
      reason: { code: 'curve_of_another_climate', detail: expect.stringContaining('37.9 days') },
    })
  })

  test('a hash does not depend on which scenarios were asked for', () => {
    expect(analyse('2,4').inputs).toEqual(analyse().inputs)
  })

  test('a level that the table lacks is absent, never taken from another', () => {
    const [two] = analyse('2').result!.scenarios
    expect(two?.hazards.filter(({ status }) => status === 'projected')).toEqual([])
    expect(two?.hazards[0]?.reason?.code).toBe('not_loaded')
  })

  test('no place, a place at sea and an empty table have a reason', () => {
    expect(analyse(undefined, reference, null).availability.reason_code).toBe('no_region')
    expect(analyse(undefined, reference, { ...place, lon: 174 }).availability.reason_code).toBe('no_region')
    expect(
      scenarioAnalysis(office, known, { changes: [], years: [], curves: [] }).availability.reason_code,
    ).toBe('warming_levels_not_loaded')
  })

  test('the worked example of the page', () => {
    const heat = hazardOf(3, 'extreme_heat')!.indicators[0]!
    expectWorkedExample('scenario_analysis', {
      inputs: {
        place: { lat: office.lat, lon: office.lon },
        observed: { years: '2014-2023', days_ge_35: 34 },
        warming_at_1_5: [0.44, 0.81, 0.95],
        warming: [1.86, 2.29, 2.47],
        curve: perth.points
          .filter(({ shift_c }) => shift_c <= 2.5)
          .map(({ shift_c, days_ge_35 }) => ({ shift_c, days_ge_35 })),
      },
      result: {
        region: 'SAU',
        warming_now: Number(heat.now!.warming_c.toFixed(3)),
        so_far: Object.values(heat.so_far!).map((change) => Number(change.toFixed(3))),
        days_ge_35: Object.values(heat.at_level).map((days) => Number(days.toFixed(2))),
        band_then: hazardOf(3, 'extreme_heat')!.band_then,
      },
    })
  })
})

describe('a pathway and a year', () => {
  test.each([
    ['SSP2-4.5', 2050, 1.5, { level_c: 2, year: 2053 }],
    ['SSP2-4.5', 2053, 2, { level_c: 3, year: null }],
    ['SSP2-4.5', 2030, null, { level_c: 1.5, year: 2031 }],
  ])('%s in %d has reached %s', (pathway, year, level_c, next) => {
    expect(levelInYear(reference.years, pathway, year)).toEqual({ level_c, next })
  })

  test('says which level comes next', () => {
    const [scenario] = analyse('SSP2-4.5:2050').result!.scenarios
    expect(scenario).toMatchObject({ id: 'SSP2-4.5:2050', level_c: 1.5 })
    expect(scenario?.statement).toContain('It reaches 2 °C in 2053')
    expect(analyse('ssp2-4.5:2030').result?.scenarios[0]).toMatchObject({ level_c: null, hazards: [] })
  })
})

test('models agree only as far as the range or the share tells', () => {
  expect(agreementOf(change({ low: -0.1 }))).toBeNull()
  expect(agreementOf(change({ range: 'likely range' }))).toBeNull()
  expect(agreementOf(rain(2, -3, 1, 4, 40))).toMatchObject({ direction: 'rise', percent: 60 })
})
