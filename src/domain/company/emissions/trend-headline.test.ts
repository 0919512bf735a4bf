import { describe, expect, it } from 'vitest'
import { emissionsTrend, type TrendYear } from './emissions-trend.ts'

const years = (first: number, ...values: readonly (number | null)[]): TrendYear[] =>
  values.flatMap((value, at) => {
    const start = first + at
    const reporting_year = `${start}-${String((start + 1) % 100).padStart(2, '0')}`
    return value === null ? [] : [{ reporting_year, scope1_t: value, scope2_t: 0, evidence: [] }]
  })
const total = (list: readonly TrendYear[]) =>
  emissionsTrend(list).result?.series.find(({ series }) => series === 'scope1_and_2')

describe('the headline of a trend', () => {
  it('is the compound change, not the slope over a low first year', () => {
    const series = total(years(2020, 100, 300, 700, 900, 987))
    expect(series?.headline).toMatchObject({
      from: '2020-21',
      to: '2024-25',
      latest: { from: '2023-24', to: '2024-25' },
      flags: ['covid_year', 'structural_break'],
    })
    expect(series?.headline.change_percent_per_year).toBeCloseTo(77.25, 1)
    expect(series?.headline.latest?.change_percent).toBeCloseTo(9.67, 2)
    expect(series?.since_gwp_break.fit?.slope_percent).toBeGreaterThan(150)
  })

  it('counts the years between its ends where some are missing, and says so', () => {
    const { headline } = total(years(2022, 100, null, 121))!
    expect(headline.change_percent_per_year).toBeCloseTo(10, 10)
    expect(headline).toMatchObject({ latest: null, flags: ['gap'] })
  })

  it('is not there where an end is zero', () => {
    expect(total(years(2020, 0, 100, 200))?.headline).toMatchObject({
      change_percent_per_year: null,
      availability: { reason_code: 'no_two_years_above_zero' },
    })
  })

  it('has the base of the required rate: a company on it needs no change of pace', () => {
    const path = 1000 * 0.657
    const pace = (path / 1000) ** (1 / 7)
    const covered = { reporting_year: '2024-25', covered_t: 1000 * pace ** 2, before_decline_t: 1000 }
    const { result } = emissionsTrend(years(2022, 1000, 1000 * pace, 1000 * pace ** 2), { covered })
    const scope1 = result?.series.find(({ series }) => series === 'scope1')
    const [required] = scope1?.required_rates ?? []
    expect(required?.compound_percent_per_year).toBeCloseTo(scope1?.headline.change_percent_per_year ?? 0, 10)
  })
})

describe('what stands beside a rate', () => {
  const note = (list: readonly TrendYear[]) => total(list)?.headline.note

  it('is that it touches the pandemic, and the rate from before it', () => {
    expect(note([...years(2018, 200), ...years(2020, 50, 60, 70)])).toBe(
      'Begins or ends in a pandemic year. From 2018-19, on mixed warming potentials: −23.1 % a year.',
    )
    expect(note(years(2020, 100, 101, 102))).toBe('Begins or ends in a pandemic year.')
  })

  it('is nothing where the rate says all, or where there is none', () => {
    expect(note(years(2022, 100, 101, 102))).toBeNull()
    expect(note(years(2020, 0, 100, 200))).toBeNull()
  })
})

it('a line that falls below zero is no forecast', () => {
  const outcome = emissionsTrend(years(2020, 1000, 850, 700, 550, 400))
  const last = outcome.result?.series.at(-1)?.since_gwp_break.fit?.trajectory.at(-1)
  expect(last).toMatchObject({ value: null, floored: true, forecast: null, reason_code: 'line_below_zero' })
  const working = outcome.workings().find(({ about }) => about?.['series'] === 'scope1_and_2')
  expect(working).toMatchObject({
    outputs: { projected: { value: null, availability: { reason_code: 'line_below_zero' } } },
  })
})
