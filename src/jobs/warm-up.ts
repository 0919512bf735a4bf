import { gatherDisclosure } from '../operations/disclosure/gather-disclosure.ts'
import type { MakeBundle, RunTools } from '../operations/disclosure-report/perform-run.ts'
import type { BundleProcesses } from './bundle-processes.ts'
import type { Preparation } from './process-messages.ts'

type Gathering = Pick<RunTools, 'database' | 'snapshots' | 'secret'>

export interface WarmUpTools extends Gathering {
  readonly bundles: Pick<BundleProcesses, 'warmUp'>
}

/** A tenant that no one is: no record of anyone is read. */
const TENANT = 'ten_0000000000000000'
const PERIOD = { start: '2024-07-01', end: '2025-06-30' }

/** Bundles are made since programs run slowly until they have run for a while: the third takes half of the first. */
export const PREPARATIONS: readonly Preparation[] = [
  { abn: '10000000000', until: 'read' },
  { abn: '10000000000', until: 'made' },
  { abn: '10000000096', until: 'made' },
  { abn: '10000000113', until: 'made' },
]

/**
 * Gets a server ready for its first bundle: the process that will make it, then here the snapshot's reference data, which every
 * profile is read from. One after the other, for both take all processors of a small machine.
 */
export async function warmUp(tools: WarmUpTools, signal: AbortSignal): Promise<void> {
  await tools.bundles.warmUp(PREPARATIONS, signal)
  await gather(tools, PREPARATIONS[0]!.abn)
}

/** Takes a step of getting ready. Nothing is kept of it but what stays in memory. */
export async function prepare(
  tools: Gathering & { readonly make: (...given: Parameters<MakeBundle>) => Promise<unknown> },
  { abn, until }: Preparation,
): Promise<void> {
  const disclosure = await gather(tools, abn)
  if (until === 'made')
    await tools.make({ disclosure, previous: null }, async () => {}, new AbortController().signal)
}

async function gather({ database, snapshots, secret }: Gathering, abn: string) {
  const question = { tenantId: TENANT, abn, period: PERIOD }
  return await gatherDisclosure(database, await snapshots.newest(), question, secret)
}
