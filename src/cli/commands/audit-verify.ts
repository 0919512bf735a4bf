import { EXIT, OperatorError } from '../../errors.ts'
import { verifyTrail } from '../../operations/review/verify-trail.ts'
import { chooseTenant } from '../choose-tenant.ts'
import { defineCommand } from '../command.ts'
import { option } from '../input.ts'
import { table } from '../output.ts'

export const auditVerify = defineCommand({
  name: 'audit verify',
  summary:
    'recompute every hash in the audit trail, and compare records and approvals with it; exit code 6 if one is wrong',
  examples: [
    ['audit verify', 'all tenants'],
    ['audit verify --tenant ten_5f3a9c01 --json', 'one tenant, for a script'],
  ],
  exits: [[6, 'the trail, a record or an approval was changed outside the service']],
  needs: 'service',
  migrations: 'require',
  input: { tenant: option('id', 'Tenant; unset: all.') },
  run: async ({ service, output }, values) => {
    const tenant = values.tenant === undefined ? undefined : await chooseTenant(service, values.tenant)
    const trails = await verifyTrail(service.database, tenant?.id)
    const differences = trails.flatMap(({ tenantId, differences: own }) =>
      own.map(({ where, detail }) => ({ tenant_id: tenantId, where, detail })),
    )
    output.result(
      {
        chains: trails.map(({ tenantId, events, broken }) => ({
          tenant_id: tenantId,
          events,
          broken: broken ?? null,
        })),
        differences,
      },
      [
        table(
          ['tenant', 'events', 'chain', 'records and approvals'],
          trails.map(({ tenantId, events, broken, differences: own }) => [
            tenantId,
            String(events),
            broken ?? 'holds',
            own.length === 0 ? 'as written' : `${own.length} differ`,
          ]),
        ),
        ...differences.map(({ tenant_id, where, detail }) => `${tenant_id}: ${where}: ${detail}`),
      ].join('\n'),
    )
    const broken = trails.filter((trail) => trail.broken !== undefined || trail.differences.length > 0)
    if (broken.length > 0)
      throw new OperatorError(
        `the audit trail, records or approvals of ${broken.map(({ tenantId }) => tenantId).join(', ')} were changed`,
        {
          hint: 'Compare with a backup; docs/guide/operations.md says how to read a break.',
          exitCode: EXIT.verificationFailed,
        },
      )
  },
})
