import type { ReadonlySql } from './database.ts'
import { identifier, joined, SQL, type SqlText } from './sql-text.ts'

/**
 * The values that one column has in rows of two releases of a source that are not in both, whatever else differs in them.
 * Names of table and columns come from our own source definitions, never from a caller.
 */
export async function changedValues(
  sql: ReadonlySql,
  layout: { readonly table: string; readonly fields: readonly string[]; readonly column: string },
  releases: { readonly before: string | null; readonly after: string | null },
  /** Only these values are looked at; unset: all. */
  only?: readonly string[],
): Promise<string[]> {
  const column = identifier(layout.column)
  const side = (parameter: SqlText): SqlText =>
    SQL`select ${joined(layout.fields.map(identifier))} from ${identifier(layout.table)}
     where release_id = ${parameter} and ($3::text[] is null or ${column} = any ($3::text[]))`
  const rows = await sql.query<{ value: string }>(
    SQL`select distinct ${column} as value from (
       (${side(SQL`$1`)} except ${side(SQL`$2`)}) union all (${side(SQL`$2`)} except ${side(SQL`$1`)})
     ) differing where ${column} is not null`,
    [releases.before, releases.after, only ?? null],
  )
  return rows.map(({ value }) => value)
}
