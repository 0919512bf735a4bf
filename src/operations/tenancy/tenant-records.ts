import type { Clock } from '../../clock.ts'
import { canonicalJson, sha256 } from '../../domain/evidence.ts'
import type { Database, Sql } from '../../store/database.ts'
import {
  completionsOf,
  insertRecord,
  lockRecord,
  newestRecord,
  type RecordKey,
  type RecordRow,
} from '../../store/records.ts'
import { announceRecord } from '../monitoring/announce.ts'
import { refuseLocked } from '../review/refuse-locked.ts'
import { appendAudit } from './audit.ts'
import {
  asRecord,
  asVersion,
  type RecordVersion,
  requireMatch,
  stands,
  type TenantRecord,
} from './record-version.ts'

/** Who changes a record, and what they know of it. */
export interface RecordAuthor {
  /** `key:<id>` and the like. */
  readonly actor: string
  /** The If-Match header as it was sent. */
  readonly ifMatch: string | undefined
}

export interface RecordChange extends RecordAuthor {
  readonly body: object
  /** Checks everything and saves nothing. */
  readonly dryRun: boolean
}

export interface ChangedRecord<Body> {
  readonly record: TenantRecord<Body>
  /** False when the content is what stands already: then no version is made. */
  readonly changed: boolean
}

/** The version in force; undefined when the tenant has written none, or deleted it. */
export async function readRecord<Body>(
  database: Database,
  key: RecordKey,
): Promise<TenantRecord<Body> | undefined> {
  return await database.as({ kind: 'tenant', tenantId: key.tenantId }, async (sql) => {
    const row = await newestRecord(sql, key)
    return stands(row) ? asRecord<Body>(key, row, await completionsOf(sql, key)) : undefined
  })
}

/**
 * Replaces a record as a whole with a new version, in the caller's transaction and with its audit event. A record that
 * stands may be changed only by someone who has seen it: If-Match must name its version.
 */
export async function replaceRecord<Body>(
  sql: Sql,
  clock: Clock,
  key: RecordKey,
  change: RecordChange,
): Promise<ChangedRecord<Body>> {
  await refuseLocked(sql, key)
  await lockRecord(sql, key)
  const before = await newestRecord(sql, key)
  requireMatch(before, change.ifMatch)
  const row = nextVersion(clock, before, change, { body: change.body, deletion_reason: null })
  if (stands(before) && before.body_sha256 === row.body_sha256)
    return { record: asRecord<Body>(key, before, await completionsOf(sql, key)), changed: false }
  if (!change.dryRun) await write(sql, clock, key, row)
  return { record: asRecord<Body>(key, row, await completionsOf(sql, key)), changed: true }
}

/**
 * Deletes a record by one more version that says so and why; what was written stays in the history. Undefined when
 * there is nothing to delete.
 */
export async function deleteRecord(
  sql: Sql,
  clock: Clock,
  key: RecordKey,
  author: RecordAuthor & { readonly reason: string },
): Promise<RecordVersion | undefined> {
  await refuseLocked(sql, key)
  await lockRecord(sql, key)
  const before = await newestRecord(sql, key)
  if (!stands(before)) return undefined
  requireMatch(before, author.ifMatch)
  const row = nextVersion(clock, before, author, { body: {}, deletion_reason: author.reason })
  await write(sql, clock, key, row)
  return asVersion(key, row, await completionsOf(sql, key))
}

function nextVersion(
  clock: Clock,
  before: RecordRow | undefined,
  { actor }: RecordAuthor,
  content: { readonly body: object; readonly deletion_reason: string | null },
): RecordRow {
  const body = canonicalJson(content.body)
  return {
    version: (before?.version ?? 0) + 1,
    body,
    body_sha256: sha256(body),
    authored_by: actor,
    authored_at: clock.now().toISOString(),
    deletion_reason: content.deletion_reason,
  }
}

/** The version, its audit event and the look at what it changes: all or nothing. */
async function write(sql: Sql, clock: Clock, key: RecordKey, row: RecordRow): Promise<void> {
  const { tenantId, abn, kind, period } = key
  const { version, body_sha256, deletion_reason: reason } = row
  await insertRecord(sql, key, row)
  await appendAudit(sql, clock, {
    tenantId,
    actor: row.authored_by,
    action: reason === null ? 'tenant_record.replaced' : 'tenant_record.deleted',
    subject: ['tenant_record', kind, abn, ...(period === '' ? [] : [period])].join(':'),
    detail: { abn, kind, period, version, body_sha256, ...(reason === null ? {} : { reason }) },
  })
  await announceRecord(sql, key, version)
}
