import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import type { IsoDay } from '../../calendar.ts'
import type { Method } from '../../evidence.ts'
import { percentileRank } from '../../mathematics/statistics.ts'
import { compareText } from '../../text-order.ts'
import { type Band, bandTable, decideBand, type TraceStep } from '../bands.ts'
import { type Evidenced, evidenceOf, type Outcome, withoutResult, withResult } from '../outcome.ts'
import type { Point } from './location.ts'

export const WATER_STRESS: Method = { id: 'water_stress', version: '1.0.0' }

export const WATER_VARIABLES = ['root_zone_soil_moisture', 'runoff'] as const
export type WaterVariable = (typeof WATER_VARIABLES)[number]

export type WaterCategory = 'ample' | 'slightly_dry' | 'dry' | 'very_dry' | 'exceptionally_dry'

/** Percentile of the latest twelve months among the baseline's years; a low one is dry. */
export const WATER_BANDS: readonly Band<WaterCategory>[] = bandTable<WaterCategory>(
  [
    { name: 'exceptionally_dry', upper: 5, meaning: 'Score 4 to 5: the driest twentieth of the baseline.' },
    { name: 'very_dry', upper: 10, meaning: 'Score 3 to 4.' },
    { name: 'dry', upper: 20, meaning: 'Score 2 to 3.' },
    { name: 'slightly_dry', upper: 40, meaning: 'Score 1 to 2.' },
  ],
  { name: 'ample', meaning: 'Score 0 to 1: as wet as usual, or wetter.' },
)

/** Baseline years, and the share of its days that makes twelve months whole: a missing month does not. */
export const WATER_BASELINE = { first: 1981, last: 2010, fewest_years: 25, complete_share: 0.97 } as const

/** Water of so long ago says little of what there is now. */
export const WATER_STALE_AFTER_MONTHS = 24

const SUPPLY_SIDE =
  'Supply side only: how wet this grid cell is compared with its own past. Withdrawals are not counted, so this is not a withdrawal-based stress ratio.'

/** Twelve months of one variable: soil moisture as their mean, runoff as their sum. */
export interface WaterPeriod extends Evidenced {
  /** The month that they end with, `2024-11`. All periods of a cell end with the same month of their year. */
  readonly last_month: string
  readonly value: number
  /** Share of their days that have a value. */
  readonly coverage: number
}

/** The cell of a water-balance grid that stands for a place. */
export interface WaterCell extends Point {
  readonly source: string
  readonly distance_km: number
  readonly moved_to_land: boolean
}

export interface WaterAtPlace {
  readonly cell: WaterCell
  readonly periods: Readonly<Record<WaterVariable, readonly WaterPeriod[]>>
}

export interface WaterFigure {
  readonly variable: WaterVariable
  readonly availability: Availability
  readonly first_month: string | null
  readonly last_month: string | null
  readonly percentile: number | null
  readonly score: number | null
  readonly category: WaterCategory | null
}

export interface WaterStress {
  readonly statement: string
  readonly cell: WaterCell
  readonly figures: readonly WaterFigure[]
}

/** Soil moisture and runoff of the latest twelve months against the same twelve months of 1981-2010. */
export function waterStress(water: WaterAtPlace | null, snapshotDay: IsoDay): Outcome<WaterStress> {
  const particulars = { basis: 'derived', data_quality: 3 } as const
  const assessed =
    water === null
      ? []
      : WATER_VARIABLES.map((variable) => assess(variable, water.periods[variable], snapshotDay))
  if (water === null || assessed.every(({ figure }) => figure.percentile === null))
    return withoutResult(
      WATER_STRESS,
      unavailable(
        'not_assessed',
        'water_balance_not_loaded',
        'No water-balance series with enough years is loaded for this place.',
      ),
      particulars,
    )
  const figures = assessed.map(({ figure }) => figure)
  return withResult(
    WATER_STRESS,
    { statement: SUPPLY_SIDE, cell: water.cell, figures },
    {
      ...particulars,
      trace: assessed.flatMap(({ step }) => step ?? []),
      inputs: [...new Set(evidenceOf(assessed.flatMap(({ used }) => used)))],
      availability:
        figures.find(({ availability }) => availability.status === 'stale')?.availability ?? AVAILABLE,
    },
  )
}

/** 0 at the wettest, 5 at the driest, linear inside each band. */
export function waterScore(percentile: number): number {
  const edges = [0, ...WATER_BANDS.flatMap((band) => band.upper ?? []), 100]
  const at = WATER_BANDS.findIndex((band) => band.upper === null || percentile < band.upper)
  const [low, high] = [edges[at] ?? 0, edges[at + 1] ?? 100]
  return WATER_BANDS.length - at - (percentile - low) / (high - low)
}

interface Assessment {
  readonly figure: WaterFigure
  readonly step: TraceStep | null
  readonly used: readonly WaterPeriod[]
}

function assess(variable: WaterVariable, periods: readonly WaterPeriod[], snapshotDay: IsoDay): Assessment {
  const ordered = periods.toSorted((a, b) => compareText(a.last_month, b.last_month))
  const isWhole = ({ coverage }: WaterPeriod): boolean => coverage >= WATER_BASELINE.complete_share
  const now = ordered.at(-1)
  const baseline = ordered.filter(
    (period) =>
      isWhole(period) &&
      yearOf(period) >= WATER_BASELINE.first &&
      yearOf(period) <= WATER_BASELINE.last &&
      period !== now,
  )
  if (now === undefined || !isWhole(now) || baseline.length < WATER_BASELINE.fewest_years)
    return {
      step: null,
      used: [],
      figure: { ...NO_FIGURE, variable, availability: tooShort(baseline.length) },
    }
  const percentile =
    percentileRank(
      now.value,
      baseline.map(({ value }) => value),
    ) ?? 0
  const { band, step } = decideBand(`water_stress.${variable}`, 'percentile', WATER_BANDS, percentile)
  return {
    step,
    used: [now, ...baseline],
    figure: {
      variable,
      availability: freshness(now.last_month, snapshotDay),
      first_month: monthLabel(monthCount(now.last_month) - 11),
      last_month: now.last_month,
      percentile,
      score: waterScore(percentile),
      category: band.name,
    },
  }
}

const NO_FIGURE = {
  first_month: null,
  last_month: null,
  percentile: null,
  score: null,
  category: null,
} as const

const tooShort = (years: number): Availability =>
  unavailable(
    'below_threshold',
    'too_few_baseline_years',
    `The latest twelve months must be complete, and ${WATER_BASELINE.fewest_years} complete baseline years are needed; there are ${years}.`,
  )

function freshness(lastMonth: string, snapshotDay: IsoDay): Availability {
  const age = monthCount(snapshotDay) - monthCount(lastMonth)
  if (age <= WATER_STALE_AFTER_MONTHS) return AVAILABLE
  return unavailable(
    'stale',
    'water_balance_ended_long_ago',
    `The latest twelve months end in ${lastMonth}, ${age} months before the snapshot.`,
  )
}

const yearOf = ({ last_month }: WaterPeriod): number => Number(last_month.slice(0, 4))

/** Months since year 0 of `2024-11` or of a day. */
const monthCount = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1

const monthLabel = (count: number): string =>
  `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
