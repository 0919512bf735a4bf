import type { Evidenced } from '../outcome.ts'

/** When one pathway reaches one level by AR6's assessed warming; null: not by 2099. */
export interface LevelYears extends Evidenced {
  readonly pathway: string
  readonly level_c: number
  /** On the 95th percentile of the assessed warming. */
  readonly early: number | null
  readonly best: number | null
  /** On the 5th percentile. */
  readonly late: number | null
}

export interface LevelInYear {
  /** The highest level that the pathway has reached by the year on the best estimate; null: none yet. */
  readonly level_c: number | null
  /** The next level and its year, so that no one takes the level reached for the warming of the year. */
  readonly next: { readonly level_c: number; readonly year: number | null } | null
}

/** The level that a pathway has reached by a year. Undefined for a pathway that is not known. */
export function levelInYear(
  years: readonly LevelYears[],
  pathway: string,
  year: number,
): LevelInYear | undefined {
  const own = years.filter((one) => one.pathway === pathway).toSorted((a, b) => a.level_c - b.level_c)
  if (own.length === 0) return undefined
  const reached = own.findLast(({ best }) => best !== null && best <= year)
  const next = own.find(({ best }) => best === null || best > year)
  return {
    level_c: reached?.level_c ?? null,
    next: next === undefined ? null : { level_c: next.level_c, year: next.best },
  }
}
