import { revokeKey } from '../../operations/tenancy/keys.ts'
import { defineCommand } from '../command.ts'
import { argument } from '../input.ts'

export const keyRevoke = defineCommand({
  name: 'key revoke',
  summary: 'make a key stop working, everywhere within five seconds',
  examples: [['key revoke 4fQ0b7Zk2LmXw8Rt', 'stop a key that was lost or is no longer needed']],
  needs: 'service',
  migrations: 'require',
  input: { id: argument('Public id of the key, as `key list` shows it.') },
  run: async ({ service, clock, output }, { id }) => {
    const secret = await service.secret()
    const key = await service.database.as({ kind: 'operator' }, async (sql) =>
      revokeKey(sql, { clock, secret }, id, { actor: 'operator' }),
    )
    output.result(key, `Key ${key.id} (${key.name}) was revoked on ${key.revoked_at}.`)
  },
})
