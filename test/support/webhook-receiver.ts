import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly event: { readonly type: string; readonly data: { readonly id: string; readonly type: string } }
}

export interface Receiver {
  readonly url: string
  readonly received: Received[]
  /** How it answers from now on. */
  answer: (response: ServerResponse) => void
  close(): Promise<void>
}

export const answerWith =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(status, headers).end()
  }

/** A real server on this machine that takes webhooks. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body, event: JSON.parse(body) as Received['event'] })
      receiver.answer(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the receiver does not listen')
  const receiver: Receiver = {
    url: `http://127.0.0.1:${address.port}/hook`,
    received,
    answer: answerWith(204),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return receiver
}

/** Whether a message was signed with a secret, whatever the time is now. */
export function isSignedWith(secret: string, { headers, body }: Received): boolean {
  const at = new Date(Number(headers['webhook-timestamp']) * 1000)
  const signature = new Webhook(secret).sign(String(headers['webhook-id']), at, body)
  return String(headers['webhook-signature']).split(' ').includes(signature)
}
