import { expect } from 'vitest'
import { statement } from '../support/disclosure-records.ts'
import type { Server } from './southerly.ts'

const URL = '/v1/companies/74115061375/s2-statements'
/** One record each: a calendar year of its own. */
const YEARS = [2001, 2002, 2003, 2004]

interface Written {
  readonly version: number
  readonly etag: string
  readonly body_sha256: string
}

/** What was acknowledged of each record, the oldest version first. */
export type Acknowledged = ReadonlyMap<number, readonly Written[]>

/** Writes the first version of several records, and goes on with version after version until the server is gone. */
export async function writeRecords(server: Server, key: string): Promise<{ ended: Promise<Acknowledged> }> {
  const acknowledged = new Map<number, Written[]>()
  for (const year of YEARS) acknowledged.set(year, [await writeNext(server, key, year, [])])
  const goOn = async (year: number): Promise<void> => {
    const own = acknowledged.get(year)!
    try {
      for (;;) own.push(await writeNext(server, key, year, own))
    } catch (error) {
      if (server.child.signalCode === null && !server.child.killed) throw error
    }
  }
  return { ended: Promise.all(YEARS.map(goOn)).then(() => acknowledged) }
}

async function writeNext(
  server: Server,
  key: string,
  year: number,
  before: readonly Written[],
): Promise<Written> {
  const etag = before.at(-1)?.etag
  const answer = await server.call(URL, {
    key,
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      ...(etag === undefined ? {} : { 'if-match': `"${etag}"` }),
    },
    body: JSON.stringify({
      period: { start: `${year}-01-01`, end: `${year}-12-31` },
      statements: [statement('6(a)', { statement: `Sentence ${before.length + 1}` })],
    }),
  })
  if (answer.status !== 200) throw new Error(`status ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { data: Written }).data
}

/** Every acknowledged version is there as it was written, and the history has no gap. */
export async function expectRecordsKept(
  server: Server,
  key: string,
  acknowledged: Acknowledged,
): Promise<void> {
  for (const [year, written] of acknowledged) {
    const kept = await readVersions(server, key, year)
    expect(kept.map(({ version }) => version)).toEqual(kept.map((_, index) => index + 1))
    expect(kept.slice(0, written.length).map(({ body_sha256 }) => body_sha256)).toEqual(
      written.map(({ body_sha256 }) => body_sha256),
    )
    // Only the one that was under way when the server died may be there without having been acknowledged.
    expect(kept.length - written.length).toBeLessThanOrEqual(1)
  }
}

async function readVersions(server: Server, key: string, year: number): Promise<Written[]> {
  const versions: Written[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const next: string = cursor === '' ? '' : `&cursor=${cursor}`
    const answer = await server.call(`${URL}/history?limit=200&period=${year}${next}`, { key })
    const { data, page } = (await answer.json()) as { data: Written[]; page: { next_cursor: string | null } }
    versions.push(...data)
    cursor = page.next_cursor
  }
  return versions.toReversed()
}
