import { secondsLeft } from '../../../domain/tenancy/rate-window.ts'
import type { Caller } from '../../../operations/tenancy/authenticate.ts'
import type { TenantMeter } from '../../../operations/tenancy/tenant-limits.ts'
import { createCors } from '../access/cors.ts'
import type { Exchange } from '../exchange.ts'
import { requestLine } from '../request/request-line.ts'
import { MOST_DISCARDED_BYTES } from '../request/upload.ts'
import { endRequestSpan } from '../request-span.ts'
import type { Services } from '../services.ts'
import { chooseVariant } from './coding.ts'
import { matchesEtag } from './conditional.ts'
import { createDeliveries } from './delivery.ts'
import { problemOf } from './problem.ts'
import { createHeadEnding, giveHead, headerLines } from './ready-head.ts'
import type { Rendered, Variant } from './rendered.ts'
import { API_CONTENT_SECURITY_POLICY, PAGE_HEADERS, securityHeaders } from './security-headers.ts'

/** The only writer of answers. Everything that leaves the service, problems included, passes through here. */
export interface Sender {
  send(exchange: Exchange, rendered: Rendered): void
  /** The same for an answer that was sent before: its head is ready, unless something about the request changes it. */
  sendAgain(exchange: Exchange, rendered: Rendered): void
  sendProblem(exchange: Exchange, error: unknown): void
}

const EMPTY = new Uint8Array()
const NONE: readonly string[] = []
/** Node sends a string together with the headers in one write without a copy on the heap, up to 16 KiB in all. */
const ONE_WRITE_BYTES = 14 * 1024
/** Statuses after which the rest of the request's body may never come. */
const BODY_MISSING = new Set([408, 504])
/** Header fields of a 304 are those that a 200 would have had, without those of the content. */
const CONTENT_HEADERS = new Set(['content-length', 'content-type', 'content-encoding'])

const closesAfter = (status: number, { headers }: Exchange['request']): boolean =>
  BODY_MISSING.has(status) ||
  // Without a length no one knows when a body ends.
  (status === 413 && Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) > MOST_DISCARDED_BYTES)

