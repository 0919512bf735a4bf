import { PACKS, SCOPES } from '../../domain/tenancy/access.ts'
import { createKey } from '../../operations/tenancy/keys.ts'
import { chooseTenant, tenantOption } from '../choose-tenant.ts'
import { defineCommand } from '../command.ts'
import { describeIssued } from '../describe-key.ts'
import { choice, instant, list, option, requiredOption } from '../input.ts'

export const keyCreate = defineCommand({
  name: 'key create',
  summary: 'create an API key and print it, once only',
  examples: [
    ['key create --name laptop', 'everything a tenant may do, and every pack, for the only tenant'],
    [
      'key create --tenant ten_5f3a9c01 --name nightly --scope companies:read --expires 2027-06-30',
      'a key that reads companies and expires',
    ],
    [
      'key create --name "data desk" --scope admin --scope data:operate',
      'a key that may also load and withdraw data, which all tenants share',
    ],
    [
      'key create --name "Lee\'s agent" --member mem_0D9FIDaWmnOO8TQi',
      'a key that acts for someone, with their permissions, until they are removed',
    ],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    name: requiredOption('name', 'Display name, 1 to 200 characters.'),
    tenant: tenantOption,
    member: option('id', 'Member that it acts for, with no more permissions than theirs; unset: none.'),
    scope: list('scope', 'What it may do; unset: everything a tenant may.', SCOPES),
    pack: list('pack', 'What its answers may contain; unset: every pack.', PACKS),
    mode: choice('mode', 'Part of the key’s prefix.', ['live', 'test'], 'live'),
    expires: instant('date', 'When it stops working: a date (its end, UTC) or an instant; unset: never.'),
  },
  run: async ({ service, clock, output }, values) => {
    const tenant = await chooseTenant(service, values.tenant)
    const secret = await service.secret()
    const issued = await service.database.as({ kind: 'operator' }, async (sql) =>
      createKey(
        sql,
        { clock, secret },
        {
          tenantId: tenant.id,
          name: values.name,
          mode: values.mode,
          scopes: values.scope ?? ['admin'],
          packs: values.pack ?? PACKS,
          memberId: values.member ?? null,
          actor: 'operator',
          ...(values.expires === undefined ? {} : { expiresAt: values.expires }),
        },
      ),
    )
    const { value, text } = describeIssued(issued)
    output.result(value, text)
  },
})
