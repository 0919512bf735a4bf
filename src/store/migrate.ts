import { setTimeout } from 'node:timers/promises'
import { OperatorError } from '../errors.ts'
import { type Database, DatabaseError, type ReadonlySql, SQL_STATE } from './database.ts'
import { type Migration, readMigrations } from './migration-files.ts'
import { SQL } from './sql-text.ts'
import { MOVE_IS_UNDER_WAY } from './whole/move-mark.ts'

export interface MigrateOptions {
  /** Told the name of each migration once it is committed. */
  readonly onApplied?: (name: string) => void
  /** Other scripts than those of this folder, for tests. */
  readonly migrations?: readonly Migration[]
}

export interface MigrateResult {
  /** What this call applied, in order; empty when there was nothing to do. */
  readonly applied: string[]
  /** The last migration of the database. */
  readonly current: string
}

/**
 * Brings the schema up to date, forward only, each migration in its own transaction. Any number of processes may
 * call it at once: they queue on a lock, and each finds what the one before it left.
 */
export async function migrate(database: Database, options: MigrateOptions = {}): Promise<MigrateResult> {
  const migrations = options.migrations ?? (await readMigrations())
  const applied: string[] = []
  let left = await remainingIn(database.reserve, migrations)
  while (left.length > 0) {
    const done = await applyWhenFree(database, migrations).catch((error: unknown) => {
      throw isForbidden(error) ? leftToOwner(left, error) : error
    })
    if (done !== undefined) {
      applied.push(done)
      options.onApplied?.(done)
    }
    left = await remainingIn(database.reserve, migrations)
  }
  return { applied, current: migrations.at(-1)?.name ?? '' }
}

/** The user of a server may have been given no right to change the schema. */
const isForbidden = (error: unknown): boolean =>
  error instanceof DatabaseError && error.sqlState === SQL_STATE.insufficientPrivilege

const leftToOwner = (left: readonly Migration[], cause: unknown): OperatorError =>
  new OperatorError(
    `the database lacks ${left.length} migration${left.length === 1 ? '' : 's'}, from ${left[0]!.name} on, and its user may not change the schema`,
    {
      hint: 'Run `southerly migrate` with a DATABASE_URL of the user that owns the schema, then start again.',
      cause,
    },
  )

/** Names of the migrations that the database still lacks. Refuses a database that this version does not fit. */
export async function pendingMigrations(database: Pick<Database, 'transaction'>): Promise<string[]> {
  return (await remainingIn(database, await readMigrations())).map(({ name }) => name)
}

/** Any number that no other user of advisory locks in the database has. */
export const MIGRATION_LOCK = 7_220_250_613

const TABLE = SQL`
  create table if not exists schema_migration (
    name text collate "C" primary key,
    sha256 text collate "C" not null,
    applied_at timestamptz not null default now()
  );
  alter table schema_migration add column if not exists runs_from text collate "C";
  comment on table schema_migration is 'Migrations that were applied to this database.';
  comment on column schema_migration.name is 'File name without its ending.';
  comment on column schema_migration.sha256 is 'SHA-256 of the script, line ends unified: an applied migration is never edited.';
  comment on column schema_migration.applied_at is 'When it was applied here.';
  comment on column schema_migration.runs_from is 'Last migration of the oldest version that runs on the schema after this one; null: the version before runs on.';
`

/** A table that a migration changes may be in use: a statement that waits for it keeps all others waiting behind. */
const LOCK_TIMEOUT = SQL`set local lock_timeout = '2s'`
const LOCK_TRIES = 30
const LOCK_PAUSE_MS = 1000

/** Waits a little for tables, then lets the others pass and tries again. */
async function applyWhenFree(
  database: Database,
  migrations: readonly Migration[],
): Promise<string | undefined> {
  for (let tries = 1; ; tries += 1)
    try {
      return await applyNext(database, migrations)
    } catch (error) {
      const { cause } = error as Error
      const isLocked = cause instanceof DatabaseError && cause.sqlState === SQL_STATE.lockNotAvailable
      if (!isLocked || tries === LOCK_TRIES) throw error
      await setTimeout(LOCK_PAUSE_MS)
    }
}

function applyNext(database: Database, migrations: readonly Migration[]): Promise<string | undefined> {
  return database.transaction(async (sql) => {
    await sql.query(SQL`select pg_advisory_xact_lock($1)`, [MIGRATION_LOCK])
    // Before the look at it: a session that has seen no table may go on seeing none, but never makes a second one.
    await sql.exec(TABLE)
    const [next] = await remaining(sql, migrations)
    if (next === undefined) return undefined
    await sql.exec(LOCK_TIMEOUT)
    await sql.exec(next.script).catch((error: unknown) => {
      throw new OperatorError(
        `migration ${next.name} failed and left nothing behind: ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      )
    })
    await sql.query(SQL`insert into schema_migration (name, sha256, runs_from) values ($1, $2, $3)`, [
      next.name,
      next.sha256,
      next.runsFrom ?? null,
    ])
    return next.name
  }, 'unlimited')
}

/** As the owner: the role of reads is made by a migration, and has no part in them. */
const remainingIn = (
  database: Pick<Database, 'transaction'>,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> => database.transaction((sql) => remaining(sql, migrations))

async function remaining(sql: ReadonlySql, migrations: readonly Migration[]): Promise<readonly Migration[]> {
  const [table] = await sql.query<{ exists: boolean; moving: boolean }>(
    SQL`select to_regclass('schema_migration') is not null as exists, ${MOVE_IS_UNDER_WAY} as moving`,
  )
  if (table!.moving)
    throw new OperatorError('the database is half of a move: `southerly move` has not finished filling it', {
      hint: 'Run the same `southerly move` again where it was started: it goes on. Or drop the database and make it anew.',
    })
  if (!table!.exists) return migrations
  // By way of JSON: a database that was migrated before has no such column.
  const applied = await sql.query<AppliedMigration>(
    SQL`select name, sha256, to_jsonb(m) ->> 'runs_from' as runs_from from schema_migration m order by name`,
  )
  for (const [index, row] of applied.entries()) refuseMismatch(row, migrations[index], migrations)
  return migrations.slice(applied.length)
}

interface AppliedMigration {
  readonly name: string
  readonly sha256: string
  readonly runs_from: string | null
}

/**
 * A newer version may have migrated the database already: this one runs on, so that nodes can be upgraded one after the
 * other, unless a migration has taken away what it needs.
 */
function refuseMismatch(
  applied: AppliedMigration,
  expected: Migration | undefined,
  migrations: readonly Migration[],
): void {
  if (expected === undefined) {
    const last = migrations.at(-1)?.name ?? ''
    if (applied.runs_from === null || last >= applied.runs_from) return
    throw new OperatorError(
      `the database is too new for this version: migration ${applied.name} needs a version with ${applied.runs_from}, this one ends at ${last === '' ? 'none' : last}`,
      { hint: 'Start the version of Southerly that migrated it, or a later one.' },
    )
  }
  if (expected.name !== applied.name)
    throw new OperatorError(
      `the database has migration ${applied.name}, which this version lacks (it has ${expected.name} in its place)`,
      { hint: 'Applied migrations are never renamed or removed: put the file back.' },
    )
  if (expected.sha256 !== applied.sha256)
    throw new OperatorError(
      `migration ${applied.name} was changed after it was applied: the database has ${applied.sha256}, the file ${expected.sha256}`,
      { hint: 'Applied migrations are never edited: restore the file and write a new one.' },
    )
}
