import { AVAILABLE, type Availability, unavailable } from '../availability.ts'
import type { Method } from '../evidence.ts'
import { type Band, bandTable, decideBand, type TraceStep } from './bands.ts'
import { answer, type Evidenced, evidenceOf, noAnswer, type Outcome } from './outcome.ts'
import { mean, percentileRank } from './statistics.ts'

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

/** Baseline years and months that make a figure. */
export const WATER_BASELINE = { first: 1981, last: 2010, fewest_years: 25, months: 12 } as const

const SUPPLY_SIDE =
  'Supply side only: how wet the cell is against its own past. It counts no withdrawals and is not a withdrawal-based stress ratio.'

/** One calendar month of one variable in the catchment cell. */
export interface WaterMonth extends Evidenced {
  /** `2024-11`. */
  readonly month: string
  readonly value: number
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
  readonly figures: readonly WaterFigure[]
}

/** Soil moisture and runoff of the latest twelve months against the same twelve months of 1981-2010. */
export function waterStress(
  months: Readonly<Record<WaterVariable, readonly WaterMonth[]>>,
): Outcome<WaterStress> {
  const assessed = WATER_VARIABLES.map((variable) => assess(variable, months[variable]))
  const particulars = { basis: 'derived', data_quality: 3 } as const
  if (assessed.every(({ figure }) => figure.percentile === null))
    return noAnswer(
      WATER_STRESS,
      unavailable('not_assessed', 'water_balance_not_loaded', 'No water-balance series is long enough here.'),
      particulars,
    )
  return answer(
    WATER_STRESS,
    { statement: SUPPLY_SIDE, figures: assessed.map(({ figure }) => figure) },
    {
      ...particulars,
      trace: assessed.flatMap(({ step }) => step ?? []),
      inputs: evidenceOf(assessed.flatMap(({ used }) => used)),
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
  readonly used: readonly WaterMonth[]
}

function assess(variable: WaterVariable, months: readonly WaterMonth[]): Assessment {
  const byMonth = new Map(months.map((month) => [month.month, month]))
  const last = [...byMonth.keys()].toSorted().at(-1)
  const now = last === undefined ? null : twelveMonths(byMonth, last)
  const baseline =
    last === undefined
      ? []
      : Array.from({ length: WATER_BASELINE.last - WATER_BASELINE.first + 1 }, (_, at) =>
          twelveMonths(byMonth, `${WATER_BASELINE.first + at}${last.slice(4)}`),
        ).filter((period) => period !== null)
  if (last === undefined || now === null || baseline.length < WATER_BASELINE.fewest_years)
    return {
      step: null,
      used: [],
      figure: { ...NO_FIGURE, variable, availability: tooShort(baseline.length) },
    }
  const percentile =
    percentileRank(
      now.mean,
      baseline.map((period) => period.mean),
    ) ?? 0
  const { band, step } = decideBand(`water_stress.${variable}`, 'percentile', WATER_BANDS, percentile)
  return {
    step,
    used: [...now.used, ...baseline.flatMap((period) => period.used)],
    figure: {
      variable,
      availability: AVAILABLE,
      first_month: now.used[0]?.month ?? last,
      last_month: last,
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
    `The latest twelve months must be whole and ${WATER_BASELINE.fewest_years} baseline years complete; there are ${years}.`,
  )

function twelveMonths(
  byMonth: ReadonlyMap<string, WaterMonth>,
  last: string,
): { readonly mean: number; readonly used: readonly WaterMonth[] } | null {
  const end = Number(last.slice(0, 4)) * 12 + Number(last.slice(5, 7)) - 1
  const used = Array.from({ length: WATER_BASELINE.months }, (_, at) =>
    byMonth.get(monthLabel(end - WATER_BASELINE.months + 1 + at)),
  ).filter((month) => month !== undefined)
  const average = mean(used.map(({ value }) => value))
  return average === null || used.length < WATER_BASELINE.months ? null : { mean: average, used }
}

const monthLabel = (count: number): string =>
  `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
