import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inspect } from 'node:util'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openLine } from '../support/cut-line.ts'
import { FULL_RUN, newPostgresUrl } from '../support/engines.ts'
import { freePort } from '../support/free-port.ts'
import { HAS_POOLER, startPooler } from '../support/pooler.ts'
import { HAS_PROXY, startProxy } from '../support/proxy.ts'
import {
  ROOT,
  run,
  type Server,
  serve,
  start,
  startNode,
  stop,
  temporaryDirectory,
  testSettings,
} from './southerly.ts'

const AGL = '74115061375'
const CLIENTS = 4

interface Written {
  readonly etag: string
  readonly name: string
}

// Minutes on two processors; the parts (migrations beside older versions, rotation, shared quotas) have tests of their own.
test.skipIf(!FULL_RUN || inject('postgresUrl') === undefined || !HAS_PROXY)(
  'three nodes behind a proxy are upgraded to a version with a newer schema, and secret and signing key rotated, under load: no request fails, no write is lost or doubled',
  async () => {
    const folder = temporaryDirectory()
    const environment = testSettings(path.join(folder, 'home'), {
      DATABASE_URL: await newPostgresUrl({ holding: 'starter' }),
      SOUTHERLY_DRAIN_MS: '3000',
      SOUTHERLY_WORKERS: '0',
      METRICS_PORT: 'off',
    })
    await run(['tenant', 'create', 'Upgrade', '--plan', 'local'], environment)
    const made = await run(['key', 'create', '--name', 'load', '--json'], environment)
    const { key } = JSON.parse(made.stdout) as { key: string }
    const nodes = [
      await serveOnFixedPort(environment),
      await serveOnFixedPort(environment),
      await serveOnFixedPort(environment),
    ]
    const ports = nodes.map(({ url }) => Number(new URL(url).port))
    const proxy = await startProxy(folder, ports)
    onTestFinished(() => proxy.stop())
    const allUp = (): Promise<void> => expect.poll(() => proxy.nodes()).toHaveLength(ports.length)
    await allUp()

    const load = startLoad(proxy.url, key)
    const next = nextVersion(folder)
    for (const [index, port] of ports.entries()) {
      expect(await stop(nodes[index]!)).toMatchObject({ code: 0 })
      await startNext(next, { ...environment, PORT: String(port) })
      await allUp()
      // From here on nodes that came with the old secret and with the new one serve the same keys.
      if (index === 0) await rotate(environment)
    }
    const published = await Promise.all(ports.map(publishedKeys))
    const { failures, reads, acknowledged } = await load.stop()

    expect(failures).toEqual([])
    expect(published[0]).toEqual(['active', 'retired'])
    expect(new Set(published.map(String)).size).toBe(1)
    expect(reads).toBeGreaterThan(100)
    for (const [id, { etag, name }] of acknowledged) {
      const kept = await fetch(`${proxy.url}/v1/watchlists/${id}`, { headers: authorization(key) })
      expect(kept.headers.get('etag')).toBe(etag)
      expect(await kept.json()).toMatchObject({ data: { name } })
    }
    expect(acknowledged.size).toBe(CLIENTS)
  },
)

test.skipIf(inject('postgresUrl') === undefined)(
  'a node that starts before its database says so and waits for it',
  async () => {
    const line = await openLine(await newPostgresUrl({ holding: 'starter' }))
    onTestFinished(() => line.close())
    line.cut()
    const settings = { DATABASE_URL: line.url, METRICS_PORT: 'off', SOUTHERLY_WORKERS: '0' }
    const node = start(['serve'], testSettings(path.join(temporaryDirectory(), 'home'), settings))
    await expect.poll(() => node.written.stderr).toContain('Trying again for 60 s.')
    expect(node.written.stderr).toContain('PostgreSQL cannot be opened')
    line.mend()
    await expect.poll(() => node.written.stdout).toContain('Press Ctrl-C to stop.')
    expect(await stop(node)).toMatchObject({ code: 0 })
  },
)

test.skipIf(!FULL_RUN || inject('postgresUrl') === undefined || !HAS_POOLER)(
  'a node behind pgbouncer in transaction mode serves two tenants at once',
  async () => {
    const pooler = await startPooler(await newPostgresUrl({ holding: 'starter' }))
    onTestFinished(() => pooler.stop())
    const home = path.join(temporaryDirectory(), 'home')
    const environment = testSettings(home, { DATABASE_URL: pooler.url, METRICS_PORT: 'off' })
    const keys: string[] = []
    for (const name of ['First', 'Second']) {
      const tenant = JSON.parse(
        (await run(['tenant', 'create', name, '--plan', 'local', '--json'], environment)).stdout,
      ) as { id: string }
      const made = await run(['key', 'create', '--tenant', tenant.id, '--name', name, '--json'], environment)
      keys.push((JSON.parse(made.stdout) as { key: string }).key)
    }
    const node = await serve(environment)
    const put = (key: string, id: string): Promise<Response> =>
      node.call(`/v1/watchlists/${id}`, {
        key,
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: id, companies: [AGL] }),
      })
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const tenant = index % 2
        return index % 4 < 2
          ? put(keys[tenant]!, `list-${tenant}-${index}`)
          : node.call(`/v1/entities/${AGL}/emissions`, { key: keys[tenant]! })
      }),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    for (const [tenant, key] of keys.entries()) {
      const listed = await node.call('/v1/watchlists?limit=100', { key })
      const { data } = (await listed.json()) as { data: { id: string }[] }
      expect(data.map(({ id }) => id)).toHaveLength(10)
      expect(data.every(({ id }) => id.startsWith(`list-${tenant}-`))).toBe(true)
    }
  },
)

