import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** One answer of a scripted server; `hang` never comes, `reset` drops the connection. */
export type Scripted =
  | 'hang'
  | 'reset'
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body: string }

export interface ScriptedServer {
  readonly url: string
  readonly requests: IncomingMessage[]
}

/** A real HTTP server that answers each request with the next line of its script, the last one again and again. */
export async function scriptedServer(script: readonly Scripted[]): Promise<ScriptedServer> {
  const requests: IncomingMessage[] = []
  const server: Server = createServer((request, response) => {
    const answer = script[Math.min(requests.length, script.length - 1)]!
    requests.push(request)
    if (answer === 'hang') return
    if (answer === 'reset') request.socket.destroy()
    else response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}

/** An answer that the client takes for a problem of the service. */
export const problem = (
  status: number,
  code: string,
  retryable: boolean,
  headers: Record<string, string> = {},
): Scripted => ({
  status,
  headers: { 'content-type': 'application/problem+json', ...headers },
  body: JSON.stringify({
    type: `http://127.0.0.1/errors/${code}`,
    title: code,
    status,
    detail: `It is ${code}.`,
    instance: '/',
    code,
    request_id: 'r',
    retryable,
  }),
})

export const json = (body: object): Scripted => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
})
