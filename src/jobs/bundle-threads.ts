import { setImmediate as afterRequests } from 'node:timers/promises'
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { RenderProfile } from '../operations/company/export-profile.ts'
import { compilerProgram } from '../operations/disclosure-report/compiler-program.ts'
import { RenderingFailed } from '../operations/disclosure-report/fail-run.ts'
import { composeBundle } from '../operations/disclosure-report/make-bundle.ts'
import type { MadeBundle, MakeBundle } from '../operations/disclosure-report/perform-run.ts'
import type { RunStage } from '../operations/disclosure-report/run-stages.ts'
import type { KeyPlace } from '../operations/disclosure-report/signing-key.ts'
import type { SealTask, ThreadData } from './bundle-thread.ts'
import { createRenewedPool } from './renewed-pool.ts'

const RENDERERS = new URL('../operations/disclosure-report/render.ts', import.meta.url).href

export interface ThreadSettings {
  /** Bundles that are made at the same time, each by two threads. */
  readonly threads: number
  readonly keys: KeyPlace
  /** Address of other renderers than the service's own, for tests. */
  readonly renderers?: string | undefined
}

export interface BundleThreads {
  /** How many bundles are made at the same time. */
  readonly size: number
  readonly make: MakeBundle
  readonly renderProfile: RenderProfile
  close(): Promise<void>
}

/** An idle thread holds modules, and a typesetting one fonts and a compiler; it is let go after so long without work. */
const IDLE_MILLISECONDS = 15 * 60_000

/** The PDF compiler keeps some 25 MB of each document that it has set: after so many its threads are replaced. */
const FILES_BEFORE_RENEWAL = 12

/**
 * Makes bundles in threads, so that the API goes on answering: setting a PDF or packing a workbook takes a processor for a
 * good part of a second. The two are made at the same time, report.pdf by one pool of threads, all else by another. Only
 * the composing, which is quick, is done by whoever asks. Threads start with the first bundle.
 */
export function createBundleThreads(settings: ThreadSettings): BundleThreads {
  const { threads, keys, renderers = RENDERERS } = settings
  // Compiled once and shared by all threads, those that come later too.
  let compiler: Promise<WebAssembly.Module> | undefined
  const newPool = async (): Promise<Piscina> =>
    new Piscina({
      workerData: {
        compiler: await (compiler ??= WebAssembly.compile(compilerProgram())),
        renderers,
      } satisfies ThreadData,
      filename: new URL('./bundle-thread.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MILLISECONDS,
      concurrentTasksPerWorker: 1,
    })
  const typesetters = createRenewedPool(newPool, FILES_BEFORE_RENEWAL, (pool) =>
    pool.run(undefined, { name: 'prepare' }),
  )
  const sealers = createRenewedPool(newPool)

  return {
    size: threads,
    async make({ disclosure, previous }, onStage, signal) {
      await onStage('composing')
      // Here and not in a thread: what was gathered is far larger than what the bundle says of it.
      const content = composeBundle(disclosure, previous)
      // Composing and copying for a thread take some 15 ms each: requests that have come meanwhile are answered in between.
      await afterRequests()
      const stages = new MessageChannel()
      const desk = new MessageChannel()
      let stoppedBy: Error | undefined
      stages.port1.on('message', (stage: RunStage) => {
        onStage(stage).then(
          () => stages.port1.postMessage('go'),
          (error: unknown) => {
            stoppedBy = error as Error
            stages.port1.postMessage('stop')
          },
        )
      })
      const task: SealTask = { content, keys, stages: stages.port2, typesetter: desk.port1 }
      const sealing = sealers.run<MadeBundle>(task, { transferList: [stages.port2, desk.port1], signal })
      // The report reaches it from the sealing thread, so that it is not copied here once more.
      const setting = typesetters.run<void>(
        { sealer: desk.port2 },
        { name: 'typeset', transferList: [desk.port2], signal },
      )
      // Of two failures that of report.pdf is told: the other thread then only knows that there is none.
      const fault = setting.then(() => undefined, asFailure)
      try {
        return await sealing
      } catch (error) {
        throw stoppedBy ?? (await fault) ?? asFailure(error as Error)
      } finally {
        stages.port1.close()
      }
    },
    renderProfile: (wanted) => typesetters.run(wanted, { name: 'renderProfile' }),
    async close() {
      await Promise.all([typesetters.close(), sealers.close()])
    },
  }
}

/** A plain Error is a renderer that refuses, in a sentence of its own; anything else is a mistake of ours. */
const asFailure = (error: Error): Error =>
  error.name === 'Error' ? new RenderingFailed(error.message, { cause: error }) : error
