import { once } from 'node:events'
import { EXIT, OperatorError } from '../../errors.ts'
import { admitStore } from '../../operations/bundle-store/require-store.ts'
import { databaseFigures } from '../../operations/figures.ts'
import { createLogs } from '../../telemetry/logs.ts'
import { createRegistry } from '../../telemetry/registry.ts'
import { defineCommand } from '../command.ts'
import { openMetrics } from '../serve/open-metrics.ts'
import { openTraces } from '../serve/open-traces.ts'
import { openWhenThere, whenThere } from '../serve/open-when-there.ts'
import { ownWorkers } from '../serve/own-workers.ts'
import { pushMetrics } from '../serve/push-metrics.ts'

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
        'only one process can use the embedded database, so a separate worker cannot run',
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
    resources.defer(await openTraces(settings, 'worker'))
    const { log } = createLogs(settings)
    const storeFault = await whenThere(context, () => admitStore(service))
    if (storeFault !== undefined) log.warn(storeFault)
    const workers = ownWorkers(service, context)
    await whenThere(context, () =>
      workers.start({
        error: (error, what) => log.error({ err: error }, what),
        note: (what, facts) => log.info(facts, what),
      }),
    )
    resources.defer(() => workers.stop(0))
    const readDatabase = databaseFigures(service.database, (error) =>
      log.warn({ err: error }, 'database figures could not be read'),
    )
    const registry = createRegistry({ role: 'worker', engine: service.database.engine, readDatabase })
    const isReady = async (): Promise<boolean> => !signal.aborted && (await readDatabase()) !== undefined
    const metrics = await openMetrics(registry, isReady, settings, 'worker')
    if (metrics !== undefined) resources.defer(() => metrics.close())
    resources.defer(await pushMetrics(registry, settings, 'worker', log))
    output.result(
      {
        pid: process.pid,
        bundles_at_once: settings.SOUTHERLY_WORKERS,
        metrics_url: metrics?.url ?? null,
      },
      [
        `Working on the queue, ${settings.SOUTHERLY_WORKERS} at a time. Ctrl-C stops it.`,
        ...(metrics === undefined ? [] : [`Metrics: ${metrics.url}`]),
      ].join('\n'),
    )
    if (!signal.aborted) await once(signal, 'abort')
    output.note('Stopping once running work is finished. Press Ctrl-C again to stop at once.')
    await workers.stop(settings.SOUTHERLY_SHUTDOWN_MS)
  },
})
