import { returnLevel } from '../../daily-indices/return-level.ts'
import { mean } from '../../mathematics/statistics.ts'
import { BASELINE, RECENT } from '../climate/indicator-rules.ts'
import type { Evidenced } from '../outcome.ts'
import { absentHazard, assessedHazard, type HazardAssessment, type HazardId } from './assessment.ts'
import { DROUGHT_BANDS, HEATWAVE_BANDS, HEAVY_RAIN_BANDS, HOTTEST_DAY_BANDS } from './hazard-bands.ts'
import { hazardRow } from './hazard-table.ts'
import { decide, indicatorOf } from './indicators.ts'

/** The annual indices of daily values that hazards are decided on, by the ids of `daily_indices`. */
export type HazardIndex = 'HWF_EHF_NF13' | 'HWA_EHF_NF13' | 'TXx' | 'CDD' | 'Rx1day' | 'Rx5day' | 'R20mm'

interface YearValue {
  readonly year: number
  readonly value: number
}

/** Indices of one series of daily values: complete years only, the oldest first. */
export interface DailyFigures extends Evidenced {
  readonly annual: Readonly<Record<HazardIndex, readonly YearValue[]>>
  /** SPI over twelve months, months without a value left out, the oldest first. */
  readonly spi_12: readonly { readonly month: string; readonly value: number }[]
  /** What a station's figures come to, decided once for all places around it: the interval of heavy falls takes a thousand draws. */
  readonly assessed?: Readonly<Record<DailyHazard, HazardAssessment>> | undefined
  /** The station that speaks for the place, and how far away it is; undefined where the days are those of the place's own cell. */
  readonly station?: { readonly station: string; readonly distance_km: number } | undefined
}

/** The latest year that any of the figures speaks of; null where there is none. */
export function latestYear({ annual, spi_12 }: DailyFigures): number | null {
  const years = Object.values(annual).flatMap((values) => values.at(-1)?.year ?? [])
  const month = spi_12.at(-1)?.month
  const all = month === undefined ? years : [...years, Number(month.slice(0, 4))]
  return all.length === 0 ? null : Math.max(...all)
}

/** What daily values come to at a place: the figures, or why there are none. */
export type DailyAtPlace = DailyFigures | 'not_loaded' | 'outside_coverage'

type DailyHazard = Extract<HazardId, 'heatwave' | 'hottest_day' | 'drought' | 'heavy_rain'>

/** A hazard that is decided on daily values. */
export function dailyHazard(hazard: DailyHazard, daily: DailyAtPlace): HazardAssessment {
  const row = hazardRow(hazard)
  if (daily === 'not_loaded')
    return absentHazard(row, 'not_loaded', 'This snapshot contains no grid or series with daily indices.')
  if (daily === 'outside_coverage')
    return absentHazard(row, 'outside_coverage', 'No daily values cover this place.')
  const found = daily.assessed?.[hazard] ?? assess(hazard, daily)
  const { station } = daily
  return station === undefined
    ? found
    : { ...found, trace: found.trace.map((step) => ({ ...step, inputs: { ...station, ...step.inputs } })) }
}

const assess = (hazard: DailyHazard, daily: DailyFigures): HazardAssessment =>
  ASSESS[hazard](daily) ??
  absentHazard(hazardRow(hazard), 'outside_coverage', TOO_SHORT, { evidence: daily.evidence })

/** Figures of a station with every hazard decided. */
export const withHazards = (daily: DailyFigures): DailyFigures => ({
  ...daily,
  assessed: {
    heatwave: assess('heatwave', daily),
    hottest_day: assess('hottest_day', daily),
    drought: assess('drought', daily),
    heavy_rain: assess('heavy_rain', daily),
  },
})

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

/** Whether maxima or rain reach from the baseline to recent years. */
export const isLongEnough = ({ annual }: DailyFigures): boolean =>
  [annual.TXx, annual.Rx1day].some((values) => recentOf(values) !== null && baselineMean(values) !== null)

