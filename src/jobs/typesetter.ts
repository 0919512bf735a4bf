import { Piscina } from 'piscina'
import type { DisclosureReport } from '../domain/disclosure/report/report.ts'
import type { RenderProfile } from '../operations/company/export-profile.ts'
import { compilerProgram } from '../operations/disclosure-report/compiler-program.ts'
import { refuse } from './renderers.ts'
import { createRenewedPool } from './renewed-pool.ts'
import type { Typeset, TypesetThreadData } from './typeset-thread.ts'

/** The thread that sets PDF files, beside the one that composes them. */
export interface Typesetter {
  setReport(report: DisclosureReport): Promise<Uint8Array>
  readonly renderProfile: RenderProfile
  /** Loads all that setting a PDF needs, so that the first one does not wait for it. */
  prepare(): void
  /** Sets a document that no one asked for, since the first takes twice the time of the second. */
  practise(): Promise<void>
}

type ThreadTask = 'setReport' | 'renderProfile' | 'prepare' | 'practise'

/** The PDF compiler keeps some 25 MB of each document that it has set: after so many its thread is replaced. */
const FILES_BEFORE_RENEWAL = 12

/** Starts its thread with the first task. */
export function createTypesetter(renderers: string): Typesetter {
  let compiler: Promise<WebAssembly.Module> | undefined
  const newPool = async (): Promise<Piscina> =>
    new Piscina({
      workerData: {
        // Compiled once and shared by all threads, those that come later too.
        compiler: await (compiler ??= WebAssembly.compile(compilerProgram())),
        renderers,
      } satisfies TypesetThreadData,
      filename: new URL('./typeset-thread.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: Number.POSITIVE_INFINITY,
    })
  const threads = createRenewedPool(newPool, FILES_BEFORE_RENEWAL, (pool) =>
    pool.run(undefined, { name: 'prepare' }),
  )
  const run = <Result>(task: unknown, name: ThreadTask): Promise<Result> =>
    threads.run<Result>(task, { name })
  let prepared: Promise<unknown> | undefined
  // What cannot be got ready will say why when it is needed.
  const prepare = (): Promise<unknown> => (prepared ??= run(undefined, 'prepare').catch(() => {}))
  return {
    async setReport(report) {
      const typeset = await run<Typeset>(report, 'setReport')
      return 'bytes' in typeset ? typeset.bytes : refuse(Object.assign(new Error(), typeset.fault))
    },
    renderProfile: (wanted) => run(wanted, 'renderProfile'),
    prepare: () => void prepare(),
    async practise() {
      await prepare()
      await run(undefined, 'practise').catch(() => {})
    },
  }
}
