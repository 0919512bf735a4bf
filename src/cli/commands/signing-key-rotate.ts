import path from 'node:path'
import { rotateSigningKey } from '../../operations/disclosure-report/rotate-signing-key.ts'
import { defineCommand } from '../command.ts'
import { option, wholeNumber } from '../input.ts'
import { signingKeysTable } from './signing-key-list.ts'

export const signingKeyRotate = defineCommand({
  name: 'signing-key rotate',
  summary: 'sign bundles with a new key from now on; bundles signed with the old key still verify',
  examples: [
    ['signing-key rotate', 'creates a key and puts it in $SOUTHERLY_HOME/keys/signing-key.pem'],
    [
      'signing-key rotate --file new-key.pem --days 2',
      'if SOUTHERLY_SIGNING_KEY_FILE is set; processes with the old key may sign for 2 more days',
    ],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    file: option('file', 'New Ed25519 private key in PEM; needed if SOUTHERLY_SIGNING_KEY_FILE is set.'),
    days: wholeNumber('days', 'Days that processes may still sign with the old key; 0: none can.', {
      min: 0,
      max: 90,
      fallback: 7,
    }),
  },
  run: async ({ service, settings, output, workingDirectory }, { file, days }) => {
    const keys = await rotateSigningKey(
      service.database,
      { home: service.home, configured: settings.SOUTHERLY_SIGNING_KEY_FILE },
      { file: file === undefined ? undefined : path.resolve(workingDirectory, file), days },
    )
    output.result({ keys }, signingKeysTable(keys))
    output.note(
      file === undefined
        ? `The new key is in ${path.join(service.home, 'keys', 'signing-key.pem')}. Copy it to other machines that have a copy of this home.`
        : `Set SOUTHERLY_SIGNING_KEY_FILE to ${file}, and restart the servers and workers one by one.`,
    )
  },
})
