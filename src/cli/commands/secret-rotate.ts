import path from 'node:path'
import { rotateSecret } from '../../operations/tenancy/rotate-secret.ts'
import { defineCommand } from '../command.ts'
import { option, wholeNumber } from '../input.ts'
import { secretsTable } from './secret-list.ts'

export const secretRotate = defineCommand({
  name: 'secret rotate',
  summary: 'replace the server secret without downtime; keys and sessions keep working',
  examples: [
    ['secret rotate', 'creates a new one and puts it in $SOUTHERLY_HOME/secret'],
    [
      'secret rotate --file new-secret --days 2',
      'if SOUTHERLY_SECRET is set: the new one is in the file; the old one is accepted for 2 more days',
    ],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    file: option(
      'file',
      'File with the new secret, 32 characters or more; needed if SOUTHERLY_SECRET is set.',
    ),
    days: wholeNumber('days', 'Days that processes may still start with the old secret; 0: none can.', {
      min: 0,
      max: 90,
      fallback: 7,
    }),
  },
  run: async ({ service, settings, output, workingDirectory }, { file, days }) => {
    const secrets = await rotateSecret(
      service.database,
      { home: service.home, configured: settings.SOUTHERLY_SECRET },
      { file: file === undefined ? undefined : path.resolve(workingDirectory, file), days },
    )
    output.result({ secrets }, secretsTable(secrets))
    output.note(
      file === undefined
        ? `The new secret is in ${path.join(service.home, 'secret')}. Copy it to other machines that have a copy of this home.`
        : `Set SOUTHERLY_SECRET to the content of ${file}, and restart the processes one by one.`,
    )
  },
})
