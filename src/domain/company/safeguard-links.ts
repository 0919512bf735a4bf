import { acceptedScore, nameKey } from './entity-name.ts'
import type { SafeguardRow } from './safeguard-facility.ts'
import type { SafeguardTable } from './safeguard-table.ts'

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
 * where the year prints no ABN for the emitter. In order of year and name.
 */
export function linkFacilities(company: CompanyIdentity, table: SafeguardTable): readonly LinkedFacility[] {
  const byAbn = (table.by_abn.get(company.abn) ?? []).map((row) => linkByAbn(row, company.abn))
  return [...byAbn, ...linkByName(company, table)].toSorted((a, b) => (orderKey(a) < orderKey(b) ? -1 : 1))
}

const orderKey = ({ row }: LinkedFacility): string =>
  `${row.reporting_year} ${row.facility} ${row.responsible_emitter}`

function linkByAbn(row: SafeguardRow, abn: string): LinkedFacility {
  if (row.controlling_corporation_abn === abn)
    return {
      row,
      role: 'controlling_corporation',
      link_basis: row.link_basis ?? 'not_stated',
      name_score: null,
    }
  return { row, role: 'responsible_emitter', link_basis: 'same_abn', name_score: null }
}

function linkByName(company: CompanyIdentity, table: SafeguardTable): LinkedFacility[] {
  const names = company.names.map(nameKey)
  return table.without_emitter_abn.flatMap(({ emitter, rows }) => {
    const accepted = names.map((name) => acceptedScore(name, emitter)).filter((score) => score !== null)
    if (accepted.length === 0) return []
    const name_score = Math.max(...accepted)
    return rows
      .filter((row) => row.controlling_corporation_abn !== company.abn)
      .map((row) => ({ row, role: 'responsible_emitter' as const, link_basis: 'name', name_score }))
  })
}
