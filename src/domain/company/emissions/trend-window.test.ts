import { describe, expect, test } from 'vitest'
import { type ReportingYear, reportingYear } from '../../reporting-year.ts'
import { emissionsTrend, type TrendYear } from './emissions-trend.ts'
import type { ChangeOfControl } from './trend-context.ts'

const year = (reporting_year: ReportingYear, scope1_t: number, scope2_t = 0): TrendYear => ({
  reporting_year,
  scope1_t,
  scope2_t,
  evidence: [],
})
/** Years from 2020-21 on. */
const since = (...scope1: readonly number[]) =>
  scope1.map((value, at) => year(reportingYear(2020 + at), value))
const totalOf = (outcome: ReturnType<typeof emissionsTrend>) =>
  outcome.result?.series.find((one) => one.series === 'scope1_and_2')

describe('the window of a line', () => {
  test('divisions H and I are fitted from 2022-23, with at least three years', () => {
    const flights = since(10, 15, 100, 98, 97)
    for (const division of ['H', 'I']) {
      const total = totalOf(emissionsTrend(flights, { division }))
      expect(total?.since_gwp_break.fit).toMatchObject({ first_year: '2022-23', n: 3, window: 'accepted' })
      expect(total?.since_gwp_break.fit?.flags).not.toContain('covid_year')
      expect(total?.headline).toMatchObject({ from: '2020-21', flags: ['covid_year', 'structural_break'] })
    }
    const short = totalOf(emissionsTrend(flights.slice(0, 4), { division: 'I' }))
    expect(short?.since_gwp_break).toMatchObject({
      fit: null,
      availability: { reason_code: 'too_few_years' },
    })
    expect(totalOf(emissionsTrend(flights, { division: 'C' }))?.since_gwp_break.fit).toMatchObject({
      first_year: '2020-21',
      window: 'structural_break',
    })
  })

  test.each([
    [[100, 60, 55, 50], 'accepted'],
    [[100, 59, 55, 50], 'structural_break'],
    [[100, 141, 150, 160], 'structural_break'],
    [[100, 110, 100, 110], 'line_explains_little'],
  ] as const)('%j is %s', (values, window) => {
    const { fit } = totalOf(emissionsTrend(since(...values)))!.since_gwp_break
    expect(fit).toMatchObject({ window })
    expect(fit?.trajectory.length).toBe(window === 'accepted' ? 6 : 0)
    expect(fit?.outlook.reason_code).toBe(window === 'accepted' ? null : window)
  })

  test('a break of scope 1 refuses the total too, and scope 2 is judged by itself', () => {
    const years = [100, 30, 100, 95].map((scope1, at) =>
      year(reportingYear(2020 + at), scope1, 1000 - 50 * at),
    )
    const states = emissionsTrend(years).result?.series.map((one) => one.since_gwp_break.fit?.window)
    expect(states).toEqual(['structural_break', 'accepted', 'structural_break'])
  })

  test('the formula of working papers refuses what the answer refuses', () => {
    const total = (values: readonly number[]) => emissionsTrend(since(...values)).workings()[2]
    expect(total([100, 59, 55, 50])).toMatchObject({
      outputs: {
        window: { value: 'structural_break' },
        trajectory_percent: { value: null },
        projected: { value: null, availability: { reason_code: 'structural_break' } },
        slope: { value: expect.any(Number) },
      },
    })
    expect(total([100, 90, 80, 70])).toMatchObject({
      outputs: {
        window: { value: 'accepted' },
        trajectory_percent: { value: expect.closeTo(-10, 10) },
        projected: { value: expect.closeTo(10, 10) },
      },
    })
  })
})

describe('a sale or takeover', () => {
  const change = (
    role: ChangeOfControl['role'],
    covered_emissions_t: number,
    reporting_year: ReportingYear = '2022-23',
  ): ChangeOfControl => ({ facility: 'Mine', reporting_year, role, covered_emissions_t, evidence: [] })
  const windowWith = (...changes_of_control: readonly ChangeOfControl[]) =>
    totalOf(emissionsTrend(since(100, 95, 90, 85), { changes_of_control }))?.since_gwp_break.fit?.window

  test('of more than a tenth of scope 1 within the fitted years leaves no line', () => {
    expect(windowWith(change('seller', 10))).toBe('known_sale_or_takeover')
    expect(windowWith(change('seller', 9.5))).toBe('accepted')
    expect(windowWith(change('buyer', 9))).toBe('accepted')
    expect(windowWith(change('buyer', 6), change('seller', 5))).toBe('known_sale_or_takeover')
  })

  test('in the first fitted year or before it leaves the line alone', () => {
    expect(windowWith(change('seller', 50, '2020-21'))).toBe('accepted')
    expect(windowWith(change('seller', 50, '2021-22'))).toBe('known_sale_or_takeover')
  })

  test('is named in the answer', () => {
    const outcome = emissionsTrend(since(100, 95, 90), { changes_of_control: [change('buyer', 50)] })
    expect(outcome.result?.changes_of_control).toEqual([
      { facility: 'Mine', reporting_year: '2022-23', role: 'buyer', covered_emissions_t: 50 },
    ])
  })
})

test('the rate from 2018-19 stands beside the headline, marked, where that year is published', () => {
  const years = [year('2018-19', 200), ...since(50, 60, 70)]
  expect(totalOf(emissionsTrend(years))?.headline).toMatchObject({
    from: '2020-21',
    flags: ['covid_year'],
    from_before_covid: {
      from: '2018-19',
      to: '2022-23',
      change_percent_per_year: expect.closeTo(100 * ((70 / 200) ** 0.25 - 1), 10),
      flags: ['spans_gwp_break'],
    },
  })
  expect(totalOf(emissionsTrend(since(50, 60, 70)))?.headline.from_before_covid).toBeNull()
  const [, , total] = emissionsTrend(years).workings()
  expect(total).toMatchObject({
    outputs: { percent_from_before_covid: { value: expect.closeTo(100 * ((70 / 200) ** 0.25 - 1), 10) } },
  })
})
