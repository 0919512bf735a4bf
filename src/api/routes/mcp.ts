import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { ServiceError } from '../../errors.ts'
import { askInProcess } from '../in-process.ts'
import { refuseForeignOrigin } from '../platform/access/agent-origin.ts'
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

/** Messages that one request may hold. The protocol had batches in one of its versions only; clients send one at a time. */
const MOST_MESSAGES = 20

/**
 * Agents over streamable HTTP. A tool asks the API in this process with the agent's own key, and those requests are
 * admitted, limited and counted. Every message counts as one request at least: one that asks the API nothing, such as a
 * list, an unknown tool or arguments that do not fit, is counted here.
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
    const { headers, id, ip } = exchange.request
    refuseForeignOrigin(headers.origin, services)
    const apiKey = keyOf(headers)
    const count = await openCount(services, apiKey, ip, body)
    const answered = await answer({
      url: `${services.baseUrl()}/mcp`,
      headers: Object.fromEntries(
        PROTOCOL_HEADERS.flatMap((name) =>
          typeof headers[name] === 'string' ? [[name, headers[name]]] : [],
        ),
      ),
      body,
      apiKey,
      fetch: (request) => {
        count.asked += 1
        return askInProcess(app(), request, { 'x-request-id': id })
      },
    })
    await count.settle()
    const { status, contentType, bytes } = answered
    return { status, bytes, cache: 'no-store', ...(contentType === undefined ? {} : { contentType }) }
  },
})

/** What a request to this door counts as, beside what its tools ask the API. */
async function openCount(services: Services, apiKey: string, ip: string, body: unknown) {
  const caller = await services.authenticator.authenticate(apiKey, ip)
  const messages: readonly unknown[] = Array.isArray(body) ? body : [body]
  if (messages.length > MOST_MESSAGES)
    throw new ServiceError(
      'batch_too_large',
      `The request has ${messages.length} messages; at most ${MOST_MESSAGES} are accepted.`,
      { hint: 'Send one message at a time.' },
    )
  const meter = await services.meter.of(caller)
  const take = async (requests: number): Promise<void> => {
    for (let request = 0; request < requests; request += 1) {
      await services.meter.enter(meter, caller)
      services.meter.leave(meter)
      services.meter.count(meter, caller, 'askAsAgent', { items: 0, held: 0 })
    }
  }
  const calls = messages.filter(isToolCall).length
  await take(messages.length - calls)
  // Which calls reach the API is known afterwards; who has nothing left is refused before any work is done for them.
  if (calls > 0) await services.meter.requireRequest(meter, caller)
  return {
    asked: 0,
    async settle(): Promise<void> {
      await take(Math.max(0, calls - this.asked))
    },
  }
}

const isToolCall = (message: unknown): boolean =>
  (message as { method?: unknown } | null)?.method === 'tools/call'
