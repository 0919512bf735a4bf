import { DAYS_A_YEAR } from '../../daily-indices/daily-series.ts'
import { returnLevel } from '../../daily-indices/return-level.ts'
import { mean } from '../../mathematics/statistics.ts'
import { BASELINE, RECENT } from '../climate/indicator-rules.ts'
import type { Evidenced } from '../outcome.ts'
import {
  absentHazard,
  assessedHazard,
  type HazardAssessment,
  type HazardId,
  type HazardIndicator,
} from './assessment.ts'
import { DROUGHT_BANDS, HEATWAVE_BANDS, HEAVY_RAIN_BANDS, HOTTEST_DAY_BANDS } from './hazard-bands.ts'
import { hazardRow } from './hazard-table.ts'
import { decide, indicatorOf } from './indicators.ts'

/** The annual indices of daily values that hazards are decided on, by the ids of `daily_indices`. */
export type HazardIndex = 'HWF_EHF_NF13' | 'HWA_EHF_NF13' | 'TXx' | 'CDD' | 'Rx1day' | 'Rx5day' | 'R20mm'

/** Shares of days and of nights above the 90th percentile of their calendar day. Nothing is decided on them. */
export type PercentileIndex = 'TX90p' | 'TN90p'

interface YearValue {
  readonly year: number
  readonly value: number
}

/** Indices of one series of daily values: complete years only, the oldest first. */
export interface DailyFigures extends Evidenced {
  readonly annual: Readonly<Record<HazardIndex, readonly YearValue[]>>
  /** SPI over twelve months, months without a value left out, the oldest first. */
  readonly spi_12: readonly { readonly month: string; readonly value: number }[]
  readonly percentile_days?: Readonly<Record<PercentileIndex, readonly YearValue[]>> | undefined
  /** Days of each year that have an Excess Heat Factor, of 365; undefined where the grid does not keep them. */
  readonly factor_days?: readonly YearValue[] | undefined
  /** Share of the days of rain that were interpolated from other stations; undefined where the publisher does not say. */
  readonly share_interpolated?: number | undefined
}

export type DailyHazard = Extract<HazardId, 'heatwave' | 'hottest_day' | 'drought' | 'heavy_rain'>

/** Why there are no daily values for a hazard at a place. */
type NoDays = 'not_loaded' | 'outside_coverage'

/** What the daily values of a place come to, hazard by hazard: of its own cell, or of a station near by. */
export type DailyAtPlace = (hazard: DailyHazard) => HazardAssessment

/** No daily values at all. */
export const withoutDays =
  (why: NoDays): DailyAtPlace =>
  (hazard) =>
    why === 'not_loaded'
      ? absentHazard(hazardRow(hazard), why, 'This snapshot contains no grid or series with daily indices.')
      : absentHazard(hazardRow(hazard), why, 'No daily values cover this place.')

/** A hazard that is decided on daily values. */
export const dailyHazard = (hazard: DailyHazard, daily: DailyFigures): HazardAssessment =>
  ASSESS[hazard](daily) ??
  absentHazard(hazardRow(hazard), 'outside_coverage', TOO_SHORT, { evidence: daily.evidence })

const TOO_SHORT = `There are too few daily values for this place: ${BASELINE.fewest_years} complete years in ${BASELINE.first}-${BASELINE.last} and ${RECENT.fewest_years} of the latest ${RECENT.years} are needed, ${RECENT.fewest_after_baseline} of them after ${BASELINE.last}, plus 30 years with differing falls for a 1-in-20-year fall.`

const ASSESS: Readonly<Record<DailyHazard, (daily: DailyFigures) => HazardAssessment | null>> = {
  heatwave,
  hottest_day: hottestDay,
  drought,
  heavy_rain: heavyRain,
}

interface Recent {
  readonly mean: number
  readonly values: readonly YearValue[]
  readonly period: string
}

function recentOf(values: readonly YearValue[]): Recent | null {
  const recent = values.slice(-RECENT.years)
  const centre = mean(recent.map(({ value }) => value))
  const sinceBaseline = recent.filter(({ year }) => year > BASELINE.last)
  if (recent.length < RECENT.fewest_years || centre === null) return null
  if (sinceBaseline.length < RECENT.fewest_after_baseline) return null
  return { mean: centre, values: recent, period: `${recent[0]!.year}-${recent.at(-1)!.year}` }
}

const lastYear = ({ values }: Recent): number => values.at(-1)!.year

/** The mean of recent years as a figure beside the deciding one; none where there are too few. */
function meanOf(
  hazard: DailyHazard,
  id: string,
  values: readonly YearValue[] | undefined,
): HazardIndicator[] {
  const recent = values === undefined ? null : recentOf(values)
  return recent === null ? [] : [indicatorOf(hazard, id, recent.mean, recent.period)]
}

const interpolated = (hazard: DailyHazard, share: number | undefined): HazardIndicator[] =>
  share === undefined
    ? []
    : [indicatorOf(hazard, 'share_interpolated', share, `${BASELINE.first}-${BASELINE.last}`)]

const isInBaseline = ({ year }: YearValue): boolean => year >= BASELINE.first && year <= BASELINE.last

function baselineMean(values: readonly YearValue[]): number | null {
  const inside = values.filter(isInBaseline)
  return inside.length < BASELINE.fewest_years ? null : mean(inside.map(({ value }) => value))
}

