import { randomBytes } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { threadId } from 'node:worker_threads'
import { sha256 } from '../domain/evidence.ts'

/** An upload writes all the time; what nothing was written to for so long has broken off, wherever its process was. */
export const ABANDONED_AFTER_MS = 60 * 60 * 1000

const HOST = sha256(hostname()).slice(0, 8)
/** A container often gives the same number to each process that it starts. */
const TOKEN = randomBytes(4).toString('hex')
const NAME = /^incoming-(?<host>[0-9a-f]{8})-(?<pid>\d+)-(?<thread>\d+)-(?<token>[0-9a-f]{8})-[0-9a-f]{16}$/

/** A new name for a file while it arrives. It tells which process writes it, so that a later start knows what no one writes any more. */
export const arrivingName = (): string =>
  `incoming-${HOST}-${process.pid}-${threadId}-${TOKEN}-${randomBytes(8).toString('hex')}`

/**
 * Removes files whose process has ended: those of this machine at once and, where the time is given, all that nothing was written to for an
 * hour. Answers how many.
 */
export async function sweepArriving(folder: string, now?: number): Promise<number> {
  let removed = 0
  for (const name of await readdir(folder).catch(() => [])) {
    const location = path.join(folder, name)
    const found = await stat(location).catch(() => undefined)
    if (found === undefined || !name.startsWith('incoming-')) continue
    const isOld = now !== undefined && found.mtimeMs < now - ABANDONED_AFTER_MS
    if (!isOld && !isOrphan(name)) continue
    await rm(location, { force: true })
    removed += 1
  }
  return removed
}

function isOrphan(name: string): boolean {
  const { host, pid, thread, token } = NAME.exec(name)?.groups ?? {}
  if (host !== HOST) return false
  if (Number(pid) !== process.pid) return !isAlive(Number(pid))
  // What another thread of this process writes, it still writes.
  return Number(thread) === threadId && token !== TOKEN
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process is alive too.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
