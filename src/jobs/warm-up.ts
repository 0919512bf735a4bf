import { gatherDisclosure } from '../operations/disclosure/gather-disclosure.ts'
import type { MakeBundle, RunTools } from '../operations/disclosure-report/perform-run.ts'
import type { BundleThreads } from './bundle-threads.ts'

type Gathering = Pick<RunTools, 'database' | 'snapshots' | 'secret'>

export interface WarmUpTools extends Gathering {
  readonly threads: Pick<BundleThreads, 'warmUp'>
}

/** Sandbox companies, and a tenant that nobody is: no record of anybody is read. */
const COMPANIES = ['10000000000', '10000000096', '10000000113'] as const
const TENANT = 'ten_0000000000000000'
const PERIOD = { start: '2024-07-01', end: '2025-06-30' }

/**
 * Gets a server ready for its first bundle: the thread that will make it, and here the snapshot's reference data, which
 * the request for a bundle is checked against and every profile is read from.
 */
export async function warmUp(tools: WarmUpTools, signal: AbortSignal): Promise<void> {
  await Promise.all([tools.threads.warmUp(signal), gather(tools, COMPANIES[0])])
}

/**
 * Makes bundles that nobody asked for and drops them, so that the first one that is asked for finds the snapshot's
 * reference data read, and threads with fonts and a PDF compiler. The compiler is a program that runs slowly until it has run
 * for some seconds: of three documents the third takes a third of the first.
 */
export async function makeUnasked(
  tools: Gathering & { readonly make: (...given: Parameters<MakeBundle>) => Promise<unknown> },
): Promise<void> {
  for (const abn of COMPANIES) {
    const disclosure = await gather(tools, abn)
    await tools.make({ disclosure, previous: null }, async () => {}, new AbortController().signal)
  }
}

async function gather({ database, snapshots, secret }: Gathering, abn: string) {
  const question = { tenantId: TENANT, abn, period: PERIOD }
  return await gatherDisclosure(database, await snapshots.newest(), question, secret)
}
