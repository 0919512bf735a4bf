import type { DraftFile } from '../../domain/disclosure/drafts/draft-file.ts'
import type { EditedFigures } from '../../operations/disclosure/drafts/draft-figures.ts'
import type { DraftPreview } from '../../operations/disclosure/drafts/import-draft.ts'

const TOLD = 200

interface Sent {
  readonly name: string
  readonly sha256: string
  readonly bytes: number
  readonly file: DraftFile
}

interface Applied {
  readonly version: number
  readonly etag: string
  readonly changed: boolean
}

/** A preview as it is answered. A record that lacks the statements at fault is never offered. */
export function presentDraftImport(
  { name, sha256, bytes, file }: Sent,
  { present, body, changes, faults, warnings, madeFrom }: DraftPreview,
  figures: EditedFigures,
  applied: Applied | null,
) {
  return {
    record: 's2_statements' as const,
    file: { name, sha256, bytes },
    made_from: madeFrom,
    present: present === undefined ? null : { version: present.version, etag: present.etag },
    proposed: faults.length > 0 || changes.length === 0 ? null : body,
    changes,
    statements_found: file.statements.length,
    figures: { ...figures, edited: figures.edited.slice(0, TOLD) },
    fault_count: faults.length,
    faults: faults.slice(0, TOLD),
    warnings: warnings.slice(0, TOLD),
    applied,
  }
}
