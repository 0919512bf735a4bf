import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buildApp } from '../../api/app.ts'
import type { Service } from '../../operations/open-service.ts'
import { readinessOf } from '../../operations/service-status.ts'
import { defineCommand, type HostContext } from '../command.ts'
import { newToken, removeControlFile, writeControlFile } from '../control/control-file.ts'
import { startControlServer } from '../control/control-server.ts'
import { banner, servedAsJson } from '../serve/banner.ts'
import { listening } from '../serve/listen.ts'
import { openForServing, prepareForServing } from '../serve/prepare.ts'

export const serve = defineCommand({
  name: 'serve',
  summary: 'serve the API until Ctrl-C; the first start prepares database, data and a key',
  examples: [
    ['serve', 'on http://127.0.0.1:8080'],
    ['serve --json', 'print one line of JSON when ready, for a script that waits for it'],
  ],
  needs: 'nothing',
  input: {},
  run: async (context) => {
    const { settings, clock, output, signal } = context
    // Closed in reverse order, also when a later step fails: first the listeners, the database last.
    await using resources = new AsyncDisposableStack()
    const service = resources.adopt(await openForServing(context), (opened) => opened.close())
    const local = await prepareForServing(service, context)
    const { database } = service
    const app = await buildApp({
      database,
      settings,
      clock,
      secret: await service.secret(),
      readiness: readinessOf(database),
    })
    resources.defer(() => app.close())
    const place = { host: settings.HOST, port: settings.PORT }
    await listening(place, () => app.listen(place))
    const url = urlOf(settings.HOST, app.server.address() as AddressInfo)
    if (database.engine === 'embedded') resources.defer(await openControl(service, url, context))
    const served = { url, metricsUrl: undefined, local }
    output.result(servedAsJson(served), banner(served))
    if (!signal.aborted) await once(signal, 'abort')
    output.note('Stopping: running requests may finish. Once more to stop at once.')
  },
})

/** Lets commands of the same user run in this process; answers how to stop that. */
async function openControl(
  service: Service,
  url: string,
  context: HostContext,
): Promise<() => Promise<void>> {
  const token = newToken()
  const control = await startControlServer(token, (request, terminal, signal) =>
    context.runHandedOver({ ...request, terminal, signal, service, server: { url, pid: process.pid } }),
  )
  await writeControlFile(service.home, { port: control.port, token, url })
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
