import { EXIT, OperatorError } from '../../errors.ts'
import { changeMember } from '../../operations/tenancy/members.ts'
import { chooseTenant, tenantOption } from '../choose-tenant.ts'
import { defineCommand } from '../command.ts'
import { describeMember } from '../describe-member.ts'
import { argument, option } from '../input.ts'
import { engagementOption, roleOption } from '../member-options.ts'

export const memberChange = defineCommand({
  name: 'member change',
  summary: 'change a member’s name, roles or engagements',
  examples: [
    [
      'member change mem_0D9FIDaWmnOO8TQi --role preparer --role reviewer',
      'these two roles replace the previous ones',
    ],
    ['member change mem_0D9FIDaWmnOO8TQi --name "Lee Tran-Smith"', 'another name, the same roles'],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    id: argument('Id of the member, as `member list` shows it.'),
    name: option('name', 'Display name.'),
    role: roleOption,
    engagement: engagementOption,
    tenant: tenantOption,
  },
  run: async ({ service, clock, output }, { id, name, role, engagement, ...values }) => {
    if (name === undefined && role === undefined && engagement === undefined)
      throw new OperatorError('nothing to change was given', {
        hint: 'Use --name, --role or --engagement.',
        exitCode: EXIT.usage,
      })
    const tenant = await chooseTenant(service, values.tenant)
    const member = await service.database.as({ kind: 'operator' }, (sql) =>
      changeMember(sql, clock, {
        tenantId: tenant.id,
        actor: 'operator',
        id,
        name,
        roles: role,
        engagements: engagement,
      }),
    )
    output.result(member, describeMember(member))
  },
})