/** `requireListed` throws for a problem that is not published for its route; given in tests. */
export function createSender(
  services: Services,
  requireListed?: (route: Exchange['route'], status: number) => void,
): Sender {
  const fixedHeaders = securityHeaders(services.settings)
  const cors = createCors(services.settings)
  const headEnding = createHeadEnding(services.settings.SOUTHERLY_KEEP_ALIVE_MS)
  const deliveries = createDeliveries(services.settings.SOUTHERLY_SEND_TIMEOUT_MS)

  const completeHeaders = (headers: readonly string[]): string[] =>
    headers.includes('content-security-policy')
      ? [...headers, ...fixedHeaders, ...PAGE_HEADERS]
      : [...headers, ...fixedHeaders, 'content-security-policy', API_CONTENT_SECURITY_POLICY]

  const send = (exchange: Exchange, rendered: Rendered): void => {
    if (exchange.answered) return
    const variant = chooseVariant(rendered, exchange.request.headers['accept-encoding'])
    if (variant instanceof Promise)
      variant
        .then((made) => write(exchange, rendered.status, made))
        .catch((error: unknown) => {
          // No one waits for this promise: an error that left it would end the process with all its requests.
          if (exchange.answered)
            services.log.error({ err: error, request_id: exchange.request.id }, 'an answer was not written')
          else sendProblem(exchange, error)
        })
    else write(exchange, rendered.status, variant)
  }

  const sendAgain = (exchange: Exchange, rendered: Rendered): void => {
    if (exchange.answered) return
    const { request, reply, caller, meter } = exchange
    const variant = chooseVariant(rendered, request.headers['accept-encoding'])
    if (variant instanceof Promise || variant.source !== undefined || !takesReadyHead(exchange)) {
      services.lifecycle.running.add(exchange)
      return send(exchange, rendered)
    }
    variant.complete ??= completeHeaders(variant.headers)
    variant.lines ??= headerLines(variant.complete)
    const rate = caller && meter ? rateHeaders(caller, meter, exchange.arrivedAt) : NONE
    const lines = `${variant.lines}x-request-id: ${request.id}\r\n${rate.length === 0 ? '' : headerLines(rate)}`
    giveHead(reply.raw, lines, headEnding(exchange.arrivedAt))
    exchange.answered = true
    settle(exchange, 200, undefined)
    let hasLeft = false
    deliveries.deliver(reply.raw, contentOf(variant, false), () => {
      hasLeft = true
      leave(exchange)
    })
    // Nearly every answer has left by now; a shutdown waits for the others.
    if (!hasLeft) services.lifecycle.running.add(exchange)
  }

  const takesReadyHead = ({
    request: { headers },
    reply: { raw },
    setCookie,
    route,
    isFromMemory,
  }: Exchange) =>
    raw.shouldKeepAlive &&
    headers['if-none-match'] === undefined &&
    cors === undefined &&
    setCookie === undefined &&
    !isFromMemory &&
    route?.deprecation === undefined &&
    !services.lifecycle.leaving

  const sendProblem = (exchange: Exchange, error: unknown): void => {
    if (exchange.answered) return
    const { rendered, code, cause } = problemOf(error, exchange, services.baseUrl())
    try {
      requireListed?.(exchange.route, rendered.status)
    } catch (unlisted) {
      return sendProblem(exchange, unlisted)
    }
    if (rendered.status >= 500 && cause !== undefined)
      services.log.error({ err: cause, request_id: exchange.request.id, code }, 'request failed')
    write(exchange, rendered.status, rendered.identity, code)
  }

  const write = (exchange: Exchange, status: number, variant: Variant, code?: string): void => {
    if (exchange.answered) return
    const { request, reply } = exchange
    const raw = reply.raw
    reply.hijack()
    const ifNoneMatch = request.headers['if-none-match']
    const readable = request.method === 'GET' || request.method === 'HEAD'
    const unchanged =
      ifNoneMatch !== undefined && status === 200 && readable && matchesEtag(ifNoneMatch, variant.etag)
    const finalStatus = unchanged ? 304 : status
    variant.complete ??= completeHeaders(variant.headers)
    const headers = unchanged ? withoutContent(variant.complete) : variant.complete.slice()
    headers.push('x-request-id', request.id)
    if (exchange.setCookie !== undefined) pushCookie(headers, exchange.setCookie)
    if (exchange.isFromMemory) headers.push('x-served-from', 'memory')
    cors?.push(headers, request.headers.origin)
    if (exchange.caller !== undefined && exchange.meter !== undefined)
      headers.push(...rateHeaders(exchange.caller, exchange.meter, services.clock.time()))
    if (exchange.route?.deprecation !== undefined) pushDeprecation(headers, exchange.route.deprecation)
    if (services.lifecycle.leaving || closesAfter(status, request)) headers.push('connection', 'close')
    try {
      raw.writeHead(finalStatus, headers)
    } catch (error) {
      // A value that no header may hold. The head of an internal error holds nothing but what we made.
      raw.statusMessage = ''
      if (code === 'internal_error') raw.destroy()
      else return sendProblem(exchange, error)
    }
    exchange.answered = true
    settle(exchange, finalStatus, code)
    const isHeadOnly = unchanged || request.method === 'HEAD'
    const left = (): void => leave(exchange)
    if (variant.source === undefined || isHeadOnly)
      deliveries.deliver(raw, contentOf(variant, isHeadOnly), left)
    else
      deliveries.deliverFrom(raw, variant.source.stream(), left, (error) =>
        services.log.error({ err: error, request_id: request.id }, 'an answer broke off'),
      )
  }

  /** The bytes have left: the tenant may ask for more, and a shutdown need not wait for them. */
  const leave = (exchange: Exchange): void => {
    if (exchange.meter !== undefined) services.meter.leave(exchange.meter)
    services.lifecycle.running.delete(exchange)
    if (services.lifecycle.running.size === 0) services.lifecycle.onIdle?.()
  }

  const settle = (exchange: Exchange, status: number, code: string | undefined): void => {
    const { caller, meter, route } = exchange
    if (caller !== undefined && meter !== undefined)
      services.meter.count(
        meter,
        caller,
        route?.operationId ?? 'unknown',
        {
          items: (status >= 200 && status < 300) || exchange.isSpent ? exchange.items : 0,
          held: exchange.held,
        },
        exchange.arrivedAt,
      )
    services.metrics.observe(exchange, status)
    endRequestSpan(exchange, status)
    services.writeLine?.(requestLine(exchange, status, code, services.clock.now()))
  }

  return { send, sendAgain, sendProblem }
}

/** An answer with a cookie is no cache's to keep: played again later, it would bring an old cookie back. */
function pushCookie(headers: string[], cookie: string): void {
  const cacheControl = headers.indexOf('cache-control')
  if (cacheControl !== -1) headers[cacheControl + 1] = 'no-store'
  headers.push('set-cookie', cookie)
}

function contentOf(variant: Variant, isHeadOnly: boolean): string | Uint8Array {
  if (isHeadOnly) return EMPTY
  return variant.bytes.length <= ONE_WRITE_BYTES ? (variant.text ??= latin1(variant.bytes)) : variant.bytes
}

const latin1 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')

function withoutContent(headers: readonly string[]): string[] {
  const kept: string[] = []
  for (let index = 0; index < headers.length; index += 2)
    if (!CONTENT_HEADERS.has(headers[index]!)) kept.push(headers[index]!, headers[index + 1]!)
  return kept
}

/** draft-ietf-httpapi-ratelimit-headers: what the policy is, and what is left of it. */
function rateHeaders(caller: Caller, meter: TenantMeter, now: number): readonly string[] {
  const limit = caller.limits.requests_per_minute
  if (limit === null) return NONE
  const left = `"minute";r=${limit - meter.window.used};t=${secondsLeft(meter.window, now)}`
  return ['ratelimit-policy', `"minute";q=${limit};w=60`, 'ratelimit', left]
}

/** RFC 9745 writes the date as a structured field, RFC 8594 as an HTTP date. */
function pushDeprecation(
  headers: string[],
  deprecation: { readonly since: string; readonly sunset?: string; readonly link?: string },
): void {
  headers.push('deprecation', `@${Date.parse(deprecation.since) / 1000}`)
  if (deprecation.sunset !== undefined) headers.push('sunset', new Date(deprecation.sunset).toUTCString())
  if (deprecation.link !== undefined)
    headers.push('link', `<${deprecation.link}>; rel="deprecation"; type="text/html"`)
}
