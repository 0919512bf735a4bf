import { setTimeout as sleep } from 'node:timers/promises'
import { RECORD_EXAMPLES } from '../../support/record-resources.ts'
import type { Side } from '../request.ts'
import type { FuzzServer } from './server.ts'
import type { FuzzTenant } from './tenants.ts'
import type { Belongings, World } from './world.ts'

/** AGL Energy: every kind of answer has something about it. */
const COMPANY = '74115061375'
const SLOTS = 3
const BUNDLE_LIMIT_MS = 240_000

type Ask = (method: string, place: string, body?: unknown, headers?: Record<string, string>) => Promise<Asked>
interface Asked {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly headers: Headers
}

/** Gives both tenants what one can have, with the tenant's marker wherever it takes text, and learns the public ids. */
export async function populate(
  server: FuzzServer,
  tenants: Readonly<Record<Side, FuzzTenant>>,
  withBundles: boolean,
): Promise<World> {
  const attacker = await furnish(server, tenants.attacker, withBundles)
  const victim = await furnish(server, tenants.victim, withBundles)
  const ask = askAs(server.url, tenants.attacker)
  const idsOf = async (place: string, member: string): Promise<string[]> =>
    ((await ask('GET', place)).body['data'] as Record<string, string>[]).map((row) => row[member]!)
  return {
    port: server.port,
    tenants,
    belongings: { attacker, victim },
    snapshots: await idsOf('/v1/snapshots?limit=6', 'snapshot'),
    datasets: (await idsOf('/v1/datasets', 'dataset')).slice(0, 20),
    sha256s: ['0'.repeat(64), 'f'.repeat(64)],
    etags: new Map(),
    cursors: new Map(),
  }
}

async function furnish(server: FuzzServer, tenant: FuzzTenant, withBundles: boolean): Promise<Belongings> {
  const ask = askAs(server.url, tenant)
  for (const { route, variant } of RECORD_EXAMPLES)
    await ask('PUT', `/v1/companies/${COMPANY}/${route}`, variant(tenant.marker))
  const watchlists = ['lending-book', 'second']
  for (const id of watchlists)
    await ask('PUT', `/v1/watchlists/${id}`, { name: `List ${tenant.marker}`, companies: [COMPANY] })
  const webhooks: string[] = []
  for (let slot = 0; slot < SLOTS; slot += 1) webhooks.push(await makeWebhook(ask, tenant))
  const signedIn = await ask('POST', '/v1/session', undefined, {
    authorization: `Bearer ${tenant.keys['everyday']}`,
  })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const made = withBundles ? await makeBundle(ask) : { artifacts: [], runs: [] }
  return { webhooks, watchlists, cookie, ...made }
}

/** Another webhook for a slot whose one was deleted. */
export const replaceWebhook = (server: FuzzServer, tenant: FuzzTenant): Promise<string> =>
  makeWebhook(askAs(server.url, tenant), tenant)

async function makeWebhook(ask: Ask, { marker }: FuzzTenant): Promise<string> {
  const { body } = await ask('POST', '/v1/webhooks', {
    url: `https://hooks.southerly.invalid/${marker}`,
    description: marker,
  })
  return String(body['id'])
}

async function makeBundle(ask: Ask): Promise<{ artifacts: string[]; runs: string[] }> {
  const place = `/v1/companies/${COMPANY}/disclosure-report`
  const requested = await ask('POST', place, { period: '2025-26' })
  const run = String((requested.body['data'] as Record<string, unknown>)['run_id'])
  const until = performance.now() + BUNDLE_LIMIT_MS
  for (;;) {
    const { body } = await ask('GET', `${place}-runs/${run}`)
    const { state, artifact_id: artifact } = body['data'] as { state: string; artifact_id?: string | null }
    if (typeof artifact === 'string') return { artifacts: [artifact], runs: [run] }
    if (/fail|cancel/.test(state) || performance.now() > until)
      throw new Error(`the first bundle was not made: ${JSON.stringify(body)}`)
    await sleep(200)
  }
}

/** Asks with the tenant's strongest key, and throws unless it succeeds: without its world a fuzzer tests nothing. */
const askAs =
  (url: string, tenant: FuzzTenant): Ask =>
  async (method, place, body, headers = {}) => {
    const response = await fetch(`${url}${place}`, {
      method,
      headers: {
        authorization: `Bearer ${tenant.keys['admin']}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${place}: ${response.status} ${text}`)
    return {
      status: response.status,
      body: JSON.parse(text) as Record<string, unknown>,
      headers: response.headers,
    }
  }
