import type { Service } from '../../operations/open-service.ts'
import { type Member, readMembers } from '../../operations/tenancy/members.ts'
import { chooseTenant, tenantOption } from '../choose-tenant.ts'
import { defineCommand } from '../command.ts'
import { flag } from '../input.ts'
import { table } from '../output.ts'

export const memberList = defineCommand({
  name: 'member list',
  summary: 'list the people of a tenant',
  examples: [
    ['member list', 'id, name, e-mail, roles and status of each'],
    ['member list --tenant ten_5f3a9c01 --removed', 'including removed members'],
  ],
  needs: 'service',
  migrations: 'require',
  input: { tenant: tenantOption, removed: flag('Include removed members.') },
  run: async ({ service, output }, values) => {
    const tenant = await chooseTenant(service, values.tenant)
    const members = await allMembers(service, tenant.id, values.removed)
    output.result(
      { tenant_id: tenant.id, members },
      table(
        ['id', 'name', 'e-mail', 'roles', 'status'],
        members.map(({ id, name, email, roles, status }) => [id, name, email ?? '', roles.join(' '), status]),
      ),
    )
  },
})

const PAGE = 1_000

async function allMembers(service: Service, tenantId: string, removed: boolean): Promise<Member[]> {
  const members: Member[] = []
  for (;;) {
    const last = members.at(-1)
    const page = await readMembers(service.database, tenantId, {
      limit: PAGE,
      removed,
      ...(last === undefined ? {} : { after: [last.invited_at, last.id] }),
    })
    members.push(...page)
    if (page.length < PAGE) return members
  }
}
