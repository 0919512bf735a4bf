import type { Clock } from '../../clock.ts'
import type { PlanName } from '../../domain/tenancy/plans.ts'
import { type ErrorCode, EXIT, OperatorError, ServiceError } from '../../errors.ts'
import type { Erasure } from '../../store/tenant-erasure.ts'
import type { ZipPlaces } from '../bundle-store/zips.ts'
import { refuseNonCommercial } from '../releases/non-commercial.ts'
import { changePlan, type LimitChanges, resumeTenant, suspendTenant } from './change-tenant.ts'
import { eraseTenant } from './erase-tenant.ts'
import { readTenants, type Tenant } from './tenants.ts'

interface OperatorTools extends ZipPlaces {
  readonly clock: Clock
  /** Sources with a non-commercial licence that the operator has an agreement for. */
  readonly licensed: readonly string[]
}

/** Someone who steals the operator key cannot destroy anything sooner; the suspension shows, and `resume` undoes it. */
export const ERASED_AFTER_HOURS = 72

interface ConfirmedErasure {
  readonly confirm_id: string
  readonly confirm_name: string
  readonly reason: string
  readonly with_kept_bundles: boolean
}

/** What the commands `southerly tenant …` do, for callers of the API. */
export const operateTenants = ({ database, objects, clock, licensed }: OperatorTools) => {
  const tools = { database, clock, via: 'api' } as const
  const find = async (id: string): Promise<Tenant> => {
    const tenant = (await readTenants(database)).find((one) => one.id === id)
    if (tenant === undefined) throw new ServiceError('tenant_not_found', `There is no tenant ${id}.`)
    return tenant
  }
  return {
    list: (): Promise<Tenant[]> => readTenants(database),
    find,
    changePlan: (
      id: string,
      wanted: { readonly plan: PlanName | undefined; readonly limits: LimitChanges },
    ): Promise<Tenant> =>
      told(async () => {
        if (wanted.plan !== undefined) await refuseNonCommercial(database, licensed, { plan: wanted.plan })
        return await changePlan(tools, id, wanted)
      }),
    suspend: (id: string, reason: string): Promise<Tenant> => told(() => suspendTenant(tools, id, reason)),
    resume: (id: string): Promise<Tenant> => told(() => resumeTenant(tools, id)),
    erase: async (id: string, wanted: ConfirmedErasure): Promise<Erasure> => {
      const { name } = await find(id)
      if (wanted.confirm_id !== id || wanted.confirm_name !== name)
        throw new ServiceError('tenant_state_conflict', `This does not confirm the erasure of ${id}.`, {
          hint: 'Send confirm_id and confirm_name exactly as GET shows id and name: nothing brings the tenant back but a backup.',
        })
      return await told(() =>
        eraseTenant({ database, objects, clock }, id, {
          confirmed: wanted.confirm_id,
          reason: wanted.reason,
          withKeptBundles: wanted.with_kept_bundles,
          suspendedForHours: ERASED_AFTER_HOURS,
        }),
      )
    },
  }
}

const CODES: Readonly<Partial<Record<number, ErrorCode>>> = {
  [EXIT.notFound]: 'tenant_not_found',
  [EXIT.usage]: 'tenant_state_conflict',
  [EXIT.badInput]: 'validation_failed',
}

/** What a command would print, as an answer of the API. */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = error instanceof OperatorError ? CODES[error.exitCode] : undefined
    if (code === undefined) throw error
    const { message, hint } = error as OperatorError
    throw new ServiceError(code, `${message[0]!.toUpperCase()}${message.slice(1)}.`, {
      ...(hint === undefined ? {} : { hint }),
      cause: error,
    })
  }
}
