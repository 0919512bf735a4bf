import type { ReadonlySql } from './database.ts'
import { quotedName } from './load-rows.ts'

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
  const column = quotedName(layout.column)
  const side = (parameter: string): string =>
    `select ${layout.fields.map(quotedName).join(', ')} from ${layout.table}
     where release_id = ${parameter} and ($3::text[] is null or ${column} = any ($3::text[]))`
  const rows = await sql.query<{ value: string }>(
    `select distinct ${column} as value from (
       (${side('$1')} except ${side('$2')}) union all (${side('$2')} except ${side('$1')})
     ) differing where ${column} is not null`,
    [releases.before, releases.after, only ?? null],
  )
  return rows.map(({ value }) => value)
}
