import type { RelatedCompany } from './entity.ts'
import type { ReporterName } from './successors.ts'

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
    KNOWN_SUCCESSORS.flatMap(({ from, to, reason }) => {
      if (abn !== from && abn !== to) return []
      const own = namesOf.get(abn === from ? to : from) ?? []
      const [first, last] = [own[0], own.at(-1)]
      if (first === undefined || last === undefined) return []
      return [
        {
          abn: last.abn,
          name: last.name,
          reason,
          first_year: first.first_year,
          last_year: last.last_year,
        },
      ]
    })
}
