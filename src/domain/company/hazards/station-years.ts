import { annualCount } from '../../daily-indices/annual.ts'
import type { DailySeries } from '../../daily-indices/daily-series.ts'
import { sharesOfDays } from '../../daily-indices/percentile-indices.ts'
import type { Method } from '../../evidence.ts'
import { BASELINE } from '../climate/indicator-rules.ts'
import type { HazardIndex } from './daily-hazards.ts'
import {
  COMPLETE_SHARES,
  type DaysOfPlace,
  daysOfStation,
  isBaseline,
  isComplete,
  knownDays,
  type YearValue,
} from './days-of-station.ts'

/** The version that yearly figures name: figures that were computed by another one are computed again. */
export const DAILY_INDICES: Method = { id: 'daily_indices', version: '1.1.0' }

export const MONTHS: readonly number[] = Array.from({ length: 12 }, (_, month) => month + 1)

/** The figures of one year at one station; null where the days of the year do not give one. */
export interface StationYear {
  readonly year: number
  /** Days with a maximum, and with a reading of rain. */
  readonly days_with_maximum: number
  readonly days_with_rain: number
  readonly hottest_day_c: number | null
  readonly heatwave_days: number | null
  readonly severest_ehf: number | null
  /** Days with an Excess Heat Factor, 29 February not counted. */
  readonly days_with_factor: number
  readonly days_ge_35: number | null
  readonly days_ge_40: number | null
  readonly warm_days_pct: number | null
  readonly warm_nights_pct: number | null
  readonly largest_day_mm: number | null
  readonly largest_5_days_mm: number | null
  readonly days_ge_20mm: number | null
  readonly dry_spell_days: number | null
  /** January first; null where a day of the month is missing. */
  readonly rain_mm: readonly (number | null)[]
}

/** Every year of a daily series in figures. Decimals beyond the fourth are rounding of binary fractions. */
export function stationYears(series: DailySeries): StationYear[] {
  const { tmax, tmin, rain, years } = series
  const { annual, factor_days, months } = daysOfStation(series)
  const hot = (degrees: number): number[] => annualCount({ values: tmax, years }, (value) => value >= degrees)
  const [from35, from40] = [hot(35), hot(40)]
  const [warmDays, warmNights] = [percentileDays(series, 'tmax'), percentileDays(series, 'tmin')]
  return years.map((span, at) => {
    const isWarm = isComplete(tmax, span, COMPLETE_SHARES.tmax)
    const of = (index: HazardIndex): number | null =>
      rounded(annual[index].find(({ year }) => year === span.year)?.value)
    return {
      year: span.year,
      days_with_maximum: knownDays(tmax, span),
      days_with_rain: knownDays(rain, span),
      hottest_day_c: of('TXx'),
      heatwave_days: of('HWF_EHF_NF13'),
      severest_ehf: of('HWA_EHF_NF13'),
      days_with_factor: factor_days?.find(({ year }) => year === span.year)?.value ?? 0,
      days_ge_35: isWarm ? from35[at]! : null,
      days_ge_40: isWarm ? from40[at]! : null,
      warm_days_pct: isWarm ? rounded(warmDays[at]) : null,
      warm_nights_pct: isComplete(tmin, span, COMPLETE_SHARES.tmax) ? rounded(warmNights[at]) : null,
      largest_day_mm: of('Rx1day'),
      largest_5_days_mm: of('Rx5day'),
      days_ge_20mm: of('R20mm'),
      dry_spell_days: of('CDD'),
      rain_mm: MONTHS.map((month) => rounded(months[at * MONTHS.length + month - 1])),
    }
  })
}

const rounded = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : Math.round(value * 10_000) / 10_000

/** Days above the 90th percentile of their calendar day, in percent of the year; none without a baseline. */
function percentileDays(series: DailySeries, variable: 'tmax' | 'tmin'): readonly number[] {
  const inside = series.years.filter(
    (span) => isBaseline(span) && isComplete(series[variable], span, COMPLETE_SHARES.tmax),
  )
  return inside.length < BASELINE.fewest_years
    ? series.years.map(() => Number.NaN)
    : sharesOfDays(series, BASELINE, { values: series[variable], probability: 0.9, side: 'above' })
}

/** The years of a station as hazards take them. Years may lack; none may come twice. */
export function daysOfYears(given: readonly StationYear[]): DaysOfPlace & { readonly first_year: number } {
  const years = given.toSorted((a, b) => a.year - b.year)
  const [first, last] = [years[0]?.year ?? 0, years.at(-1)?.year ?? -1]
  const byYear = new Map(years.map((one) => [one.year, one]))
  const of = (column: Exclude<keyof StationYear, 'rain_mm'>): YearValue[] =>
    years.flatMap((one) => (one[column] === null ? [] : [{ year: one.year, value: one[column] }]))
  return {
    first_year: first,
    annual: {
      HWF_EHF_NF13: of('heatwave_days'),
      HWA_EHF_NF13: of('severest_ehf'),
      TXx: of('hottest_day_c'),
      Rx1day: of('largest_day_mm'),
      Rx5day: of('largest_5_days_mm'),
      R20mm: of('days_ge_20mm'),
      CDD: of('dry_spell_days'),
    },
    factor_days: of('days_with_factor'),
    percentile_days: { TX90p: of('warm_days_pct'), TN90p: of('warm_nights_pct') },
    months: Array.from({ length: last - first + 1 }, (_, at) => byYear.get(first + at)).flatMap((one) =>
      MONTHS.map((month) => one?.rain_mm[month - 1] ?? Number.NaN),
    ),
    curve: null,
  }
}
