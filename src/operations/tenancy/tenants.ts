import { randomBytes } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import { EMPTY_CHAIN } from '../../domain/tenancy/audit-chain.ts'
import { limitsOf, type PlanName } from '../../domain/tenancy/plans.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { insertAuditHead } from '../../store/audit.ts'
import type { Database, Sql } from '../../store/database.ts'
import { insertTenant, listTenants, type TenantRow } from '../../store/tenants.ts'
import { appendAudit } from './audit.ts'

export type Tenant = TenantRow

export interface NewTenant {
  readonly name: string
  readonly plan: PlanName
  readonly kind?: 'local' | 'customer'
  readonly limitOverrides?: Readonly<Record<string, unknown>>
}

/** Makes a tenant, its audit chain and the chain's first event. */
export async function createTenant(database: Database, clock: Clock, wanted: NewTenant): Promise<Tenant> {
  checkOverrides(wanted)
  return await database.as({ kind: 'operator' }, async (sql) => createTenantIn(sql, clock, wanted))
}

/** As `createTenant`, inside a transaction of role operator that the caller holds. */
export async function createTenantIn(sql: Sql, clock: Clock, wanted: NewTenant): Promise<Tenant> {
  const tenant: Tenant = {
    id: `ten_${randomBytes(8).toString('hex')}`,
    name: wanted.name,
    kind: wanted.kind ?? 'customer',
    plan: wanted.plan,
    limit_overrides: wanted.limitOverrides ?? {},
    created_at: clock.now().toISOString(),
    suspended_at: null,
    suspended_reason: null,
  }
  await insertTenant(sql, tenant)
  await insertAuditHead(sql, tenant.id, EMPTY_CHAIN)
  await appendAudit(sql, clock, {
    tenantId: tenant.id,
    actor: tenant.kind === 'local' ? 'first_start' : 'operator',
    action: 'tenant.created',
    subject: `tenant:${tenant.id}`,
    detail: { name: tenant.name, plan: tenant.plan, limit_overrides: tenant.limit_overrides },
  })
  return tenant
}

export async function readTenants(database: Database): Promise<Tenant[]> {
  return await database.as({ kind: 'operator' }, async (sql) => listTenants(sql))
}

/** A tenant that is known to be there. */
export async function readTenant(database: Database, id: string): Promise<Tenant> {
  const [tenant] = await database.as({ kind: 'tenant', tenantId: id }, async (sql) => listTenants(sql))
  if (tenant === undefined) throw new Error(`there is no tenant ${id}`)
  return tenant
}

function checkOverrides(wanted: NewTenant): void {
  if (wanted.name.trim() === '' || wanted.name.length > 200)
    throw new OperatorError('a tenant needs a name of 1 to 200 characters', { exitCode: EXIT.badInput })
  try {
    limitsOf(wanted.plan, wanted.limitOverrides)
  } catch (error) {
    throw new OperatorError((error as Error).message, { exitCode: EXIT.badInput, cause: error })
  }
}
