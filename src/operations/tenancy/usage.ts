import type { Database } from '../../store/database.ts'
import { listUsage, type UsageRow } from '../../store/usage.ts'

/** Requests and items of a tenant by day and operation, as written about a second ago. */
export async function readUsage(
  database: Database,
  tenantId: string,
  from: string,
  to: string,
): Promise<UsageRow[]> {
  return await database.as({ kind: 'tenant', tenantId }, async (sql) => listUsage(sql, tenantId, from, to))
}
