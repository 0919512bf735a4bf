import { warmSnapshot } from '../operations/company/warm-snapshot.ts'
import { gatherDisclosure } from '../operations/disclosure/gather-disclosure.ts'
import type { MakeBundle, RunTools } from '../operations/disclosure-report/perform-run.ts'
import type { BundleProcesses } from './bundle-processes.ts'
import type { Preparation } from './process-messages.ts'

/** What the first answers of a server are made with. */
export type FirstAnswers = Pick<RunTools, 'database' | 'snapshots' | 'secret'>

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

/** Gets a server ready for its first profile and its first readiness: the snapshot's reference data, and code that has run once. */
export async function warmAnswers(tools: FirstAnswers): Promise<void> {
  await warmSnapshot(tools.database, await tools.snapshots.newest())
  await gather(tools, PREPARATIONS[0]!.abn)
}

/** Gets the process ready that will make the first bundle. */
export const warmBundles = (bundles: Pick<BundleProcesses, 'warmUp'>, signal: AbortSignal): Promise<void> =>
  bundles.warmUp(PREPARATIONS, signal)

/** Takes a step of getting ready. Nothing is kept of it but what stays in memory. */
export async function prepare(
  tools: FirstAnswers & { readonly make: (...given: Parameters<MakeBundle>) => Promise<unknown> },
  { abn, until }: Preparation,
): Promise<void> {
  const disclosure = await gather(tools, abn)
  if (until === 'made')
    await tools.make(
      { disclosure, previous: null, lines: null },
      async () => {},
      new AbortController().signal,
    )
}

async function gather({ database, snapshots, secret }: FirstAnswers, abn: string) {
  const question = { tenantId: TENANT, abn, period: PERIOD }
  return await gatherDisclosure(database, await snapshots.newest(), question, secret)
}
