import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, dataOf, readAll, repeated, type Writer } from './client.ts'

const ABN = '74115061375'
const RUNS = `/v1/companies/${ABN}/disclosure-report-runs`
const PAUSE_MS = 500
/** As many workers were killed at it as a run has tries, and its owner is notified. It is not lost, and it is counted. */
const GIVEN_UP = 'failed worker_lost'

/** Asks for bundles, one after the other, at most so many. */
export function runWriter(
  client: Client,
  most: number,
): Writer & { unfinished(reader: Client): Promise<number>; givenUp(): number } {
  const acknowledged: string[] = []
  let sent = 0
  let givenUp = 0
  const stateOf = async (reader: Client, id: string): Promise<string> => {
    const asked = await reader.insist(`${RUNS}/${id}`)
    if (asked?.status !== 200) return 'missing'
    const { state, error } = dataOf(asked)
    return state === 'failed' ? `failed ${(error as { code: string }).code}` : String(state)
  }
  const isUnfinished = (state: string): boolean => state === 'queued' || state === 'running'
  return {
    acknowledged: () => acknowledged.length,
    givenUp: () => givenUp,
    async write() {
      while (!client.signal.aborted && sent < most) {
        sent += 1
        const asked = await client.insist(`/v1/companies/${ABN}/disclosure-report`, {
          method: 'POST',
          headers: { 'idempotency-key': `bundle-${sent}-of-chaos` },
          body: { period: '2024-25', force: true },
        })
        if (asked === undefined) continue
        if (asked.status !== 202) throw new Error(JSON.stringify(asked))
        const id = String(dataOf(asked)['run_id'])
        acknowledged.push(id)
        while (!client.signal.aborted && isUnfinished(await stateOf(client, id))) await sleep(PAUSE_MS)
      }
    },
    async unfinished(reader) {
      const states = await Promise.all(acknowledged.map((id) => stateOf(reader, id)))
      return states.filter(isUnfinished).length
    },
    async tally(reader) {
      const states = new Map<string, string>()
      for (const id of acknowledged) states.set(id, await stateOf(reader, id))
      const bundles = (await readAll(reader, `/v1/companies/${ABN}/disclosure-reports?`)).map(({ run_id }) =>
        String(run_id),
      )
      const made = new Set(bundles)
      givenUp = [...states.values()].filter((state) => state === GIVEN_UP).length
      return {
        what: 'bundle runs',
        sent,
        acknowledged: acknowledged.length,
        found: bundles.length,
        lost: [...states]
          .filter(([id, state]) => state !== GIVEN_UP && (state !== 'succeeded' || !made.has(id)))
          .map((pair) => pair.join(' ')),
        doubled: [...repeated(bundles), ...(bundles.length > sent ? ['a bundle that nobody asked for'] : [])],
      }
    },
  }
}
