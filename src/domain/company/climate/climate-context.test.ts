import { describe, expect, test } from 'vitest'
import { place, record, series, starterSeries, ten } from '../../../../test/support/climate-records.ts'
import { evidence, expectWorkedExample, rounded } from '../../../../test/support/method-page.ts'
import { Cited, Printed } from '../../working.ts'
import { physicalRisk } from '../risk/physical-risk.ts'
import { climateContext, type Place } from './climate-context.ts'
import { summariseIndicator, yearsOf } from './climate-indicators.ts'
import { type IndicatorId } from './indicator-rules.ts'

describe('summariseIndicator', () => {
  test('a year counts with 90 % of its days, for rainfall with 97 %, and when published as an annual value', () => {
    const years = (coverage: number | null) =>
      [...record(10, 1, ten(10))].map((one) => ({ ...one, coverage }))
    const count = (indicator: IndicatorId, coverage: number | null) =>
      summariseIndicator(indicator, years(coverage), '2024-06-30').summary?.complete_years ?? 0
    expect(count('mean_temperature', 0.9)).toBe(40)
    expect(count('mean_temperature', 0.899)).toBe(0)
    expect(count('rainfall', 0.969)).toBe(0)
    expect(count('rainfall', 0.97)).toBe(40)
    expect(count('rainfall', null)).toBe(40)
  })

  test('needs 25 baseline years and 8 recent ones', () => {
    const short = record(10, 1, ten(10)).slice(6)
    expect(summariseIndicator('rainfall', short, '2024-06-30')).toMatchObject({
      summary: null,
      availability: { status: 'below_threshold', reason_code: 'too_few_complete_years' },
    })
  })

  test('needs five years after the baseline, which would else be compared with itself', () => {
    const ending = (last: number) => record(10, 1, ten(10), 2011).filter(({ year }) => year <= last)
    expect(summariseIndicator('rainfall', ending(2014), '2024-06-30').summary).toBeNull()
    expect(summariseIndicator('rainfall', ending(2014), '2024-06-30').availability.detail).toContain(
      '4 of them after 2010 (5 needed)',
    )
    expect(summariseIndicator('rainfall', ending(2015), '2024-06-30').summary).not.toBeNull()
  })

  test('takes the latest ten complete years and prints them', () => {
    const { summary } = summariseIndicator('rainfall', record(10, 1, ten(12)), '2024-06-30')
    expect(summary?.recent).toEqual({
      years: [2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023],
      mean: 12,
    })
    expect(summary?.percent_of_baseline).toBeCloseTo(120, 10)
  })

  test.each([
    ['2028-12-31', 'available'],
    ['2029-01-01', 'stale'],
  ])('on %s a record that ends in 2023 is %s, never absent', (snapshot, status) => {
    const found = summariseIndicator('rainfall', record(10, 1, ten(12)), snapshot)
    expect(found.availability.status).toBe(status)
    expect(found.summary).not.toBeNull()
  })
})

