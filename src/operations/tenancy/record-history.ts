import { type FieldChange, fieldChanges } from '../../domain/disclosure/records/differences.ts'
import type { Database } from '../../store/database.ts'
import { completionsOf, type RecordKey, type RecordRow, recordVersions } from '../../store/records.ts'
import { namesOfActors } from './actor-names.ts'
import { asVersion, type RecordVersion } from './record-version.ts'

/** A version as the history tells it. */
export interface PastVersion<Body> extends RecordVersion {
  /** Name of who wrote it, as it is now; null where no one has one. */
  readonly authored_by_name: string | null
  /** Null when this version is the deletion of the record. */
  readonly body: Body | null
  readonly deletion_reason: string | null
  /** Field by field, compared with the previous version; null for the first. */
  readonly field_changes: readonly FieldChange[] | null
}

/** Versions, newest first, each with what it changed. `charge` receives how many characters are compared, and may refuse that. */
export async function readRecordHistory<Body>(
  database: Database,
  key: RecordKey,
  page: { readonly limit: number; readonly before?: number },
  charge: (characters: number) => Promise<void>,
): Promise<PastVersion<Body>[]> {
  // One more than asked for: the oldest of the page is told apart from the one before it.
  const { rows, names, completed } = await database.as(
    { kind: 'tenant', tenantId: key.tenantId },
    async (sql) => {
      const versions = await recordVersions(sql, key, { ...page, limit: page.limit + 1 })
      const authors = versions.map(({ authored_by }) => authored_by)
      return {
        rows: versions,
        names: await namesOfActors(sql, key.tenantId, authors),
        completed: await completionsOf(sql, key),
      }
    },
  )
  await charge(rows.reduce((sum, { body }) => sum + body.length, 0))
  return rows.slice(0, page.limit).map((row, index) => ({
    ...pastVersion<Body>(key, row, rows[index + 1], completed),
    authored_by_name: names.get(row.authored_by) ?? null,
  }))
}

function pastVersion<Body>(
  key: RecordKey,
  row: RecordRow,
  before: RecordRow | undefined,
  completed: readonly string[],
): Omit<PastVersion<Body>, 'authored_by_name'> {
  const body = JSON.parse(row.body) as Body
  return {
    ...asVersion(key, row, completed),
    body: row.deletion_reason === null ? body : null,
    deletion_reason: row.deletion_reason,
    field_changes: before === undefined ? null : fieldChanges(JSON.parse(before.body), body),
  }
}
