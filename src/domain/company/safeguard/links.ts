import type { ReportingYear } from '../../reporting-year.ts'
import { compareText } from '../../text-order.ts'
import { acceptedScore, nameKey } from '../identity/entity-name.ts'
import type { SafeguardRow } from './facility.ts'
import type { SafeguardTable } from './table.ts'

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
 * where the year prints no ABN for the emitter. In order of year and name; of all years unless one is given.
 */
export function linkFacilities(
  company: CompanyIdentity,
  table: SafeguardTable,
  year?: ReportingYear | null,
): readonly LinkedFacility[] {
  const wanted = (row: SafeguardRow): boolean => year === undefined || row.reporting_year === year
  const byAbn = (table.by_abn.get(company.abn) ?? []).filter(wanted).map((row) => linkByAbn(row, company.abn))
  const byName = linkByName(company, table, wanted)
  return [...byAbn, ...byName].toSorted((a, b) => compareText(orderKey(a), orderKey(b)))
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

/** Names are compared last: in some years every row prints an ABN. */
function linkByName(
  company: CompanyIdentity,
  table: SafeguardTable,
  wanted: (row: SafeguardRow) => boolean,
): LinkedFacility[] {
  const candidates = table.without_emitter_abn
    .map(({ emitter, rows }) => ({
      emitter,
      rows: rows.filter((row) => wanted(row) && row.controlling_corporation_abn !== company.abn),
    }))
    .filter(({ rows }) => rows.length > 0)
  const names = candidates.length === 0 ? [] : company.names.map(nameKey)
  return candidates.flatMap(({ emitter, rows }) => {
    const accepted = names.map((name) => acceptedScore(name, emitter)).filter((score) => score !== null)
    if (accepted.length === 0) return []
    const name_score = Math.max(...accepted)
    return rows.map((row) => ({
      row,
      role: 'responsible_emitter' as const,
      link_basis: 'name',
      name_score,
    }))
  })
}
