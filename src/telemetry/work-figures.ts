/**
 * What this process has done beside answering requests. One for the process, because the store and the queue are: the code that does the
 * work counts it here, and registry.ts shows it.
 */
import { createDurations, type Durations } from './tally.ts'

/** How an attempt of a job ended. */
const JOB_OUTCOMES = ['completed', 'retried', 'failed', 'released', 'lost'] as const
export type JobOutcome = (typeof JOB_OUTCOMES)[number]

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

interface JobFigures {
  readonly durations: Durations
  readonly outcomes: Map<JobOutcome, number>
}

const jobs = new Map<string, JobFigures>()

/**
 * Counts of a queue from zero on. A worker asks for them when it begins: Prometheus sees how a count grows, so the first job of a
 * count that began at 1 would never show.
 */
export function jobFigures(queue: string): JobFigures {
  const known = jobs.get(queue)
  if (known !== undefined) return known
  const figures = {
    durations: createDurations(),
    outcomes: new Map(JOB_OUTCOMES.map((outcome) => [outcome, 0])),
  }
  jobs.set(queue, figures)
  return figures
}

export function countJob(queue: string, outcome: JobOutcome, seconds: number): void {
  const { durations, outcomes } = jobFigures(queue)
  durations.observe(seconds)
  outcomes.set(outcome, outcomes.get(outcome)! + 1)
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
