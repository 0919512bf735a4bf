import { Piscina } from 'piscina'
import type { DisclosureReport } from '../domain/disclosure/report/report.ts'
import type { RenderProfile } from '../operations/company/export-profile.ts'
import { refuse } from './renderers.ts'
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

/** Starts its thread with the first task. */
export function createTypesetter(renderers: string): Typesetter {
  let threads: Piscina | undefined
  const open = (): Piscina =>
    new Piscina({
      workerData: { renderers } satisfies TypesetThreadData,
      filename: new URL('./typeset-thread.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: Number.POSITIVE_INFINITY,
    })
  const run = async <Result>(task: unknown, name: ThreadTask): Promise<Result> =>
    (await (threads ??= open()).run(task, { name })) as Result
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
