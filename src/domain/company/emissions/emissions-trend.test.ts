import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evidence, expectWorkedExample, findNonFinite } from '../../../../test/support/method-page.ts'
import { reportingYear } from '../../reporting-year.ts'
import { Printed } from '../../working.ts'
import { REDUCTION_CONTRIBUTIONS } from '../safeguard/statutory-decline.ts'
import { emissionsTrend, TREND_SERIES, type TrendYear } from './emissions-trend.ts'
import { fitTrend } from './trajectory.ts'

const year = (reporting_year: string, scope1_t: number | null, scope2_t: number | null = 0): TrendYear => ({
  reporting_year,
  scope1_t,
  scope2_t,
  evidence: [evidence('scope1_t', reporting_year, scope1_t)],
})
const series = (outcome: ReturnType<typeof emissionsTrend>, name: string) =>
  outcome.result?.series.find((one) => one.series === name)

/** AGL Energy Limited as the registry prints it: scope 1 and scope 2, t CO2-e. */
const AGL = [
  ['2020-21', 40_209_034, 461_933],
  ['2021-22', 39_512_681, 538_965],
  ['2022-23', 34_800_071, 441_624],
  ['2023-24', 32_911_665, 264_424],
  ['2024-25', 30_439_497, 247_661],
] as const

describe('emissionsTrend', () => {
  test('AGL: the page’s figures', () => {
    const outcome = emissionsTrend(AGL.map(([label, one, two]) => year(label, one, two)))
    const total = series(outcome, 'scope1_and_2')
    const fit = total?.since_gwp_break.fit
    expectWorkedExample('emissions_trend', {
      company: 'AGL ENERGY LIMITED',
      abn: '74115061375',
      inputs: AGL.map(([reporting_year, scope1_t, scope2_t]) => ({ reporting_year, scope1_t, scope2_t })),
      result: {
        change_percent: total?.changes.map((change) => change.change_percent),
        compound_annual_growth: total?.compound_annual_growth,
        slope: fit?.slope,
        slope_percent: fit?.slope_percent,
        r_squared: fit?.r_squared,
        n: fit?.n,
        trajectory_2030: fit?.trajectory.at(-1),
        headline: {
          from: total?.headline.from,
          to: total?.headline.to,
          change_percent_per_year: total?.headline.change_percent_per_year,
          latest_change_percent: total?.headline.latest?.change_percent,
          flags: total?.headline.flags,
        },
        window: fit?.window,
        flags: fit?.flags,
      },
    })
    expect(outcome.availability.status).toBe('available')
    expect(fit?.trajectory.map((point) => point.reporting_year)).toEqual([
      '2025-26',
      '2026-27',
      '2027-28',
      '2028-29',
      '2029-30',
    ])
  })

  test('the working of each series holds its years by what prints them', () => {
    const years = AGL.map(([label, one, two]) => year(label, one, two))
    const workings = emissionsTrend(years).workings()
    expect(workings.map(({ about }) => about)).toEqual(TREND_SERIES.map((name) => ({ series: name })))
    expect(workings.at(-1)).toMatchObject({
      formula: 'linear_trend',
      observed: '2020-21/2024-25',
      arguments: {
        series: 'scope1_and_2',
        years: AGL.map(([reporting_year, scope1_t, scope2_t], at) => ({
          reporting_year,
          scope1_t: new Printed(scope1_t, years[at]!.evidence),
          scope2_t: new Printed(scope2_t, []),
        })),
      },
      lists: ['trajectory'],
    })
    expect(emissionsTrend([]).workings()).toEqual([])
  })

  test('earlier years are fitted apart and marked', () => {
    const years = ['2017-18', '2018-19', '2019-20', '2020-21', '2021-22', '2022-23']
    const outcome = emissionsTrend(years.map((label, at) => year(label, 100 + at)))
    const scope1 = series(outcome, 'scope1')
    expect(scope1?.since_gwp_break.fit).toMatchObject({ n: 3, first_year: '2020-21' })
    expect(scope1?.long_history).toMatchObject({ flags: ['spans_gwp_break'], fit: { n: 6 } })
    expect(scope1?.changes.find((change) => change.to === '2020-21')?.flags).toEqual(['gwp_break'])
    expect(outcome.flags).toContain('spans_gwp_break')
  })

  test('two years since the break are too few, but their change still shows', () => {
    const outcome = emissionsTrend([year('2023-24', 100), year('2024-25', 40)])
    expect(outcome.availability).toMatchObject({ status: 'below_threshold', reason_code: 'too_few_years' })
    expect(series(outcome, 'scope1')?.changes).toMatchObject([
      { change_percent: -60, flags: ['structural_break'] },
    ])
    expect(outcome.flags).toContain('structural_break')
    expect(series(outcome, 'scope1')?.long_history).toBeNull()
  })

  test('a small scope 2 that doubles is flagged as that change, and not as a break of the company', () => {
    const outcome = emissionsTrend([year('2023-24', 100, 1), year('2024-25', 100, 2)])
    expect(series(outcome, 'scope2')?.changes).toMatchObject([{ flags: ['structural_break'] }])
    expect(outcome.flags).not.toContain('structural_break')
  })

  test('gaps stay gaps: no change is computed across one', () => {
    const outcome = emissionsTrend([year('2020-21', 10), year('2022-23', 30), year('2023-24', 31)])
    const scope1 = series(outcome, 'scope1')
    expect(scope1?.gaps).toEqual(['2021-22'])
    expect(scope1?.changes.map((change) => change.from)).toEqual(['2022-23'])
    expect(scope1?.since_gwp_break.fit?.n).toBe(3)
  })

  test('an unpublished scope leaves its own series and the sum, not the other scope', () => {
    const outcome = emissionsTrend([
      year('2020-21', 10, null),
      year('2021-22', 11, 1),
      year('2022-23', 12, 1),
    ])
    expect(series(outcome, 'scope1')?.years).toHaveLength(3)
    expect(series(outcome, 'scope1_and_2')?.years).toHaveLength(2)
  })

  test('a change from zero has no percentage', () => {
    const outcome = emissionsTrend([year('2020-21', 0), year('2021-22', 5)])
    expect(series(outcome, 'scope1')?.changes[0]).toMatchObject({ change: 5, change_percent: null })
    expect(series(outcome, 'scope1')?.compound_annual_growth).toBeNull()
  })

  test('the tenant’s target is a straight line from the latest year', () => {
    const target = { id: 'half-by-2030', series: 'scope1', target_year: '2029-30', target_t: 50 } as const
    const outcome = emissionsTrend([year('2022-23', 100), year('2023-24', 100), year('2024-25', 100)], {
      targets: [target, { ...target, id: 'passed', target_year: '2023-24' }],
    })
    const [half, passed] = series(outcome, 'scope1')?.required_rates ?? []
    expect(half).toMatchObject({
      change_t_per_year: -10,
      change_percent_per_year: -10,
      reached: false,
      basis: 'tenant_declared',
    })
    expect(passed).toMatchObject({
      availability: { reason_code: 'target_year_has_passed' },
      reached: null,
    })
    expect(series(outcome, 'scope2')?.required_rates).toEqual([])
  })

  test('the statutory path is that of covered facilities, beside scope 1 alone', () => {
    const years = [year('2022-23', 1000), year('2023-24', 1000), year('2024-25', 1000)]
    const of = (covered_t: number, before_decline_t: number | null) =>
      emissionsTrend(years, { covered: { reporting_year: '2024-25', covered_t, before_decline_t } })
    const [path] = series(of(100, 100), 'scope1')?.required_rates ?? []
    expect(path).toMatchObject({ id: 'safeguard_decline_path', reached: false })
    expect(path?.target_t).toBeCloseTo(65.7, 12)
    expect(path?.change_t_per_year).toBeCloseTo(-6.86, 12)
    expect(series(of(60, 100), 'scope1')?.required_rates[0]).toMatchObject({ reached: true })
    expect(series(of(60, null), 'scope1')?.required_rates[0]?.availability.reason_code).toBe(
      'year_before_decline_not_published',
    )
    for (const name of ['scope2', 'scope1_and_2'])
      expect(series(of(100, 100), name)?.required_rates).toEqual([])
    expect(series(emissionsTrend(years), 'scope1')?.required_rates).toEqual([])
    expect(of(100, 100).workings()[0]).toMatchObject({
      outputs: { required_percent: { value: expect.closeTo(-6.86, 10) } },
    })
    expect(emissionsTrend(years).workings()[0]).toMatchObject({
      outputs: { required_percent: { value: null, availability: { reason_code: 'no_covered_facility' } } },
    })
  })

  test('no year at all is no match', () => {
    expect(emissionsTrend([])).toMatchObject({ result: null, availability: { status: 'no_match' } })
  })
})

