import { annualCount, annualMaximum, runningSums } from '../../daily-indices/annual.ts'
import { type DailySeries, leapDayOf, type YearSpan } from '../../daily-indices/daily-series.ts'
import { type CellHeat, HeatOfCell, NO_DAY, SHIFTS, YEAR_SLOTS } from '../../daily-indices/heat-of-cell.ts'
import { monthlyRain } from '../../daily-indices/precipitation-index.ts'
import { longestReachingYears } from '../../daily-indices/spells.ts'
import { BASELINE } from '../climate/indicator-rules.ts'
import type { HazardIndex, PercentileIndex } from './daily-hazards.ts'

export interface YearValue {
  readonly year: number
  readonly value: number
}

/** What the days of a place come to, year by year, the oldest first. */
export interface DaysOfPlace {
  readonly annual: Readonly<Record<HazardIndex, readonly YearValue[]>>
  /** Days above the 90th percentile of their calendar day, maxima and minima, in percent; where they were computed. */
  readonly percentile_days?: Readonly<Record<PercentileIndex, readonly YearValue[]>> | undefined
  /** Days of each year that have an Excess Heat Factor, of 365; where they were counted. */
  readonly factor_days?: readonly YearValue[] | undefined
  /** Rain of every month from January of the first year to December of the last; NaN where a day is missing. */
  readonly months: readonly number[]
  readonly curve: CurveOfDays | null
}

export interface CurveOfDays {
  readonly years: number
  readonly points: readonly {
    readonly shift_c: number
    readonly days_ge_35: number
    readonly days_ge_40: number
  }[]
}

/** Shares of a year's days that its figures need, as in climate_context. */
export const COMPLETE_SHARES = { tmax: 0.9, rain: 0.97 } as const

const HEAVY_FROM_MM = 20
const DRY_BELOW_MM = 1

/** The figures of a station's days, by the rules that cells of grids follow. */
export function daysOfStation(series: DailySeries): DaysOfPlace {
  const { tmax, rain, years } = series
  const isWarm = years.map((span) => isComplete(tmax, span, COMPLETE_SHARES.tmax))
  const isWet = years.map((span) => isComplete(rain, span, COMPLETE_SHARES.rain))
  const named = (values: ArrayLike<number>, has: readonly boolean[] | null): YearValue[] =>
    years.flatMap(({ year }, index) => {
      const value = values[index]!
      return Number.isNaN(value) || has?.[index] === false ? [] : [{ year, value }]
    })
  const heat = heatOf(series)
  return {
    annual: {
      HWF_EHF_NF13: named(heat.days, null),
      HWA_EHF_NF13: named(heat.severest, null),
      TXx: named(annualMaximum({ values: tmax, years }), isWarm),
      Rx1day: named(annualMaximum({ values: rain, years }), isWet),
      Rx5day: named(annualMaximum({ values: runningSums(rain, 5), years }), isWet),
      R20mm: named(
        annualCount({ values: rain, years }, (fall) => fall >= HEAVY_FROM_MM),
        isWet,
      ),
      CDD: named(
        longestReachingYears(years, (at) => rain[at]! < DRY_BELOW_MM),
        isWet,
      ),
    },
    factor_days: named(heat.known, null),
    months: monthlyRain(series),
    curve: curveOf(
      tmax,
      years.filter((span, index) => isWarm[index] === true && isBaseline(span)),
    ),
  }
}

export const isBaselineYear = (year: number): boolean => year >= BASELINE.first && year <= BASELINE.last
export const isBaseline = ({ year }: YearSpan): boolean => isBaselineYear(year)

/** Days of a year that have a value. */
export const knownDays = (values: Float64Array, { first, end }: YearSpan): number =>
  values.subarray(first, end).reduce((count, value) => count + Number(!Number.isNaN(value)), 0)

export const isComplete = (values: Float64Array, span: YearSpan, share: number): boolean =>
  knownDays(values, span) >= share * (span.end - span.first)

/** Heatwaves as a cell has them: a year needs the year before it, and the threshold 25 years of the baseline. */
function heatOf({ tmax, tmin, years }: DailySeries): Pick<CellHeat, 'days' | 'severest' | 'known'> {
  const means = new Int16Array(years.length * YEAR_SLOTS).fill(NO_DAY)
  for (const [index, span] of years.entries()) {
    const leap = leapDayOf(span)
    let slot = index * YEAR_SLOTS
    for (let at = span.first; at < span.end; at += 1) {
      const hundredths = Math.round(100 * tmax[at]!) + Math.round(100 * tmin[at]!)
      const mean = Number.isNaN(hundredths) ? NO_DAY : hundredths
      if (at === leap) means[(index + 1) * YEAR_SLOTS - 1] = mean
      else means[slot++] = mean
    }
  }
  const inside = years.flatMap((span, index) => (isBaseline(span) ? [index] : []))
  const baseline =
    inside.length < BASELINE.fewest_years
      ? undefined
      : { first: inside[0]!, end: inside.at(-1)! + 1, fewest: BASELINE.fewest_years }
  return new HeatOfCell({ loaded: years.map(() => true), baseline }).of(means, Number.NaN)
}

/** Mean days a year at or above 35 and 40 degrees with every maximum shifted; missing days are scaled out. */
function curveOf(tmax: Float64Array, years: readonly YearSpan[]): CurveOfDays | null {
  if (years.length < BASELINE.fewest_years) return null
  const calendarDays = years.reduce((sum, { first, end }) => sum + end - first, 0)
  const days = years.reduce((sum, span) => sum + knownDays(tmax, span), 0)
  const scale = calendarDays / days / years.length
  const from = (degrees: number): number =>
    scale * annualCount({ values: tmax, years }, (value) => value >= degrees).reduce((a, b) => a + b, 0)
  return {
    years: years.length,
    points: SHIFTS.map((shift_c) => ({
      shift_c,
      days_ge_35: from(35 - shift_c),
      days_ge_40: from(40 - shift_c),
    })),
  }
}
