import path from 'node:path'
import { backUp } from '../../operations/backup/back-up.ts'
import {
  backupSource,
  chainsText,
  inObjectStore,
  refuseBroken,
  stepsOf,
  tablesText,
} from '../backup-words.ts'
import { defineCommand } from '../command.ts'
import { argument } from '../input.ts'

export const backup = defineCommand({
  name: 'backup',
  summary: 'write the whole database and its secrets into a new directory; the service keeps running',
  examples: [
    [
      'backup /backups/2026-11-17',
      'also works while a server runs; test-restored into a scratch database before it counts',
    ],
    ['backup /backups/2026-11-17 --json', 'the same, with the count and hash of every table, for a script'],
  ],
  exits: [[6, 'the restored copy did not match; the backup was discarded']],
  needs: 'service',
  migrations: 'require',
  input: { directory: argument('Directory to create; it must not exist yet.') },
  run: async ({ service, settings, clock, output, workingDirectory }, values) => {
    const directory = path.resolve(workingDirectory, values.directory)
    const made = await backUp(await backupSource(service, settings), directory, {
      clock,
      onStep: stepsOf(output),
    })
    const { tables, private_files } = made.manifest
    output.result(
      { directory: made.directory, chains: made.chains.length, private_files, tables },
      [
        `${made.directory}: ${tablesText(tables)}, restored into a scratch database and compared.`,
        `Intact audit chains: ${chainsText(made.chains)}. Files with secrets: ${private_files.length === 0 ? 'none; keep SOUTHERLY_SECRET and the signing key elsewhere' : private_files.join(', ')}.`,
      ].join('\n'),
    )
    const elsewhere = inObjectStore(tables)
    if (elsewhere > 0)
      output.note(
        `${elsewhere} bundles are in the object store. The backup contains their hashes, not their bytes: back up the bucket too.`,
      )
    refuseBroken(made.chains)
  },
})
