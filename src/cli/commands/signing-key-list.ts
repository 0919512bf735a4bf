import { readSigningKeys, type SigningKeyRow } from '../../operations/disclosure-report/rotate-signing-key.ts'
import { defineCommand } from '../command.ts'
import { table } from '../output.ts'

export const signingKeyList = defineCommand({
  name: 'signing-key list',
  summary: 'list the keys that bundles are or were signed with',
  examples: [['signing-key list', 'which key is in force, and until when processes may sign with others']],
  needs: 'service',
  migrations: 'require',
  input: {},
  run: async ({ service, output }) => {
    const keys = await readSigningKeys(service.database)
    output.result({ keys }, keys.length === 0 ? 'No bundle has been signed yet.' : signingKeysTable(keys))
  },
})

export const signingKeysTable = (keys: readonly SigningKeyRow[]): string =>
  table(
    ['key', 'since', 'may sign until'],
    keys.map(({ id, made_at, accepted_until }) => [id, made_at, accepted_until ?? 'in force']),
  )
