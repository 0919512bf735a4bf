import type { Clock } from '../../clock.ts'
import { canonicalJson, sha256 } from '../../domain/evidence.ts'
import { ServiceError } from '../../errors.ts'
import type { Database, Sql } from '../../store/database.ts'
import {
  insertRecord,
  lockRecord,
  newestRecord,
  type RecordKey,
  type RecordRow,
  recordVersions,
} from '../../store/records.ts'
import { appendAudit } from './audit.ts'

/** One version of a record, with what a caller needs to change it. */
export interface TenantRecord<Body> {
  readonly abn: string
  readonly kind: string
  readonly version: number
  /** The version before; null for the first. */
  readonly supersedes: number | null
  readonly body: Body
  readonly body_sha256: string
  readonly authored_by: string
  readonly authored_at: string
  /** To be sent as If-Match, in quotes, to change this very version. */
  readonly etag: string
}

export interface RecordChange {
  readonly body: unknown
  /** `key:<id>` and the like. */
  readonly actor: string
  /** The If-Match header as it was sent. */
  readonly ifMatch: string | undefined
  /** Checks everything and writes nothing. */
  readonly dryRun: boolean
}

export interface ChangedRecord<Body> {
  readonly record: TenantRecord<Body>
  /** False when the content is what stands already: then no version is made. */
  readonly changed: boolean
}

/** The version in force; undefined when the tenant has written none. */
export async function readRecord<Body>(
  database: Database,
  key: RecordKey,
): Promise<TenantRecord<Body> | undefined> {
  const row = await database.as({ kind: 'tenant', tenantId: key.tenantId }, (sql) => newestRecord(sql, key))
  return row === undefined ? undefined : asRecord<Body>(key, row)
}

/** Versions, newest first. */
export async function readRecordHistory<Body>(
  database: Database,
  key: RecordKey,
  page: { readonly limit: number; readonly before?: number },
): Promise<TenantRecord<Body>[]> {
  const rows = await database.as({ kind: 'tenant', tenantId: key.tenantId }, (sql) =>
    recordVersions(sql, key, page),
  )
  return rows.map((row) => asRecord<Body>(key, row))
}

/**
 * Replaces a record as a whole with a new version, in the caller's transaction and with its audit event. A record that
 * exists may be changed only by somebody who has seen it: If-Match must name its version.
 */
export async function replaceRecord<Body>(
  sql: Sql,
  clock: Clock,
  key: RecordKey,
  change: RecordChange,
): Promise<ChangedRecord<Body>> {
  await lockRecord(sql, key)
  const before = await newestRecord(sql, key)
  requireMatch(before, change.ifMatch)
  const body = canonicalJson(change.body)
  const row: RecordRow = {
    version: (before?.version ?? 0) + 1,
    body,
    body_sha256: sha256(body),
    authored_by: change.actor,
    authored_at: clock.now().toISOString(),
  }
  if (before?.body_sha256 === row.body_sha256) return { record: asRecord<Body>(key, before), changed: false }
  if (change.dryRun) return { record: asRecord<Body>(key, row), changed: true }
  await insertRecord(sql, key, row)
  await appendAudit(sql, clock, {
    tenantId: key.tenantId,
    actor: change.actor,
    action: 'tenant_record.replaced',
    subject: `tenant_record:${key.kind}:${key.abn}`,
    detail: { version: row.version, body_sha256: row.body_sha256 },
  })
  return { record: asRecord<Body>(key, row), changed: true }
}

function asRecord<Body>({ abn, kind }: RecordKey, row: RecordRow): TenantRecord<Body> {
  return {
    abn,
    kind,
    version: row.version,
    supersedes: row.version === 1 ? null : row.version - 1,
    body: JSON.parse(row.body) as Body,
    body_sha256: row.body_sha256,
    authored_by: row.authored_by,
    authored_at: row.authored_at,
    etag: etagOf(row),
  }
}

const etagOf = (row: RecordRow): string => `v${row.version}-${row.body_sha256.slice(0, 16)}`

function requireMatch(before: RecordRow | undefined, ifMatch: string | undefined): void {
  if (before === undefined) {
    if (ifMatch === undefined) return
    throw new ServiceError('precondition_failed', 'There is no version yet, so If-Match cannot name one.', {
      hint: 'Leave If-Match out to write the first version.',
    })
  }
  if (ifMatch === undefined)
    throw new ServiceError(
      'precondition_required',
      `Version ${before.version} exists. Say in If-Match which version you mean to replace.`,
      { hint: `GET the record, then send If-Match: "${etagOf(before)}".` },
    )
  if (!namesVersion(ifMatch, etagOf(before)))
    throw new ServiceError(
      'precondition_failed',
      `The record is at version ${before.version} now; If-Match names another.`,
      { hint: 'GET the record, look at what changed, and send the change again with its etag.' },
    )
}

/** A tag may carry the content coding that it was served with: `"v3-...+gzip"` names the same version. */
const namesVersion = (ifMatch: string, etag: string): boolean =>
  [...ifMatch.matchAll(/"([^"]*)"/g)].some(([, tag = '']) => tag.split('+')[0] === etag)
