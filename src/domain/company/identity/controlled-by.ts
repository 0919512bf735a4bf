import { compareText } from '../../text-order.ts'
import type { SafeguardRow } from '../safeguard/facility.ts'
import type { EntityInput, RelatedCompany } from './entity.ts'

/**
 * Corporations whose facilities an ABN operates as responsible emitter, from the rows that name it. `nameOf` is how the
 * registry names a corporation; one that it does not list goes by its ABN.
 */
export function controlledBy(
  abn: string,
  rows: readonly SafeguardRow[],
  nameOf: (owner: string) => string | undefined,
): EntityInput['controlled_by'] {
  const operated = rows.filter((row) => row.emitter_abn === abn)
  const byOwner = Map.groupBy(operated, (row) => row.controlling_corporation_abn)
  return {
    name: operated.at(-1)?.responsible_emitter ?? null,
    companies: [...byOwner]
      .flatMap(([owner, own]) =>
        owner === null || owner === abn ? [] : [controller(owner, nameOf(owner) ?? owner, own)],
      )
      .toSorted((a, b) => compareText(a.abn, b.abn)),
    evidence: operated.flatMap((row) => row.evidence),
  }
}

function controller(abn: string, name: string, rows: readonly SafeguardRow[]): RelatedCompany {
  const years = rows.map((row) => row.reporting_year).toSorted()
  const facilities = new Set(rows.map((row) => row.facility)).size
  return {
    abn,
    name,
    first_year: years[0]!,
    last_year: years.at(-1)!,
    reason: `controls ${facilities === 1 ? 'a facility' : `${facilities} facilities`} of this emitter (${rows[0]?.link_basis ?? 'not_stated'})`,
  }
}
