import { compareNames } from './entity-name.ts'
import type { SafeguardRow } from './safeguard-facility.ts'

export interface CompanyIdentity {
  readonly abn: string
  readonly names: readonly string[]
}

/** Why a facility is shown with a company. */
export type LinkRole = 'controlling_corporation' | 'responsible_emitter'

export interface LinkedFacility {
  readonly row: SafeguardRow
  readonly role: LinkRole
  /** The link table's own basis, `same_abn`, or `name`, which comes with a score. */
  readonly link_basis: string
  readonly name_score: number | null
}

/**
 * Facilities of a company: as controlling corporation by the link table, as responsible emitter by ABN, and by name only
 * where the year prints no ABN for the emitter.
 */
export function linkFacilities(
  company: CompanyIdentity,
  rows: readonly SafeguardRow[],
): readonly LinkedFacility[] {
  return rows.flatMap((row): LinkedFacility[] => {
    if (row.controlling_corporation_abn === company.abn)
      return [
        {
          row,
          role: 'controlling_corporation',
          link_basis: row.link_basis ?? 'not_stated',
          name_score: null,
        },
      ]
    if (row.emitter_abn === company.abn)
      return [{ row, role: 'responsible_emitter', link_basis: 'same_abn', name_score: null }]
    if (row.emitter_abn !== null) return []
    const best = company.names
      .map((name) => compareNames(name, row.responsible_emitter))
      .toSorted((a, b) => b.score - a.score)[0]
    if (best === undefined || best.flags.length > 0) return []
    return [{ row, role: 'responsible_emitter', link_basis: 'name', name_score: best.score }]
  })
}
