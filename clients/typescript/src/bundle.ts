import type { CallOptions, Client } from './client.ts'
import type { Arguments } from './operation-types.ts'
import { sleep } from './retry.ts'
import type { DisclosureRun } from './schema.ts'

const WAIT_SECONDS = 20
const ENDED: ReadonlySet<DisclosureRun['state']> = new Set(['succeeded', 'failed', 'cancelled'])

/**
 * Asks for an evidence bundle and waits until its run has ended, however long that takes; `signal` gives up. The service is
 * asked to hold the first answer for up to 20 seconds, which most bundles need less than; after that it is asked every
 * two seconds. Look at `state`: a run that failed says why in `error`.
 */
export async function requestBundle(
  client: Client,
  given: Arguments<'requestDisclosureReport'>,
  options: CallOptions = {},
): Promise<DisclosureRun> {
  const headers = { ...options.headers, prefer: `wait=${WAIT_SECONDS}` }
  const timeoutMs = Math.max(options.timeoutMs ?? 0, (WAIT_SECONDS + 10) * 1000)
  let { data: run } = await client.requestDisclosureReport(given, { ...options, headers, timeoutMs })
  while (!ENDED.has(run.state)) {
    await sleep(2000, options.signal)
    run = (await client.getDisclosureRun({ abn: run.abn, run_id: run.run_id }, options)).data
  }
  return run
}
