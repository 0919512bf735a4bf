import { rm } from 'node:fs/promises'
import path from 'node:path'
import { backUp } from '../../operations/backup/back-up.ts'
import { restoreInto } from '../../operations/backup/restore.ts'
import { openBareDatabase } from '../../operations/open-service.ts'
import { backupSource, chainsText, refuseBroken, stepsOf, tablesText } from '../backup-words.ts'
import { defineCommand } from '../command.ts'
import { requiredOption } from '../input.ts'
import { servicePlace } from '../service-place.ts'

export const move = defineCommand({
  name: 'move',
  summary: 'copy everything into an empty PostgreSQL database, count and hash of every table compared',
  examples: [
    [
      'move --to postgres://southerly@db.example/southerly',
      'from the embedded database, or from another PostgreSQL',
    ],
  ],
  exits: [
    [3, 'the target is not empty'],
    [6, 'a table did not come out as it went in; the target holds nothing'],
  ],
  needs: 'service',
  migrations: 'require',
  input: { to: requiredOption('url', 'Address of the PostgreSQL database.') },
  run: async ({ service, settings, clock, output }, values) => {
    const onStep = stepsOf(output)
    // Before anything is read: a wrong address should not cost the time of a backup.
    const target = await openBareDatabase({ ...servicePlace(settings), databaseUrl: values.to })
    const between = path.join(service.home, `move-${clock.now().getTime()}`)
    try {
      await backUp(await backupSource(service, settings), between, { clock, onStep })
      const { manifest, chains } = await restoreInto(target, between, onStep)
      output.result(
        { made_at: manifest.made_at, chains: chains.length, tables: manifest.tables },
        [
          `Moved ${tablesText(manifest.tables)}, as they stood at ${manifest.made_at}, every table compared. Audit chains that hold: ${chainsText(chains)}.`,
          'What was written here since is not there. Set DATABASE_URL and the same SOUTHERLY_SECRET and signing key for the servers on PostgreSQL.',
        ].join('\n'),
      )
      refuseBroken(chains)
    } finally {
      await target.close()
      await rm(between, { recursive: true, force: true })
    }
  },
})
