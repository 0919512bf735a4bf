import type { Database } from '../../store/database.ts'
import { type RecordPosition, type StoredRecordRow, storedRecords } from '../../store/records.ts'
import { findServerFact, writeServerFact } from '../../store/server-facts.ts'

/** What the contents of records must fit. */
export interface RecordSchemas {
  /** Changes whenever one of the schemas does. */
  readonly fingerprint: string
  /** The first fault of a content, as a sentence; undefined when it fits. */
  faultOf(kind: string, content: unknown): string | undefined
}

/** A version of a record that its schema refuses. */
export interface UnfitRecord extends Omit<StoredRecordRow, 'body'> {
  readonly fault: string
}

export interface CheckedRecords {
  /** Versions looked at; null when an earlier check by the same schemas found nothing wrong. */
  readonly checked: number | null
  readonly unfit: readonly UnfitRecord[]
}

const FACT = 'records_fit_schemas'
const BATCH = 500

/**
 * Holds every version of every record against its schema. Contents are checked when they are written, but a version
 * of the service that checked less, or a schema that has changed since, may have left some that do not fit.
 */
export async function checkStoredRecords(
  database: Database,
  schemas: RecordSchemas,
): Promise<CheckedRecords> {
  const unfit: UnfitRecord[] = []
  let checked = 0
  let after: RecordPosition | undefined
  for (;;) {
    const rows = await database.as({ kind: 'operator' }, (sql) => storedRecords(sql, BATCH, after))
    for (const { body, ...row } of rows) {
      const fault = schemas.faultOf(row.kind, JSON.parse(body))
      if (fault !== undefined) unfit.push({ ...row, fault })
    }
    checked += rows.length
    after = rows.at(-1)
    if (rows.length < BATCH) return { checked, unfit }
  }
}

/**
 * The same once for each change of the schemas, and again at every start while an unfit record is in force. Earlier
 * versions cannot be changed, so they are named once.
 */
export async function checkStoredRecordsOnce(
  database: Database,
  schemas: RecordSchemas,
): Promise<CheckedRecords> {
  const known = await database.reserve.transaction((sql) => findServerFact(sql, FACT))
  if (known === schemas.fingerprint) return { checked: null, unfit: [] }
  const found = await checkStoredRecords(database, schemas)
  if (!found.unfit.some(({ in_force }) => in_force))
    await database.reserve.transaction((sql) => writeServerFact(sql, FACT, schemas.fingerprint))
  return found
}
