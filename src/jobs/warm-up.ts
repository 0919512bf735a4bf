import { gatherDisclosure } from '../operations/disclosure/gather-disclosure.ts'
import type { RunTools } from '../operations/disclosure-report/perform-run.ts'

export interface WarmUpTools extends Pick<RunTools, 'database' | 'snapshots' | 'secret'> {
  /** What makes bundles; what comes of it is dropped. */
  readonly make: (...given: Parameters<RunTools['make']>) => Promise<unknown>
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
export async function warmUp({ database, snapshots, secret, make }: WarmUpTools): Promise<void> {
  const snapshot = await snapshots.newest()
  for (const abn of COMPANIES) {
    const question = { tenantId: TENANT, abn, period: PERIOD }
    const disclosure = await gatherDisclosure(database, snapshot, question, secret)
    await make({ disclosure, previous: null }, async () => {}, new AbortController().signal)
  }
}
