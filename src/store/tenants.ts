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
}

const COLUMNS = SQL`id, name, kind, plan, limit_overrides, created_at`

export async function insertTenant(sql: Sql, tenant: TenantRow): Promise<void> {
  await sql.query(SQL`insert into tenant (${COLUMNS}) values ($1, $2, $3, $4, $5::text::jsonb, $6)`, [
    tenant.id,
    tenant.name,
    tenant.kind,
    tenant.plan,
    JSON.stringify(tenant.limit_overrides),
    tenant.created_at,
  ])
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
