import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { RenderProfile } from '../operations/company/export-profile.ts'
import { compilerProgram } from '../operations/disclosure-report/compiler-program.ts'
import { RenderingFailed } from '../operations/disclosure-report/fail-run.ts'
import { composeBundle } from '../operations/disclosure-report/make-bundle.ts'
import type { MadeBundle, MakeBundle } from '../operations/disclosure-report/perform-run.ts'
import type { RunStage } from '../operations/disclosure-report/run-stages.ts'
import type { KeyPlace } from '../operations/disclosure-report/signing-key.ts'
import type { BundleTask, ThreadData } from './bundle-thread.ts'

const RENDERERS = new URL('../operations/disclosure-report/render.ts', import.meta.url).href

export interface ThreadSettings {
  readonly threads: number
  readonly keys: KeyPlace
  /** Address of other renderers than the service's own, for tests. */
  readonly renderers?: string | undefined
}

export interface BundleThreads {
  /** How many there are. */
  readonly size: number
  readonly make: MakeBundle
  readonly renderProfile: RenderProfile
  close(): Promise<void>
}

/** An idle thread holds fonts, a compiler and some 300 MB; it is let go after so long without work. */
const IDLE_MILLISECONDS = 15 * 60_000

/** The PDF compiler keeps some 25 MB of each document that it has set: after so many its threads are replaced. */
const FILES_BEFORE_RENEWAL = 12

type Pool = Piscina<BundleTask | Parameters<RenderProfile>[0], MadeBundle | Uint8Array>

/**
 * Makes bundles in threads, so that the API goes on answering: setting a PDF or packing a workbook takes a processor for a
 * good part of a second. Only the composing, which is quick, is done by whoever asks. Threads start with the first bundle.
 */
export function createBundleThreads(settings: ThreadSettings): BundleThreads {
  const { threads, keys, renderers = RENDERERS } = settings
  // Compiled once and shared by all threads, those that come later too.
  let compiler: Promise<WebAssembly.Module> | undefined
  const newPool = async (): Promise<Pool> =>
    new Piscina({
      workerData: {
        compiler: await (compiler ??= WebAssembly.compile(compilerProgram())),
      } satisfies ThreadData,
      filename: new URL('./bundle-thread.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MILLISECONDS,
      concurrentTasksPerWorker: 1,
    })
  let pool: Promise<Pool> | undefined
  let filesMade = 0
  const retired = new Set<Promise<void>>()

  /** Work that runs ends in the old threads; what comes next begins in new ones. */
  const renew = (): void => {
    const closing = pool?.then((old) => old.close()).finally(() => retired.delete(closing!))
    pool = undefined
    if (closing !== undefined) retired.add(closing)
  }
  const run: Pool['run'] = async (task, options) => {
    const made = await (await (pool ??= newPool())).run(task, options)
    filesMade += 1
    if (filesMade % FILES_BEFORE_RENEWAL === 0) renew()
    return made
  }
  return {
    size: threads,
    async make(disclosure, onStage, signal) {
      await onStage('composing')
      // Here and not in the thread: what was gathered is far larger than what the bundle says of it.
      const content = composeBundle(disclosure)
      const { port1: ours, port2: port } = new MessageChannel()
      let stoppedBy: Error | undefined
      ours.on('message', (stage: RunStage) => {
        onStage(stage).then(
          () => ours.postMessage('go'),
          (error: unknown) => {
            stoppedBy = error as Error
            ours.postMessage('stop')
          },
        )
      })
      try {
        const task = { content, keys, renderers, port }
        return (await run(task, { transferList: [port], signal })) as MadeBundle
      } catch (error) {
        throw stoppedBy ?? asFailure(error as Error)
      } finally {
        ours.close()
      }
    },
    renderProfile: async (wanted) => (await run(wanted, { name: 'renderProfile' })) as Uint8Array,
    async close() {
      await Promise.all([pool?.then((open) => open.destroy()), ...retired])
    },
  }
}

/** A plain Error is a renderer that refuses, in a sentence of its own; anything else is a mistake of ours. */
const asFailure = (error: Error): Error =>
  error.name === 'Error' ? new RenderingFailed(error.message, { cause: error }) : error
