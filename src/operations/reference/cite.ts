import { CitedInput, type EvidenceInput } from '../../domain/evidence.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'

/** Where a row was read from. */
export interface StoredRow {
  readonly release_id: string
  readonly row_ref: string
}

/** The evidence of some figures of a row. A figure that is only kept as a number is cited as the number's own text. */
export function cite(
  snapshot: SnapshotView,
  row: StoredRow,
  observed: string,
  figures: Readonly<Record<string, string | number | null>>,
): EvidenceInput[] {
  const release = snapshot.releases.get(row.release_id)
  if (release === undefined)
    throw new Error(`${row.row_ref} belongs to ${row.release_id}, which is not in snapshot ${snapshot.id}`)
  return Object.entries(figures).map(
    ([field, value]) =>
      new CitedInput({
        dataset: release.dataset,
        release: release.id,
        file_sha256: release.file_sha256,
        ref: row.row_ref,
        field,
        observed,
        value_text: value === null ? null : String(value),
      }),
  )
}
