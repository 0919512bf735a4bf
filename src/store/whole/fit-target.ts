import { EXIT, OperatorError } from '../../errors.ts'
import type { Sql } from '../database.ts'
import { identifier, SQL } from '../sql-text.ts'
import type { StatedTable, WholeContent } from './load-table.ts'
import { passingTables, type WholeTable, wholeTables } from './tables.ts'

/** A table to fill, and what it must come out as. */
export interface TablePair {
  readonly table: WholeTable
  readonly stated: StatedTable
}

/** Each table of a database beside the one of the copy that fills it; refuses a copy of other tables or columns. */
export async function pairTables(sql: Sql, content: WholeContent): Promise<readonly TablePair[]> {
  const tables = await wholeTables(sql)
  // Backups of the first days hold leases; restored, they would be charged to tenants.
  const passing = new Set(await passingTables(sql))
  const stated = content.tables.filter(({ name }) => !passing.has(name))
  const other = [...new Set(tables.map(layout)).symmetricDifference(new Set(stated.map(layout)))]
  if (other.length > 0)
    throw new OperatorError(`the backup and the schema of this version differ in ${other[0]}`, {
      hint: 'Restore with the version of Southerly that made the backup, then upgrade.',
      exitCode: EXIT.badInput,
    })
  const byName = new Map(stated.map((table) => [table.name, table]))
  return tables.map((table) => ({ table, stated: byName.get(table.name)! }))
}

const layout = ({ name, columns }: Pick<WholeTable, 'name' | 'columns'>): string =>
  `${name} (${columns.toSorted().join(', ')})`

export async function refuseRows(sql: Sql, tables: readonly WholeTable[]): Promise<void> {
  for (const { name, isRuled } of tables) {
    if (isRuled) await sql.exec(SQL`set local role southerly_operator`)
    const [row] = await sql.query<{ filled: boolean }>(
      SQL`select exists (select from ${identifier(name)}) as filled`,
    )
    if (isRuled) await sql.exec(SQL`set local role none`)
    if (row!.filled)
      throw new OperatorError(`the database is not empty: table ${name} holds rows`, {
        hint: 'Use an empty database, or a SOUTHERLY_HOME of its own. Nothing was changed.',
        exitCode: EXIT.badInput,
      })
  }
}
