import { AsyncLocalStorage } from 'node:async_hooks'
import { type Actor, DatabaseError, SQL_STATE, type Sql } from './database.ts'
import { createQueue, type Queue } from './queue.ts'
import { identifier, SQL, type SqlText } from './sql-text.ts'

export interface Transactions {
  /**
   * Runs `work` between `opening` (a script that begins with `begin`) and commit, on one connection that is nobody
   * else's meanwhile. Whatever goes wrong, the connection is left outside a transaction; `onBroken` is told when it
   * could not be.
   */
  run<T>(
    connection: Sql,
    opening: SqlText,
    work: (sql: Sql) => Promise<T>,
    onBroken: (error: Error) => void,
  ): Promise<T>
  /**
   * Refuses `database.query` and `database.transaction` inside a transaction of the same database: on the embedded
   * engine they would wait for that very transaction for ever, on PostgreSQL they would read past it.
   */
  refuseInside(): void
}

/** The transactions of one database. */
export function createTransactions(): Transactions {
  const current = new AsyncLocalStorage<Scope>()
  return {
    async run(connection, opening, work, onBroken) {
      const scope: Scope = { open: true, failed: false, copying: false, queue: createQueue() }
      const end = (statement: SqlText): Promise<void> => {
        scope.open = false
        return scope.queue.run(() => connection.exec(statement))
      }
      try {
        await connection.exec(opening)
        const result = await current.run(scope, () => work(scoped(connection, scope)))
        // COMMIT of a failed transaction rolls back and reports success: a swallowed error would lose the writes silently.
        if (scope.failed) await connection.query(SQL`select 1`)
        await end(SQL`commit`)
        return result
      } catch (error) {
        // Whoever waits for an answer on a dead connection waits for ever: it is dropped, and the server rolls back.
        if (isLost(error)) onBroken(error)
        else await end(SQL`rollback`).catch(onBroken)
        throw error
      } finally {
        scope.open = false
      }
    },
    refuseInside() {
      if (current.getStore()?.open === true)
        throw new DatabaseError(
          'a transaction is running: use the `sql` that it was handed, not the database',
        )
    },
  }
}

const isLost = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && error.sqlState === SQL_STATE.connectionFailure

/** Statements that give a transaction its eyes. One script, so that it costs one round trip with `begin`. */
export function enterAs(actor: Actor): SqlText {
  if (actor.kind !== 'tenant') return SQL`set local role ${ROLES[actor.kind]};`
  if (!/^[0-9a-z_]+$/.test(actor.tenantId))
    throw new DatabaseError(`not a tenant id: ${JSON.stringify(actor.tenantId)}`)
  return SQL`set local role ${ROLES.tenant}; set local southerly.tenant_id = ${identifier(actor.tenantId)};`
}

const ROLES = {
  tenant: SQL`southerly_app`,
  authenticator: SQL`southerly_auth`,
  worker: SQL`southerly_worker`,
  operator: SQL`southerly_operator`,
} as const satisfies Record<Actor['kind'], SqlText>

interface Scope {
  open: boolean
  failed: boolean
  copying: boolean
  /** Statements of one transaction run one after the other, also when the work asks for several at once. */
  readonly queue: Queue
}

function scoped(connection: Sql, scope: Scope): Sql {
  const inTurn = async <T>(statement: () => Promise<T>): Promise<T> => {
    if (scope.copying)
      throw new DatabaseError('a copy is running in this transaction: await it before the next statement')
    return await scope.queue.run(async () => {
      if (!scope.open)
        throw new DatabaseError('the transaction is over: a statement was not awaited inside it')
      try {
        return await statement()
      } catch (error) {
        scope.failed = true
        throw error
      }
    })
  }
  return {
    query: (text, parameters) => inTurn(() => connection.query(text, parameters)),
    exec: (script) => inTurn(() => connection.exec(script)),
    copyCsv: (target, chunks) =>
      inTurn(async () => {
        scope.copying = true
        try {
          return await connection.copyCsv(target, chunks)
        } finally {
          scope.copying = false
        }
      }),
  }
}
