import { OperatorError } from '../../errors.ts'
import type { ReadonlySql } from '../database.ts'
import { SQL } from '../sql-text.ts'

/** A table as a backup needs to know it. */
export interface WholeTable {
  readonly name: string
  /** Without those that the database computes. */
  readonly columns: readonly string[]
  /** Under row-level security: seen as the operator, or by an owner who is let past it for the time of a load. */
  readonly isRuled: boolean
  /** Rows may hold a megabyte each. */
  readonly hasBytes: boolean
}

/** Made by the migrations themselves. */
const OF_MIGRATIONS = 'schema_migration'

/**
 * Every table but that of migrations and those that are not logged; each after those that it refers to. A table that is not logged
 * holds what nodes have under way: in a copy it would speak of nodes that do not exist there.
 */
export async function wholeTables(sql: ReadonlySql): Promise<WholeTable[]> {
  const tables = await sql.query<{
    name: string
    columns: string[]
    ruled: boolean
    bytes: boolean
    refers_to: string[]
  }>(
    SQL`select c.relname::text as name, c.relrowsecurity as ruled,
          bool_or(a.atttypid = 'bytea'::regtype) as bytes,
          array_agg(a.attname::text order by a.attnum) as columns,
          array(select k.confrelid::regclass::text from pg_constraint k
                where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as refers_to
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
          and c.relpersistence <> 'u' and a.attgenerated = '' and c.relname <> $1
        group by c.oid, c.relname, c.relrowsecurity order by c.relname collate "C"`,
    [OF_MIGRATIONS],
  )
  const placed = new Set<string>()
  const order: WholeTable[] = []
  let waiting = tables
  while (waiting.length > 0) {
    const free = waiting.filter(({ refers_to }) => refers_to.every((name) => placed.has(name)))
    if (free.length === 0)
      throw new Error(`tables refer to each other in a circle: ${waiting.map(({ name }) => name).join(', ')}`)
    for (const { name, columns, ruled, bytes } of free) {
      placed.add(name)
      order.push({ name, columns, isRuled: ruled, hasBytes: bytes })
    }
    waiting = waiting.filter(({ name }) => !placed.has(name))
  }
  return order
}

/** A table whose rules hide rows from the operator would make a backup that looks whole and is not. */
export async function refuseHiddenRows(sql: ReadonlySql, tables: readonly WholeTable[]): Promise<void> {
  const open = await sql.query<{ name: string }>(
    SQL`select distinct tablename::text as name from pg_policies
        where schemaname = 'public' and 'southerly_operator' = any (roles) and permissive = 'PERMISSIVE' and cmd in ('ALL', 'SELECT')
          and qual in ('true', '(CURRENT_USER = ''southerly_operator''::name)')`,
  )
  const seen = new Set(open.map(({ name }) => name))
  const hidden = tables.filter(({ name, isRuled }) => isRuled && !seen.has(name)).map(({ name }) => name)
  if (hidden.length > 0)
    throw new OperatorError(`the operator cannot see every row of ${hidden.join(', ')}`, {
      hint: 'A backup of it would lack rows in silence. Restore the policies that the migrations made.',
    })
}

/** Tables of this moment, which no copy holds. */
export const passingTables = async (sql: ReadonlySql): Promise<string[]> =>
  (
    await sql.query<{ name: string }>(
      SQL`select relname::text as name from pg_class
          where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'u' order by 1`,
    )
  ).map(({ name }) => name)

export interface Sequence {
  readonly name: string
  readonly last_value: string
  readonly is_called: boolean
}

export const sequenceNames = async (sql: ReadonlySql): Promise<string[]> =>
  (
    await sql.query<{ name: string }>(
      SQL`select relname::text as name from pg_class
          where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname collate "C"`,
    )
  ).map(({ name }) => name)
