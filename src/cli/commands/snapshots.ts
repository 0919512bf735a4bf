import { snapshotList } from '../../operations/releases/datasets.ts'
import { defineCommand } from '../command.ts'
import { table } from '../output.ts'

export const snapshots = defineCommand({
  name: 'snapshots',
  summary: 'list the sets of releases in force together, newest first',
  examples: [
    ['snapshots', 'for people'],
    ['snapshots --json', 'for a script'],
  ],
  needs: 'service',
  migrations: 'require',
  input: {},
  run: async ({ service, output }) => {
    const found = await snapshotList(service.database)
    output.result(
      { snapshots: found },
      table(
        ['snapshot', 'as of', 'in force from', 'releases'],
        found.map(({ id, as_of, in_force_from, releases }) => [
          id,
          as_of,
          in_force_from ?? 'no longer',
          String(releases),
        ]),
      ),
    )
  },
})
