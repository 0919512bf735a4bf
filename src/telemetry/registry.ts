import { collectDefaultMetrics, Registry } from 'prom-client'
import { type DatabaseFigures, showDatabaseFigures } from './database-figures.ts'
import { countedObjectTries } from './object-figures.ts'
import { addCounter, addGauge, addHistogram } from './prometheus.ts'
import {
  countedJobs,
  countedWebhookAttempts,
  openPools,
  poolWaits,
  statementDurations,
} from './work-figures.ts'

export interface RegistryParts {
  readonly role: 'server' | 'worker'
  readonly engine: string
  /** Undefined when the database gave no answer in time. */
  readonly readDatabase: () => Promise<DatabaseFigures | undefined>
}

/** Every metric that servers and workers share. */
export function createRegistry({ role, engine, readDatabase }: RegistryParts): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'southerly_' })
  addGauge(
    registry,
    { name: 'southerly_info', help: 'What this process is; always 1.', labels: ['role', 'engine'] },
    (tell) => tell(1, { role, engine }),
  )
  showWork(registry)
  showDatabaseFigures(registry, readDatabase)
  return registry
}

function showWork(registry: Registry): void {
  addHistogram(
    registry,
    {
      name: 'southerly_database_statement_seconds',
      help: 'Time of statements, without those of processes that make bundles.',
    },
    () => [[{}, statementDurations]],
  )
  addHistogram(
    registry,
    {
      name: 'southerly_database_pool_wait_seconds',
      help: 'Time until a pool lent a connection to PostgreSQL.',
    },
    () => [[{}, poolWaits]],
  )
  addGauge(
    registry,
    {
      name: 'southerly_database_pool_connections',
      help: 'Connections to PostgreSQL by pool and state.',
      labels: ['pool', 'state'],
    },
    (tell) => {
      for (const pool of openPools) {
        tell(pool.busy(), { pool: pool.name, state: 'busy' })
        tell(pool.idle(), { pool: pool.name, state: 'idle' })
      }
    },
  )
  addGauge(
    registry,
    {
      name: 'southerly_database_pool_waiting',
      help: 'Callers that wait for a connection to PostgreSQL.',
      labels: ['pool'],
    },
    (tell) => {
      for (const pool of openPools) tell(pool.waiting(), { pool: pool.name })
    },
  )
  addHistogram(
    registry,
    {
      name: 'southerly_job_duration_seconds',
      help: 'Time of attempts of jobs that this process made, by queue.',
      labels: ['queue'],
    },
    () => [...countedJobs()].map(([queue, { durations }]) => [{ queue }, durations] as const),
  )
  addCounter(
    registry,
    {
      name: 'southerly_jobs_total',
      help: 'Attempts of jobs that this process made, by queue and outcome.',
      labels: ['queue', 'outcome'],
    },
    (tell) => {
      for (const [queue, { outcomes }] of countedJobs())
        for (const [outcome, count] of outcomes) tell(count, { queue, outcome })
    },
  )
  addHistogram(
    registry,
    {
      name: 'southerly_object_store_seconds',
      help: 'Time of tries to reach the object store, by operation.',
      labels: ['operation'],
    },
    () => [...countedObjectTries()].map(([operation, { durations }]) => [{ operation }, durations] as const),
  )
  addCounter(
    registry,
    {
      name: 'southerly_object_store_tries_total',
      help: 'Tries to reach the object store, by operation and outcome.',
      labels: ['operation', 'outcome'],
    },
    (tell) => {
      for (const [operation, { outcomes }] of countedObjectTries())
        for (const [outcome, count] of outcomes) tell(count, { operation, outcome })
    },
  )
  addCounter(
    registry,
    {
      name: 'southerly_webhook_attempts_total',
      help: 'Messages that this process sent to webhooks, by outcome.',
      labels: ['outcome'],
    },
    (tell) => {
      for (const [outcome, count] of countedWebhookAttempts()) tell(count, { outcome })
    },
  )
}
