import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { AnswerCache } from './answer-cache.ts'
import type { Exchange } from './exchange.ts'
import type { Lifecycle } from './lifecycle.ts'

export interface Metrics {
  readonly registry: Registry
  observe(exchange: Exchange, status: number): void
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

interface Tally {
  requests: { inc(): void }
  durations: { observe(seconds: number): void }
}

/** Requests by route and status, durations, requests in flight, event-loop lag, cache hits. Never a tenant or a path. */
export function createMetrics(parts: {
  readonly lifecycle: Lifecycle
  readonly answers: AnswerCache
}): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'southerly_' })
  const requests = new Counter({
    name: 'southerly_http_requests_total',
    help: 'Requests answered, by operation and status.',
    labelNames: ['operation', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'southerly_http_request_seconds',
    help: 'Time from the first hook to the answer, by operation.',
    labelNames: ['operation'],
    buckets: BUCKETS,
    registers,
  })
  gauge(
    'southerly_http_requests_in_flight',
    'Requests being answered.',
    registers,
    () => parts.lifecycle.running.size,
  )
  gauge(
    'southerly_answer_cache_hits',
    'Answers taken from the cache since the start.',
    registers,
    () => parts.answers.statistics.hits,
  )
  gauge(
    'southerly_answer_cache_misses',
    'Answers computed since the start.',
    registers,
    () => parts.answers.statistics.misses,
  )

  // Looking a labelled child up by its labels costs more than counting: they are kept by operation and status.
  const tallies = new Map<string, Map<number, Tally>>()
  return {
    registry,
    observe(exchange, status) {
      const operation = exchange.route?.operationId ?? 'none'
      let byStatus = tallies.get(operation)
      if (byStatus === undefined) tallies.set(operation, (byStatus = new Map()))
      let tally = byStatus.get(status)
      if (tally === undefined) {
        tally = {
          requests: requests.labels(operation, String(status)),
          durations: durations.labels(operation),
        }
        byStatus.set(status, tally)
      }
      tally.requests.inc()
      tally.durations.observe((performance.now() - exchange.startedAt) / 1000)
    },
  }
}

function gauge(name: string, help: string, registers: Registry[], read: () => number): Gauge {
  return new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read())
    },
  })
}
