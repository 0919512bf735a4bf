/**
 * The one door to both engines. Everything above this file speaks PostgreSQL's dialect to `Database` and cannot tell
 * PGlite from a server: values decode alike (decoding.ts), errors carry the same SQLSTATE (`DatabaseError`).
 */
import type { MessagePort } from 'node:worker_threads'
import type { SqlText } from './sql-text.ts'

export type Row = Record<string, unknown>

/** Reads. GET routes are handed no more than this. */
export interface ReadonlySql {
  /**
   * One statement, tagged as SQL`...` (sql-text.ts), with a `$1` parameter for every value. Rows are decoded alike on both
   * engines. A server keeps the plan of one that has a name, which saves a small look-up a third of its time; the name belongs
   * to one text alone.
   */
  query<T extends object = Row>(text: SqlText, parameters?: readonly unknown[], name?: string): Promise<T[]>
}

/** Inside a transaction: reads, writes and bulk loads. */
export interface Sql extends ReadonlySql {
  /** Runs a script of several statements without parameters. */
  exec(script: SqlText): Promise<void>
  /** `COPY <target> FROM STDIN (FORMAT csv)`; `target` is a table with its column list. */
  copyCsv(target: SqlText, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<number>
}

/**
 * Whose eyes a transaction sees with. Tenant tables are under row-level security, so a role is the only way to them:
 * - `tenant`: role southerly_app, sees the rows of one tenant;
 * - `authenticator`: role southerly_auth, may look a key up before the tenant is known, nothing else;
 * - `worker`: role southerly_worker, what runs beside requests: all tenants, but no secret of theirs and none of their records;
 * - `operator`: role southerly_operator, the CLI and the starting server: all tenants.
 * Public data (releases, emissions, factors ...) needs no transaction: `Database.query` reads as southerly_public, which may
 * read that and nothing else.
 */
export type Actor =
  | { readonly kind: 'tenant'; readonly tenantId: string }
  | { readonly kind: 'authenticator' }
  | { readonly kind: 'worker' }
  | { readonly kind: 'operator' }

/**
 * How long statements of a transaction may take: `usual` is seconds, after which a server that gives no answer counts as gone. Loads, migrations,
 * backups and erasures take as long as they need.
 */
export type TransactionTime = 'usual' | 'unlimited'

export interface Database extends ReadonlySql {
  readonly engine: 'embedded' | 'postgres'
  /** A transaction as the schema's owner: migrations and public data only. Rolled back when `work` throws. */
  transaction<T>(work: (sql: Sql) => Promise<T>, time?: TransactionTime): Promise<T>
  /** A transaction under `SET LOCAL ROLE`: the only way to tenant tables. */
  as<T>(actor: Actor, work: (sql: Sql) => Promise<T>): Promise<T>
  /**
   * Reads under the same role, outside such transactions. Those that are asked for at once go to a server together, in one transaction
   * and one round trip: when one fails, all do.
   */
  reader(actor: Actor): ReadonlySql
  /**
   * Calls `heard` with what transactions of other processes tell on a channel when they commit (`pg_notify`), and without a message when
   * something may have been missed. Nothing is heard on the embedded engine, which has no other process.
   */
  listen(channel: string, heard: (message: string | undefined) => void): Listening
  /**
   * The same database by connections that requests of tenants cannot use up, and that are given up after seconds without an answer: for health
   * checks, and for the short looks of a start, which would otherwise wait for a hung connection as long as for a load.
   */
  readonly reserve: Pick<Database, 'query' | 'transaction'>
  /** What one other thread opens this database with, by `openInThread`. A port in it must be transferred. */
  forThread(): DatabaseForThread
  close(): Promise<void>
}

export interface Listening {
  /** Whether everything that is told now is heard. */
  isOn(): boolean
  stop(): Promise<void>
}

export type DatabaseForThread =
  | { readonly engine: 'embedded'; readonly port: MessagePort }
  | { readonly engine: 'postgres'; readonly url: string }

/** An error of the engine, with PostgreSQL's SQLSTATE on both. */
export class DatabaseError extends Error {
  readonly sqlState: string | undefined
  readonly constraint: string | undefined

  constructor(message: string, facts: { sqlState?: string; constraint?: string; cause?: unknown } = {}) {
    super(message, facts.cause === undefined ? undefined : { cause: facts.cause })
    this.name = 'DatabaseError'
    this.sqlState = facts.sqlState
    this.constraint = facts.constraint
  }
}

/** The states of PostgreSQL that are told apart here, by name. */
export const SQL_STATE = {
  connectionFailure: '08006',
  readOnly: '25006',
  unknownStatement: '26000',
  insufficientPrivilege: '42501',
  repeatedStatement: '42P05',
  diskFull: '53100',
  tooManyConnections: '53300',
  lockNotAvailable: '55P03',
} as const
