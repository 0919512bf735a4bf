import type { Database } from '../../src/store/database.ts'
import { identifier, SQL } from '../../src/store/sql-text.ts'

/** Counted by the service itself for each request, refused or not. */
const METERED = new Set(['limit_lease', 'limit_window', 'usage_day'])

/** How many rows each table of tenants holds, by name. */
export async function countRows(database: Database): Promise<Readonly<Record<string, number>>> {
  return await database.as({ kind: 'operator' }, async (sql) => {
    const tables = await sql.query<{ name: string }>(
      SQL`select relname as name from pg_class where relrowsecurity and relkind = 'r' order by relname collate "C"`,
    )
    const counts: Record<string, number> = {}
    for (const { name } of tables.filter(({ name: table }) => !METERED.has(table))) {
      const [row] = await sql.query<{ n: number }>(SQL`select count(*) as n from ${identifier(name)}`)
      counts[name] = row!.n
    }
    return counts
  })
}