describe('climateContext', () => {
  test('takes the nearest series that is long enough, for baseline and recent years alike', () => {
    const near = series({ rainfall: record(10, 1, ten(9)).slice(20) }, -33.01)
    const far = series({ rainfall: record(20, 1, ten(18)) }, -33.2)
    const rain = climateContext(place, [far, near], '2024-06-30').result?.indicators.find(
      (one) => one.indicator === 'rainfall',
    )
    expect(rain?.series).toMatchObject({ id: 'station -33.2', distance_km: expect.closeTo(22.24, 1) })
    expect(rain?.summary?.baseline.mean).toBeCloseTo(20, 10)
  })

  test('a series that ended long ago gives way to a fresh one beside the place, of the homogenised record to no other', () => {
    const ended = series({ rainfall: record(10, 1, ten(9)).filter(({ year }) => year <= 2018) }, -33.01)
    const fresh = series({ rainfall: record(20, 1, ten(18)) }, -33.2)
    const far = series({ rainfall: record(20, 1, ten(18)) }, -33.3)
    const station = (of: typeof fresh, number: string) => ({
      ...of,
      source: `ACORN-SAT v2.5 daily ${number}`,
    })
    const rain = (all: Parameters<typeof climateContext>[1]) =>
      climateContext(place, all, '2024-06-30').result?.indicators.find((one) => one.indicator === 'rainfall')
        ?.series?.id
    expect(rain([ended, fresh])).toBe(fresh.id)
    expect(rain([ended, far])).toBe(ended.id)
    expect(rain([ended])).toBe(ended.id)
    expect(rain([station(ended, '066062'), fresh])).toBe(ended.id)
    expect(rain([station(ended, '066062'), station(fresh, '067105')])).toBe(fresh.id)
  })

  test('an unlocated place, and one with nothing within 50 km, are told apart', () => {
    expect(climateContext(null, [], '2024-06-30').availability.reason_code).toBe('not_located')
    const far = series({ rainfall: record(20, 1, ten(18)) }, -34)
    expect(climateContext(place, [far], '2024-06-30')).toMatchObject({
      result: null,
      availability: { reason_code: 'no_series_nearby' },
    })
  })

  test('a missing indicator is named in words, not by its code', () => {
    const { result } = climateContext(place, [series({ rainfall: record(20, 1, ten(18)) })], '2024-06-30')
    const missing = result?.indicators.flatMap(
      ({ availability: { detail } }) => detail?.split(' has ')[1] ?? [],
    )
    expect(missing).toEqual([
      'enough years for mean temperature.',
      'enough years for days at 35 °C or more.',
      'enough years for days at 40 °C or more.',
    ])
  })

  test('the working holds each year by the input that prints it, and what is missing by its reason', () => {
    const values = record(20, 1, ten(18))
    const { workings, years } = climateContext(place, [series({ rainfall: values })], '2024-06-30')
    expect(workings()).toMatchObject([
      { kind: 'missing', about: { indicator: 'mean_temperature', unit: 'degC' }, inputs: [] },
      {
        kind: 'calculated',
        about: { indicator: 'rainfall', unit: 'mm', position: 1, latest_year: 2023 },
        observed: '2014/2023',
        arguments: {
          indicator: 'rainfall',
          years: values.map(({ year, value, evidence }) => ({ year, value: new Printed(value, evidence) })),
        },
        outputs: { recent_mean: { value: 18 }, change: { value: expect.closeTo(-2, 10) } },
      },
      { kind: 'missing', about: { indicator: 'heat_days_35' } },
      { kind: 'missing', about: { indicator: 'heat_days_40' } },
    ])
    expect(yearsOf(years, 'rainfall')).toEqual(values.map(({ year, value }) => ({ year, value })))
    expect(yearsOf(years, 'heat_days_35')).toEqual([])
  })

  test('years of a cell, which one input lists, stand by that input without the incomplete ones', () => {
    const list = evidence('rain_mm', '1981/2023', '1981:21 1982:19')
    const complete = record(20, 1, ten(18)).map((one) => ({ ...one, evidence: [list] }))
    const values = [{ ...complete[0]!, year: 1980, coverage: 0.5 }, ...complete]
    const cell = { series: series({ rainfall: values }), distance_km: 1, moved_to_land: false }
    const { workings, years } = climateContext(place, [], '2024-06-30', [cell])
    expect(workings()[1]).toMatchObject({
      arguments: { years: new Cited(list, ['year', 'value', 'share']) },
      inputs: [list],
    })
    expect(yearsOf(years, 'rainfall')[0]).toEqual({ year: 1981, value: 21 })
  })

  test('a head office is labelled', () => {
    const office = climateContext(
      { ...place, quality: 'head_office' },
      [series({ rainfall: record(20, 1, ten(18)) })],
      '2024-06-30',
    )
    expect(office.flags).toEqual(['location_approximate', 'head_office'])
  })
})

test('Qantas at Mascot: the pages’ figures', () => {
  const airport = starterSeries('BoM CDO daily 066037 Sydney Airport AMO + BoM rain 066062')
  // The middle of the three localities of postcode 2020.
  const mascot: Place = { id: 'postcode 2020', lat: -33.934667, lon: 151.188633, quality: 'head_office' }
  const context = climateContext(mascot, [airport], '2026-11-15')
  const shown = Object.fromEntries(
    (context.result?.indicators ?? []).flatMap(({ indicator, summary, availability }) =>
      summary === null
        ? []
        : [
            [
              indicator,
              {
                status: availability.status,
                baseline_mean: summary.baseline.mean,
                baseline_standard_deviation: summary.baseline.standard_deviation,
                recent_years: summary.recent.years,
                recent_mean: summary.recent.mean,
                latest_year: summary.latest.year,
                latest_percentile: summary.latest.percentile,
              },
            ],
          ],
    ),
  )
  expectWorkedExample('climate_context', {
    company: 'QANTAS AIRWAYS LIMITED',
    abn: '16009661901',
    inputs: { series: 'Sydney Airport AMO 066037, rain 066062', place: mascot, snapshot: '2026-11-15' },
    result: shown,
  })
  const { result, flags, trace } = physicalRisk(context)
  expectWorkedExample('physical_risk', {
    company: 'QANTAS AIRWAYS LIMITED',
    abn: '16009661901',
    inputs: rounded(shown),
    result: {
      measures: Object.assign({}, ...trace.map(({ inputs }) => inputs)),
      bands: Object.fromEntries((result?.indicators ?? []).map((one) => [one.indicator, one.band])),
      chronic: result?.chronic,
      acute: result?.acute,
      overall: result?.overall,
      flags,
    },
  })
})
