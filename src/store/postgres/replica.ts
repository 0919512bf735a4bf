import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, DatabaseError, type ReadonlySql } from '../database.ts'
import { SQL } from '../sql-text.ts'
import { isConnectionFault } from './errors.ts'

type Query = ReadonlySql['query']

/** How often the replica is held against the primary while it is used, and how often it is tried while it is not. */
const CHECK_EVERY_MS = 1000
const TRY_EVERY_MS = 2000
/** Most time that reads wait while they change from the primary to the replica. */
const CHANGE_MS = 200
const LOOK_EVERY_MS = 10
/** A statement of a replica that was in the way of what the primary sent. */
const IN_THE_WAY = '40001'

/**
 * Reads of public data by a replica, as long as it has all that the primary had `boundMs` ago; else, and for all that is a tenant's or is
 * written, by the primary. No one sees time go back: reads change over to the replica only once it has what the last of
 * them saw on the primary, since an answer is made from several reads and kept.
 */
export function readByReplica(
  primary: Database,
  replica: Pick<Database, 'query' | 'close'>,
  boundMs: number,
): Database {
  let isUsed = false
  let freshAsOf = Number.NEGATIVE_INFINITY
  let lookedAt = Number.NEGATIVE_INFINITY
  let isLooking = false
  /** Reads of the primary under way, and what new reads wait for while they change over. */
  let onPrimary = 0
  let gate: Promise<void> | undefined
  /** Transactions of this process that may have changed public data. */
  let changes = 0

  const isPrimaryRead = (): boolean => onPrimary > 0
  const gateNow = (): Promise<void> | undefined => gate

  /** Whether the replica has all that the primary has now; then it is as fresh as this moment. */
  const isLevel = async (): Promise<boolean> => {
    const askedAt = performance.now()
    const [now] = await primary.query<{ lsn: string }>(SQL`select pg_current_wal_lsn()::text as lsn`)
    const [has] = await replica.query<{ level: boolean | null }>(
      SQL`select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as level`,
      [now!.lsn],
    )
    if (has?.level === true) freshAsOf = askedAt
    return has?.level === true
  }
  const isLevelSoon = async (until: number): Promise<boolean> => {
    for (;;) {
      if (await isLevel()) return true
      if (performance.now() > until) return false
      await sleep(LOOK_EVERY_MS)
    }
  }
  /** No read of the primary may be under way, or begin, between the moment that the replica must have and the change. */
  const change = async (): Promise<void> => {
    if (!(await isLevelSoon(performance.now() + CHANGE_MS))) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = changes
    gate = promise
    try {
      const until = performance.now() + CHANGE_MS
      while (isPrimaryRead() && performance.now() < until) await sleep(LOOK_EVERY_MS)
      const isThere = !isPrimaryRead() && (await isLevelSoon(until))
      isUsed = isThere && changes === before
    } finally {
      gate = undefined
      resolve()
    }
  }
  const look = (): void => {
    const every = isUsed ? CHECK_EVERY_MS : TRY_EVERY_MS
    if (isLooking || performance.now() - lookedAt < every) return
    isLooking = true
    lookedAt = performance.now()
    const looked = isUsed ? isLevel() : change()
    looked
      // One of the two is away: reads go on by the primary, or fail there.
      .catch(() => (isUsed = false))
      .finally(() => (isLooking = false))
  }
  const isFresh = (): boolean => performance.now() - freshAsOf <= boundMs

  const readPrimary: Query = async (text, parameters, name) => {
    onPrimary += 1
    try {
      return await primary.query(text, parameters, name)
    } finally {
      onPrimary -= 1
    }
  }
  const query: Query = async (text, parameters, name) => {
    look()
    for (let waiting = gateNow(); waiting !== undefined; waiting = gateNow()) await waiting
    if (isUsed && !isFresh()) isUsed = false
    if (!isUsed) return await readPrimary(text, parameters, name)
    try {
      return await replica.query(text, parameters, name)
    } catch (error) {
      if (isConnectionFault(error)) isUsed = false
      else if (!(error instanceof DatabaseError && error.sqlState === IN_THE_WAY)) throw error
      return await readPrimary(text, parameters, name)
    }
  }
  return {
    ...primary,
    query,
    async transaction(work, time) {
      changes += 1
      try {
        return await primary.transaction(work, time)
      } finally {
        // Code that changes public data must read what it wrote.
        changes += 1
        isUsed = false
        lookedAt = performance.now()
      }
    },
    async close() {
      await Promise.all([primary.close(), replica.close()])
    },
  }
}
