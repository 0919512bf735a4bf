import { EXIT, OperatorError } from '../../errors.ts'
import type { Database, Sql } from '../database.ts'
import { identifier, joined, SQL } from '../sql-text.ts'
import { EXACT_TEXT, readTable } from './read-whole.ts'
import type { TableSum } from './row-hash.ts'
import { type Sequence, type WholeTable, wholeTables } from './tables.ts'

/** What a database is filled with. */
export interface WholeContent {
  readonly tables: readonly (TableSum & { readonly name: string; readonly columns: readonly string[] })[]
  readonly sequences: readonly Sequence[]
  /** The rows of a table as CSV. */
  rowsOf(name: string): AsyncIterable<Uint8Array>
}

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
    const tables = await wholeTables(sql)
    refuseOtherTables(tables, content)
    await refuseRows(sql, tables)
    for (const table of tables) await setAside(sql, table)
    const byName = new Map(content.tables.map((table) => [table.name, table]))
    for (const table of tables) {
      onTable(table.name)
      await loadTable(sql, table, byName.get(table.name)!, content)
    }
    for (const { name, last_value, is_called } of content.sequences)
      await sql.query(SQL`select setval(quote_ident($1)::regclass, $2::bigint, $3)`, [
        name,
        last_value,
        is_called,
      ])
    for (const table of tables) await putBack(sql, table)
    await sql.exec(SQL`analyze`)
  })
}

async function loadTable(
  sql: Sql,
  table: WholeTable,
  expected: WholeContent['tables'][number],
  content: WholeContent,
): Promise<void> {
  const name = identifier(table.name)
  const columns = joined(expected.columns.map(identifier))
  if (expected.rows > 0) await sql.copyCsv(SQL`${name} (${columns})`, content.rowsOf(table.name))
  const found = await readTable(sql, { ...table, columns: expected.columns }, async () => {}, 'owner')
  if (found.rows !== expected.rows || found.sha256_sum !== expected.sha256_sum)
    throw new OperatorError(
      `table ${table.name} did not come out as it went in: ${found.rows} rows with hash ${found.sha256_sum}, expected ${expected.rows} with ${expected.sha256_sum}`,
      {
        hint: 'Nothing was restored. Take another backup and try again; keep this one for a look at what is wrong.',
        exitCode: EXIT.verificationFailed,
      },
    )
}

/** Its rules and triggers would refuse or add rows: what is restored was judged when it was written. */
async function setAside(sql: Sql, { name, isRuled }: WholeTable): Promise<void> {
  await sql.exec(SQL`alter table ${identifier(name)} disable trigger user`)
  if (isRuled) await sql.exec(SQL`alter table ${identifier(name)} no force row level security`)
}

async function putBack(sql: Sql, { name, isRuled }: WholeTable): Promise<void> {
  await sql.exec(SQL`alter table ${identifier(name)} enable trigger user`)
  if (isRuled) await sql.exec(SQL`alter table ${identifier(name)} force row level security`)
}

function refuseOtherTables(tables: readonly WholeTable[], content: WholeContent): void {
  const here = tables.map(({ name, columns }) => `${name} (${columns.toSorted().join(', ')})`)
  const there = content.tables.map(({ name, columns }) => `${name} (${columns.toSorted().join(', ')})`)
  const other = [...new Set(here).symmetricDifference(new Set(there))]
  if (other.length > 0)
    throw new OperatorError(`the backup and the schema of this version differ in ${other[0]}`, {
      hint: 'Restore with the version of Southerly that made the backup, then upgrade.',
      exitCode: EXIT.badInput,
    })
}

async function refuseRows(sql: Sql, tables: readonly WholeTable[]): Promise<void> {
  for (const { name, isRuled } of tables) {
    if (isRuled) await sql.exec(SQL`set local role southerly_operator`)
    const [row] = await sql.query<{ filled: boolean }>(
      SQL`select exists (select from ${identifier(name)}) as filled`,
    )
    if (isRuled) await sql.exec(SQL`set local role none`)
    if (row!.filled)
      throw new OperatorError(`the database is not empty: table ${name} holds rows`, {
        hint: 'Restore into a database or a SOUTHERLY_HOME of its own. Nothing was changed.',
        exitCode: EXIT.badInput,
      })
  }
}
