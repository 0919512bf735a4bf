import { spellingKey } from '../../domain/company/identity/entity-name.ts'
import type { PrintedFacility } from '../../domain/company/sites/printed-facilities.ts'
import type { Elsewhere } from '../../domain/disclosure/contradictions/facts.ts'
import type { OrganisationalBoundary } from '../../domain/disclosure/records/organisational-boundary.ts'
import type { CompanyReference } from '../reference/company-reference.ts'

const NOTHING: Elsewhere = { facilities: [], entities: [] }

/** Whom a facility is printed under, without what weighs it: no contradiction rests on that. */
const printedUnder = ({
  name,
  table,
  year,
  owner,
  owner_abns,
  evidence,
}: PrintedFacility): PrintedFacility => ({
  name,
  table,
  year,
  owner,
  owner_abns,
  evidence,
})

/** What the tables in memory print about the parts of a boundary; nothing is read for it. */
export function elsewhereOf(
  { names, namesOf, printedFacilities }: CompanyReference,
  boundary: OrganisationalBoundary | undefined,
  abn: string,
): Elsewhere {
  if (boundary === undefined) return NOTHING
  const keys = new Set(boundary.facilities.map(({ name }) => spellingKey(name)))
  const newest = names.reduce((latest, { last_year }) => (last_year > latest ? last_year : latest), '')
  return {
    facilities: [...keys].flatMap((key) => printedFacilities.get(key) ?? []).map(printedUnder),
    entities: boundary.entities.flatMap((entity) => {
      const printed = entity.abn === abn ? [] : (namesOf.get(entity.abn) ?? [])
      const latest = printed.toSorted((a, b) => a.last_year.localeCompare(b.last_year)).at(-1)
      return latest === undefined
        ? []
        : [
            {
              abn: entity.abn,
              name: latest.name,
              names: printed.map(({ name }) => name),
              registered_in: latest.last_year === newest ? newest : null,
            },
          ]
    }),
  }
}
