import { type Registry, type Reporter, totalOf } from './registry.ts'

/** How much a company changed from one year to the next, scope 1 and 2. */
export interface Change {
  readonly reporter: Reporter
  readonly before: number
  readonly now: number
  readonly tonnes: number
  /** Null from zero. */
  readonly percent: number | null
}

/** Changes into a year of companies that published both; those that came or went are counted apart. */
export function changesInto(
  { years }: Registry,
  reporters: readonly Reporter[],
  year: number,
): {
  readonly changes: readonly Change[]
  readonly entered: number
  readonly left: number
  readonly isAcrossBreak: boolean
} {
  const changes = reporters.flatMap((reporter): Change[] => {
    const [before, now] = [totalOf(reporter, year - 1), totalOf(reporter, year)]
    if (before === null || now === null) return []
    const tonnes = now - before
    return [{ reporter, before, now, tonnes, percent: before === 0 ? null : (100 * tonnes) / before }]
  })
  const hasRow = (reporter: Reporter, at: number): boolean => reporter.absences[at] === null
  return {
    changes: changes.toSorted((a, b) => b.tonnes - a.tonnes),
    entered: reporters.filter((one) => hasRow(one, year) && !hasRow(one, year - 1)).length,
    left: reporters.filter((one) => !hasRow(one, year) && hasRow(one, year - 1)).length,
    isAcrossBreak: years[year]?.gwp_set !== years[year - 1]?.gwp_set,
  }
}
