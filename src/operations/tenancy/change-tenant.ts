import type { Clock } from '../../clock.ts'
import { type Limits, limitsOf, type PlanName } from '../../domain/tenancy/plans.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import type { Database } from '../../store/database.ts'
import { lockTenant, type TenantRow, updateTenant } from '../../store/tenants.ts'
import { appendAudit } from './audit.ts'

interface Tools {
  readonly database: Database
  readonly clock: Clock
  /** How the operator came: by a command, unless it says otherwise. The audit trail keeps it. */
  readonly via?: 'api'
}

/** Limits that differ from the plan's; undefined: the plan's own again. */
export type LimitChanges = Readonly<Partial<Record<keyof Limits, number | null | undefined>>>

/** Puts a tenant on another plan, or gives it limits of its own. In force within 5 seconds in every process. */
export function changePlan(
  tools: Tools,
  id: string,
  wanted: { readonly plan: PlanName | undefined; readonly limits: LimitChanges },
): Promise<TenantRow> {
  return change(tools, id, 'tenant.plan_changed', (tenant) => {
    const plan = wanted.plan ?? tenant.plan
    const merged = Object.entries({ ...tenant.limit_overrides, ...wanted.limits })
    const limit_overrides = Object.fromEntries(merged.filter(([, value]) => value !== undefined))
    try {
      limitsOf(plan, limit_overrides)
    } catch (error) {
      throw new OperatorError((error as Error).message, { exitCode: EXIT.badInput, cause: error })
    }
    return { plan, limit_overrides }
  })
}

/** Keeps everyone in a tenant out: keys and sessions are refused with the reason. Nothing of the tenant is removed. */
export function suspendTenant(tools: Tools, id: string, reason: string): Promise<TenantRow> {
  return change(tools, id, 'tenant.suspended', (tenant) => {
    if (tenant.kind === 'local')
      throw new OperatorError('the tenant of this installation cannot be suspended', { exitCode: EXIT.usage })
    if (tenant.suspended_at !== null)
      throw new OperatorError(`${tenant.id} is suspended since ${tenant.suspended_at}`, {
        hint: '`southerly tenant resume`, or POST …/resume, reinstates it.',
        exitCode: EXIT.usage,
      })
    if (reason.trim() === '')
      throw new OperatorError('a suspension needs a reason', { exitCode: EXIT.badInput })
    return { suspended_at: tools.clock.now().toISOString(), suspended_reason: reason }
  })
}

export function resumeTenant(tools: Tools, id: string): Promise<TenantRow> {
  return change(tools, id, 'tenant.resumed', (tenant) => {
    if (tenant.suspended_at === null)
      throw new OperatorError(`${tenant.id} is not suspended`, { exitCode: EXIT.usage })
    return { suspended_at: null, suspended_reason: null }
  })
}

type Changes = Partial<Omit<TenantRow, 'id' | 'kind' | 'created_at' | 'name'>>

/** Changes a tenant, and says so in its audit trail, with what was before. */
function change(
  { database, clock, via }: Tools,
  id: string,
  action: string,
  decide: (tenant: TenantRow) => Changes,
): Promise<TenantRow> {
  return database.as({ kind: 'operator' }, async (sql) => {
    const before = await lockTenant(sql, id)
    if (before === undefined) throw new OperatorError(`there is no tenant ${id}`, { exitCode: EXIT.notFound })
    const changes = decide(before)
    const after = { ...before, ...changes }
    await updateTenant(sql, after)
    const names = Object.keys(changes) as (keyof Changes)[]
    await appendAudit(sql, clock, {
      tenantId: id,
      actor: 'operator',
      action,
      subject: `tenant:${id}`,
      detail: {
        before: Object.fromEntries(names.map((name) => [name, before[name]])),
        after: Object.fromEntries(names.map((name) => [name, after[name]])),
        ...(via === undefined ? {} : { via }),
      },
    })
    return after
  })
}