describe('fitTrend', () => {
  const values = (...list: number[]) =>
    list.map((value, at) => ({ reporting_year: reportingYear(2020 + at), value }))

  test('a line below zero has no value and says why, and its interval is wide', () => {
    const { fit } = fitTrend(values(100, 72, 52, 32))
    expect(fit?.trajectory.at(-1)).toMatchObject({ value: null, floored: true, interval: { low: 0 } })
    expect(fit?.flags).toEqual(['weak_trend', 'wide_interval', 'floored', 'covid_year'])
  })

  test.each([
    ['an interval within half of the value', [100, 101, 99, 100, 101], ['covid_year']],
    ['one beyond half of it', [100, 130, 100, 130, 100], ['weak_trend', 'covid_year']],
    ['none, of three years', [100, 100, 100], ['weak_trend', 'covid_year']],
  ])('is weak by its interval in 2029-30: %s', (_, list, flags) => {
    expect(fitTrend(values(...list)).fit?.flags).toEqual(flags)
  })

  test('three years have a line and no interval', () => {
    expect(fitTrend(values(5, 6, 7)).fit?.trajectory[0]).toEqual({
      reporting_year: '2023-24',
      value: 8,
      forecast: 8,
      floored: false,
      reason_code: null,
      interval: null,
    })
  })

  test('is linear, finite, and blind to the order of the years', () => {
    const figures = fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 3, maxLength: 9 })
    fc.assert(
      fc.property(figures, (list) => {
        const { fit } = fitTrend(values(...list))
        expect(findNonFinite(fit)).toEqual([])
        expect(fitTrend(values(...list).toReversed()).fit).toEqual(fit)
        const rising = (fit?.trajectory ?? []).flatMap((point) => point.value ?? [])
        for (const [at, value] of rising.entries())
          expect(value - (rising[0] ?? 0)).toBeCloseTo(at * (fit?.slope ?? 0), 3)
      }),
    )
  })
})

test('the statutory decline is linear and ends at 0.657', () => {
  expect([...REDUCTION_CONTRIBUTIONS.values()]).toEqual([0.951, 0.902, 0.853, 0.804, 0.755, 0.706, 0.657])
})
