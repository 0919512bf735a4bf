import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on this machine that answers in the place of every publisher. */
export interface Publisher {
  readonly origin: string
  /** How it answers from now on. */
  answer: RequestListener
  /** Requests so far, newest last. */
  readonly requests: { readonly url: string; readonly condition: string | undefined }[]
  /** `fetch` for publishers' addresses, which all lead here. `to` may name another origin. */
  fetch(url: string, init: RequestInit, to?: string): Promise<Response>
  close(): Promise<void>
}

export async function startPublisher(): Promise<Publisher> {
  const requests: Publisher['requests'] = []
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    requests.push({ url: request.url ?? '', condition: request.headers['if-none-match'] })
    publisher.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const publisher: Publisher = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: (_, response) => response.writeHead(404).end(),
    requests,
    fetch: (url, init, to = publisher.origin) => {
      const { host, pathname, search } = new URL(url)
      return fetch(`${to}/${host}${pathname}${search}`, init)
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return publisher
}
