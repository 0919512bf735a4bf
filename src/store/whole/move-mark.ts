import type { ReadonlySql, Sql } from '../database.ts'
import { SQL } from '../sql-text.ts'

/**
 * The mark of a database that a move is still filling. It is in its own schema, so that no copy holds it and its absence
 * needs no table. While it stands, no server starts on the database: it would serve half of the data.
 */
export interface MoveMark {
  /** SHA-256 of the manifest of the copy that fills it. */
  readonly id: string
  /** The moment that the copy is of. */
  readonly made_at: string
}

/** Whether a move is filling this database. Readable by every role. */
export const MOVE_IS_UNDER_WAY = SQL`exists (select from pg_catalog.pg_namespace where nspname = 'southerly_move')`

export async function findMove(sql: ReadonlySql): Promise<MoveMark | undefined> {
  const [state] = await sql.query<{ moving: boolean }>(SQL`select ${MOVE_IS_UNDER_WAY} as moving`)
  if (!state!.moving) return undefined
  const [mark] = await sql.query<MoveMark>(SQL`select id, made_at from southerly_move.mark`)
  return mark
}

export async function beginMove(sql: Sql, { id, made_at }: MoveMark): Promise<void> {
  await sql.exec(SQL`
    create schema southerly_move;
    create table southerly_move.mark (id text primary key, made_at text not null);
    create table southerly_move.done (name text primary key)`)
  await sql.query(SQL`insert into southerly_move.mark (id, made_at) values ($1, $2)`, [id, made_at])
}

/** Lets one process at a time fill tables; whether this table is filled already. */
export async function isMoved(sql: Sql, table: string): Promise<boolean> {
  await sql.exec(SQL`lock table southerly_move.done in share row exclusive mode`)
  const found = await sql.query(SQL`select name from southerly_move.done where name = $1`, [table])
  return found.length > 0
}

export async function markMoved(sql: Sql, table: string): Promise<void> {
  await sql.query(SQL`insert into southerly_move.done (name) values ($1)`, [table])
}

export async function endMove(sql: Sql): Promise<void> {
  await sql.exec(SQL`drop schema southerly_move cascade`)
}
