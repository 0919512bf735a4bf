import type { PlanName } from '../domain/tenancy/plans.ts'
import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

export interface TenantRow {
  readonly id: string
  readonly name: string
  readonly kind: 'local' | 'customer'
  readonly plan: PlanName
  readonly limit_overrides: Readonly<Record<string, unknown>>
  readonly created_at: string
  readonly suspended_at: string | null
  readonly suspended_reason: string | null
}

const COLUMNS = SQL`id, name, kind, plan, limit_overrides, created_at, suspended_at, suspended_reason`

export async function insertTenant(sql: Sql, tenant: TenantRow): Promise<void> {
  await sql.query(
    SQL`insert into tenant (id, name, kind, plan, limit_overrides, created_at) values ($1, $2, $3, $4, $5::text::jsonb, $6)`,
    [
      tenant.id,
      tenant.name,
      tenant.kind,
      tenant.plan,
      JSON.stringify(tenant.limit_overrides),
      tenant.created_at,
    ],
  )
}

/** Locks the tenant until the end of the transaction. */
export async function lockTenant(sql: Sql, id: string): Promise<TenantRow | undefined> {
  const rows = await sql.query<TenantRow>(SQL`select ${COLUMNS} from tenant where id = $1 for update`, [id])
  return rows[0]
}

/** Writes what an operator may change of a tenant. */
export async function updateTenant(sql: Sql, tenant: TenantRow): Promise<void> {
  await sql.query(
    SQL`update tenant set plan = $2, limit_overrides = $3::text::jsonb, suspended_at = $4, suspended_reason = $5 where id = $1`,
    [
      tenant.id,
      tenant.plan,
      JSON.stringify(tenant.limit_overrides),
      tenant.suspended_at,
      tenant.suspended_reason,
    ],
  )
}

/** All tenants that the role may see, oldest first. */
export async function listTenants(sql: ReadonlySql): Promise<TenantRow[]> {
  return await sql.query<TenantRow>(SQL`select ${COLUMNS} from tenant order by created_at, id`)
}

/** The plan of a tenant that the role may see. */
export async function planOfTenant(sql: ReadonlySql, id: string): Promise<PlanName | undefined> {
  const rows = await sql.query<{ plan: PlanName }>(SQL`select plan from tenant where id = $1`, [id])
  return rows[0]?.plan
}

export async function findLocalTenant(sql: ReadonlySql): Promise<TenantRow | undefined> {
  const rows = await sql.query<TenantRow>(
    SQL`select ${COLUMNS} from tenant where kind = 'local' order by created_at, id limit 1`,
  )
  return rows[0]
}
