import type { Database } from '../operations/database.ts'
import { gatherDisclosure } from '../operations/disclosure/gather-disclosure.ts'
import type { SnapshotDirectory } from '../operations/releases/snapshot-directory.ts'
import type { BundleThreads } from './bundle-threads.ts'

export interface WarmUpTools {
  readonly database: Database
  readonly snapshots: SnapshotDirectory
  readonly secret: Uint8Array
  readonly threads: BundleThreads
}

/** A sandbox company, and a tenant that nobody is: no record of anybody is read. */
const QUESTION = {
  tenantId: 'warm-up',
  abn: '10000000000',
  period: { start: '2024-07-01', end: '2025-06-30' },
}

/**
 * Makes a bundle that nobody asked for and drops it, so that the first one that is asked for finds the snapshot's
 * reference data read, and a thread with fonts and a compiled PDF compiler.
 */
export async function warmUp(tools: WarmUpTools, signal: AbortSignal): Promise<void> {
  const snapshot = await tools.snapshots.newest()
  const disclosure = await gatherDisclosure(tools.database, snapshot, QUESTION, tools.secret)
  await tools.threads.make(disclosure, async () => signal.throwIfAborted(), signal)
}
