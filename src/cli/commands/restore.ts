import path from 'node:path'
import { refuseOtherSecrets, restoreInto, restorePrivateFiles } from '../../operations/backup/restore.ts'
import { readPublishedKeys } from '../../operations/disclosure-report/signing-key.ts'
import { openBareDatabase } from '../../operations/open-service.ts'
import {
  chainsText,
  inObjectStore,
  refuseBroken,
  signatureText,
  stepsOf,
  tablesText,
} from '../backup-words.ts'
import { defineCommand } from '../command.ts'
import { argument, flag, option } from '../input.ts'
import { servicePlace } from '../service-place.ts'

export const restore = defineCommand({
  name: 'restore',
  summary: 'fill an empty database from a backup, including its secrets',
  examples: [
    [
      'restore /backups/2026-11-17',
      'into $SOUTHERLY_HOME, or into DATABASE_URL if set; refuses a database that is not empty',
    ],
    [
      'restore /backups/2026-11-17 --signed-by key_5f3a9c0112ab34cd',
      'on a new machine whose home has no key',
    ],
    ['restore /backups/2026-11-17 --json', 'the same, for a script'],
  ],
  exits: [
    [3, 'the database is not empty, or the directory is not a backup'],
    [6, 'no known key signed the backup, or a file or table does not match it; nothing was restored'],
  ],
  needs: 'nothing',
  input: {
    directory: argument('Directory that `southerly backup` wrote.'),
    signedBy: option('key', 'Id of the key that signed it, where this home does not have it.'),
    acceptUnsigned: flag('Restore it even if no known key signed it, or it was changed since.'),
  },
  run: async ({ settings, output, workingDirectory }, values) => {
    const directory = path.resolve(workingDirectory, values.directory)
    const place = servicePlace(settings)
    const database = await openBareDatabase(place)
    try {
      await refuseOtherSecrets(directory, place.home)
      const known = await readPublishedKeys({
        home: place.home,
        configured: settings.SOUTHERLY_SIGNING_KEY_FILE,
      })
      const named = values.signedBy === undefined ? [] : [values.signedBy]
      const { manifest, signature, chains, applied } = await restoreInto(database, directory, {
        onStep: stepsOf(output),
        trust: { keys: [...known.map(({ id }) => id), ...named], acceptUnsigned: values.acceptUnsigned },
      })
      const files = await restorePrivateFiles(directory, place.home)
      output.result(
        {
          made_at: manifest.made_at,
          signature,
          chains: chains.length,
          applied,
          private_files: files,
          tables: manifest.tables,
        },
        [
          `Restored ${tablesText(manifest.tables)} of ${manifest.made_at}, every table compared.`,
          signatureText(signature),
          `Intact audit chains: ${chainsText(chains)}. Migrations applied since: ${applied.length === 0 ? 'none' : applied.join(', ')}.`,
        ].join('\n'),
      )
      const elsewhere = inObjectStore(manifest.tables)
      if (elsewhere > 0)
        output.note(
          `${elsewhere} bundles are in the object store: set SOUTHERLY_OBJECT_STORE and run \`southerly bundles check\`. Do not sweep it: bundles made after the backup are in it and not in this database.`,
        )
      refuseBroken(chains)
    } finally {
      await database.close()
    }
  },
})
