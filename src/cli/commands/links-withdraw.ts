import { userInfo } from 'node:os'
import { withdrawLink } from '../../operations/links/confirmed-links.ts'
import { defineCommand } from '../command.ts'
import { describeWithdrawal } from '../describe-coverage.ts'
import { argument, flag, option, requiredOption } from '../input.ts'

export const linksWithdraw = defineCommand({
  name: 'links withdraw',
  summary: 'withdraw a confirmed link; it stays on record with the reason',
  examples: [
    [
      'links withdraw DEN01 --year 2024-25 --reason "the sale was not completed"',
      'the previous link applies again',
    ],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    facility: argument('Facility as named in the table.'),
    year: requiredOption('year', 'Reporting year such as 2024-25.'),
    emitter: option('name', 'Responsible emitter, if two facilities in the year have the same name.'),
    reason: requiredOption('text', 'Why; kept with the link.'),
    accept: option('reason', 'Withdraw even though companies lose data; the reason is kept with it.'),
    dryRun: flag('Compare the answers before and after, but save nothing.'),
  },
  run: async ({ service, clock, output }, { facility, year, emitter, reason, accept, dryRun }) => {
    const named = emitter === undefined ? { facility, year } : { facility, year, emitter }
    const done = await withdrawLink({ database: service.database, clock }, named, reason, {
      dry_run: dryRun,
      ...(accept === undefined ? {} : { accept: { reason: accept, accepted_by: userInfo().username } }),
    })
    output.result(done, describeWithdrawal(done))
  },
})
