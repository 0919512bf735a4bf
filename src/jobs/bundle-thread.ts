/** What the threads of `bundle-threads.ts` do: the work on bundles and exports that takes a processor. */
import { once } from 'node:events'
import { setPriority } from 'node:os'
import type { MessagePort } from 'node:worker_threads'
import { workerData } from 'piscina'
import type { DisclosureReport } from '../domain/disclosure/report/report.ts'
import { prepareCompiler, shareCompiler } from '../operations/disclosure-report/compiler-program.ts'
import {
  type BundleContent,
  type BundleRenderers,
  sealBundle,
} from '../operations/disclosure-report/make-bundle.ts'
import type { MadeBundle } from '../operations/disclosure-report/perform-run.ts'
import type { RunStage } from '../operations/disclosure-report/run-stages.ts'
import { type KeyPlace, openSigner } from '../operations/disclosure-report/signing-key.ts'

/** What every thread is started with. */
export interface ThreadData {
  readonly compiler: WebAssembly.Module
  /** Address of the module whose RENDERERS make the files: a function cannot be handed to a thread. */
  readonly renderers: string
}

const { compiler, renderers } = workerData as ThreadData
shareCompiler(compiler)

/** On Linux a thread has a priority of its own: requests that come while a bundle is made go first. Elsewhere it is the process's. */
const BACKGROUND_PRIORITY = 10
if (process.platform === 'linux') setPriority(BACKGROUND_PRIORITY)

const rendererOf = async (): Promise<BundleRenderers> =>
  ((await import(renderers)) as { readonly RENDERERS: BundleRenderers }).RENDERERS

/** A PDF that another thread sets, or why there is none. */
export type SetPdf = { readonly bytes: Uint8Array } | { readonly fault: string }

export interface SealTask {
  readonly content: BundleContent
  readonly keys: KeyPlace
  /** Each stage is told here, and waits for `go` or `stop`. */
  readonly stages: MessagePort
  /** Where report.pdf arrives. */
  readonly pdf: MessagePort
}

/** Makes the working papers and, when report.pdf has arrived, the bundle. */
export default async function seal({ content, keys, stages, pdf }: SealTask): Promise<MadeBundle> {
  const arriving = once(pdf, 'message') as Promise<[SetPdf]>
  const onStage = async (stage: RunStage): Promise<void> => {
    const answered = once(stages, 'message') as Promise<['go' | 'stop']>
    stages.postMessage(stage)
    if ((await answered)[0] === 'stop') throw new Error(`stopped before ${stage}`)
  }
  const render: BundleRenderers = {
    async pdf() {
      const [set] = await arriving
      if ('fault' in set) throw new Error(set.fault)
      return set.bytes
    },
    workbook: async (papers) => (await rendererOf()).workbook(papers),
  }
  try {
    return await sealBundle({ content, signer: await openSigner(keys), render, onStage })
  } finally {
    stages.close()
    pdf.close()
  }
}

export const typeset = async (report: DisclosureReport): Promise<Uint8Array> =>
  (await rendererOf()).pdf(report)

/** Loads all that setting a PDF needs, so that the first one does not wait for it. */
export const prepare = async (): Promise<void> => {
  await rendererOf()
  await prepareCompiler()
}

export { renderProfile } from '../operations/company/render-profile.ts'
