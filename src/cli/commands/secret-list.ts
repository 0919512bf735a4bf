import { type KnownSecret, readSecrets } from '../../operations/tenancy/rotate-secret.ts'
import { defineCommand } from '../command.ts'
import { table } from '../output.ts'

export const secretList = defineCommand({
  name: 'secret list',
  summary: 'list all server secrets ever accepted, by fingerprint',
  examples: [['secret list', 'which secret is in force, and until when others are accepted']],
  needs: 'service',
  migrations: 'require',
  input: {},
  run: async ({ service, output }) => {
    const secrets = await readSecrets(service.database)
    output.result(
      { secrets },
      secrets.length === 0 ? 'The first secret is in force; it was never replaced.' : secretsTable(secrets),
    )
  },
})

export const secretsTable = (secrets: readonly KnownSecret[]): string =>
  table(
    ['fingerprint', 'since', 'accepted until'],
    secrets.map(({ fingerprint, made_at, accepted_until }) => [
      fingerprint.slice(0, 12),
      made_at,
      accepted_until ?? 'in force',
    ]),
  )
