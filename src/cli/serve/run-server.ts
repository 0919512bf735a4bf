import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buildApp } from '../../api/app.ts'
import { openApiOf } from '../../api/routes/openapi.ts'
import { shutDown } from '../../api/shutdown.ts'
import type { Service } from '../../operations/open-service.ts'
import type { SnapshotDirectory } from '../../operations/releases/snapshot-directory.ts'
import { collectWhenIdle } from '../../telemetry/idle-collection.ts'
import type { HostContext, RunningServer } from '../command.ts'
import { newToken, removeControlFile, writeControlFile } from '../control/control-file.ts'
import { startControlServer } from '../control/control-server.ts'
import { banner, servedAsJson } from './banner.ts'
import { checkRecordsAtStart } from './check-records.ts'
import { listening } from './listen.ts'
import { forgetBrowserPage, openBrowser } from './open-browser.ts'
import { openMetrics } from './open-metrics.ts'
import { openTraces } from './open-traces.ts'
import { whenThere } from './open-when-there.ts'
import { ownWorkers, type WorkerLog } from './own-workers.ts'
import { parentGone } from './parent-gone.ts'
import { prepareForServing } from './prepare.ts'
import { pushMetrics } from './push-metrics.ts'
import { createWarmAnswers } from './warm-answers.ts'

const DESCRIBE_AFTER_MS = 2000

/** Serves until the context's signal is aborted (or the parent has gone), then lets running requests finish. */
export async function runServer(
  context: HostContext,
  opening: Promise<Service>,
  options: { readonly withParent: boolean; readonly open: boolean },
): Promise<void> {
  const { settings, clock, output } = context
  const signal = options.withParent ? AbortSignal.any([context.signal, parentGone()]) : context.signal
  // Closed in reverse order, also when a later step fails: first the listeners, the database last.
  await using resources = new AsyncDisposableStack()
  const service = resources.adopt(await opening, (opened) => opened.close())
  resources.defer(await openTraces(settings, 'server'))
  const workers = ownWorkers(service, context, { besideRequests: true })
  resources.defer(() => workers.stop(0))
  const local = await whenThere(context, () =>
    prepareForServing(service, context, () => workers.startAhead()),
  )
  const { database } = service
  const warmAnswers = createWarmAnswers(settings)
  const secret = await service.secret()
  const app = await buildApp({
    database: service.serving,
    objects: service.objects,
    settings,
    clock,
    secret,
    servingChecks: [warmAnswers.check],
    localMember: local,
    renderFor: workers.renderFor,
    wakeWorkers: () => workers.wake(),
    // Loaded with the first agent, so that no start waits for it.
    agents: async (message) => (await import('../../mcp/http.ts')).answerAgent(message),
  })
  // Also ends what a failed start leaves; after a graceful shutdown it has nothing left to do.
  resources.defer(() => app.close())
  const { registry } = app.services.metrics
  const metrics = await openMetrics(registry, async () => !app.services.lifecycle.leaving, settings, 'server')
  if (metrics !== undefined) resources.defer(() => metrics.close())
  resources.defer(await pushMetrics(registry, settings, 'server', app.services.log))
  const { HOST: host, PORT: port } = settings
  await listening({ host, port, setting: 'PORT' }, () => app.listen({ host, port }))
  const url = urlOf(host, app.server.address() as AddressInfo)
  const newSignInUrl = (): string | undefined => {
    const link = app.services.localSignIn.newLink()
    return link === undefined ? undefined : `${url}${link}`
  }
  if (database.engine === 'embedded')
    resources.defer(
      await openControl(service, { url, pid: process.pid, newSignInUrl }, context, app.services.snapshots),
    )
  const { log } = app.services
  const workerLog: WorkerLog = {
    error: (error, what) => log.error({ err: error }, what),
    note: (what, facts) => log.info(facts, what),
  }
  const { snapshots } = app.services
  const warm = warmAnswers.begin({ database: service.serving, snapshots, secret }, (error) => {
    if (!signal.aborted) log.error({ err: error }, 'the server could not prepare for its first answers')
  })
  await whenThere(context, () => workers.start(workerLog, { snapshots, warm }))
  resources.defer(collectWhenIdle())
  // Describing every route takes a tenth of a second: after the first answers, which someone waits for.
  setTimeout(() => openApiOf(app.services.routes), DESCRIBE_AFTER_MS).unref()
  // In the background: nobody waits for it, and a large installation has many records.
  checkRecordsAtStart(database, log).catch((error: unknown) => {
    // The next start does it where this server is stopped first.
    if (!signal.aborted) log.error({ err: error }, 'stored records were not checked')
  })
  const served = { url, metricsUrl: metrics?.url, local, signInUrl: newSignInUrl() }
  output.result(servedAsJson(served), banner(served, output))
  if (options.open) {
    resources.defer(() => forgetBrowserPage(service.home))
    // Its own link: the printed one still works when someone follows it too.
    if (!(await openBrowser(service.home, newSignInUrl() ?? `${url}/`)))
      output.note('No browser was opened: this machine has no desktop.')
  }
  if (!signal.aborted) await once(signal, 'abort')
  output.note('Stopping once running requests are finished. Press Ctrl-C again to stop at once.')
  await shutDown(app, {
    drainMs: settings.SOUTHERLY_DRAIN_MS,
    deadlineMs: settings.SOUTHERLY_SHUTDOWN_MS,
  })
  await workers.stop(settings.SOUTHERLY_SHUTDOWN_MS)
}

/** Lets commands of the same user run in this process; answers how to stop that. */
async function openControl(
  service: Service,
  server: RunningServer,
  context: HostContext,
  snapshots: SnapshotDirectory,
): Promise<() => Promise<void>> {
  const token = newToken()
  const control = await startControlServer(token, async (request, terminal, signal) => {
    try {
      return await context.runHandedOver({ ...request, terminal, signal, service, server })
    } finally {
      // It may have loaded data, and the person who runs a command expects the next answer to include it.
      snapshots.refresh()
    }
  })
  await writeControlFile(service.home, { port: control.port, token, url: server.url })
  return async () => {
    await removeControlFile(service.home)
    await control.close()
  }
}

/** Where a person can reach what listens on `host`: an address for all interfaces is not one to type. */
function urlOf(host: string, { port }: AddressInfo): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
