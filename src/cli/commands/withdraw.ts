import { withdraw as withdrawRelease } from '../../operations/ingest/withdraw.ts'
import { defineCommand } from '../command.ts'
import { argument, requiredOption } from '../input.ts'

export const withdraw = defineCommand({
  name: 'withdraw',
  summary: 'take a release out of force; it stays on record with the reason',
  examples: [
    [
      'withdraw nger-corporate-2024-25-9f55b15d5298 --reason "publisher recalled the file"',
      'the release before it is in force again',
    ],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    release: argument('Id of the release.'),
    reason: requiredOption('text', 'Why; shown to whoever asks for it.'),
  },
  run: async ({ service, clock, output }, values) => {
    const release = await withdrawRelease(
      { database: service.database, clock },
      values.release,
      values.reason,
    )
    output.result({ release }, `withdrew ${release.id}: ${release.withdrawn_reason}`)
  },
})
