import { Agent, request } from 'node:http'
import { boundary, july, statement } from '../../test/support/disclosure-records.ts'

const AGL = '74115061375'
/** So many are asked about again and again. */
const COMPANIES = 200
const OWN = `/v1/companies/${AGL}`

/** A kind of request, and which share of all it has. */
export interface Kind {
  readonly name: string
  readonly share: number
  /** Programs send it, and nobody waits at a screen. */
  readonly isBatch?: boolean
  readonly make: (serial: number, abns: readonly string[]) => Message
}

interface Message {
  readonly method?: string
  readonly url: string
  readonly body?: object
}

const of = (abns: readonly string[], serial: number): string => abns[serial % abns.length]!

/** What people, their programs and their accountants ask for in a reporting season. */
export const KINDS: readonly Kind[] = [
  {
    name: 'emissions of a company',
    share: 0.45,
    make: (serial, abns) => ({ url: `/v1/entities/${of(abns, serial)}/emissions` }),
  },
  {
    name: 'profile',
    share: 0.2,
    make: (serial, abns) => ({ url: `/v1/companies/${of(abns, serial)}/climate-profile` }),
  },
  { name: 'own record', share: 0.15, make: () => ({ url: `${OWN}/organisational-boundary?period=2025-26` }) },
  { name: 'filing readiness', share: 0.1, make: () => ({ url: `${OWN}/filing-readiness?period=2025-26` }) },
  {
    name: 'write of a record',
    share: 0.05,
    // Each is the first version of its record, so that none needs the version before.
    make: (serial, abns) => ({
      method: 'PUT',
      url: `/v1/companies/${of(abns, serial)}/s2-statements`,
      body: { period: july(2000 + (Math.floor(serial / abns.length) % 25)), statements: [statement('6(a)')] },
    }),
  },
  {
    name: 'batch of 10 profiles',
    share: 0.05,
    isBatch: true,
    // With another stride each time, so that hardly any batch comes twice.
    make: (serial, abns) => ({
      method: 'POST',
      url: '/v1/companies/batch/climate-profiles',
      body: {
        abns: Array.from({ length: 10 }, (_, index) => of(abns, serial + index * (1 + (serial % 97)))),
      },
    }),
  },
]

/** Sends one request of a kind for the next tenant; rejects unless it succeeds. */
export type Send = (kind: Kind) => Promise<void>

/** Node's own client: `fetch` takes several times the processor time, of which the server has as much less. */
export async function senderTo(url: string, keys: readonly string[]): Promise<Send> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  const ask = sender(url, agent)
  const abns = await companies(url, keys[0]!)
  let serial = 0
  return async (kind) => {
    serial += 1
    await ask(of(keys, serial), kind.make(serial, abns))
  }
}

/** What the reads of a tenant's own data find. */
export async function prepareTenants(url: string, keys: readonly string[]): Promise<void> {
  const ask = sender(url, new Agent({ keepAlive: true }))
  for (const key of keys) {
    const period = july(2025)
    await ask(key, { method: 'PUT', url: `${OWN}/organisational-boundary`, body: boundary({ period }) })
    await ask(key, {
      method: 'PUT',
      url: `${OWN}/s2-statements`,
      body: { period, statements: [statement('6(a)')] },
    })
  }
}

async function companies(url: string, key: string): Promise<string[]> {
  const answer = await fetch(`${url}/v1/registry/reporters`, { headers: { authorization: `Bearer ${key}` } })
  const { data } = (await answer.json()) as { data: { companies: { abn: string[] } } }
  return data.companies.abn.filter((abn) => abn !== AGL).slice(0, COMPANIES)
}

const sender =
  (url: string, agent: Agent) =>
  (key: string, { method = 'GET', url: place, body }: Message): Promise<void> =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body)
      const headers = {
        authorization: `Bearer ${key}`,
        ...(text === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      }
      const sent = request(`${url}${place}`, { method, agent, headers }, (answer) => {
        const isGood = answer.statusCode === 200 || answer.statusCode === 201
        let said = ''
        answer.on('data', (piece: Buffer) => {
          if (!isGood) said += String(piece)
        })
        answer.on('end', () =>
          isGood ? resolve() : reject(new Error(`${method} ${place}: ${answer.statusCode} ${said}`)),
        )
        answer.on('error', reject)
      })
      sent.on('error', reject)
      sent.end(text)
    })
