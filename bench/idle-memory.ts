import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createPostgresDatabase } from '../test/support/postgres-databases.ts'
import { findPostgresPrograms } from '../test/support/postgres-programs.ts'
import { startPostgres } from '../test/support/start-postgres.ts'
import type { Bench, Figure } from './figure.ts'
import { memoryOfTree, totalRss } from './process-memory.ts'
import { type BenchServer, startServer } from './server.ts'
import { keysOfTenants, NO_LIMITS } from './tenant-keys.ts'

const PROMISED_MB = { embedded: 350, postgres: 250 }
const IDLE_MS = 60_000
const SECRET = 'the secret of a bench of idle servers'
const COMPANIES = ['74115061375', '49004028077', '55004898962', '16009661901', '11004089936', '16000011058']

/** What a server holds when its people have gone home: all its processes, without PostgreSQL's own. */
export const idleMemory: Bench = {
  name: 'idle-memory',
  what: 'resident memory of a server that made profiles, readiness and a bundle, after a minute without requests',
  baseline: 'what we promise; the same server at once after the bundle',
  run: async () => {
    const home = mkdtempSync(path.join(tmpdir(), 'southerly-bench-'))
    try {
      // The second start is the usual one: the first has loaded the starter dataset.
      const first = await startServer(home)
      await first.stop()
      return [...(await figuresOf('embedded', home, {})), ...(await onPostgres(home))]
    } finally {
      rmSync(home, { recursive: true, force: true })
    }
  },
}

async function onPostgres(home: string): Promise<Figure[]> {
  const programs = findPostgresPrograms()
  if (programs === undefined) return []
  const postgres = await startPostgres(programs, { durable: false })
  try {
    const databaseUrl = await createPostgresDatabase(postgres.url('postgres'), 'southerly_bench')
    const [key = ''] = await keysOfTenants({ databaseUrl, home, secret: SECRET }, [NO_LIMITS])
    return await figuresOf('postgres', home, { DATABASE_URL: databaseUrl, SOUTHERLY_SECRET: SECRET }, key)
  } finally {
    await postgres.stop()
  }
}

async function figuresOf(
  engine: keyof typeof PROMISED_MB,
  home: string,
  settings: Record<string, string>,
  key?: string,
): Promise<Figure[]> {
  const server = await startServer(home, { ...settings, SOUTHERLY_WARM_UP: 'yes' })
  try {
    await useIt(server, key ?? server.key)
    const busy = totalRss(memoryOfTree(server.pid))
    await pause(IDLE_MS)
    const value = totalRss(memoryOfTree(server.pid))
    const name = `${engine}, idle`
    return [
      {
        name,
        value,
        unit: 'MB',
        better: 'less',
        against: { name: 'promised', value: PROMISED_MB[engine], unit: 'MB' },
      },
      {
        name,
        value,
        unit: 'MB',
        better: 'less',
        against: { name: 'after the bundle', value: busy, unit: 'MB' },
      },
    ]
  } finally {
    await server.stop()
  }
}

/** What people do in their first hour. */
async function useIt(server: BenchServer, key: string): Promise<void> {
  const call = async (place: string, init: RequestInit = {}): Promise<string> => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', prefer: 'wait=25' }
    const answer = await fetch(`${server.url}${place}`, { ...init, headers })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${place} answered ${answer.status}: ${text}`)
    return text
  }
  for (const abn of COMPANIES) {
    await call(`/v1/companies/${abn}/climate-profile`)
    await call(`/v1/companies/${abn}/filing-readiness?period=2024-25`)
  }
  const company = `/v1/companies/${COMPANIES[0]}`
  const body = JSON.stringify({ period: '2024-25', force: true })
  let run = JSON.parse(await call(`${company}/disclosure-report`, { method: 'POST', body })) as Run
  while (run.data.state !== 'succeeded') {
    if (run.data.state === 'failed') throw new Error(`the run ${run.data.run_id} failed`)
    await pause(200)
    run = JSON.parse(await call(`${company}/disclosure-report-runs/${run.data.run_id}`)) as Run
  }
}

interface Run {
  readonly data: { readonly run_id: string; readonly state: string }
}
