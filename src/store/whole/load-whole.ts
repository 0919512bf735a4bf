import type { Database } from '../database.ts'
import { SQL } from '../sql-text.ts'
import { pairTables, refuseRows } from './fit-target.ts'
import { loadTable, putBack, setAside, setSequences, type WholeContent } from './load-table.ts'
import { EXACT_TEXT } from './read-whole.ts'

/**
 * Fills an empty database whose schema is that of the content, and reads every row back before it counts: what does not come out
 * as it went in leaves nothing behind.
 */
export async function loadWhole(
  database: Database,
  content: WholeContent,
  onTable: (name: string) => void,
): Promise<void> {
  await database.transaction(async (sql) => {
    await sql.exec(EXACT_TEXT)
    const pairs = await pairTables(sql, content)
    const tables = pairs.map(({ table }) => table)
    await refuseRows(sql, tables)
    for (const table of tables) await setAside(sql, table)
    for (const { table, stated } of pairs) {
      onTable(table.name)
      await loadTable(sql, table, stated, content)
    }
    await setSequences(sql, content.sequences)
    for (const table of tables) await putBack(sql, table)
    await sql.exec(SQL`analyze`)
  }, 'unlimited')
}
