import { readMember } from '../../operations/tenancy/members.ts'
import { chooseTenant, tenantOption } from '../choose-tenant.ts'
import { defineCommand } from '../command.ts'
import { describeMember } from '../describe-member.ts'
import { argument } from '../input.ts'

export const memberShow = defineCommand({
  name: 'member show',
  summary: 'show one person of a tenant',
  examples: [['member show mem_0D9FIDaWmnOO8TQi', 'e-mail, roles, engagements and status']],
  needs: 'service',
  migrations: 'require',
  input: { id: argument('Id of the member, as `member list` shows it.'), tenant: tenantOption },
  run: async ({ service, output }, values) => {
    const tenant = await chooseTenant(service, values.tenant)
    const member = await readMember(service.database, tenant.id, values.id)
    output.result(member, describeMember(member))
  },
})