function heatwave({ annual, percentile_days, factor_days, evidence }: DailyFigures): HazardAssessment | null {
  const days = recentOf(annual.HWF_EHF_NF13)
  const before = baselineMean(annual.HWF_EHF_NF13)
  if (days === null || before === null) return null
  const change = days.mean - before
  const first = days.values[0]!.year
  const severest = annual.HWA_EHF_NF13.filter(({ year }) => year >= first).map(({ value }) => value)
  return assessedHazard(hazardRow('heatwave'), [decide('heatwave', 'extra_days', HEATWAVE_BANDS, change)], {
    evidence,
    latest_year: lastYear(days),
    indicators: [
      indicatorOf('heatwave', 'heatwave_days', days.mean, days.period),
      indicatorOf('heatwave', 'heatwave_days_change', change, days.period),
      ...(severest.length === 0
        ? []
        : [indicatorOf('heatwave', 'severest_ehf', Math.max(...severest), days.period)]),
      ...gapsOf(days, annual.HWF_EHF_NF13, factor_days),
      ...meanOf('heatwave', 'warm_days', percentile_days?.TX90p),
      ...meanOf('heatwave', 'warm_nights', percentile_days?.TN90p),
    ],
  })
}

/**
 * What the gaps of the record may hide. A day without a factor is in no heatwave, so that a year with gaps counts too few: by as
 * many as it counts in the same number of measured days.
 */
function gapsOf(
  recent: Recent,
  all: readonly YearValue[],
  factors: readonly YearValue[] | undefined,
): HazardIndicator[] {
  if (factors === undefined) return []
  const known = new Map(factors.map(({ year, value }) => [year, value]))
  const share = ({ year }: YearValue): number => (known.get(year) ?? 0) / DAYS_A_YEAR
  const shareOf = (years: readonly YearValue[]): number => mean(years.map(share)) ?? 0
  const hidden = recent.values.map((one) => (one.value * (1 - share(one))) / share(one))
  return [
    indicatorOf('heatwave', 'factor_share', shareOf(recent.values), recent.period),
    indicatorOf(
      'heatwave',
      'factor_share_baseline',
      shareOf(all.filter(isInBaseline)),
      `${BASELINE.first}-${BASELINE.last}`,
    ),
    indicatorOf('heatwave', 'heatwave_days_hidden', mean(hidden) ?? 0, recent.period),
  ]
}

function hottestDay({ annual, evidence }: DailyFigures): HazardAssessment | null {
  const hottest = recentOf(annual.TXx)
  if (hottest === null) return null
  return assessedHazard(
    hazardRow('hottest_day'),
    [decide('hottest_day', 'hottest_day_c', HOTTEST_DAY_BANDS, hottest.mean)],
    {
      evidence,
      latest_year: lastYear(hottest),
      indicators: [indicatorOf('hottest_day', 'hottest_day', hottest.mean, hottest.period)],
    },
  )
}

/** SPI at or below this counts as a dry month (moderately dry and worse). */
const DRY_MONTH = -1
const MONTHS_A_YEAR = 12

function drought({ annual, spi_12, share_interpolated, evidence }: DailyFigures): HazardAssessment | null {
  const latest = spi_12.at(-1)
  const recent = spi_12.slice(-RECENT.years * MONTHS_A_YEAR)
  if (latest === undefined || recent.length < RECENT.fewest_years * MONTHS_A_YEAR) return null
  const dry = recent.filter(({ value }) => value <= DRY_MONTH).length
  const months = `${recent[0]!.month}/${latest.month}`
  return assessedHazard(hazardRow('drought'), [decide('drought', 'spi_12', DROUGHT_BANDS, latest.value)], {
    evidence,
    latest_year: Number(latest.month.slice(0, 4)),
    indicators: [
      indicatorOf('drought', 'spi_12', latest.value, latest.month),
      indicatorOf('drought', 'dry_months', (MONTHS_A_YEAR * dry) / recent.length, months),
      ...meanOf('drought', 'dry_spell', annual.CDD),
      ...interpolated('drought', share_interpolated),
    ],
  })
}

const RETURN_YEARS = 20

function heavyRain({ annual, share_interpolated, evidence }: DailyFigures): HazardAssessment | null {
  const maxima = annual.Rx1day
  const level = returnLevel(
    maxima.map(({ value }) => value),
    RETURN_YEARS,
  )
  if (level === null) return null
  const record = `${maxima[0]!.year}-${maxima.at(-1)!.year}`
  return assessedHazard(
    hazardRow('heavy_rain'),
    [decide('heavy_rain', 'fall_mm', HEAVY_RAIN_BANDS, level.level)],
    {
      evidence,
      latest_year: maxima.at(-1)!.year,
      indicators: [
        indicatorOf('heavy_rain', 'fall_20_years', level.level, record),
        indicatorOf('heavy_rain', 'fall_20_years_low', level.low, record),
        indicatorOf('heavy_rain', 'fall_20_years_high', level.high, record),
        ...meanOf('heavy_rain', 'largest_day', annual.Rx1day),
        ...meanOf('heavy_rain', 'largest_5_days', annual.Rx5day),
        ...meanOf('heavy_rain', 'days_20mm', annual.R20mm),
        ...interpolated('heavy_rain', share_interpolated),
      ],
    },
  )
}
