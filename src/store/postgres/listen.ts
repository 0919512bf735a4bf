import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Listening } from '../database.ts'
import { identifier, SQL } from '../sql-text.ts'
import type { Connections } from './connections.ts'
import { createOwnSessions } from './public-reads.ts'
import { sqlOf } from './sql.ts'

const AGAIN_MS = 1000

/**
 * Hears what is told on a channel by NOTIFY, on its own connection, and connects again when it is lost. What is told in between
 * is lost: `heard` is called without a message before and after, so that waiting code looks. A session that a pooler lends out hears
 * nothing, so that it is never on there.
 */
export function listenOn(
  connections: Connections,
  channel: string,
  heard: (message: string | undefined) => void,
  answerWithinMs: number,
): Listening {
  const stopped = new AbortController()
  const isOwnSession = createOwnSessions()
  let isOn = false

  /** Until the connection is lost; false where listening again is of no use. */
  const attend = async (client: pg.PoolClient): Promise<boolean> => {
    const sql = sqlOf(client, answerWithinMs)
    if (!(await isOwnSession(client, sql))) return false
    const tell = ({ payload }: pg.Notification): void => heard(payload)
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    client.on('notification', tell).once('end', end)
    stopped.signal.addEventListener('abort', () => end(), { once: true })
    await sql.exec(SQL`listen ${identifier(channel)}`)
    isOn = true
    heard(undefined)
    if (!stopped.signal.aborted) await ended
    isOn = false
    return true
  }
  const attendOnce = async (): Promise<boolean> => {
    const client = await connections.take()
    try {
      return await attend(client)
    } finally {
      isOn = false
      // Never lent again: it would go on hearing.
      client.release(true)
      heard(undefined)
    }
  }
  const attendAll = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      // A server that is away is told of by the statements that need it.
      if (!(await attendOnce().catch(() => true))) return
      await sleep(AGAIN_MS, undefined, { signal: stopped.signal }).catch(() => {})
    }
  }
  const attended = attendAll()
  const end = async (): Promise<void> => {
    stopped.abort()
    await attended
    await connections.close()
  }
  let ending: Promise<void> | undefined
  return {
    isOn: () => isOn,
    stop: () => (ending ??= end()),
  }
}
