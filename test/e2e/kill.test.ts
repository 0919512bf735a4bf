import { describe, expect, inject, test } from 'vitest'
import { FULL_RUN, newPostgresUrl } from '../support/engines.ts'
import { beginUploads, expectUploadsWhole } from './broken-uploads.ts'
import { run, type Server, serve, startedHome, testSettings } from './southerly.ts'
import { expectRecordsKept, writeRecords } from './write-records.ts'

/** Of keys; versions of records are written beside them for as long. */
const WRITES = 600
const AT_ONCE = 8

/** Creates keys through the API until they are all made or the server is gone; answers those that were acknowledged. */
async function createKeys(
  server: Server,
  admin: string,
  onAcknowledged: (count: number) => void,
): Promise<string[]> {
  const acknowledged: string[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    while (next < WRITES) {
      next += 1
      try {
        const answer = await server.call('/v1/keys', {
          key: admin,
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            name: `key ${next}`,
            scopes: ['companies:read'],
            packs: ['au_company_climate_intelligence'],
          }),
        })
        if (answer.status !== 201) throw new Error(`status ${answer.status}: ${await answer.text()}`)
        const { key } = (await answer.json()) as { key: string }
        acknowledged.push(key)
        onAcknowledged(acknowledged.length)
      } catch (error) {
        if (server.child.signalCode === null && !server.child.killed) throw error
        return
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return acknowledged
}

const engines = [
  ['embedded', async () => ({})],
  ['postgres', async () => ({ DATABASE_URL: await newPostgresUrl({ holding: 'nothing' }) })],
] as const

// Only the embedded database is ours to break; a server of PostgreSQL looks after itself.
describe.each(FULL_RUN ? engines : engines.slice(0, 1))('%s', (engine, settingsOf) => {
  test.skipIf(engine === 'postgres' && inject('postgresUrl') === undefined)(
    'every acknowledged key, record version and file is there after kill -9 in the middle of them, and the audit chain holds',
    async () => {
      const home = await startedHome()
      const environment = testSettings(home, await settingsOf())
      const first = await serve(environment)
      await run(['tenant', 'create', 'Kill', '--plan', 'local'], environment)
      const tenants = JSON.parse((await run(['tenant', 'list', '--json'], environment)).stdout) as {
        tenants: { id: string; name: string }[]
      }
      const tenant = tenants.tenants.find(({ name }) => name === 'Kill')?.id ?? ''
      const made = await run(['key', 'create', '--name', 'admin', '--tenant', tenant, '--json'], environment)
      const admin = (JSON.parse(made.stdout) as { key: string }).key

      const killAfter = 100 + Math.floor(Math.random() * (WRITES - 200))
      const uploads = await beginUploads(first, admin, home)
      const records = await writeRecords(first, admin)
      const acknowledged = await createKeys(first, admin, (count) => {
        if (count === killAfter) first.child.kill('SIGKILL')
      })
      expect(await first.ended).toMatchObject({ signal: 'SIGKILL' })
      expect(acknowledged.length).toBeGreaterThanOrEqual(killAfter)

      const second = await serve(environment)
      const statuses = new Map<number, number>()
      for (const key of [admin, ...acknowledged]) {
        const { status } = await second.call('/v1/entities/resolve?abn=74115061375', { key })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
      expect([...statuses]).toEqual([[200, acknowledged.length + 1]])
      const listed = await run(['key', 'list', '--tenant', tenant, '--json'], environment)
      const ids = new Set((JSON.parse(listed.stdout) as { keys: { id: string }[] }).keys.map(({ id }) => id))
      expect(acknowledged.filter((key) => !ids.has(key.split('_')[2] ?? ''))).toEqual([])
      await expectRecordsKept(second, admin, await records.ended)
      await expectUploadsWhole(second, admin, home, uploads)
      expect((await run(['audit', 'verify'], environment)).code).toBe(0)
    },
  )
})
