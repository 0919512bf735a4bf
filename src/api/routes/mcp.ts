import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { askInProcess } from '../in-process.ts'
import { keyOf } from '../platform/access/key-header.ts'
import type { Route } from '../platform/route.ts'
import type { Services } from '../platform/services.ts'

/** Answers one message of the Model Context Protocol; handed in, because the tools are a user of this API and not part of it. */
export type AgentDoor = (message: {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly apiKey: string
  readonly fetch: (request: Request) => Promise<Response>
}) => Promise<{
  readonly status: number
  readonly contentType: string | undefined
  readonly bytes: Uint8Array
}>

const PROTOCOL_HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'] as const

/**
 * Agents over streamable HTTP. A tool asks the API in this process with the agent's own key, and those requests are
 * admitted, limited and counted; a message that calls no tool counts as one request itself.
 */
export const agentRoute = (answer: AgentDoor, app: () => FastifyInstance): Route => ({
  method: 'POST',
  path: '/mcp',
  operationId: 'askAsAgent',
  summary: 'The Model Context Protocol, for AI agents',
  tag: 'Reference',
  since: '0.1.0',
  hidden: true,
  scope: undefined,
  pack: undefined,
  items: 0,
  produces: ['application/json', 'text/event-stream'],
  body: Type.Unknown(),
  handler: async ({ body, services, exchange }) => {
    const { headers, id } = exchange.request
    const apiKey = keyOf(headers)
    await countMessage(services, apiKey, body)
    const answered = await answer({
      url: `${services.baseUrl()}/mcp`,
      headers: Object.fromEntries(
        PROTOCOL_HEADERS.flatMap((name) =>
          typeof headers[name] === 'string' ? [[name, headers[name]]] : [],
        ),
      ),
      body,
      apiKey,
      fetch: (request) => askInProcess(app(), request, { 'x-request-id': id }),
    })
    const { status, contentType, bytes } = answered
    return { status, bytes, cache: 'no-store', ...(contentType === undefined ? {} : { contentType }) }
  },
})

async function countMessage(services: Services, apiKey: string, body: unknown): Promise<void> {
  const caller = await services.authenticator.authenticate(apiKey)
  if ((body as { method?: unknown } | null)?.method === 'tools/call') return
  const meter = await services.meter.of(caller)
  services.meter.enter(meter, caller)
  services.meter.leave(meter)
  services.meter.count(meter, caller, 'askAsAgent', 0)
}
