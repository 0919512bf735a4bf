import type { StoredMove, StoredVersion } from '../domain/tenancy/trail.ts'
import type { Database, ReadonlySql } from './database.ts'
import type { LedgerHead, LedgerKey } from './ledger/head.ts'
import { SQL } from './sql-text.ts'

/** Reads as the operator at one moment, while others go on writing: a write in between would look like a change. */
export const atOneMoment = <T>(database: Database, work: (sql: ReadonlySql) => Promise<T>): Promise<T> =>
  database.transaction(async (sql) => {
    await sql.exec(SQL`set transaction isolation level repeatable read; set local role southerly_operator`)
    return await work(sql)
  }, 'unlimited')

/** Where a version stands among those of a tenant. */
type Position = Pick<StoredVersion, 'abn' | 'kind' | 'period' | 'version'>

/** Every version of every record of a tenant, deletions too, in order, after a position. */
export const versionsOfTenant = (
  sql: ReadonlySql,
  tenantId: string,
  limit: number,
  after?: Position,
): Promise<StoredVersion[]> =>
  sql.query<StoredVersion>(
    SQL`select abn, kind, period, version, body, body_sha256, authored_by, deletion_reason from tenant_record
     where tenant_id = $1
       and ($2::text is null or (abn, kind, period, version) > ($2::text, $3::text, $4::text, $5::integer))
     order by abn, kind, period, version limit $6`,
    [tenantId, after?.abn ?? null, after?.kind ?? null, after?.period ?? null, after?.version ?? null, limit],
  )

/** Every move of a tenant in order, after one. */
export const movesOfTenant = (
  sql: ReadonlySql,
  tenantId: string,
  limit: number,
  after: number,
): Promise<(StoredMove & { readonly ordinal: number })[]> =>
  sql.query<StoredMove & { readonly ordinal: number }>(
    SQL`select ordinal, abn, period, subject, move, version, sha256, reason, self_approved, actor, content, snapshot_id,
       evidence_hash, figures_sha256, figures, explanations_version, authors, bundle_id, bundle_sha256
     from review_event where tenant_id = $1 and ordinal > $2::bigint order by ordinal limit $3`,
    [tenantId, after, limit],
  )

/** Every ledger of a tenant, in order. */
export const ledgersOfTenant = (
  sql: ReadonlySql,
  tenantId: string,
): Promise<(LedgerHead & Pick<LedgerKey, 'abn' | 'period'>)[]> =>
  sql.query(
    SQL`select abn, period, version, lines, doubtful, not_counted, corrected, withdrawn, changed_by, changed_at
     from ledger_head where tenant_id = $1 order by abn, period`,
    [tenantId],
  )
