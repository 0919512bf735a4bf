import { setTimeout as sleep } from 'node:timers/promises'
import { type Asked, type Client, dataOf } from '../load/client.ts'

const PAUSE_MS = 20
const BATCH = 20
const COMPANIES = 100

/** Reads what customers read: profiles, risks, searches and batches, in turn. Answers how many rounds it read. */
export async function readWhile(client: Client): Promise<number> {
  const companies = await someCompanies(client)
  let read = 0
  while (!client.signal.aborted) {
    const abn = companies[read % companies.length]!
    const first = (read * BATCH) % companies.length
    const abns = companies.slice(first, first + BATCH)
    await must(client, `/v1/companies/${abn}/climate-profile`)
    await must(client, `/v1/companies/${abn}/climate-risk`)
    await must(client, `/v1/entities/resolve?name=energy%20${read % companies.length}`)
    await must(client, '/v1/emission-factors/search?q=diesel')
    await must(client, '/v1/companies/batch/climate-profiles', { abns })
    read += 1
    await sleep(PAUSE_MS)
  }
  return read
}

/** Few enough that their answers are in every node's cache before memory is compared. */
async function someCompanies(client: Client): Promise<readonly string[]> {
  const asked = await must(client, '/v1/registry/reporters')
  if (asked === undefined) return []
  const { companies } = dataOf(asked) as { companies: { abn: string[] } }
  return companies.abn.slice(0, COMPANIES)
}

async function must(client: Client, place: string, body?: object): Promise<Asked | undefined> {
  const asked = await client.insist(place, body === undefined ? {} : { method: 'POST', body })
  if (asked !== undefined && asked.status !== 200) throw new Error(`${place}: ${JSON.stringify(asked)}`)
  return asked
}
