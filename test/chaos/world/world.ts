import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '../../../src/clock.ts'
import { PACKS } from '../../../src/domain/tenancy/access.ts'
import { loadStarter } from '../../../src/operations/releases/load-starter.ts'
import { createKey } from '../../../src/operations/tenancy/keys.ts'
import { openServerSecret } from '../../../src/operations/tenancy/server-secret.ts'
import { createTenant } from '../../../src/operations/tenancy/tenants.ts'
import type { Database } from '../../../src/store/database.ts'
import { migrate } from '../../../src/store/migrate.ts'
import { openDatabase } from '../../../src/store/open.ts'
import { starterOptions } from '../../support/embedded-template.ts'
import { mountSmallDisk, type SmallDisk } from '../../support/mount-disk.ts'
import { createPostgresDatabase } from '../../support/postgres-databases.ts'
import { findPostgresPrograms } from '../../support/postgres-programs.ts'
import { type PostgresServer, startPostgres } from '../../support/start-postgres.ts'
import { type Receiver, startReceiver } from '../../support/webhook-receiver.ts'
import { type Member, type Role, startMember } from './process.ts'

const SECRET = 'the secret of a service under chaos'
/** Large enough to refuse nobody, so that requests go through the limits that nodes share. */
const LIMITS = {
  requests_per_minute: 1_000_000,
  requests_in_flight: 1000,
  items_per_month: 100_000_000,
  history_years: null,
  evidence_mb: 10_000,
  bundles_per_month: 10_000,
  webhooks: 50,
}
const DISK_MB = 64

/** Nodes and workers on a PostgreSQL of their own, one tenant, and a receiver of its webhooks. */
export interface World {
  readonly postgres: PostgresServer
  readonly members: readonly Member[]
  readonly receiver: Receiver
  readonly tenantId: string
  readonly key: string
  /** Homes of the nodes. */
  readonly homes: readonly string[]
  /** Where the nodes keep files that arrive; undefined where no disk can be mounted. */
  readonly disk: SmallDisk | undefined
  /** Straight to the database, past every fault of a line. */
  open(): Promise<Database>
  up(role: Role): readonly Member[]
  /** Until all are up. */
  settle(limitMs: number): Promise<void>
  remove(): Promise<void>
}

export async function makeWorld(size: { readonly nodes: number; readonly workers: number }): Promise<World> {
  const programs = findPostgresPrograms()
  if (programs === undefined) throw new Error('there is no PostgreSQL on this machine')
  const folder = mkdtempSync(path.join(tmpdir(), 'southerly-chaos-'))
  const disk = mountSmallDisk(DISK_MB)
  const removeFiles = (): void => {
    disk?.unmount()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  // Whoever interrupts the run leaves no disk behind.
  process.once('exit', removeFiles)
  const postgres = await startPostgres(programs, { durable: 'crash' })
  const databaseUrl = await createPostgresDatabase(postgres.url('postgres'), 'southerly_chaos')
  const open = (): Promise<Database> => openDatabase({ databaseUrl, pool: 2 })
  const keys = path.join(folder, 'home')
  mkdirSync(keys, { mode: 0o700 })
  const tenant = await fill(await open(), keys)
  const receiver = await startReceiver()
  const members: Member[] = []
  const homes: string[] = []
  const start = async (role: Role, number: number): Promise<void> => {
    const name = `${role}-${number}`
    const home = role === 'node' ? path.join(disk?.directory ?? folder, name) : keys
    if (role === 'node') homes.push(home)
    members.push(
      await startMember({ name, role, databaseUrl, home, folder, environment: environmentOf(role) }),
    )
  }
  for (let number = 1; number <= size.nodes; number += 1) await start('node', number)
  for (let number = 1; number <= size.workers; number += 1) await start('worker', number)
  const up = (role: Role): readonly Member[] =>
    members.filter((member) => member.role === role && member.isUp())
  return {
    postgres,
    members,
    receiver,
    ...tenant,
    homes,
    disk,
    open,
    up,
    async settle(limitMs) {
      const until = performance.now() + limitMs
      while (!members.every((member) => member.isUp())) {
        if (performance.now() > until || members.some((member) => member.hasGivenUp())) {
          const missing = members
            .filter((member) => !member.isUp())
            .map(({ name, falls }) => [name, falls.at(-1)])
          throw new Error(`not all up within ${limitMs} ms: ${JSON.stringify(missing)}`)
        }
        await sleep(50)
      }
    },
    async remove() {
      await Promise.all(members.map((member) => member.stop()))
      await receiver.close()
      await postgres.stop()
      process.removeListener('exit', removeFiles)
      removeFiles()
    },
  }
}

async function fill(database: Database, home: string): Promise<{ tenantId: string; key: string }> {
  try {
    await migrate(database)
    await loadStarter(database, starterOptions)
    const secret = await openServerSecret(database, { home, configured: SECRET })
    const clock = systemClock
    const { id } = await createTenant(database, clock, {
      name: 'Chaos',
      plan: 'enterprise',
      limitOverrides: LIMITS,
    })
    const wanted = {
      tenantId: id,
      name: 'load',
      mode: 'live',
      scopes: ['admin'],
      packs: PACKS,
      actor: 'operator',
    } as const
    const { text } = await database.as({ kind: 'operator' }, (sql) =>
      createKey(sql, { clock, secret }, wanted),
    )
    return { tenantId: id, key: text }
  } finally {
    await database.close()
  }
}

const environmentOf = (role: Role): Readonly<Record<string, string>> => ({
  SOUTHERLY_SECRET: SECRET,
  HOST: '127.0.0.1',
  PORT: '0',
  METRICS_PORT: 'off',
  SOUTHERLY_LOG: 'error',
  SOUTHERLY_WARM_UP: 'no',
  SOUTHERLY_WORKERS: role === 'node' ? '0' : '1',
  SOUTHERLY_WEBHOOK_ALLOW_PRIVATE: 'yes',
})
