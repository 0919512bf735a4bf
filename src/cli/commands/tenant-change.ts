import { PLAN_NAMES } from '../../domain/tenancy/plans.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { refuseNonCommercial } from '../../operations/releases/non-commercial.ts'
import { changePlan, type LimitChanges } from '../../operations/tenancy/change-tenant.ts'
import { defineCommand } from '../command.ts'
import { argument, optionalChoice, options } from '../input.ts'

export const tenantChange = defineCommand({
  name: 'tenant change',
  summary: 'change a tenant’s plan or its limits',
  examples: [
    ['tenant change ten_5f3a9c01 --plan enterprise', 'the limits of the enterprise plan'],
    ['tenant change ten_5f3a9c01 --limit items_per_month=250000', 'its own limit'],
    ['tenant change ten_5f3a9c01 --limit items_per_month=plan', 'the plan’s limit again'],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    id: argument('Tenant, as `tenant list` shows it.'),
    plan: optionalChoice('plan', 'Plan whose limits apply; unset: as it is.', PLAN_NAMES),
    limit: options('name=value', 'A limit: a whole number, `none`, or `plan` for the plan’s limit.'),
  },
  run: async ({ service, settings, clock, output }, { id, plan, limit }) => {
    if (plan === undefined && limit.length === 0)
      throw new OperatorError('say what to change: --plan or --limit', { exitCode: EXIT.usage })
    if (plan !== undefined)
      await refuseNonCommercial(service.database, settings.SOUTHERLY_LICENSED_SOURCES, { plan })
    const limits: LimitChanges = Object.fromEntries(limit.map(readLimit))
    const tenant = await changePlan({ database: service.database, clock }, id, { plan, limits })
    const own = Object.entries(tenant.limit_overrides).map(
      ([name, value]) => `${name} ${value === null ? 'none' : JSON.stringify(value)}`,
    )
    output.result(
      tenant,
      `${tenant.name} (${tenant.id}) is on the plan ${tenant.plan}${own.length === 0 ? '' : ` with ${own.join(', ')}`}.`,
    )
  },
})

function readLimit(text: string): [string, number | null | undefined] {
  const [, name = '', value = ''] = /^([a-z_]+)=(\d+|none|plan)$/.exec(text) ?? []
  if (name === '')
    throw new OperatorError(`--limit ${text} is not understood`, {
      hint: 'Write a name, an equals sign and a whole number, `none` or `plan`: items_per_month=250000.',
      exitCode: EXIT.usage,
    })
  return [name, value === 'plan' ? undefined : value === 'none' ? null : Number(value)]
}
