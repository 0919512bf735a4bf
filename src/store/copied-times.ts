import type { Database, Sql } from './database.ts'
import { identifier, SQL } from './sql-text.ts'

/** Columns that a migrated database with the starter dataset has times in. */
const TIMES = [
  ['schema_migration', 'applied_at'],
  ['release', 'loaded_at'],
  ['snapshot', 'created_at'],
  ['job', 'created_at'],
  ['job', 'due_at'],
] as const

/** Stands where a copy has not written its own time yet: no database of ours was made in 1970. */
const UNSAID = SQL`timestamptz 'epoch'`

/** Takes the times out of a database that others are to be copied from. Refuses times that a copy would not replace. */
export async function removeTimes(database: Database): Promise<void> {
  await database.transaction(async (sql) => {
    for (const [table, column] of TIMES)
      await sql.query(SQL`update ${identifier(table)} set ${identifier(column)} = ${UNSAID}`)
    for (const { table, column } of await timeColumns(sql)) {
      const [left] = await sql.query<{ count: number }>(
        SQL`select count(*)::int as count from ${identifier(table)} where ${identifier(column)} <> ${UNSAID}`,
      )
      if (left!.count > 0)
        throw new Error(`${table}.${column} holds a time that a copy of this database would repeat`)
    }
  })
}

/** Writes the present time into a database that was copied from a template, once. A copy that was killed before is completed. */
export async function stampCopy(database: Database): Promise<void> {
  await database.transaction(async (sql) => {
    const [copied] = await sql.query<{ unsaid: boolean }>(
      SQL`select exists (select from schema_migration where applied_at = ${UNSAID}) as unsaid`,
    )
    if (!copied!.unsaid) return
    for (const [table, column] of TIMES)
      await sql.query(
        SQL`update ${identifier(table)} set ${identifier(column)} = now() where ${identifier(column)} = ${UNSAID}`,
      )
  })
}

const timeColumns = (sql: Sql): Promise<{ table: string; column: string }[]> =>
  sql.query(
    SQL`select c.table_name as table, c.column_name as column
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
       and c.data_type in ('timestamp with time zone', 'timestamp without time zone')
     order by 1, 2`,
  )
