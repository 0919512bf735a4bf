import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { place, type RecordedValues, record, series, ten } from '../../../../test/support/climate-records.ts'
import { expectBandsOnPage, findNonFinite } from '../../../../test/support/method-page.ts'
import { RISK_LEVELS } from '../bands.ts'
import { climateContext } from '../climate/climate-context.ts'
import { PHYSICAL_BAND_TABLES } from './physical-bands.ts'
import { physicalRisk } from './physical-risk.ts'

const riskOf = (values: RecordedValues, snapshot = '2024-06-30') =>
  physicalRisk(climateContext(place, [series(values)], snapshot))

describe('physicalRisk', () => {
  const temperature = (recent: number) => ({ mean_temperature: record(20, 1, ten(recent)) })

  test.each([
    [20.4, 'low'],
    [20.9, 'moderate'],
    [21.4, 'high'],
    [21.9, 'very_high'],
    [22.5, 'extreme'],
  ])('a recent mean of %d over 20 with a deviation of 1.017 is %s', (recent, band) => {
    expect(riskOf(temperature(recent)).result?.chronic).toBe(band)
  })

  test.each([
    [ten(96), 'low'],
    [ten(89), 'moderate'],
    [[...ten(100).slice(1), 59], 'moderate'],
    [[...ten(100).slice(1), 39], 'very_high'],
    [[...ten(75).slice(1), 30], 'extreme'],
  ])('rainfall of %j over 100 is %s', (recent, band) => {
    expect(riskOf({ rainfall: record(100, 5, recent) }).result?.chronic).toBe(band)
  })

  test.each([
    [10, 12, 'moderate'],
    [1, 3.9, 'low'],
    [1, 8, 'high'],
    [60, 60, 'very_high'],
    [100, 100, 'extreme'],
  ])('%d heat days then and %d now are %s', (then, now, band) => {
    expect(riskOf({ heat_days_35: record(then, 0.5, ten(now)) }).result?.acute).toBe(band)
  })

  test('overall is the worse of chronic and acute; what is missing is listed', () => {
    const outcome = riskOf({ ...temperature(22.5), heat_days_35: record(1, 0.5, ten(1)) })
    expect(outcome.result).toMatchObject({ chronic: 'extreme', acute: 'low', overall: 'extreme' })
    expect(outcome.result?.indicators.find((one) => one.indicator === 'rainfall')).toMatchObject({
      band: null,
      availability: { reason_code: 'no_series_nearby' },
    })
    expect(outcome.result?.hazards.map(({ hazard, availability }) => [hazard, availability.status])).toEqual(
      ['flood', 'bushfire', 'cyclone', 'coastal'].map((hazard) => [hazard, 'not_assessed']),
    )
  })

  test('the working names the figures of the indicators that each band is decided on', () => {
    const outcome = riskOf({ ...temperature(22.5), heat_days_35: record(1, 0.5, ten(1)) })
    const [working] = outcome.workings()
    const figure = (output: string, indicator: string) =>
      expect.objectContaining({ formula: 'climate_indicator', output, about: { indicator } })
    expect(working).toMatchObject({
      kind: 'calculated',
      formula: 'physical_risk',
      arguments: {
        warming: figure('change', 'mean_temperature'),
        deviation: figure('baseline_deviation', 'mean_temperature'),
        percent_of_baseline: null,
        latest_year_percent_of_baseline: null,
        extra_days: figure('change', 'heat_days_35'),
        days_now: figure('recent_mean', 'heat_days_35'),
      },
      outputs: {
        mean_temperature: { value: 'extreme' },
        rainfall: { value: null },
        heat_days_35: { value: 'low' },
        chronic: { value: 'extreme' },
        acute: { value: 'low' },
        overall: { value: 'extreme' },
      },
    })
    expect(riskOf({}).workings()).toEqual([])
  })

  test('flags drought, record heat and a short record', () => {
    const dry = { rainfall: record(100, 5, [...ten(100).slice(1), 50]).slice(2) }
    expect(riskOf({ ...dry, ...temperature(25) }).flags).toEqual([
      'drought_serious',
      'drought_severe',
      'record_heat',
      'short_record',
      'partial',
    ])
  })

  test('without a chronic or an acute indicator the whole is partial, and says what is missing', () => {
    const wet = riskOf({ rainfall: record(100, 5, ten(120)) })
    expect(wet.result).toMatchObject({
      chronic: 'low',
      acute: null,
      overall: 'partial',
      missing: [{ category: 'acute', indicators: ['heat_days_35'] }],
    })
    expect(wet.result?.missing[0]?.detail).toContain('no series within 25 km')
    expect(wet.flags).toContain('partial')
    const hot = riskOf({ heat_days_35: record(1, 0.5, ten(60)) })
    expect(hot.result).toMatchObject({
      chronic: null,
      acute: 'extreme',
      overall: 'partial',
      missing: [{ category: 'chronic', indicators: ['mean_temperature', 'rainfall'] }],
    })
    const whole = riskOf({ ...temperature(22.5), heat_days_35: record(1, 0.5, ten(1)) })
    expect([whole.result?.missing, whole.flags.includes('partial')]).toEqual([[], false])
  })

  test('a stale series makes the block stale and still shows its bands', () => {
    expect(riskOf(temperature(22.5), '2031-01-01')).toMatchObject({
      availability: { status: 'stale' },
      result: { chronic: 'extreme' },
    })
  })

  test('a baseline without spread is not assessed rather than infinite', () => {
    expect(riskOf({ mean_temperature: record(20, 0, ten(21)) })).toMatchObject({
      result: null,
      availability: { reason_code: 'baseline_without_spread' },
    })
  })

  test('is finite and never better for being warmer', () => {
    const warming = fc.double({ min: -5, max: 5, noNaN: true })
    fc.assert(
      fc.property(warming, fc.double({ min: 0, max: 5, noNaN: true }), (change, more) => {
        const [less, worse] = [riskOf(temperature(20 + change)), riskOf(temperature(20 + change + more))]
        expect(findNonFinite(less.result)).toEqual([])
        const rank = (band: string | undefined) => RISK_LEVELS.findIndex((level) => level === band)
        expect(rank(less.result?.overall)).toBeLessThanOrEqual(rank(worse.result?.overall))
      }),
    )
  })
})

test('every rule that decided is one of the tables', () => {
  const [mean_temperature, rainfall, heat_days_35] = [
    record(20, 1, ten(21)),
    record(100, 5, ten(90)),
    record(10, 0.5, ten(12)),
  ]
  const { trace } = riskOf({ mean_temperature, rainfall, heat_days_35 })
  const rules = trace.map(({ rule }) => rule.replace('physical_risk.', ''))
  expect(rules).toEqual(Object.keys(PHYSICAL_BAND_TABLES))
})

test.each(Object.entries(PHYSICAL_BAND_TABLES))('the page prints the table of %s', (_, { bands }) => {
  expectBandsOnPage('physical_risk', bands)
})
