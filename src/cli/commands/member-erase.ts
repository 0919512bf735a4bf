import { eraseMember } from '../../operations/tenancy/members.ts'
import { chooseTenant, tenantOption } from '../choose-tenant.ts'
import { defineCommand } from '../command.ts'
import { argument } from '../input.ts'

export const memberErase = defineCommand({
  name: 'member erase',
  summary: 'erase the name and e-mail address of a removed member',
  examples: [['member erase mem_0D9FIDaWmnOO8TQi', 'the audit log keeps their actions under their id']],
  needs: 'service',
  migrations: 'require',
  input: { id: argument('Id of the member, as `member list --removed` shows it.'), tenant: tenantOption },
  run: async ({ service, clock, output }, values) => {
    const tenant = await chooseTenant(service, values.tenant)
    const member = await service.database.as({ kind: 'operator' }, (sql) =>
      eraseMember(sql, clock, { tenantId: tenant.id, actor: 'operator', id: values.id }),
    )
    output.result(
      member,
      `The name and e-mail address of ${member.id} are erased; "${member.name}" replaces them.`,
    )
  },
})
