import { normaliseName } from '../../domain/company/identity/entity-name.ts'
import type { Employer } from '../../domain/company/scope3/sizes.ts'
import type { PublishedEmployer } from '../../domain/disclosure/contradictions/facts.ts'
import { fewestEmployees } from '../../domain/disclosure/duty/published-size.ts'
import { rememberedUpTo } from '../../domain/remembered-by.ts'
import type { DeclaredClassRow } from '../../store/classification.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { cite } from './cite.ts'

/** The size that employers declared, by ABN; bands that begin at none say nothing. */
export function employers(
  snapshot: SnapshotView,
  rows: readonly DeclaredClassRow[],
): (abn: string) => PublishedEmployer | null {
  const byAbn = new Map(rows.map((row) => [row.abn, row]))
  return (abn) => {
    const row = byAbn.get(abn)
    const band = row?.employer_size ?? null
    const least = band === null ? null : fewestEmployees(band)
    if (row === undefined || band === null || least === null) return null
    return {
      least,
      band,
      year: row.observed,
      evidence: cite(snapshot, row, row.observed, { employer_size: band }),
    }
  }
}

/** More than report in a year. Employers are cited once for each company, whose evidence is then hashed once. */
const GROUPS_KEPT = 2000

/**
 * Employers of the group that a company reports for: itself, and all whose corporate group bears one of its names. The group
 * that a company merely belongs to is not its own, so its sisters are not counted.
 */
export function groupEmployers(
  snapshot: SnapshotView,
  rows: readonly DeclaredClassRow[],
  namesOf: (abn: string) => readonly string[],
): (abn: string) => readonly Employer[] {
  const byAbn = new Map(rows.map((row) => [row.abn, row]))
  const byGroup = Map.groupBy(rows, (row) => normaliseName(row.corporate_group_name ?? ''))
  return rememberedUpTo(GROUPS_KEPT, (abn: string) => {
    const own = byAbn.get(abn)
    const names = new Set(namesOf(abn).map(normaliseName))
    const members = [...names].flatMap((name) => (name === '' ? [] : (byGroup.get(name) ?? [])))
    const all = new Map([...(own === undefined ? [] : [own]), ...members].map((row) => [row.abn, row]))
    return [...all.values()]
      .toSorted((a, b) => (a.abn < b.abn ? -1 : 1))
      .flatMap((row) =>
        row.employer_size === null
          ? []
          : [
              {
                name: row.reason ?? row.abn,
                band: row.employer_size,
                division: row.division,
                evidence: cite(snapshot, row, row.observed, {
                  employer_size: row.employer_size,
                  anzsic_division: row.division,
                }),
              },
            ],
      )
  })
}
