import { removeMember } from '../../operations/tenancy/members.ts'
import { chooseTenant, tenantOption } from '../choose-tenant.ts'
import { defineCommand } from '../command.ts'
import { argument } from '../input.ts'

export const memberRemove = defineCommand({
  name: 'member remove',
  summary: 'remove someone from a tenant, with their sessions, links and keys',
  examples: [['member remove mem_0D9FIDaWmnOO8TQi', 'their next request is refused, in every process']],
  needs: 'service',
  migrations: 'require',
  input: { id: argument('Id of the member, as `member list` shows it.'), tenant: tenantOption },
  run: async ({ service, clock, output }, values) => {
    const tenant = await chooseTenant(service, values.tenant)
    const member = await service.database.as({ kind: 'operator' }, (sql) =>
      removeMember(sql, clock, { tenantId: tenant.id, actor: 'operator', id: values.id }),
    )
    output.result(member, `${member.name} (${member.id}) was removed on ${member.removed_at}.`)
  },
})
