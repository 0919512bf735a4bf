import type { Database } from '../database.ts'
import { SQL } from '../sql-text.ts'
import { pairTables, refuseRows, type TablePair } from './fit-target.ts'
import { loadTable, putBack, requireStated, setAside, setSequences, type WholeContent } from './load-table.ts'
import { beginMove, endMove, isMoved, type MoveMark, markMoved } from './move-mark.ts'
import { EXACT_TEXT } from './read-whole.ts'
import { wholeTables } from './tables.ts'

/** Refuses a database that holds anything. */
export const refuseFilled = (database: Database): Promise<void> =>
  database.transaction(async (sql) => refuseRows(sql, await wholeTables(sql)), 'unlimited')

/** Marks an empty database whose schema is that of the content as being filled by this move. */
export const openTarget = (database: Database, content: WholeContent, mark: MoveMark): Promise<void> =>
  database.transaction(async (sql) => {
    const pairs = await pairTables(sql, content)
    await refuseRows(
      sql,
      pairs.map(({ table }) => table),
    )
    await beginMove(sql, mark)
  }, 'unlimited')

/**
 * Fills a marked database, each table in its own transaction, so that a move that was killed goes on with the table that it
 * was at. A table of an earlier try is read again and compared: someone may have been there since.
 */
export async function loadByTable(
  database: Database,
  content: WholeContent,
  onTable: (pair: TablePair, outcome: 'begun' | 'loaded' | 'found') => void,
): Promise<void> {
  const pairs = await database.transaction((sql) => pairTables(sql, content), 'unlimited')
  for (const pair of pairs) {
    onTable(pair, 'begun')
    onTable(pair, await fillTable(database, content, pair))
  }
}

const fillTable = (
  database: Database,
  content: WholeContent,
  { table, stated }: TablePair,
): Promise<'loaded' | 'found'> =>
  database.transaction(async (sql) => {
    await sql.exec(EXACT_TEXT)
    const isFound = await isMoved(sql, table.name)
    await setAside(sql, table)
    if (isFound) await requireStated(sql, table, stated)
    else {
      await loadTable(sql, table, stated, content)
      await markMoved(sql, table.name)
    }
    await putBack(sql, table)
    return isFound ? 'found' : 'loaded'
  }, 'unlimited')

/** The last step: from here on the database is one like any other. */
export const closeTarget = (database: Database, { sequences }: WholeContent): Promise<void> =>
  database.transaction(async (sql) => {
    await setSequences(sql, sequences)
    await sql.exec(SQL`analyze`)
    await endMove(sql)
  }, 'unlimited')
