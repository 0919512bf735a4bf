import type { Evidenced } from '../outcome.ts'

/** Levels of global warming above 1850-1900 that regional changes are known for. */
export const WARMING_LEVELS: readonly number[] = [1.5, 2, 3, 4]

/** The two that section 296D(2B) asks for: 1.5 °C, and a world that well exceeds 2 °C. */
export const DEFAULT_LEVELS: readonly number[] = [1.5, 3]

/** From here a level well exceeds 2 °C, as the supplementary explanatory memorandum reads it. */
export const EXCEEDS_C = 2.5
export const LOW_WARMING_C = 1.5

/** The generation of models that answers unless another is asked for. */
export const DEFAULT_ENSEMBLE = 'CMIP6'
export const ENSEMBLES = ['CMIP6', 'CMIP5'] as const

export const SEASONS = ['annual', 'DJF', 'MAM', 'JJA', 'SON'] as const

export const SPREAD_ENDS = ['low', 'central', 'high'] as const

export interface Spread {
  readonly low: number
  readonly central: number
  readonly high: number
}

/** The change of one variable in one region and season at a level, as a range over models. */
export interface RegionalChange extends Evidenced {
  readonly region: string
  readonly region_name: string
  readonly ensemble: string
  readonly level_c: number
  readonly season: string
  readonly variable: string
  readonly unit: string
  readonly baseline: string
  readonly low: number
  readonly median: number
  readonly high: number
  /** What low and high are, such as p10-p90. */
  readonly range: string
  readonly models: number
  /** Share of the models in which rainfall falls; null for temperature. */
  readonly models_drier_percent: number | null
  readonly note: string
}

export const spreadOf = ({ low, median, high }: RegionalChange): Spread => ({ low, central: median, high })

/** The change of a variable over the whole year at a level. */
export const annualChange = (
  changes: readonly RegionalChange[],
  level: number,
  variable: string,
): RegionalChange | undefined =>
  changes.find((one) => one.level_c === level && one.variable === variable && one.season === 'annual')

/** The same at every level that the table has, the lowest first. */
export const annualChanges = (
  changes: readonly RegionalChange[],
  variable: string,
): readonly RegionalChange[] =>
  changes
    .filter((one) => one.variable === variable && one.season === 'annual')
    .toSorted((a, b) => a.level_c - b.level_c)

/** The direction itself is uncertain: a middle value alone would mislead. */
export const spansZero = ({ low, high }: { readonly low: number; readonly high: number }): boolean =>
  low < 0 && high > 0

/** How many of the models agree on the direction of a change. */
export interface Agreement {
  readonly direction: 'rise' | 'fall'
  readonly percent: number
  /** True where the range tells only that it is this much or more. */
  readonly at_least: boolean
  readonly models: number
}

/** Nine of ten models are above p10 and below p90. */
const BEYOND_P10_PERCENT = 90

/** The share of models on the side of the majority; null where neither a share nor the range tells it. */
export function agreementOf(change: RegionalChange): Agreement | null {
  const { low, high, models, models_drier_percent: drier, range } = change
  if (drier !== null)
    return drier >= 50
      ? { direction: 'fall', percent: drier, at_least: false, models }
      : { direction: 'rise', percent: 100 - drier, at_least: false, models }
  if (range !== 'p10-p90') return null
  if (low > 0) return { direction: 'rise', percent: BEYOND_P10_PERCENT, at_least: true, models }
  if (high < 0) return { direction: 'fall', percent: BEYOND_P10_PERCENT, at_least: true, models }
  return null
}
