/** What a thread of `bundle-threads.ts` does: the work on bundles and exports that takes a processor. */
import { once } from 'node:events'
import type { MessagePort } from 'node:worker_threads'
import { workerData } from 'piscina'
import { shareCompiler } from '../operations/disclosure-report/compiler-program.ts'
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
}

shareCompiler((workerData as ThreadData).compiler)

export interface BundleTask {
  readonly content: BundleContent
  readonly keys: KeyPlace
  /** Address of the module whose RENDERERS set the files: a function cannot be handed to a thread. */
  readonly renderers: string
  /** Each stage is told here, and waits for `go` or `stop`. */
  readonly port: MessagePort
}

export default async function make({ content, keys, renderers, port }: BundleTask): Promise<MadeBundle> {
  const signer = await openSigner(keys)
  const { RENDERERS } = (await import(renderers)) as { readonly RENDERERS: BundleRenderers }
  const onStage = async (stage: RunStage): Promise<void> => {
    const answered = once(port, 'message') as Promise<['go' | 'stop']>
    port.postMessage(stage)
    if ((await answered)[0] === 'stop') throw new Error(`stopped before ${stage}`)
  }
  try {
    return await sealBundle({ content, signer, render: RENDERERS, onStage })
  } finally {
    port.close()
  }
}

export { renderProfile } from '../operations/company/render-profile.ts'
