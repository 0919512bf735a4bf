import type { PublishedEmployer } from '../../domain/disclosure/contradictions/facts.ts'
import { fewestEmployees } from '../../domain/disclosure/duty/published-size.ts'
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
