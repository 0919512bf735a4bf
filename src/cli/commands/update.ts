import { userInfo } from 'node:os'
import { EXIT, OperatorError } from '../../errors.ts'
import { leaveWaiting } from '../../operations/update/leave.ts'
import { networkOf } from '../../operations/update/network.ts'
import { verdictOf } from '../../operations/update/report.ts'
import { updateSources } from '../../operations/update/update.ts'
import { defineCommand } from '../command.ts'
import { describeOutcome, describeUpdate } from '../describe-update.ts'
import { anyArguments, flag, option } from '../input.ts'

export const update = defineCommand({
  name: 'update',
  summary:
    'fetch what publishers offer at known addresses, load what is safe, say what waits and what is due; exit code 0: all is current, 7: something waits for a decision, 1: something failed',
  examples: [
    ['update', 'everything that has a known address'],
    ['update aemo-cdeii --dry-run', 'one source: fetch and check it, change nothing'],
    ['update --json', 'for a script: one line with files and due dates'],
    [
      'update aemo-cdeii --leave "superseded next week, says AEMO"',
      'do not load a source’s waiting files until its publisher offers new ones',
    ],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    sources: anyArguments('Slugs of the sources to update; none: all that have a known address.'),
    dryRun: flag('Fetch, check and report, but change nothing.'),
    leave: option('reason', 'Do not load the waiting files of the named sources; the reason is kept.'),
  },
  run: async ({ service, settings, clock, output, signal }, { sources, dryRun, leave }) => {
    const { database, home } = service
    if (leave !== undefined) {
      const by = userInfo().username
      const left = await leaveWaiting({ database, clock, home }, sources, { reason: leave, by })
      output.result({ left }, left.map(({ source, name }) => `left ${source} ${name}`).join('\n'))
      return
    }
    const report = await updateSources(
      {
        database,
        clock,
        home,
        memoryMb: settings.SOUTHERLY_READ_MB,
        mirror: settings.SOUTHERLY_MIRROR,
        transport: networkOf(settings),
        signal,
        onFile: ({ source, name }) => output.note(`asking for ${name} of ${source}`),
        onOutcome: (outcome) => output.note(describeOutcome(outcome)),
      },
      { sources, dryRun, startedBy: 'command' },
    )
    output.result(report, describeUpdate(report))
    const verdict = verdictOf(report)
    if (verdict === 'failed')
      throw new OperatorError('some files could not be fetched; the report covers the rest', {
        hint: 'Run `southerly update` again later, or download the file from its publisher’s page.',
      })
    if (verdict === 'waiting')
      throw new OperatorError('files are waiting for a decision', {
        hint: 'The report names each with what was found and what to do next.',
        exitCode: EXIT.waiting,
      })
  },
})
