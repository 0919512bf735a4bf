import { EXIT, OperatorError } from '../../errors.ts'
import { verifyAuditChain } from '../../operations/tenancy/audit.ts'
import { chooseTenant } from '../choose-tenant.ts'
import { defineCommand } from '../command.ts'
import { option } from '../input.ts'
import { table } from '../output.ts'

export const auditVerify = defineCommand({
  name: 'audit verify',
  summary: 'recompute every hash in the audit trail; exit code 6 if one is wrong',
  examples: [
    ['audit verify', 'the chains of all tenants'],
    ['audit verify --tenant ten_5f3a9c01 --json', 'one tenant, for a script'],
  ],
  needs: 'service',
  migrations: 'require',
  input: { tenant: option('id', 'Tenant; unset: all.') },
  run: async ({ service, output }, values) => {
    const tenant = values.tenant === undefined ? undefined : await chooseTenant(service, values.tenant)
    const chains = await verifyAuditChain(service.database, tenant?.id)
    output.result(
      {
        chains: chains.map((chain) => ({
          tenant_id: chain.tenantId,
          events: chain.events,
          broken: chain.broken ?? null,
        })),
      },
      table(
        ['tenant', 'events', 'chain'],
        chains.map((chain) => [chain.tenantId, String(chain.events), chain.broken ?? 'holds']),
      ),
    )
    const broken = chains.filter((chain) => chain.broken !== undefined)
    if (broken.length > 0)
      throw new OperatorError(
        `the audit trail of ${broken.map((chain) => chain.tenantId).join(', ')} was changed`,
        {
          hint: 'Compare with a backup; docs/guide/operations.md says how to read a break.',
          exitCode: EXIT.verificationFailed,
        },
      )
  },
})
