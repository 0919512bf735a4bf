import { type StoredVersion, TrailCheck, type TrailDifference } from '../../domain/tenancy/trail.ts'
import { listAuditEvents } from '../../store/audit.ts'
import type { Database, ReadonlySql } from '../../store/database.ts'
import { atOneMoment, ledgersOfTenant, movesOfTenant, versionsOfTenant } from '../../store/trail.ts'
import { recomputeLedger } from '../ledger/recompute.ts'
import { type ChainReport, verifyAuditChain } from '../tenancy/audit.ts'

/** The chain of a tenant, and what in its records and approvals is not what the chain says. */
export interface TrailReport extends ChainReport {
  readonly differences: readonly TrailDifference[]
}

const BATCH = 500

/** Re-computes every hash of the audit trail of one tenant, or of all, then holds records and approvals against it. */
export async function verifyTrail(database: Database, tenantId?: string): Promise<TrailReport[]> {
  const reports: TrailReport[] = []
  for (const chain of await verifyAuditChain(database, tenantId)) {
    const differences = await atOneMoment(database, (sql) => differencesOf(sql, chain))
    reports.push({ ...chain, differences })
  }
  return reports
}

async function differencesOf(
  sql: ReadonlySql,
  { tenantId }: ChainReport,
): Promise<readonly TrailDifference[]> {
  const check = new TrailCheck()
  await inBatches(
    (last?: { readonly sequence: number }) =>
      listAuditEvents(sql, tenantId, { limit: BATCH, after: last?.sequence ?? 0 }),
    (entry) => check.tell(entry),
  )
  await inBatches(
    (last?: StoredVersion) => versionsOfTenant(sql, tenantId, BATCH, last),
    (version) => check.version(version),
  )
  for (const { abn, period, ...head } of await ledgersOfTenant(sql, tenantId))
    check.ledger(await recomputeLedger(sql, { tenantId, abn, period }, head))
  await inBatches(
    (last?: { readonly ordinal: number }) => movesOfTenant(sql, tenantId, BATCH, last?.ordinal ?? 0),
    (move) => check.move(move),
  )
  check.end()
  return check.differences
}

async function inBatches<Row>(
  read: (last?: Row) => Promise<readonly Row[]>,
  take: (row: Row) => void,
): Promise<void> {
  let last: Row | undefined
  for (;;) {
    const rows = await read(last)
    for (const row of rows) take(row)
    if (rows.length < BATCH) return
    last = rows.at(-1)
  }
}
