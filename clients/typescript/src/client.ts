import type { Answer, Arguments, OperationId } from './operation-types.ts'
import { OPERATIONS } from './operations.ts'
import { ConnectionError, errorOf } from './problem.ts'
import { type RetryOptions, sleep, waitBeforeRetry } from './retry.ts'

export interface ClientOptions extends RetryOptions {
  /** Where the service answers, such as `https://climate.example.com`; in a browser `''` is the page's own origin. */
  readonly baseUrl: string
  /** Without one only the open operations answer; a browser signed in to the web app needs none. */
  readonly apiKey?: string
  /** For one try, in milliseconds; 30 seconds unless given. */
  readonly timeoutMs?: number
  /** Instead of the global `fetch`: a proxy, a recorder, a service in the same process. */
  readonly fetch?: (request: Request) => Promise<Response>
  /** Sent with every request, such as a User-Agent of your own. */
  readonly headers?: Readonly<Record<string, string>>
}

export interface CallOptions extends RetryOptions {
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
  /** Beside the client's own, such as `If-Match` or `Prefer`. */
  readonly headers?: Readonly<Record<string, string>>
  /** For an operation that creates something; one is made up for each call unless given. */
  readonly idempotencyKey?: string
  /** Sees the successful answer before its body is read: status, ETag, RateLimit, X-Snapshot. */
  readonly onResponse?: (response: Response) => void
}

type Call<Id extends OperationId> =
  object extends Arguments<Id>
    ? (given?: Arguments<Id>, options?: CallOptions) => Promise<Answer<Id>>
    : (given: Arguments<Id>, options?: CallOptions) => Promise<Answer<Id>>

/** One function for every operation of the service, under its OpenAPI name. */
export type Client = { readonly [Id in OperationId]: Call<Id> }

type Value = string | number | boolean
/** Arguments as the transport sees them, their types erased. */
type Given = { readonly [name: string]: unknown; readonly body?: unknown }
type Operation = {
  readonly method: string
  readonly path: string
  readonly takesIdempotencyKey?: boolean
}

/** A client of one service. It holds no connection and no state; make as many as you like. */
export function createClient(client: ClientOptions): Client {
  const functions = Object.entries<Operation>(OPERATIONS).map(([id, operation]) => [
    id,
    (given: Given = {}, options: CallOptions = {}) => callOperation(client, operation, given, options),
  ])
  return Object.fromEntries(functions) as Client
}

async function callOperation(
  client: ClientOptions,
  operation: Operation,
  given: Given,
  options: CallOptions,
): Promise<unknown> {
  const idempotencyKey =
    operation.takesIdempotencyKey === true ? (options.idempotencyKey ?? randomKey()) : undefined
  const repeatable = operation.method !== 'POST' || idempotencyKey !== undefined
  const describe = () => describeRequest(client, operation, given, options, idempotencyKey)
  for (let tried = 1; ; tried += 1) {
    try {
      const response = await send(client, describe(), options)
      if (!response.ok) throw await errorOf(response)
      options.onResponse?.(response)
      return await contentOf(response)
    } catch (error) {
      const wait = waitBeforeRetry(error, tried, repeatable, { ...client, ...options })
      if (wait === undefined) throw error
      await sleep(wait, options.signal)
    }
  }
}

function describeRequest(
  client: ClientOptions,
  { method, path }: Operation,
  { body, ...parameters }: Given,
  { headers }: CallOptions,
  idempotencyKey: string | undefined,
): { readonly url: string; readonly init: RequestInit } {
  const query = new URLSearchParams()
  let place = path
  for (const [name, value] of Object.entries(parameters as Record<string, Value | Value[] | undefined>)) {
    if (value === undefined) continue
    const text = Array.isArray(value) ? value.join(',') : String(value)
    if (place.includes(`{${name}}`)) place = place.replace(`{${name}}`, encodeURIComponent(text))
    else query.set(name, text)
  }
  if (place.includes('{')) throw new TypeError(`${method} ${path} lacks an argument: ${place}`)
  const search = query.size === 0 ? '' : `?${query}`
  return {
    url: `${client.baseUrl.replace(/\/+$/, '')}${place}${search}`,
    init: {
      method,
      headers: {
        accept: 'application/json, */*;q=0.5',
        ...(client.apiKey === undefined ? {} : { authorization: `Bearer ${client.apiKey}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        ...client.headers,
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
  }
}

/** `crypto.randomUUID` is missing in pages that are not served over HTTPS. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** The caller's own abort is thrown as it is; everything else that keeps an answer away is a ConnectionError. */
async function send(
  client: ClientOptions,
  { url, init }: { readonly url: string; readonly init: RequestInit },
  options: CallOptions,
): Promise<Response> {
  const timeoutMs = options.timeoutMs ?? client.timeoutMs ?? 30_000
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = options.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout])
  try {
    return await (client.fetch ?? fetch)(new Request(url, { ...init, signal }))
  } catch (error) {
    options.signal?.throwIfAborted()
    const why = timeout.aborted ? `no answer within ${timeoutMs} ms` : reasonOf(error)
    throw new ConnectionError(`${init.method} ${url}: ${why}`, { cause: error })
  }
}

/** `fetch` hides what happened in the cause of its error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

async function contentOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const type = response.headers.get('content-type') ?? ''
  if (/^application\/([\w.-]+\+)?json\b/.test(type)) return await response.json()
  if (type.startsWith('text/')) return await response.text()
  return new Uint8Array(await response.arrayBuffer())
}
