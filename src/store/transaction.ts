import { AsyncLocalStorage } from 'node:async_hooks'
import { type Actor, DatabaseError, SQL_STATE, type Sql } from './database.ts'
import { createQueue, type Queue } from './queue.ts'
import { identifier, joined, SQL, type SqlText } from './sql-text.ts'

/** The beginning of a transaction: `begin`, then whose eyes it sees with. One statement each. */
export type Opening = readonly SqlText[]

/** Statements on one connection, the first of which can take the opening of its transaction along. */
export interface OpeningSql extends Sql {
  /** Puts all of them to the engine in one round trip. When one fails, those after it do not run. */
  openWith<T extends object>(
    opening: Opening,
    text: SqlText,
    parameters?: readonly unknown[],
    name?: string,
  ): Promise<T[]>
}

export interface Transactions {
  /**
   * Runs `work` between `opening` and commit, on one connection that is no one else's in the meantime. Nothing is sent before the
   * first statement of the work. Whatever goes wrong, the connection is left outside a transaction; `onBroken` is told when
   * it could not be.
   */
  run<T>(
    connection: OpeningSql,
    opening: Opening,
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
      const scope: Scope = {
        open: true,
        opening,
        notOpened: undefined,
        failed: false,
        copying: false,
        queue: createQueue(),
      }
      const end = async (statement: SqlText): Promise<void> => {
        scope.open = false
        await scope.queue.run(async () => {
          if (scope.opening === undefined) await connection.exec(statement)
        })
      }
      try {
        const result = await current.run(scope, () => work(scoped(connection, scope)))
        if (scope.notOpened !== undefined) throw scope.notOpened
        // COMMIT of a failed transaction rolls back and reports success: a swallowed error would lose the writes silently.
        if (scope.failed) await connection.query(SQL`select 1`)
        await end(SQL`commit`)
        return result
      } catch (error) {
        // A caller that waits for an answer on a dead connection waits for ever: it is dropped, and the server rolls back.
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

/** Statements that give a transaction its eyes. */
export function enterAs(actor: Actor): Opening {
  if (actor.kind !== 'tenant') return [SQL`set local role ${ROLES[actor.kind]}`]
  if (!/^[0-9a-z_]+$/.test(actor.tenantId))
    throw new DatabaseError(`not a tenant id: ${JSON.stringify(actor.tenantId)}`)
  return [
    SQL`set local role ${ROLES.tenant}`,
    SQL`set local southerly.tenant_id = ${identifier(actor.tenantId)}`,
  ]
}

/**
 * The same as one statement before a read. The two are their own transaction, which ends with them: it needs neither `begin`
 * nor `commit`.
 */
export const enterToRead = (eyes: Opening): Opening => [
  SQL`do $$ begin ${joined([SQL`set local transaction_read_only = on`, ...eyes], SQL`; `)}; end $$`,
]

const ROLES = {
  tenant: SQL`southerly_app`,
  authenticator: SQL`southerly_auth`,
  worker: SQL`southerly_worker`,
  operator: SQL`southerly_operator`,
} as const satisfies Record<Actor['kind'], SqlText>

interface Scope {
  open: boolean
  /** Until it is sent, with the first statement. */
  opening: Opening | undefined
  /**
   * What the first statement failed with, so that perhaps there is no transaction: it must not end as if there were one, even
   * where the work has swallowed the error.
   */
  notOpened: Error | undefined
  failed: boolean
  copying: boolean
  /** Statements of one transaction run one after the other, also when the work asks for several at once. */
  readonly queue: Queue
}

function scoped(connection: OpeningSql, scope: Scope): Sql {
  const takeOpening = (): Opening | undefined => {
    const { opening } = scope
    scope.opening = undefined
    return opening
  }
  /** Whatever is no single statement cannot take the opening along. */
  const openFirst = async (): Promise<void> => {
    const opening = takeOpening()
    if (opening !== undefined) await noting(connection.exec(joined(opening, SQL`; `)))
  }
  const noting = async <T>(opened: Promise<T>): Promise<T> => {
    try {
      return await opened
    } catch (error) {
      scope.notOpened = error as Error
      throw error
    }
  }
  const inTurn = async <T>(statement: () => Promise<T>): Promise<T> => {
    if (scope.copying)
      throw new DatabaseError('a copy is running in this transaction: await it before the next statement')
    return await scope.queue.run(async () => {
      if (!scope.open)
        throw new DatabaseError('the transaction is over: a statement was not awaited inside it')
      // Else it might run outside any transaction, under another role.
      if (scope.notOpened !== undefined) throw scope.notOpened
      try {
        return await statement()
      } catch (error) {
        scope.failed = true
        throw error
      }
    })
  }
  return {
    query: <T extends object>(text: SqlText, parameters?: readonly unknown[], name?: string) =>
      inTurn(async () => {
        const opening = takeOpening()
        return opening === undefined
          ? await connection.query<T>(text, parameters, name)
          : await noting(connection.openWith<T>(opening, text, parameters, name))
      }),
    exec: (script) =>
      inTurn(async () => {
        await openFirst()
        await connection.exec(script)
      }),
    copyCsv: (target, chunks) =>
      inTurn(async () => {
        scope.copying = true
        try {
          await openFirst()
          return await connection.copyCsv(target, chunks)
        } finally {
          scope.copying = false
        }
      }),
  }
}