function baselineMean(values: readonly YearValue[]): number | null {
  const inside = values.filter(({ year }) => year >= BASELINE.first && year <= BASELINE.last)
  return inside.length < BASELINE.fewest_years ? null : mean(inside.map(({ value }) => value))
}

function heatwave({ annual, evidence }: DailyFigures): HazardAssessment | null {
  const days = recentOf(annual.HWF_EHF_NF13)
  const before = baselineMean(annual.HWF_EHF_NF13)
  if (days === null || before === null) return null
  const change = days.mean - before
  const first = days.values[0]!.year
  const severest = annual.HWA_EHF_NF13.filter(({ year }) => year >= first).map(({ value }) => value)
  return assessedHazard(hazardRow('heatwave'), [decide('heatwave', 'extra_days', HEATWAVE_BANDS, change)], {
    evidence,
    indicators: [
      indicatorOf('heatwave', 'heatwave_days', days.mean, days.period),
      indicatorOf('heatwave', 'heatwave_days_change', change, days.period),
      ...(severest.length === 0
        ? []
        : [indicatorOf('heatwave', 'severest_ehf', Math.max(...severest), days.period)]),
    ],
  })
}

function hottestDay({ annual, evidence }: DailyFigures): HazardAssessment | null {
  const hottest = recentOf(annual.TXx)
  if (hottest === null) return null
  return assessedHazard(
    hazardRow('hottest_day'),
    [decide('hottest_day', 'hottest_day_c', HOTTEST_DAY_BANDS, hottest.mean)],
    { evidence, indicators: [indicatorOf('hottest_day', 'hottest_day', hottest.mean, hottest.period)] },
  )
}

/** SPI at or below this counts as a dry month (moderately dry and worse). */
const DRY_MONTH = -1
const MONTHS_A_YEAR = 12

function drought({ annual, spi_12, evidence }: DailyFigures): HazardAssessment | null {
  const latest = spi_12.at(-1)
  const recent = spi_12.slice(-RECENT.years * MONTHS_A_YEAR)
  const spell = recentOf(annual.CDD)
  if (latest === undefined || recent.length < RECENT.fewest_years * MONTHS_A_YEAR) return null
  const dry = recent.filter(({ value }) => value <= DRY_MONTH).length
  const months = `${recent[0]!.month}/${latest.month}`
  return assessedHazard(hazardRow('drought'), [decide('drought', 'spi_12', DROUGHT_BANDS, latest.value)], {
    evidence,
    indicators: [
      indicatorOf('drought', 'spi_12', latest.value, latest.month),
      indicatorOf('drought', 'dry_months', (MONTHS_A_YEAR * dry) / recent.length, months),
      ...(spell === null ? [] : [indicatorOf('drought', 'dry_spell', spell.mean, spell.period)]),
    ],
  })
}

const RETURN_YEARS = 20

function heavyRain({ annual, evidence }: DailyFigures): HazardAssessment | null {
  const maxima = annual.Rx1day
  const level = returnLevel(
    maxima.map(({ value }) => value),
    RETURN_YEARS,
  )
  if (level === null) return null
  const record = `${maxima[0]!.year}-${maxima.at(-1)!.year}`
  const recent = [
    ['largest_day', recentOf(annual.Rx1day)],
    ['largest_5_days', recentOf(annual.Rx5day)],
    ['days_20mm', recentOf(annual.R20mm)],
  ] as const
  return assessedHazard(
    hazardRow('heavy_rain'),
    [decide('heavy_rain', 'fall_mm', HEAVY_RAIN_BANDS, level.level)],
    {
      evidence,
      indicators: [
        indicatorOf('heavy_rain', 'fall_20_years', level.level, record),
        indicatorOf('heavy_rain', 'fall_20_years_low', level.low, record),
        indicatorOf('heavy_rain', 'fall_20_years_high', level.high, record),
        ...recent.flatMap(([id, found]) =>
          found === null ? [] : [indicatorOf('heavy_rain', id, found.mean, found.period)],
        ),
      ],
    },
  )
}
