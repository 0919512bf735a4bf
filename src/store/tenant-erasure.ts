import type { ReadonlySql, Sql } from './database.ts'
import { identifier, SQL } from './sql-text.ts'
import { passingTables, wholeTables } from './whole/tables.ts'

/** What stays of a tenant that was erased. */
export interface Erasure {
  /** Of the tenant. */
  readonly id: string
  readonly created_at: string
  readonly erased_at: string
  readonly reason: string
  readonly audit_sequence: number
  readonly audit_hash: string
  readonly bundles: readonly { readonly id: string; readonly sha256: string; readonly retain_until: string }[]
  /** Number of erased rows by table. */
  readonly rows_erased: Readonly<Record<string, number>>
}

export const bundlesOfTenant = (sql: ReadonlySql, tenantId: string): Promise<Erasure['bundles'][number][]> =>
  sql.query(SQL`select id, sha256, retain_until from bundle where tenant_id = $1 order by ordinal`, [
    tenantId,
  ])

/** Whether a worker is at something for the tenant at this moment. */
export async function isWorkedFor(sql: ReadonlySql, tenantId: string): Promise<boolean> {
  const [row] = await sql.query<{ busy: boolean }>(
    SQL`select exists (select from job where data ->> 'tenant_id' = $1 and state = 'active' and due_at > now()) as busy`,
    [tenantId],
  )
  return row!.busy
}

/**
 * Removes every row of a tenant, and the tenant. Tables come from the catalogue: one that is new is not forgotten, and one that
 * were would stop the removal of the tenant, to which it refers.
 */
export async function deleteTenant(sql: Sql, tenantId: string): Promise<Record<string, number>> {
  const whole = (await wholeTables(sql)).filter(({ columns }) => columns.includes('tenant_id'))
  const tables = [...(await passingTables(sql)), ...whole.map(({ name }) => name).toReversed()]
  await sql.exec(SQL`set local southerly.erased_tenant = ${identifier(tenantId)}`)
  const counts: Record<string, number> = {}
  const remove = async (table: string, where: ReturnType<typeof identifier>): Promise<void> => {
    const [row] = await sql.query<{ count: number }>(
      SQL`with gone as (delete from ${identifier(table)} where ${where} = $1 returning 1) select count(*)::int as count from gone`,
      [tenantId],
    )
    if (row!.count > 0) counts[table] = row!.count
  }
  for (const table of tables) await remove(table, identifier('tenant_id'))
  await remove('job', SQL`data ->> 'tenant_id'`)
  await remove('job_turn', identifier('owner'))
  await remove('tenant', identifier('id'))
  return counts
}

export async function insertErasure(sql: Sql, erasure: Erasure): Promise<void> {
  await sql.query(
    SQL`insert into tenant_erasure (id, created_at, erased_at, reason, audit_sequence, audit_hash, bundles, rows_erased)
        values ($1, $2, $3, $4, $5, $6, $7::text::jsonb, $8::text::jsonb)`,
    [
      erasure.id,
      erasure.created_at,
      erasure.erased_at,
      erasure.reason,
      erasure.audit_sequence,
      erasure.audit_hash,
      JSON.stringify(erasure.bundles),
      JSON.stringify(erasure.rows_erased),
    ],
  )
}

export const listErasures = (sql: ReadonlySql): Promise<Erasure[]> =>
  sql.query<Erasure>(
    SQL`select id, created_at, erased_at, reason, audit_sequence, audit_hash, bundles, rows_erased
        from tenant_erasure order by erased_at, id`,
  )
