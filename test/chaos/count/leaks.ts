import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../../src/store/database.ts'
import { SQL } from '../../../src/store/sql-text.ts'
import type { World } from '../world/world.ts'

/** Listener, control, the event loop's own, the pool of requests and the reserve; a leak adds one per fault. */
const MOST_SOCKETS = 40
const WAIT_MS = 30_000

/** What nobody uses any more and nobody gave back, once the load is over. */
export async function countLeaks(world: World, database: Database): Promise<string[]> {
  const leaks: string[] = []
  for (const member of world.members) {
    const sockets = socketsOf(member.pid())
    if (sockets > MOST_SOCKETS) leaks.push(`${member.name} holds ${sockets} sockets`)
  }
  const idle = await until(async () => {
    const [row] = await database.query<{ count: number }>(
      SQL`select count(*) as count from pg_stat_activity
       where application_name = 'southerly' and state like 'idle in transaction%' and state_change < now() - interval '5 seconds'`,
    )
    return row!.count
  })
  if (idle > 0) leaks.push(`${idle} transactions were left open`)
  const spooled = await until(async () => arriving(world.homes).length)
  if (spooled > 0) leaks.push(`files that never arrived: ${arriving(world.homes).join(', ')}`)
  return leaks
}

/** Stops all processes and says what did not end well, and which connections outlived them. */
export async function countAfterEnd(world: World, database: Database): Promise<string[]> {
  const leaks: string[] = []
  const ends = await Promise.all(world.members.map(async (member) => ({ member, ...(await member.stop()) })))
  for (const { member, code, log } of ends)
    if (code !== 0) leaks.push(`${member.name} ended with ${code} after SIGTERM: ${log.slice(-300)}`)
  const own = 2
  const left = await until(async () => {
    const [row] = await database.query<{ count: number }>(
      SQL`select count(*) as count from pg_stat_activity where application_name = 'southerly' and pid <> pg_backend_pid()`,
    )
    return Math.max(0, row!.count - own)
  })
  if (left > 0) leaks.push(`${left} connections outlived their processes`)
  return leaks
}

/** Zero as soon as it is; else what it still is after a while. */
async function until(count: () => Promise<number>): Promise<number> {
  const end = performance.now() + WAIT_MS
  for (;;) {
    const found = await count()
    if (found === 0 || performance.now() > end) return found
    await sleep(500)
  }
}

function socketsOf(pid: number | undefined): number {
  const folder = `/proc/${pid}/fd`
  if (pid === undefined || !existsSync(folder)) return 0
  return readdirSync(folder).filter((file) => isSocket(path.join(folder, file))).length
}

function isSocket(file: string): boolean {
  try {
    return readlinkSync(file).startsWith('socket:')
  } catch {
    return false
  }
}

const arriving = (homes: readonly string[]): string[] =>
  homes.flatMap((home) =>
    ['evidence', 'imports'].flatMap((name) => {
      const folder = path.join(home, name)
      return existsSync(folder) ? readdirSync(folder).map((file) => path.join(folder, file)) : []
    }),
  )
