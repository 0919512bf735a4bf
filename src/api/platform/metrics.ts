import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { AnswerCache } from './answer/answer-cache.ts'
import type { Exchange } from './exchange.ts'
import type { Lifecycle } from './lifecycle.ts'

export interface Metrics {
  readonly registry: Registry
  observe(exchange: Exchange, status: number): void
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Counts of one operation as plain numbers: they reach the registry only when somebody scrapes it. */
interface Tally {
  readonly byStatus: Map<number, number>
  /** Answers by duration; the last one holds those above every bucket. */
  readonly byDuration: number[]
  seconds: number
}

/** Requests by route and status, durations, requests in flight, event-loop lag, cache hits. Never a tenant or a path. */
export function createMetrics(parts: {
  readonly lifecycle: Lifecycle
  readonly answers: AnswerCache
}): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'southerly_' })
  const tallies = new Map<string, Tally>()
  const counter = (name: string, help: string, labelNames: string[], fill: (count: Count) => void): Counter =>
    new Counter({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset()
        fill((labels, value) => this.inc(labels, value))
      },
    })
  counter(
    'southerly_http_requests_total',
    'Requests answered, by operation and status.',
    ['operation', 'status'],
    (count) => {
      for (const [operation, { byStatus }] of tallies)
        for (const [status, answers] of byStatus) count({ operation, status: String(status) }, answers)
    },
  )
  // A histogram in all but its type line: the library's own costs a cached read several microseconds.
  counter(
    'southerly_http_request_seconds_bucket',
    'Answers within a time, by operation.',
    ['operation', 'le'],
    (count) => {
      for (const [operation, { byDuration }] of tallies) {
        let within = 0
        for (const [index, answers] of byDuration.entries())
          count({ operation, le: String(BUCKETS[index] ?? '+Inf') }, (within += answers))
      }
    },
  )
  counter('southerly_http_request_seconds_sum', 'Time spent on answers.', ['operation'], (count) => {
    for (const [operation, { seconds }] of tallies) count({ operation }, seconds)
  })
  counter('southerly_http_request_seconds_count', 'Answers timed.', ['operation'], (count) => {
    for (const [operation, { byDuration }] of tallies)
      count(
        { operation },
        byDuration.reduce((sum, answers) => sum + answers, 0),
      )
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

  return {
    registry,
    observe(exchange, status) {
      const operation = exchange.route?.operationId ?? 'none'
      let tally = tallies.get(operation)
      if (tally === undefined) {
        tally = {
          byStatus: new Map(),
          byDuration: Array.from({ length: BUCKETS.length + 1 }, () => 0),
          seconds: 0,
        }
        tallies.set(operation, tally)
      }
      const seconds = (performance.now() - exchange.startedAt) / 1000
      let bucket = 0
      while (bucket < BUCKETS.length && seconds > BUCKETS[bucket]!) bucket += 1
      tally.byDuration[bucket]! += 1
      tally.byStatus.set(status, (tally.byStatus.get(status) ?? 0) + 1)
      tally.seconds += seconds
    },
  }
}

type Count = (labels: Record<string, string>, value: number) => void

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