/** On a port of its own choice, which the next version takes over. Another program may take the port first: then on another one. */
async function serveOnFixedPort(
  environment: Readonly<Record<string, string | undefined>>,
  tries = 3,
): Promise<Server> {
  try {
    return await serve({ ...environment, PORT: String(await freePort()) })
  } catch (error) {
    if (tries > 1 && String(error).includes('is in use')) return serveOnFixedPort(environment, tries - 1)
    throw error
  }
}

const authorization = (key: string) => ({ authorization: `Bearer ${key}` })

async function rotate(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  for (const what of ['secret', 'signing-key'])
    expect(await run([what, 'rotate', '--days', '1', '--json'], environment)).toMatchObject({ code: 0 })
}

/** How the keys stand that a node publishes for those who verify bundles. */
async function publishedKeys(port: number): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/.well-known/southerly-keys.json`)
  const { keys } = (await answer.json()) as { keys: { status: string }[] }
  return keys.map(({ status }) => status)
}

/** This version with one migration more. */
function nextVersion(folder: string): string {
  const root = path.join(folder, 'next')
  mkdirSync(root)
  for (const name of ['bin', 'src']) cpSync(path.join(ROOT, name), path.join(root, name), { recursive: true })
  for (const name of ['node_modules', 'clients', 'data', 'docs', 'web', 'package.json', 'openapi.json'])
    symlinkSync(path.join(ROOT, name), path.join(root, name))
  const migrations = path.join(root, 'src', 'store', 'migrations')
  const number = readdirSync(migrations).filter((name) => name.endsWith('.sql')).length + 1
  const script = 'alter table watchlist add column upgraded text;\n'
  writeFileSync(path.join(migrations, `${String(number).padStart(4, '0')}_upgraded.sql`), script)
  return root
}

async function startNext(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const words = [path.join(root, 'bin', 'southerly'), 'serve', '--json', '--with-parent']
  const { written, ended } = startNode(words, environment)
  const isReady = expect.poll(() => written.stdout).toContain('\n')
  await Promise.race([isReady, ended.then(({ stderr }) => Promise.reject(new Error(stderr)))])
}

/** Clients that read and write, each one request after the other, until they are stopped. Each writes over what it wrote before. */
function startLoad(url: string, key: string) {
  const failures: string[] = []
  const acknowledged = new Map<string, Written>()
  let reads = 0
  const end = new AbortController()
  const ask = async (place: string, init: RequestInit = {}): Promise<Written | undefined> => {
    try {
      const headers = new Headers(init.headers)
      headers.set('authorization', `Bearer ${key}`)
      const answer = await fetch(`${url}${place}`, { ...init, headers })
      const body = await answer.text()
      if (answer.ok) return { etag: answer.headers.get('etag') ?? '', name: '' }
      failures.push(`${place}: ${answer.status} ${body}`)
    } catch (error) {
      failures.push(`${place}: ${inspect(error)}`)
    }
    return undefined
  }
  const write = async (id: string, round: number): Promise<void> => {
    const before = acknowledged.get(id)
    const headers = {
      'content-type': 'application/json',
      ...(before === undefined ? {} : { 'if-match': before.etag }),
    }
    const name = `round ${round}`
    const body = JSON.stringify({ name, companies: [AGL] })
    const answer = await ask(`/v1/watchlists/${id}`, { method: 'PUT', headers, body })
    if (answer !== undefined) acknowledged.set(id, { ...answer, name })
  }
  const client = async (id: string): Promise<void> => {
    for (let round = 0; !end.signal.aborted; round += 1) {
      await write(id, round)
      for (const place of [`/v1/entities/${AGL}/emissions`, `/v1/companies/${AGL}/climate-profile`])
        if ((await ask(place)) !== undefined) reads += 1
    }
  }
  const clients = Array.from({ length: CLIENTS }, (_, number) => client(`load-${number}`))
  return {
    async stop() {
      end.abort()
      await Promise.all(clients)
      return { failures, reads, acknowledged }
    },
  }
}
