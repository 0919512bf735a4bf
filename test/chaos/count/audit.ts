import { verifyAuditChain } from '../../../src/operations/tenancy/audit.ts'
import type { Database } from '../../../src/store/database.ts'
import { SQL } from '../../../src/store/sql-text.ts'

/** What is written down twice: in its table, and in the audit trail. The two must agree, whatever was killed in between. */
const PAIRS = [
  {
    what: 'key',
    rows: SQL`select count(*) as count from api_key where tenant_id = $1`,
    action: 'api_key.created',
  },
  {
    what: 'record version',
    rows: SQL`select count(*) as count from tenant_record where tenant_id = $1`,
    action: 'tenant_record.replaced',
  },
  {
    what: 'evidence file',
    rows: SQL`select count(*) as count from evidence_file where tenant_id = $1`,
    action: 'evidence_file.added',
  },
  {
    what: 'run',
    rows: SQL`select count(*) as count from disclosure_run where tenant_id = $1`,
    action: 'disclosure_run.requested',
  },
  {
    what: 'bundle',
    rows: SQL`select count(*) as count from bundle where tenant_id = $1`,
    action: 'bundle.made',
  },
] as const

export interface AuditCount {
  readonly events: number
  readonly faults: readonly string[]
}

export async function countAudit(database: Database, tenantId: string): Promise<AuditCount> {
  const [chain] = await verifyAuditChain(database, tenantId)
  const faults = chain?.broken === undefined ? [] : [`the audit chain is broken: ${chain.broken}`]
  await database.as({ kind: 'operator' }, async (sql) => {
    for (const { what, rows, action } of PAIRS) {
      const [found] = await sql.query<{ count: number }>(rows, [tenantId])
      const [told] = await sql.query<{ count: number }>(
        SQL`select count(*) as count from audit_event where tenant_id = $1 and action = $2`,
        [tenantId, action],
      )
      if (found!.count !== told!.count)
        faults.push(`${found!.count} rows of ${what}, ${told!.count} audit entries ${action}`)
    }
  })
  return { events: chain?.events ?? 0, faults }
}
