import { diffAny } from '../../operations/releases/snapshot-diff.ts'
import { defineCommand } from '../command.ts'
import { describeDiff } from '../describe-diff.ts'
import { argument } from '../input.ts'

export const diff = defineCommand({
  name: 'diff',
  summary: 'compare two releases of a source, or two snapshots, row by row',
  examples: [
    ['diff snap_df80a73e2773f189 snap_77f9e945a4ef59cf', 'two snapshots: every source that changed'],
    ['diff nger-corporate-2023-24-f59f0f7c4240 nger-corporate-2024-25-9f55b15d5298', 'two releases'],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    before: argument('Release or snapshot.'),
    after: argument('Release or snapshot of the same kind.'),
  },
  run: async ({ service, clock, output }, values) => {
    const changes = await diffAny({ database: service.database, clock }, values.before, values.after)
    output.result(
      { changes },
      changes.length === 0
        ? 'No differences.'
        : changes.map((change) => `${change.source} ${change.slot}\n${describeDiff(change.diff)}`).join('\n'),
    )
  },
})
