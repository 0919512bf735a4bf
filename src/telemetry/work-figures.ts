/**
 * What this process has done beside answering requests. One for the process, because the store and the queue are: the code that does the
 * work counts it here, and registry.ts shows it.
 */
import { createDurations, type Durations } from './tally.ts'

/** How an attempt of a job ended. */
export type JobOutcome = 'completed' | 'retried' | 'failed' | 'released' | 'lost'

/** A pool of connections, as it stands now. */
export interface PoolFigures {
  readonly name: string
  busy(): number
  idle(): number
  waiting(): number
}

/** Statements of this process; those of the processes that make bundles are not among them. */
export const statementDurations: Durations = createDurations()
/** How long a caller waited until a pool lent it a connection. */
export const poolWaits: Durations = createDurations()
export const openPools = new Set<PoolFigures>()

const jobs = new Map<string, { readonly durations: Durations; readonly outcomes: Map<JobOutcome, number> }>()

export function countJob(queue: string, outcome: JobOutcome, seconds: number): void {
  let known = jobs.get(queue)
  if (known === undefined) {
    known = { durations: createDurations(), outcomes: new Map() }
    jobs.set(queue, known)
  }
  known.durations.observe(seconds)
  known.outcomes.set(outcome, (known.outcomes.get(outcome) ?? 0) + 1)
}

export const countedJobs = (): typeof jobs => jobs

const webhookAttempts = new Map<'delivered' | 'refused', number>([
  ['delivered', 0],
  ['refused', 0],
])

export function countWebhookAttempt(isDelivered: boolean): void {
  const outcome = isDelivered ? 'delivered' : 'refused'
  webhookAttempts.set(outcome, webhookAttempts.get(outcome)! + 1)
}

export const countedWebhookAttempts = (): typeof webhookAttempts => webhookAttempts
