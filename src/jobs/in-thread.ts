import { setPriority } from 'node:os'
import type { BundleRenderers } from '../operations/disclosure-report/make-bundle.ts'

const BACKGROUND_PRIORITY = 10

/**
 * For threads of a process that answers requests: on Linux a thread has a priority of its own, and requests that come while a
 * bundle is made go first. Elsewhere it is the process's.
 */
export function giveWayToRequests(): void {
  if (process.platform === 'linux') setPriority(BACKGROUND_PRIORITY)
}

/** The renderers at an address. */
export async function loadRenderers(address: string): Promise<BundleRenderers> {
  try {
    return ((await import(address)) as { readonly RENDERERS: BundleRenderers }).RENDERERS
  } catch (error) {
    // Not a plain Error, which counts as what a renderer has to say to the customer.
    throw new TypeError('the renderers cannot be loaded', { cause: error })
  }
}
