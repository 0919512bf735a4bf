import type { RelatedCompany } from './entity.ts'
import { type ReporterName, relatedReporter } from './successors.ts'

/** New corporations of old groups whose names and facilities do not show it. Our own assignments, each with its reason. */
export const KNOWN_SUCCESSORS = [
  {
    from: '11005357522',
    to: '16659510791',
    reason: 'ANZ Group Holdings became the parent of the banking group in January 2023',
  },
  {
    from: '45603317559',
    to: '18654672670',
    reason: 'Australian Energy Holdings took AusNet Services over in February 2022',
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
