import type { Body, Period } from '../documents.ts'
import { type Facts, listOf, type RegistryFigures } from './facts.ts'

const UNITS: Readonly<Record<string, string>> = { net_energy_gj: 'GJ' }
const WORDS: Readonly<Record<string, string>> = {
  scope1_t: 'scope 1',
  scope2_location_t: 'location-based scope 2',
  scope2_market_t: 'market-based scope 2',
  scope1_and_2_t: 'scope 1 and 2',
  scope3_t: 'scope 3',
  net_energy_gj: 'net energy',
  safeguard_covered_t: 'covered emissions',
  safeguard_baseline_t: 'baseline',
}
export const wordsOf = (measure: string): string => WORDS[measure] ?? measure
export const unitOf = (measure: string): string => UNITS[measure] ?? 't CO2-e'

export interface Figure {
  readonly measure: string
  readonly value: number
  readonly requirement: string
  readonly pointer: string
}

/** docs/methods/contradictions.md: what statements declare as numbers. */
export const figuresOf = ({ statements }: Facts): Figure[] =>
  listOf(statements, 'statements').flatMap(({ requirement_id, kind, figures }, index) =>
    kind === 'disclosure'
      ? ((figures ?? []) as readonly Body[]).map(({ measure, value }, at) => ({
          measure: String(measure),
          value: Number(value),
          requirement: String(requirement_id),
          pointer: `/statements/${index}/figures/${at}/value`,
        }))
      : [],
  )

export const whatOf = ({ measure, requirement }: Figure): string =>
  `${wordsOf(measure)} in the statement on ${requirement}`

/** The year that is the period, else the latest that begins by its end and ended at most a year before it. */
export function yearBeside(
  period: Period,
  { registry }: Facts,
): (RegistryFigures & { readonly isSame: boolean }) | null {
  const startOf = ({ year }: RegistryFigures): string => `${year.slice(0, 4)}-07-01`
  const endOf = ({ year }: RegistryFigures): string => `${Number(year.slice(0, 4)) + 1}-06-30`
  const same = registry.find((one) => startOf(one) === period.start && endOf(one) === period.end)
  if (same !== undefined) return { ...same, isSame: true }
  const before = registry.findLast((one) => startOf(one) <= period.end)
  const year = period.start.slice(0, 4)
  const rest = period.start.slice(4)
  const oldest = `${Number(year) - 1}${rest === '-02-29' ? '-02-28' : rest}`
  return before === undefined || endOf(before) < oldest ? null : { ...before, isSame: false }
}
