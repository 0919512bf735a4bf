import { once } from 'node:events'
import { EXIT, OperatorError } from '../../errors.ts'
import { defineCommand } from '../command.ts'
import { openWhenThere, whenThere } from '../serve/open-when-there.ts'
import { ownWorkers, type WorkerLog } from '../serve/own-workers.ts'

export const worker = defineCommand({
  name: 'worker',
  summary: 'make bundles and do other queued work until Ctrl-C; PostgreSQL only',
  examples: [
    ['worker', 'beside a server that has SOUTHERLY_WORKERS=0, on the same or another machine'],
    ['worker --json', 'print one line of JSON when ready, for a script that waits for it'],
  ],
  needs: 'nothing',
  input: {},
  run: async (context) => {
    const { settings, output, signal } = context
    if (settings.DATABASE_URL === undefined)
      throw new OperatorError(
        'the embedded database belongs to one process, so there can be no worker beside it',
        {
          hint: '`southerly serve` works on the queue itself (SOUTHERLY_WORKERS). With DATABASE_URL set, any number of workers may run.',
          exitCode: EXIT.usage,
        },
      )
    if (settings.SOUTHERLY_WORKERS === 0)
      throw new OperatorError('SOUTHERLY_WORKERS=0 leaves this worker nothing to do', {
        hint: 'Set it to the number of bundles to make at the same time.',
        exitCode: EXIT.usage,
      })
    await using resources = new AsyncDisposableStack()
    const service = resources.adopt(await openWhenThere(context, 'require'), (opened) => opened.close())
    const workers = ownWorkers(service, context)
    const log: WorkerLog = {
      error: (error, what) => output.note(`${what}: ${error.message}`),
      note: (what, facts) => output.note(`${what} ${JSON.stringify(facts)}`),
    }
    await whenThere(context, () => workers.start(log))
    resources.defer(() => workers.stop(0))
    output.result(
      { pid: process.pid, bundles_at_once: settings.SOUTHERLY_WORKERS },
      `Working on the queue, ${settings.SOUTHERLY_WORKERS} at a time. Ctrl-C stops it.`,
    )
    if (!signal.aborted) await once(signal, 'abort')
    output.note('Stopping: running work may end. Once more to stop at once.')
    await workers.stop(settings.SOUTHERLY_SHUTDOWN_MS)
  },
})
