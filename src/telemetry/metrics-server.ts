import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'

export interface MetricsServer {
  readonly url: string
  close(): Promise<void>
}

export interface MetricsPlace {
  readonly host: string
  readonly port: number
}

/** `/metrics` on its own address: figures about the service are not for its callers. With it come the health checks of workers. */
export async function startMetricsServer(
  registry: Registry,
  isReady: () => Promise<boolean>,
  { host, port }: MetricsPlace,
): Promise<MetricsServer> {
  const answers: Readonly<Record<string, (response: ServerResponse) => Promise<unknown>>> = {
    '/metrics': async (response) => {
      const text = await registry.metrics()
      return response.writeHead(200, { 'content-type': registry.contentType }).end(text)
    },
    '/healthz': async (response) => sendStatus(response, 200, 'ok'),
    '/readyz': async (response) =>
      (await isReady()) ? sendStatus(response, 200, 'ready') : sendStatus(response, 503, 'not_ready'),
  }
  const server = createServer((request, response) => {
    const answer = request.method === 'GET' ? answers[request.url ?? ''] : undefined
    if (answer === undefined) {
      response.writeHead(404).end()
      return
    }
    answer(response).catch((error: unknown) => response.writeHead(500).end(`${(error as Error).message}\n`))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: bound } = server.address() as AddressInfo
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return {
    url: `http://${name.includes(':') ? `[${name}]` : name}:${bound}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const sendStatus = (response: ServerResponse, code: number, status: string): ServerResponse =>
  response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify({ status }))
