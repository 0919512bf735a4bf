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

async function rendererOf(): Promise<BundleRenderers> {
  try {
    return ((await import(renderers)) as { readonly RENDERERS: BundleRenderers }).RENDERERS
  } catch (error) {
    // Only the names of built-in errors cross threads, and a plain Error counts as what a renderer has to say to the customer.
    throw new TypeError('the renderers cannot be loaded', { cause: error })
  }
}

export interface SealTask {
  readonly content: BundleContent
  readonly keys: KeyPlace
  /** Each stage is told here, and waits for `go` or `stop`. */
  readonly stages: MessagePort
  /** Leads to the typesetting thread: the report goes there, report.pdf comes back, null where it could not be set. */
  readonly typesetter: MessagePort
}

/** Makes the working papers and, when report.pdf has arrived, the bundle. */
export default async function seal({ content, keys, stages, typesetter }: SealTask): Promise<MadeBundle> {
  const arriving = once(typesetter, 'message') as Promise<[Uint8Array | null]>
  typesetter.postMessage(content.report)
  const onStage = async (stage: RunStage): Promise<void> => {
    const answered = once(stages, 'message') as Promise<['go' | 'stop']>
    stages.postMessage(stage)
    if ((await answered)[0] === 'stop') throw new Error(`stopped before ${stage}`)
  }
  const render: BundleRenderers = {
    async pdf() {
      const [bytes] = await arriving
      if (bytes === null) throw new Error('report.pdf was not set')
      return bytes
    },
    workbook: async (papers) => (await rendererOf()).workbook(papers),
  }
  try {
    return await sealBundle({ content, signer: await openSigner(keys), render, onStage })
  } finally {
    stages.close()
    typesetter.close()
  }
}

/** Sets the report that a sealing thread sends, and sends it report.pdf. */
export async function typeset({ sealer }: { readonly sealer: MessagePort }): Promise<void> {
  const closed = once(sealer, 'close').then(() => [])
  const [report] = (await Promise.race([once(sealer, 'message'), closed])) as [DisclosureReport?]
  // The sealing thread failed before it could send one, and says why itself.
  if (report === undefined) return
  try {
    sealer.postMessage(await (await rendererOf()).pdf(report))
  } catch (error) {
    sealer.postMessage(null)
    throw error
  } finally {
    sealer.close()
  }
}

/** Loads all that setting a PDF needs, so that the first one does not wait for it. */
export const prepare = async (): Promise<void> => {
  await rendererOf()
  await prepareCompiler()
}

export { renderProfile } from '../operations/company/render-profile.ts'
