/** What the thread of `typesetter.ts` does: PDF files of bundles, and the files of profiles. */
import { workerData } from 'piscina'
import type { DisclosureReport } from '../domain/disclosure/report/report.ts'
import { loadRenderers } from './renderers.ts'

/** What the thread is started with. */
export interface TypesetThreadData {
  /** Address of the module whose RENDERERS make the files: a function cannot be handed to a thread. */
  readonly renderers: string
}

/** report.pdf, or why there is none: the names of our own errors do not survive the way between threads. */
export type Typeset =
  | { readonly bytes: Uint8Array }
  | { readonly fault: Pick<Error, 'name' | 'message' | 'stack'> }

const { renderers } = workerData as TypesetThreadData

export async function setReport(report: DisclosureReport): Promise<Typeset> {
  try {
    return { bytes: await (await loadRenderers(renderers)).pdf(report) }
  } catch (error) {
    const { name, message, stack } = error as Error
    return { fault: { name, message, ...(stack === undefined ? {} : { stack }) } }
  }
}

export const prepare = async (): Promise<void> => {
  await (await loadRenderers(renderers)).preparePdf?.()
}

export const practise = async (): Promise<void> => {
  await (await loadRenderers(renderers)).practisePdf?.()
}

export { renderProfile } from '../operations/company/render-profile.ts'
