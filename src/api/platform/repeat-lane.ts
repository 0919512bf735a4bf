import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SnapshotView } from '../../operations/releases/snapshot-directory.ts'
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
/** Of a question, and of a header that names a key. */
const LONGEST = 512
const MOST_ENTRIES = 20_000

interface Kept {
  readonly route: RouteDescription
  readonly rendered: Rendered
  readonly items: number
}

/** A header that names a key, and what was asked with it. */
interface Asker {
  readonly keyText: string
  readonly questions: Map<string, Kept>
}

export function createRepeatLane(services: Services, sender: Sender, outage: Outage): RepeatLane {
  const room = services.settings.SOUTHERLY_CACHE_MB * 1024 * 1024 * SHARE_OF_CACHE
  const askers = new Map<string, Asker>()
  let entries = 0
  let bytes = 0
  let snapshot: SnapshotView | undefined

  const drop = (): void => {
    askers.clear()
    entries = 0
    bytes = 0
  }

  /** A new snapshot makes every answer old. */
  const isCurrent = (now: number): boolean => {
    const newest = services.snapshots.newest(now)
    if (newest === snapshot) return true
    drop()
    snapshot = newest instanceof Promise ? undefined : newest
    return false
  }

  return {
    take(request, response) {
      const { headers } = request
      const { authorization } = headers
      if (entries === 0 || services.lifecycle.draining || authorization === undefined) return false
      const asker = askers.get(authorization)
      const question = asker && questionOf(request.method, request.url, headers)
      const found = question === undefined ? undefined : asker?.questions.get(question)
      const now = services.clock.time()
      if (asker === undefined || found === undefined || !isCurrent(now)) return false
      const caller = services.authenticator.known(asker.keyText, now)
      const meter = caller && services.meter.of(caller, now)
      if (caller === undefined || meter === undefined || meter instanceof Promise) return false
      // What an auditor may see is looked at with the question.
      if (caller.engagements !== undefined) return false
      const { method = '', url = '' } = request
      const exchange = newExchange(
        { id: requestIdOf(request), method, url, headers, ip: '' },
        { raw: response, hijack: leaveToUs },
        found.route,
        now,
      )
      exchange.items = found.items
      const answer = (): void => {
        services.answers.statistics.hits += 1
        sender.sendAgain(exchange, found.rendered)
      }
      try {
        const waiting = admit(services, exchange, found.route, caller, meter)
        if (waiting === undefined) answer()
        else {
          services.lifecycle.running.add(exchange)
          outage.await(exchange, waiting, () => found.rendered, answer)
        }
      } catch (error) {
        services.lifecycle.running.add(exchange)
        sender.sendProblem(exchange, error)
      }
      return true
    },
    keep(exchange, rendered) {
      const { route, request } = exchange
      const { authorization } = request.headers
      const question = questionOf(request.method, request.url, request.headers)
      if (authorization === undefined || authorization.length > LONGEST || question === undefined) return
      if (route?.scope === undefined || rendered.status !== 200) return
      isCurrent(services.clock.time())
      const size = rendered.identity.bytes.length + question.length + authorization.length
      if (snapshot === undefined || size > room) return
      if (bytes + size > room || entries >= MOST_ENTRIES) drop()
      const asker = askers.get(authorization) ?? { keyText: keyOf(request.headers), questions: new Map() }
      askers.set(authorization, asker)
      if (asker.questions.has(question)) return
      asker.questions.set(question, { route, rendered, items: exchange.items })
      entries += 1
      bytes += size
    },
  }
}

/** What an answer depends on beside the snapshot and who asks; undefined when something else of the request matters. */
function questionOf(
  method: string | undefined,
  url: string | undefined,
  headers: IncomingMessage['headers'],
): string | undefined {
  if (method !== 'GET' || url === undefined) return undefined
  if (headers['x-api-key'] !== undefined || headers['content-length'] !== undefined) return undefined
  if (headers['transfer-encoding'] !== undefined) return undefined
  const { accept } = headers
  const question = accept === undefined ? url : `${accept} ${url}`
  return question.length > LONGEST ? undefined : question
}

/** Fastify never saw the request, so there is no one to take the reply from. */
const leaveToUs: ExchangeReply['hijack'] = () => undefined
