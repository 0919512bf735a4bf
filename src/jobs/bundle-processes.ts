import type { RenderFor } from '../operations/company/export-profile.ts'
import type { Database, S3Options } from '../operations/database.ts'
import { RunFailed } from '../operations/disclosure-report/fail-run.ts'
import type { RunJob } from '../operations/disclosure-report/request-run.ts'
import type { KeyPlace } from '../operations/disclosure-report/signing-key.ts'
import { LeaseLost } from '../operations/queue/lease.ts'
import { currentTrace, traced } from '../telemetry/tracing.ts'
import type { Attempt } from './handler.ts'
import type { Preparation, ProcessTask, RunOutcome } from './process-messages.ts'
import { createProcessPool } from './process-pool.ts'

const RENDERERS = new URL('../operations/disclosure-report/render.ts', import.meta.url).href

export interface BundleSettings {
  /** Bundles that are made at the same time, each by a process. */
  readonly atOnce: number
  readonly database: Database
  /** The server's secret. */
  secret(): Promise<Uint8Array>
  readonly keys: KeyPlace
  /** Where ZIPs of bundles are kept; in the database unless given. */
  readonly objectStore?: S3Options | undefined
  /** Whether this process answers requests too; false unless given. */
  readonly besideRequests?: boolean
  /** Address of other renderers than the service's own, for tests. */
  readonly renderers?: string | undefined
  /** Where the clock of the processes stands, for tests. */
  readonly now?: string | undefined
}

export interface BundleProcesses {
  /** How many bundles are made at the same time. */
  readonly size: number
  /** Performs a try of a run. */
  perform(job: RunJob, attempt: Attempt): Promise<void>
  /** Starts a process while the data that it will read is not there yet, and has its typesetter practise. */
  startAhead(): void
  /** Gets a process ready for the first run. One that is asked for in the meantime waits for a step, and does the rest itself. */
  warmUp(preparations: readonly Preparation[], signal: AbortSignal): Promise<void>
  readonly renderFor: RenderFor
  close(): Promise<void>
}

/** The owner of what no tenant asked for. */
const NOBODY = ''

/** A process holds 600 MB: modules, data of a snapshot, fonts and a compiler. Starting another takes seconds. */
const IDLE_MILLISECONDS = 45_000

/**
 * Makes bundles and files of profiles in processes that come with the first of them and go when there is no more to do
 * (docs/decisions/0074-bundles-in-processes.md).
 */
export function createBundleProcesses(settings: BundleSettings): BundleProcesses {
  const { atOnce, database, keys, objectStore, besideRequests = false, renderers = RENDERERS, now } = settings
  const pool = createProcessPool({
    size: atOnce,
    idleMilliseconds: IDLE_MILLISECONDS,
    keys,
    objectStore,
    renderers,
    besideRequests,
    now,
    connect: async () => ({ database: database.forThread(), secret: await settings.secret() }),
  })
  const run = async (owner: string, task: ProcessTask, signal: AbortSignal): Promise<RunOutcome> => {
    const outcome = await pool.run(owner, task, signal)
    if (outcome.kind === 'file') throw new Error('a run came back as a file')
    if (outcome.kind === 'failed') throw new RunFailed(outcome.failure)
    return outcome
  }
  let asked: Promise<unknown> | undefined
  return {
    size: atOnce,
    async perform(job, { lease, signal, noteCompletion }) {
      const span = { kind: 'internal', attributes: { 'southerly.run': job.run_id } } as const
      const outcome = await traced('bundle', span, () => {
        const running = run(job.tenant_id, { job, lease, traceparent: currentTrace() }, signal)
        asked = running
        return running
      })
      if (outcome.kind === 'lease_lost') throw new LeaseLost(lease)
      if (outcome.kind === 'done' && outcome.isCompleted) noteCompletion()
    },
    startAhead: () => pool.startAhead(),
    async warmUp(preparations, signal) {
      for (const preparation of preparations) {
        if (asked !== undefined) break
        await run(NOBODY, { preparation }, signal)
      }
      await Promise.allSettled([asked])
    },
    renderFor: (owner) => async (wanted) => {
      const outcome = await pool.run(owner, { wanted })
      if (outcome.kind === 'failed') throw new RunFailed(outcome.failure)
      if (outcome.kind !== 'file') throw new Error(`a file came back as ${outcome.kind}`)
      return outcome.bytes
    },
    close: () => pool.close(),
  }
}
