import { writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { newPostgresUrl } from '../support/engines.ts'
import { run, serve, start, temporaryDirectory, testSettings } from './southerly.ts'

const AGL = '74115061375'
const RUNS = `/v1/companies/${AGL}/disclosure-report-runs`

interface Answer {
  readonly data: { readonly run_id: string; readonly state: string; readonly attempt: number }
}

/** No bundle can be written until the answer is called, so that no run ends before it is killed. */
async function keepBundlesOut(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('begin; lock table bundle in share mode')
  return () => client.end()
}

test.skipIf(inject('postgresUrl') === undefined)(
  'southerly worker: killed in mid-run, another ends the run once; southerly bundle hands it out and southerly verify agrees',
  async () => {
    const folder = temporaryDirectory()
    const databaseUrl = await newPostgresUrl({ holding: 'starter' })
    const environment = testSettings(path.join(folder, 'home'), { DATABASE_URL: databaseUrl })
    await run(['tenant', 'create', 'Worker', '--plan', 'local'], environment)
    const made = await run(['key', 'create', '--name', 'worker', '--json'], environment)
    const { key } = JSON.parse(made.stdout) as { key: string }
    const server = await serve({ ...environment, SOUTHERLY_WORKERS: '0' })
    const asked = await server.call(`/v1/companies/${AGL}/disclosure-report`, {
      key,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ period: '2024-25' }),
    })
    expect(asked.status).toBe(202)
    const { data } = (await asked.json()) as Answer
    const now = async (): Promise<Answer['data']> =>
      ((await (await server.call(`${RUNS}/${data.run_id}`, { key })).json()) as Answer).data
    const until = async (state: string): Promise<Answer['data']> => {
      await expect.poll(async () => (await now()).state, { interval: 300, timeout: 280_000 }).toBe(state)
      return await now()
    }
    expect(data).toMatchObject({ state: 'queued', attempt: 0 })

    const letBundlesIn = await keepBundlesOut(databaseUrl)
    const killed = start(['worker'], environment)
    await until('running')
    killed.child.kill('SIGKILL')
    expect(await killed.ended).toMatchObject({ signal: 'SIGKILL' })
    await letBundlesIn()
    const second = start(['worker'], environment)
    expect(await until('succeeded')).toMatchObject({ attempt: 2 })
    second.child.kill('SIGTERM')
    expect(await second.ended).toMatchObject({ code: 0 })
    const listed = await server.call(`/v1/companies/${AGL}/disclosure-reports`, { key })
    expect(((await listed.json()) as { data: object[] }).data).toHaveLength(1)

    const zip = path.join(folder, 'bundle.zip')
    const taken = await run(['bundle', AGL, '--period', '2024-25', '--out', zip, '--json'], environment)
    expect(JSON.parse(taken.stdout)).toMatchObject({ run_id: data.run_id, reused: true })
    const keys = path.join(folder, 'keys.json')
    writeFileSync(keys, await (await fetch(`${server.url}/.well-known/southerly-keys.json`)).text())
    const verified = await run(['verify', zip, '--keys', keys, '--json'], {})
    expect(verified.code).toBe(0)
    expect(JSON.parse(verified.stdout)).toMatchObject({ valid: true, signature: { trust: 'trusted' } })
  },
)
