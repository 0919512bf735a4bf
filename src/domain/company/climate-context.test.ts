import { describe, expect, test } from 'vitest'
import { annual, place, record, series, ten } from '../../../test/support/climate-records.ts'
import { expectWorkedExample, rounded } from '../../../test/support/method-page.ts'
import { type ClimateSeries, climateContext, type Place } from './climate-context.ts'
import { type AnnualValue, type IndicatorId, summariseIndicator } from './climate-indicators.ts'
import { physicalRisk } from './physical-risk.ts'

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

  test('an unlocated place, and one with nothing within 50 km, are told apart', () => {
    expect(climateContext(null, [], '2024-06-30').availability.reason_code).toBe('not_located')
    const far = series({ rainfall: record(20, 1, ten(18)) }, -34)
    expect(climateContext(place, [far], '2024-06-30')).toMatchObject({
      result: null,
      availability: { reason_code: 'no_series_nearby' },
    })
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

/** Sydney Airport AMO 066037 with rain of 066062: year, mean temperature, rain, days at or above 35 C, share of days. */
const SYDNEY_AIRPORT: readonly (readonly [number, number | null, number | null, number | null, number])[] = [
  [1981, 18.039, 1038.3, 5, 1],
  [1982, 17.782, 838.3, 6, 1],
  [1983, 18.057, 1345.9, 7, 1],
  [1984, 17.504, 1800.6, 4, 1],
  [1985, 17.735, 1217, 6, 1],
  [1986, 17.738, 1225.3, 6, 1],
  [1987, 17.945, 1312.8, 4, 0.9918],
  [1988, 18.623, 1861.8, 5, 0.9918],
  [1989, 18.022, 1526.4, 3, 1],
  [1990, 18.198, 1976.8, 6, 0.9973],
  [1991, 18.537, 1121.4, 8, 1],
  [1992, 17.615, 1282.4, 2, 1],
  [1993, 18.273, 913, 5, 1],
  [1994, 18.11, 908.2, 7, 0.9973],
  [1995, 17.752, 1229.8, 4, 0.9973],
  [1996, 17.907, 1148.6, 2, 1],
  [1997, 18.219, 1078.2, 4, 1],
  [1998, 18.765, 1648.6, 4, 1],
  [1999, 18.341, 1470.4, 1, 1],
  [2000, 18.47, 821.6, 8, 0.9973],
  [2001, 18.656, 1358.8, 3, 1],
  [2002, 18.635, 860, 7, 1],
  [2003, 18.434, 1200.4, 5, 1],
  [2004, 18.853, 995.2, 13, 1],
  [2005, 19.056, 816, 7, 1],
  [2006, 18.78, 994, 7, 1],
  [2007, 18.953, 1499.2, 3, 1],
  [2008, 18.252, 1082.6, 3, 0.9973],
  [2009, 19.149, 956.2, 7, 1],
  [2010, 18.862, 1154, 6, 0.9918],
  [2011, 18.63, 1369.2, 7, 1],
  [2012, 18.589, 1213.6, 2, 1],
  [2013, 19.49, 1344.4, 6, 1],
  [2014, 19.36, 897.2, 5, 0.989],
  [2015, 19.156, 1338.2, 12, 1],
  [2016, 19.718, 1385.6, 11, 1],
  [2017, 19.521, 1075.6, 17, 0.9945],
  [2018, 19.326, 1000.2, 9, 0.9973],
  [2019, 19.646, 851.8, 13, 0.989],
  [2020, 19.143, null, 9, 0.0137],
  [2021, 18.493, null, 4, 0.9918],
  [2022, 18.411, null, 1, 0.9945],
  [2023, 19.194, null, 9, 0.989],
]

test('Qantas at Mascot: the pages’ figures', () => {
  const column = (at: 1 | 2 | 3): AnnualValue[] =>
    SYDNEY_AIRPORT.flatMap((row) => {
      const number = row[at]
      return number === null ? [] : [annual(row[0], number, row[4])]
    })
  const airport: ClimateSeries = {
    ...series({ mean_temperature: column(1), rainfall: column(2), heat_days_35: column(3) }),
    lat: -33.9465,
    lon: 151.1731,
  }
  const mascot: Place = { id: 'head office', lat: -33.926, lon: 151.1935, quality: 'head_office' }
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
