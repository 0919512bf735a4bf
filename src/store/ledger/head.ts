import type { ReadonlySql, Sql } from '../database.ts'
import { SQL } from '../sql-text.ts'

/** Which ledger: of a tenant, about a company and period. */
export interface LedgerKey {
  readonly tenantId: string
  readonly abn: string
  /** First and last day joined by a slash. */
  readonly period: string
}

export interface LedgerHead {
  readonly version: number
  readonly lines: number
  readonly doubtful: number
  readonly not_counted: number
  readonly corrected: number
  /** Of files that were taken back, without those that were corrected. */
  readonly withdrawn: number
  readonly changed_by: string
  readonly changed_at: string
}

const COLUMNS = SQL`version, lines, doubtful, not_counted, corrected, withdrawn, changed_by, changed_at`

export const keyValues = ({ tenantId, abn, period }: LedgerKey): readonly string[] => [tenantId, abn, period]

/** Makes writers of one ledger queue until the end of the transaction. */
export async function lockLedger(sql: Sql, { tenantId, abn, period }: LedgerKey): Promise<void> {
  await sql.query(SQL`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
    `ledger ${tenantId} ${abn} ${period}`,
  ])
}

export async function findLedgerHead(sql: ReadonlySql, key: LedgerKey): Promise<LedgerHead | undefined> {
  const rows = await sql.query<LedgerHead>(
    SQL`select ${COLUMNS} from ledger_head where tenant_id = $1 and abn = $2 and period = $3`,
    keyValues(key),
    'ledger_head',
  )
  return rows[0]
}

export async function putLedgerHead(sql: Sql, key: LedgerKey, head: LedgerHead): Promise<void> {
  await sql.query(
    SQL`insert into ledger_head (tenant_id, abn, period, ${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (tenant_id, abn, period) do update set version = excluded.version, lines = excluded.lines,
       doubtful = excluded.doubtful, not_counted = excluded.not_counted, corrected = excluded.corrected,
       withdrawn = excluded.withdrawn, changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
    [
      ...keyValues(key),
      head.version,
      head.lines,
      head.doubtful,
      head.not_counted,
      head.corrected,
      head.withdrawn,
      head.changed_by,
      head.changed_at,
    ],
  )
}
