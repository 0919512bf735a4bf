import { EXIT, OperatorError } from '../../errors.ts'
import type { Sql } from '../database.ts'
import { identifier, joined, SQL } from '../sql-text.ts'
import { readTable } from './read-whole.ts'
import type { TableSum } from './row-hash.ts'
import type { Sequence, WholeTable } from './tables.ts'

/** A table as its copy states it. */
export interface StatedTable extends TableSum {
  readonly name: string
  readonly columns: readonly string[]
}

/** What a database is filled with. */
export interface WholeContent {
  readonly tables: readonly StatedTable[]
  readonly sequences: readonly Sequence[]
  /** The rows of a table as CSV. */
  rowsOf(name: string): AsyncIterable<Uint8Array>
}

/** Fills an empty table and reads every row back. Its rules must have been set aside. */
export async function loadTable(
  sql: Sql,
  table: WholeTable,
  stated: StatedTable,
  content: WholeContent,
): Promise<void> {
  const columns = joined(stated.columns.map(identifier))
  if (stated.rows > 0)
    await sql.copyCsv(SQL`${identifier(table.name)} (${columns})`, content.rowsOf(table.name))
  await requireStated(sql, table, stated)
}

/** Reads a table and refuses it unless count and hash are those stated. */
export async function requireStated(sql: Sql, table: WholeTable, stated: StatedTable): Promise<void> {
  const found = await readTable(sql, { ...table, columns: stated.columns }, async () => {}, 'owner')
  if (found.rows === stated.rows && found.sha256_sum === stated.sha256_sum) return
  throw new OperatorError(
    `table ${table.name} did not come out as it went in: ${found.rows} rows with hash ${found.sha256_sum}, expected ${stated.rows} with ${stated.sha256_sum}`,
    {
      hint: 'The table was left as it was before. Start again with another copy into an empty database; keep this copy to find out what is wrong.',
      exitCode: EXIT.verificationFailed,
    },
  )
}

/** Its rules and triggers would refuse or add rows: what is copied was judged when it was written. */
export async function setAside(sql: Sql, { name, isRuled }: WholeTable): Promise<void> {
  await sql.exec(SQL`alter table ${identifier(name)} disable trigger user`)
  if (isRuled) await sql.exec(SQL`alter table ${identifier(name)} no force row level security`)
}

export async function putBack(sql: Sql, { name, isRuled }: WholeTable): Promise<void> {
  await sql.exec(SQL`alter table ${identifier(name)} enable trigger user`)
  if (isRuled) await sql.exec(SQL`alter table ${identifier(name)} force row level security`)
}

export async function setSequences(sql: Sql, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, last_value, is_called } of sequences)
    await sql.query(SQL`select setval(quote_ident($1)::regclass, $2::bigint, $3)`, [
      name,
      last_value,
      is_called,
    ])
}
