import type { YearSpan } from './daily-series.ts'

/** A run of days that pass: from `first` up to, not including, `end`. */
export interface Spell {
  readonly first: number
  readonly end: number
}

/** Every run of at least `shortest` days. A missing day must not pass: it ends the run. */
export function spells(passes: (at: number) => boolean, from: number, to: number, shortest: number): Spell[] {
  const found: Spell[] = []
  let first = from
  for (let at = from; at <= to; at += 1) {
    if (at < to && passes(at)) continue
    if (at - first >= shortest) found.push({ first, end: at })
    first = at + 1
  }
  return found
}

/** The longest run of each year, cut at the turn of the year. */
export const longestWithinYears = (years: readonly YearSpan[], passes: (at: number) => boolean): number[] =>
  years.map(({ first, end }) =>
    Math.max(0, ...spells(passes, first, end, 1).map((spell) => spell.end - spell.first)),
  )

/** Days of each year in runs of at least `shortest` days, cut at the turn of the year. */
export const daysInSpellsWithinYears = (
  years: readonly YearSpan[],
  passes: (at: number) => boolean,
  shortest: number,
): number[] =>
  years.map(({ first, end }) =>
    spells(passes, first, end, shortest).reduce((days, spell) => days + spell.end - spell.first, 0),
  )

/**
 * The longest run that each year reaches. A run that began in an earlier year counts from its own first day, so that a dry
 * spell over New Year is not told as two short ones.
 */
export function longestReachingYears(years: readonly YearSpan[], passes: (at: number) => boolean): number[] {
  let running = 0
  return years.map(({ first, end }) => {
    let longest = 0
    for (let at = first; at < end; at += 1) {
      running = passes(at) ? running + 1 : 0
      longest = Math.max(longest, running)
    }
    return longest
  })
}
