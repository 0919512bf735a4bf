import type pg from 'pg'
import type { Sql } from '../database.ts'
import { SQL } from '../sql-text.ts'
import { isConnectionFault } from './errors.ts'

/** A start-up setting by which a session shows that it is ours alone: a pooler that lends sessions out drops it. */
export const OWN_SESSION = 'southerly.session=own'

/** One statement, so that the session which is asked is the one that is changed; SET, since set_config may be withdrawn. */
const BECOME_PUBLIC = SQL`do $$ begin
  if current_setting('southerly.session', true) = 'own' then set role southerly_public; end if;
end $$`

/** Whether the session of a connection has our start-up settings and is lent to no one else. */
export type IsOwnSession = (client: pg.PoolClient, sql: Sql) => Promise<boolean>

export function createOwnSessions(): IsOwnSession {
  const known = new WeakMap<pg.PoolClient, boolean>()
  return async (client, sql) => {
    const before = known.get(client)
    if (before !== undefined) return before
    const [row] = await sql.query<{ own: boolean }>(
      SQL`select coalesce(current_setting('southerly.session', true) = 'own', false) as own`,
    )
    known.set(client, row!.own)
    return row!.own
  }
}

/** What makes a connection read as southerly_public, which sees nothing of tenants. */
export interface PublicReads {
  /**
   * Whether the session of a connection stays southerly_public. False behind a pooler, where a role would be left to
   * the next user of the session; `readOnce` serves then.
   */
  keeps(client: pg.PoolClient, sql: Sql): Promise<boolean>
  /** Runs a read in a transaction of its own under the role: two round trips more. */
  readOnce<T>(sql: Sql, read: () => Promise<T>): Promise<T>
}

export function createPublicReads(): PublicReads {
  const known = new WeakMap<pg.PoolClient, boolean>()
  return {
    async keeps(client, sql) {
      const before = known.get(client)
      if (before !== undefined) return before
      await sql.exec(BECOME_PUBLIC)
      const [row] = await sql.query<{ kept: boolean }>(SQL`select current_user = 'southerly_public' as kept`)
      known.set(client, row!.kept)
      return row!.kept
    },
    async readOnce(sql, read) {
      await sql.exec(SQL`begin read only; set local timezone = 'UTC'; set local role southerly_public`)
      try {
        const rows = await read()
        await sql.exec(SQL`commit`)
        return rows
      } catch (error) {
        if (!isConnectionFault(error)) await sql.exec(SQL`rollback`)
        throw error
      }
    },
  }
}
