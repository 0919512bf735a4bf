import { createMcpHandler } from '@modelcontextprotocol/server'
import { createClient } from '../../clients/typescript/src/index.ts'
import { createAgentServer } from './server.ts'

/** One message of an agent over HTTP, its body read and its key checked by the API. */
interface AgentMessage {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly apiKey: string
  /** The API itself, in this process: what a tool asks is admitted, limited and counted as any other request. */
  readonly fetch: (request: Request) => Promise<Response>
}

/**
 * Answers a message of the Model Context Protocol. Nothing is kept between two messages, so any process of the service
 * can answer any of them. Streams that stay open are not offered: there is nothing that a tool would tell later.
 */
export async function answerAgent({ url, headers, body, apiKey, fetch }: AgentMessage): Promise<{
  readonly status: number
  readonly contentType: string | undefined
  readonly bytes: Uint8Array
}> {
  const client = createClient({ baseUrl: new URL(url).origin, apiKey, fetch, retries: 0 })
  const handler = createMcpHandler(() => createAgentServer(client), { maxSubscriptions: 0 })
  try {
    const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
    const response = await handler.fetch(request, { parsedBody: body })
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? undefined,
      bytes: new Uint8Array(await response.arrayBuffer()),
    }
  } finally {
    await handler.close()
  }
}
