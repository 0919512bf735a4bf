import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SnapshotView } from '../../operations/releases/snapshot-directory.ts'
import type { Caller } from '../../operations/tenancy/authenticate.ts'
import { admit } from './access/admission.ts'
import { keyOf } from './access/key-header.ts'
import type { Outage } from './access/outage.ts'
import type { Rendered } from './answer/rendered.ts'
import type { Sender } from './answer/send.ts'
import { type Exchange, type ExchangeReply, newExchange } from './exchange.ts'
import { requestIdOf } from './request/request-id.ts'
import type { RouteDescription } from './route-description.ts'
import type { Services } from './services.ts'

/**
 * Answers a question that was answered before, word for word, without routing, validation and handler: they cost a third
 * of a cached read. Who asks, may they and how often is decided again each time, as for every request.
 */
export interface RepeatLane {
  /** Answers and is true, or leaves the request to the router. */
  take(request: IncomingMessage, response: ServerResponse): boolean
  /** Keeps an answer that depends on nothing but the address and the newest snapshot. */
  keep(exchange: Exchange, rendered: Rendered): void
}

/** Entries hold answers of the answer cache; beyond this share of it all are dropped and gather again. */
const SHARE_OF_CACHE = 0.25
const LONGEST_NAME = 512
const MOST_ENTRIES = 20_000

interface Kept {
  readonly route: RouteDescription
  readonly rendered: Rendered
  readonly items: number
}

export function createRepeatLane(services: Services, sender: Sender, outage: Outage): RepeatLane {
  const room = services.settings.SOUTHERLY_CACHE_MB * 1024 * 1024 * SHARE_OF_CACHE
  const kept = new Map<string, Kept>()
  let bytes = 0
  let snapshot: SnapshotView | undefined

  const drop = (): void => {
    kept.clear()
    bytes = 0
  }

  /** A new snapshot makes every answer old. */
  const isCurrent = (): boolean => {
    const newest = services.snapshots.newest()
    if (newest === snapshot) return true
    drop()
    snapshot = newest instanceof Promise ? undefined : newest
    return false
  }

  return {
    take(request, response) {
      if (kept.size === 0 || services.lifecycle.draining) return false
      const name = nameOf(request.method, request.url, request.headers)
      const found = name === undefined ? undefined : kept.get(name)
      if (found === undefined || !isCurrent()) return false
      const caller = callerAtOnce(services, request.headers)
      const meter = caller && services.meter.of(caller)
      if (caller === undefined || meter === undefined || meter instanceof Promise) return false
      // What an auditor may see is looked at with the question.
      if (caller.engagements !== undefined) return false
      const { method = '', url = '', headers } = request
      const exchange = newExchange(
        { id: requestIdOf(request), method, url, headers, ip: '' },
        { raw: response, hijack: leaveToUs },
        found.route,
      )
      exchange.items = found.items
      services.lifecycle.running.add(exchange)
      const answer = (): void => {
        services.answers.statistics.hits += 1
        sender.send(exchange, found.rendered)
      }
      try {
        const waiting = admit(services, exchange, found.route, caller, meter)
        if (waiting === undefined) answer()
        else outage.await(exchange, waiting, () => found.rendered, answer)
      } catch (error) {
        sender.sendProblem(exchange, error)
      }
      return true
    },
    keep(exchange, rendered) {
      const { request, route } = exchange
      const name = nameOf(request.method, request.url, request.headers)
      if (name === undefined || route?.scope === undefined || rendered.status !== 200 || kept.has(name))
        return
      isCurrent()
      if (snapshot === undefined) return
      const size = rendered.identity.bytes.length + name.length
      if (size > room) return
      if (bytes + size > room || kept.size >= MOST_ENTRIES) drop()
      kept.set(name, { route, rendered, items: exchange.items })
      bytes += size
    },
  }
}

/** What an answer depends on beside the snapshot; undefined when something else of the request matters. */
function nameOf(
  method: string | undefined,
  url: string | undefined,
  headers: IncomingMessage['headers'],
): string | undefined {
  const { authorization, accept = '' } = headers
  if (method !== 'GET' || authorization === undefined || url === undefined) return undefined
  if (headers['x-api-key'] !== undefined || headers['content-length'] !== undefined) return undefined
  if (headers['transfer-encoding'] !== undefined) return undefined
  const name = `${authorization} ${accept} ${url}`
  return name.length > LONGEST_NAME ? undefined : name
}

/** Undefined where the key has to be looked up first, or is refused: that is the router's to say. */
function callerAtOnce({ authenticator }: Services, headers: IncomingMessage['headers']): Caller | undefined {
  try {
    const caller = authenticator.authenticate(keyOf(headers))
    return caller instanceof Promise ? undefined : caller
  } catch {
    return undefined
  }
}

/** Fastify never saw the request, so there is no one to take the reply from. */
const leaveToUs: ExchangeReply['hijack'] = () => undefined
