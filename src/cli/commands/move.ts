import { moveInto } from '../../operations/backup/move.ts'
import { openBareDatabase } from '../../operations/open-service.ts'
import { backupSource, chainsText, refuseBroken, stepsOf, tablesText } from '../backup-words.ts'
import { defineCommand } from '../command.ts'
import { requiredOption } from '../input.ts'
import { servicePlace } from '../service-place.ts'

export const move = defineCommand({
  name: 'move',
  summary: 'copy everything into an empty PostgreSQL database, comparing the count and hash of every table',
  examples: [
    [
      'move --to postgres://southerly@db.example/southerly',
      'from the embedded database or another PostgreSQL; run it again to resume an interrupted move',
    ],
    ['move --to postgres://southerly@db.example/southerly --json', 'count and hash of every table'],
  ],
  exits: [
    [3, 'the target is not empty and not an unfinished copy of this move'],
    [6, 'a table did not match after the copy; the target stays marked as unfinished'],
  ],
  needs: 'service',
  migrations: 'require',
  input: { to: requiredOption('url', 'Address of the PostgreSQL database.') },
  run: async ({ service, settings, clock, output }, values) => {
    // Before anything is read: a wrong address should not cost the time of a copy.
    const target = await openBareDatabase({ ...servicePlace(settings), databaseUrl: values.to })
    try {
      const source = { ...(await backupSource(service, settings)), privateFiles: [] }
      const moved = await moveInto(target, source, { clock, onStep: stepsOf(output) })
      const { manifest, chains, found, writtenSince } = moved
      output.result(
        {
          made_at: manifest.made_at,
          resumed: found !== undefined,
          chains: chains.length,
          written_since: writtenSince,
          tables: manifest.tables,
        },
        [
          ...(found === undefined
            ? []
            : [
                `Resumed the move of ${manifest.made_at}: ${found.length} tables were already there and were read again and compared.`,
              ]),
          `Moved ${tablesText(manifest.tables)}, as at ${manifest.made_at}, every table compared. Intact audit chains: ${chainsText(chains)}.`,
          writtenSince.length === 0
            ? 'No tenant has written here since.'
            : `Written here since, but not there: ${writtenSince.join(', ')}. If that must not be lost, stop the servers and move into a new database.`,
          'Stop the servers here, then start those on PostgreSQL with DATABASE_URL and the same SOUTHERLY_SECRET and signing key.',
        ].join('\n'),
      )
      refuseBroken(chains)
    } finally {
      await target.close()
    }
  },
})
