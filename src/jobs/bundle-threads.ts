import { Piscina } from 'piscina'
import type { RenderProfile } from '../operations/company/export-profile.ts'
import type { Database } from '../operations/database.ts'
import { compilerProgram } from '../operations/disclosure-report/compiler-program.ts'
import { RunFailed } from '../operations/disclosure-report/fail-run.ts'
import type { RunJob } from '../operations/disclosure-report/request-run.ts'
import type { KeyPlace } from '../operations/disclosure-report/signing-key.ts'
import { LeaseLost } from '../operations/queue/lease.ts'
import type { Attempt } from './handler.ts'
import { createRenewedPool } from './renewed-pool.ts'
import type { Preparation, RunOutcome } from './run-messages.ts'
import { createRunThreads } from './run-threads.ts'
import type { TypesetThreadData } from './typeset-thread.ts'

const RENDERERS = new URL('../operations/disclosure-report/render.ts', import.meta.url).href

export interface ThreadSettings {
  /** Bundles that are made at the same time, each by two threads. */
  readonly threads: number
  readonly database: Database
  /** The server's secret. */
  secret(): Promise<Uint8Array>
  readonly keys: KeyPlace
  /** Whether this process answers requests too; false unless given. */
  readonly besideRequests?: boolean
  /** Address of other renderers than the service's own, for tests. */
  readonly renderers?: string | undefined
  /** Where the clock of the threads stands, for tests. */
  readonly now?: string | undefined
}

export interface BundleThreads {
  /** How many bundles are made at the same time. */
  readonly size: number
  /** Performs a try of a run. */
  perform(job: RunJob, attempt: Attempt): Promise<void>
  /** Starts the threads while the data that they will read is not there yet, and has the typesetter practise. */
  startAhead(): void
  /** Gets the threads ready for the first run. One that is asked for meanwhile waits for a step, and does the rest itself. */
  warmUp(preparations: readonly Preparation[], signal: AbortSignal): Promise<void>
  readonly renderProfile: RenderProfile
  close(): Promise<void>
}

/** An idle thread holds modules and data of a snapshot, a typesetting one fonts and a compiler; it is let go after so long without work. */
const IDLE_MILLISECONDS = 15 * 60_000

/** The PDF compiler keeps some 25 MB of each document that it has set: after so many its threads are replaced. */
const FILES_BEFORE_RENEWAL = 12

/**
 * Makes bundles in threads, so that the API goes on answering (docs/decisions/0025-bundles-in-threads.md). One thread
 * performs the whole run, and only report.pdf is set by another at the same time. Threads start with the first bundle.
 */
export function createBundleThreads(settings: ThreadSettings): BundleThreads {
  const { threads, database, keys, besideRequests = false, renderers = RENDERERS, now } = settings
  // Compiled once and shared by all threads, those that come later too.
  let compiler: Promise<WebAssembly.Module> | undefined
  const newPool = async (): Promise<Piscina> =>
    new Piscina({
      workerData: {
        compiler: await (compiler ??= WebAssembly.compile(compilerProgram())),
        renderers,
        besideRequests,
      } satisfies TypesetThreadData,
      filename: new URL('./typeset-thread.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MILLISECONDS,
      concurrentTasksPerWorker: 1,
    })
  const typesetters = createRenewedPool(newPool, FILES_BEFORE_RENEWAL, (pool) =>
    pool.run(undefined, { name: 'prepare' }),
  )
  let typesetterPrepared: Promise<unknown> | undefined
  // What cannot be got ready will say why when it is needed.
  const prepareTypesetter = (): Promise<unknown> =>
    (typesetterPrepared ??= typesetters.run(undefined, { name: 'prepare' }).catch(() => {}))
  const performers = createRunThreads({
    size: threads,
    idleMilliseconds: IDLE_MILLISECONDS,
    keys,
    renderers,
    besideRequests,
    now,
    connect: async () => ({ database: database.forThread(), secret: await settings.secret() }),
    typeset(port, signal) {
      typesetters
        .run<void>({ port }, { name: 'typeset', transferList: [port], signal })
        // The port is closed then, and whoever waits at its other end says that there is no report.pdf.
        .catch(() => port.close())
    },
  })
  let asked: Promise<RunOutcome> | undefined
  return {
    size: threads,
    async perform(job, { lease, signal, noteCompletion }) {
      // While the other thread reads and composes.
      void prepareTypesetter()
      asked = performers.run({ job, lease }, signal)
      const outcome = await asked
      if (outcome.kind === 'lease_lost') throw new LeaseLost(lease)
      if (outcome.kind === 'failed') throw new RunFailed(outcome.failure)
      if (outcome.isCompleted) noteCompletion()
    },
    startAhead() {
      performers.startAhead()
      prepareTypesetter()
        .then(() => typesetters.run(undefined, { name: 'practise' }))
        .catch(() => {})
    },
    async warmUp(preparations, signal) {
      const typesetter = prepareTypesetter()
      for (const preparation of preparations) {
        if (asked !== undefined) break
        const outcome = await performers.run({ preparation }, signal)
        if (outcome.kind === 'failed') throw new RunFailed(outcome.failure)
      }
      await Promise.allSettled([typesetter, asked])
    },
    renderProfile: (wanted) => typesetters.run(wanted, { name: 'renderProfile' }),
    async close() {
      await Promise.all([performers.close(), typesetters.close()])
    },
  }
}
