import type { Registry } from 'prom-client'
import { addCounter, addGauge, addHistogram } from '../../telemetry/prometheus.ts'
import { createDurations, type Durations, secondsSince } from '../../telemetry/tally.ts'
import type { AnswerCache } from './answer/answer-cache.ts'
import type { Exchange } from './exchange.ts'
import type { Lifecycle } from './lifecycle.ts'

export interface Metrics {
  readonly registry: Registry
  observe(exchange: Exchange, status: number): void
}

/** Counts of one operation as plain numbers: they reach the registry only when someone scrapes it. */
interface Tally {
  readonly byStatus: Map<number, number>
  readonly durations: Durations
}

/** Adds what a server tells of its requests: by operation and status, never by tenant or path. */
export function createMetrics(
  registry: Registry,
  parts: { readonly lifecycle: Lifecycle; readonly answers: AnswerCache },
): Metrics {
  const tallies = new Map<string, Tally>()
  addCounter(
    registry,
    {
      name: 'southerly_http_requests_total',
      help: 'Requests answered, by operation and status.',
      labels: ['operation', 'status'],
    },
    (tell) => {
      for (const [operation, { byStatus }] of tallies)
        for (const [status, answers] of byStatus) tell(answers, { operation, status: String(status) })
    },
  )
  addHistogram(
    registry,
    {
      name: 'southerly_http_request_duration_seconds',
      help: 'Time until an answer was ready, by operation.',
      labels: ['operation'],
    },
    () => [...tallies].map(([operation, { durations }]) => [{ operation }, durations] as const),
  )
  addGauge(
    registry,
    { name: 'southerly_http_requests_in_flight', help: 'Requests being answered.' },
    (tell) => tell(parts.lifecycle.running.size),
  )
  addCounter(
    registry,
    { name: 'southerly_answer_cache_hits_total', help: 'Answers taken from the cache.' },
    (tell) => tell(parts.answers.statistics.hits),
  )
  addCounter(registry, { name: 'southerly_answer_cache_misses_total', help: 'Answers computed.' }, (tell) =>
    tell(parts.answers.statistics.misses),
  )

  return {
    registry,
    observe(exchange, status) {
      const operation = exchange.route?.operationId ?? 'none'
      let tally = tallies.get(operation)
      if (tally === undefined) {
        tally = { byStatus: new Map(), durations: createDurations() }
        tallies.set(operation, tally)
      }
      tally.durations.observe(secondsSince(exchange.startedAt))
      tally.byStatus.set(status, (tally.byStatus.get(status) ?? 0) + 1)
    },
  }
}
