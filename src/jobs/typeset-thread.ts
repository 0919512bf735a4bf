/** What the typesetting threads of `bundle-threads.ts` do: PDF files of bundles, and the files of profiles. */
import { once } from 'node:events'
import type { MessagePort } from 'node:worker_threads'
import { workerData } from 'piscina'
import type { DisclosureReport } from '../domain/disclosure/report/report.ts'
import { shareCompiler } from '../operations/disclosure-report/compiler-program.ts'
import { giveWayToRequests, loadRenderers } from './in-thread.ts'

/** What every thread is started with. */
export interface TypesetThreadData {
  readonly compiler: WebAssembly.Module
  /** Address of the module whose RENDERERS make the files: a function cannot be handed to a thread. */
  readonly renderers: string
  readonly besideRequests: boolean
}

/** report.pdf, or why there is none: the names of our own errors do not survive the way between threads. */
export type Typeset =
  | { readonly bytes: Uint8Array }
  | { readonly fault: Pick<Error, 'name' | 'message' | 'stack'> }

const { compiler, renderers, besideRequests } = workerData as TypesetThreadData
shareCompiler(compiler)
if (besideRequests) giveWayToRequests()

/** Sets the report that comes by the port, and sends report.pdf back. */
export async function typeset({ port }: { readonly port: MessagePort }): Promise<void> {
  const closed = once(port, 'close').then(() => [])
  const [report] = (await Promise.race([once(port, 'message'), closed])) as [DisclosureReport?]
  // Whoever wanted it has ended meanwhile.
  if (report === undefined) return
  port.postMessage(await setReport(report))
  port.close()
}

async function setReport(report: DisclosureReport): Promise<Typeset> {
  try {
    return { bytes: await (await loadRenderers(renderers)).pdf(report) }
  } catch (error) {
    const { name, message, stack } = error as Error
    return { fault: { name, message, ...(stack === undefined ? {} : { stack }) } }
  }
}

/** Loads all that setting a PDF needs, so that the first one does not wait for it. */
export const prepare = async (): Promise<void> => {
  await (await loadRenderers(renderers)).preparePdf?.()
}

/** Sets a document that nobody asked for, since the first takes twice the time of the second. */
export const practise = async (): Promise<void> => {
  await (await loadRenderers(renderers)).practisePdf?.()
}

export { renderProfile } from '../operations/company/render-profile.ts'
