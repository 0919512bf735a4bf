import { userInfo } from 'node:os'
import { withdraw as withdrawRelease } from '../../operations/ingest/withdraw.ts'
import { defineCommand } from '../command.ts'
import { describeWithdrawal } from '../describe-coverage.ts'
import { argument, flag, option, requiredOption } from '../input.ts'

export const withdraw = defineCommand({
  name: 'withdraw',
  summary: 'withdraw a release; it stays on record with the reason',
  examples: [
    [
      'withdraw nger-corporate-2024-25-9f55b15d5298 --reason "publisher recalled the file"',
      'the previous release is in force again',
    ],
    [
      'withdraw wgea-2024-ab12cd34ef56 --reason "no agreement" --dry-run',
      'show which companies would lose what, without saving',
    ],
    [
      'withdraw wgea-2024-ab12cd34ef56 --reason "no agreement" --accept "peers without income are meant"',
      'companies lose blocks, and that is intended',
    ],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    release: argument('Id of the release.'),
    reason: requiredOption('text', 'Why; shown to anyone who requests it.'),
    accept: option('reason', 'Withdraw even though companies lose data; the reason is kept with it.'),
    dryRun: flag('Compare the answers before and after, but save nothing.'),
  },
  run: async ({ service, clock, output }, values) => {
    const done = await withdrawRelease({ database: service.database, clock }, values.release, values.reason, {
      dry_run: values.dryRun,
      ...(values.accept === undefined
        ? {}
        : { accept: { reason: values.accept, accepted_by: userInfo().username } }),
    })
    output.result(done, describeWithdrawal(done))
  },
})
