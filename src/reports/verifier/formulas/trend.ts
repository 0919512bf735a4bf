import { endOf, fit, yearEnding } from '../arithmetic.ts'
import { BEFORE_DECLINE, contributionOf, END_OF_DECLINE } from './decline.ts'
import { addKnown, type Figure } from './emissions.ts'
import type { Formula } from './formula.ts'

/** Versions that let zero stand for a line that fell below it. */
const FLOORED = new Set(['1.0.0', '1.1.0'])
/** Versions that still show it in the trajectory, if no longer in the figure. */
const FLOORED_TRAJECTORY = new Set([...FLOORED, '1.2.0'])

interface Point {
  readonly year: number
  readonly value: number
}

/** Growth a year from one year to a later one, compounded; none where an end is not above zero. */
const compound = (from: Point, to: Point): number | null =>
  from.value > 0 && to.value > 0 && to.year > from.year
    ? (to.value / from.value) ** (1 / (to.year - from.year)) - 1
    : null

/** docs/methods/emissions_trend.md, on the years since the last change of warming potentials. */
export const linearTrend: Formula = (given, version) => {
  const { series, years, gwp_break, last_year, confidence } = given as {
    series: 'scope1' | 'scope2' | 'scope1_and_2'
    years: readonly { reporting_year: string; scope1_t: Figure; scope2_t: Figure }[]
    gwp_break: string
    last_year: string
    confidence: number
  }
  if (gwp_break !== '2020-21' || last_year !== '2029-30' || confidence !== 0.9)
    throw new Error('the method draws 90 % intervals to 2029-30 from the years since 2020-21')
  const values = years
    .map(({ reporting_year, scope1_t, scope2_t }) => ({
      year: endOf(reporting_year),
      value: { scope1: scope1_t, scope2: scope2_t, scope1_and_2: addKnown([scope1_t, scope2_t]) }[series],
    }))
    .flatMap(({ year, value }) => (value === null ? [] : [{ year, value }]))
    .toSorted((a, b) => a.year - b.year)
  const recent = values.filter(({ year }) => year >= endOf(gwp_break))
  const [first, last, latest] = [recent[0], recent.at(-1), values.at(-1)]
  const line = fit(recent.map(({ year, value }) => [year, value] as const))
  const trajectory =
    line === null || last === undefined
      ? []
      : Array.from({ length: Math.max(0, endOf(last_year) - last.year) }, (_, index) => {
          const year = last.year + 1 + index
          const [value, half] = [line.at(year), line.halfWidth(year)]
          return {
            reporting_year: yearEnding(year),
            value: value < 0 ? (FLOORED_TRAJECTORY.has(version) ? 0 : null) : value,
            low: half === null ? null : Math.max(0, value - half),
            high: half === null ? null : Math.max(0, value + half),
            floored: value < 0,
          }
        })
  const projected = trajectory.at(-1)
  const start = first === undefined || line === null ? null : line.at(first.year)
  const before = values.find(({ year }) => year === BEFORE_DECLINE)
  const remaining = latest === undefined ? 0 : END_OF_DECLINE - latest.year
  const growth = first === undefined || last === undefined ? null : compound(first, last)
  const yearBefore = values.find(({ year }) => year + 1 === last?.year)
  const target =
    before === undefined
      ? null
      : { year: END_OF_DECLINE, value: contributionOf(END_OF_DECLINE) * before.value }
  const towards = target === null || latest === undefined ? null : compound(latest, target)
  return {
    slope: line?.slope ?? null,
    slope_percent: start === null || start <= 0 || line === null ? null : (100 * line.slope) / start,
    r_squared: line?.r_squared ?? null,
    compound_annual_growth: growth,
    compound_percent: growth === null ? null : 100 * growth,
    latest_change_percent:
      yearBefore === undefined || last === undefined || yearBefore.value === 0
        ? null
        : (100 * (last.value - yearBefore.value)) / yearBefore.value,
    projected:
      projected === undefined || (projected.floored && !FLOORED.has(version)) ? null : projected.value,
    projected_low: projected?.low ?? null,
    projected_high: projected?.high ?? null,
    required_percent:
      before === undefined || latest === undefined || remaining <= 0 || latest.value <= 0
        ? null
        : (100 * (contributionOf(END_OF_DECLINE) * before.value - latest.value)) / remaining / latest.value,
    required_compound_percent: towards === null ? null : 100 * towards,
    trajectory,
  }
}
