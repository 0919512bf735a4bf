import type { Database } from '../operations/database.ts'
import { gatherDisclosure } from '../operations/disclosure/gather-disclosure.ts'
import type { SnapshotDirectory } from '../operations/releases/snapshot-directory.ts'
import type { BundleThreads } from './bundle-threads.ts'

/** What makes bundles; what comes of it is dropped. */
interface Warmed {
  make(...given: Parameters<BundleThreads['make']>): Promise<unknown>
}

export interface WarmUpTools {
  readonly database: Database
  readonly snapshots: SnapshotDirectory
  readonly secret: Uint8Array
  readonly threads: Warmed
}

/** Sandbox companies, and a tenant that nobody is: no record of anybody is read. */
const COMPANIES = ['10000000000', '10000000096', '10000000113']
const TENANT = 'ten_0000000000000000'
const PERIOD = { start: '2024-07-01', end: '2025-06-30' }

/**
 * Makes bundles that nobody asked for and drops them, so that the first one that is asked for finds the snapshot's
 * reference data read, and threads with fonts and a PDF compiler. The compiler is a program that runs slowly until it has run
 * for some seconds: of three documents the third takes a third of the first.
 */
export async function warmUp(tools: WarmUpTools, signal: AbortSignal): Promise<void> {
  const snapshot = await tools.snapshots.newest()
  for (const abn of COMPANIES) {
    const question = { tenantId: TENANT, abn, period: PERIOD }
    const disclosure = await gatherDisclosure(tools.database, snapshot, question, tools.secret)
    await tools.threads.make({ disclosure, previous: null }, async () => signal.throwIfAborted(), signal)
  }
}
