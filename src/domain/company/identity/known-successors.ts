import type { RelatedCompany } from './entity.ts'
import { type ReporterName, relatedReporter } from './successors.ts'

/**
 * New corporations of old groups whose names and facilities do not show it. Our own assignments; a reason says what
 * published tables bear out, and no more: the day of a takeover is in none of them.
 */
export const KNOWN_SUCCESSORS = [
  {
    from: '11005357522',
    to: '16659510791',
    reason:
      'between 2021-22 and 2022-23 the registry moves from the banking group to ANZ Group Holdings, which the 2023-24 list of employers names as its corporate group',
  },
  {
    from: '45603317559',
    to: '18654672670',
    reason:
      'between 2020-21 and 2021-22 the registry moves from AusNet Services to Australian Energy Holdings No 1 with similar figures; the tax table follows a year later',
  },
] as const

/** The other side of an assignment, as a suggestion for a person. */
export function suggestKnown(names: readonly ReporterName[]): (abn: string) => readonly RelatedCompany[] {
  const namesOf = Map.groupBy(names, ({ abn }) => abn)
  return (abn) =>
    KNOWN_SUCCESSORS.filter(({ from, to }) => abn === from || abn === to).flatMap(({ from, to, reason }) =>
      relatedReporter(namesOf.get(abn === from ? to : from) ?? [], reason),
    )
}
