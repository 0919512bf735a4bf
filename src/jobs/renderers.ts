import { RenderingFailed } from '../operations/disclosure-report/fail-run.ts'
import type { BundleRenderers } from '../operations/disclosure-report/make-bundle.ts'

/** The renderers at an address. */
export async function loadRenderers(address: string): Promise<BundleRenderers> {
  try {
    return ((await import(address)) as { readonly RENDERERS: BundleRenderers }).RENDERERS
  } catch (error) {
    // Not a plain Error, which counts as what a renderer has to say to the customer.
    throw new TypeError('the renderers cannot be loaded', { cause: error })
  }
}

/** A plain Error is a renderer that refuses, in its own sentence; anything else is a mistake of ours. */
export function refuse(error: Error): never {
  throw error.name === 'Error' ? new RenderingFailed(error.message, { cause: error }) : error
}
