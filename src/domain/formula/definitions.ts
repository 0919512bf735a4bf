import type { Band } from '../company/bands.ts'
import { RISK_LEVELS } from '../company/bands.ts'
import type { BandTable, Constant, LevelTable, Named } from './formula.ts'

/** Numbers that are so by definition, under the names that formulas call them by. */
export const DEFINITIONS = {
  per_cent: { value: 100, unit: '%', label: 'Per cent', source: 'definition' },
  million: { value: 1_000_000, unit: 'A$ / A$ million', label: 'Million', source: 'definition' },
  one_tonne: { value: 1, unit: 't CO2-e', label: 'One tonne', source: 'definition' },
  next_year: { value: 1, unit: 'year', label: 'One year', source: 'definition' },
} as const satisfies Readonly<Record<string, Constant>>

/** Levels of exposure, as all methods with bands have them. */
export const LEVELS: LevelTable = {
  label: 'Levels of exposure, from the lowest',
  source: 'docs/methods/physical_risk.md',
  levels: RISK_LEVELS,
}

/** A method's table of bands as it is published. */
export const publishedBands = (
  label: string,
  unit: string,
  source: string,
  bands: readonly Band[],
): BandTable => ({
  label,
  unit,
  source,
  bands: bands.map(({ name, upper, upper_inclusive, meaning }) => ({
    name,
    upper,
    upper_inclusive,
    meaning,
  })),
})

/** Degrees, millimetres or days: what a formula is about has its own, which `about` of a working names. */
export const OWN_UNIT = 'unit of the indicator'

export const TONNES = 't CO2-e'

export const named = (label: string, unit: string): Named => ({ label, unit })
