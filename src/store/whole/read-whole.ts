import type { Database, Sql } from '../database.ts'
import { identifier, joined, SQL } from '../sql-text.ts'
import { RowSum, type TableSum } from './row-hash.ts'
import { refuseHiddenRows, type Sequence, sequenceNames, type WholeTable, wholeTables } from './tables.ts'

/** Values as text must be the same on every server and exact. */
export const EXACT_TEXT = SQL`
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1`

/** All tables of a database at one moment. */
export interface WholeReader {
  readonly tables: readonly WholeTable[]
  readonly migrations: readonly { readonly name: string; readonly sha256: string }[]
  readonly sequences: readonly Sequence[]
  /** Hands the rows of a table over in pieces of CSV, as COPY takes them. Answers how many there were. */
  read(table: WholeTable, onPiece: (csv: string) => Promise<void>): Promise<TableSum>
}

/** Reads everything as it stood at one moment, while others go on writing. */
export const readWhole = <T>(database: Database, work: (whole: WholeReader) => Promise<T>): Promise<T> =>
  database.transaction(async (sql) => {
    await sql.exec(SQL`set transaction isolation level repeatable read; ${EXACT_TEXT}`)
    const tables = await wholeTables(sql)
    await refuseHiddenRows(sql, tables)
    const migrations = await sql.query<{ name: string; sha256: string }>(
      SQL`select name, sha256 from schema_migration order by name`,
    )
    const sequences: Sequence[] = []
    for (const name of await sequenceNames(sql)) sequences.push(await readSequence(sql, name))
    return await work({
      tables,
      migrations,
      sequences,
      read: (table, onPiece) => readTable(sql, table, onPiece, 'operator'),
    })
  }, 'unlimited')

async function readSequence(sql: Sql, name: string): Promise<Sequence> {
  const [row] = await sql.query<{ last_value: string; is_called: boolean }>(
    SQL`select last_value::text as last_value, is_called from ${identifier(name)}`,
  )
  return { name, last_value: row!.last_value, is_called: row!.is_called }
}

const ROWS_A_PIECE = SQL`2000`
/** Rows with files in them are a megabyte and more, twice as long as text. */
const BIG_ROWS_A_PIECE = SQL`8`

/** By whose eyes: the operator's, or those of the owner, where the rules do not bind it. */
export async function readTable(
  sql: Sql,
  { name, columns, isRuled, hasBytes }: WholeTable,
  onPiece: (csv: string) => Promise<void>,
  eyes: 'operator' | 'owner',
): Promise<TableSum> {
  const sum = new RowSum()
  const asOperator = eyes === 'operator' && isRuled
  if (asOperator) await sql.exec(SQL`set local role southerly_operator`)
  const texts = joined(columns.map((column) => SQL`${identifier(column)}::text as ${identifier(column)}`))
  await sql.exec(SQL`declare whole no scroll cursor for select ${texts} from ${identifier(name)}`)
  const fetch = SQL`fetch ${hasBytes ? BIG_ROWS_A_PIECE : ROWS_A_PIECE} from whole`
  for (;;) {
    const rows = await sql.query<Record<string, string | null>>(fetch)
    if (rows.length === 0) break
    const lines = rows.map((row) => `${columns.map((column) => cell(row[column] ?? null)).join(',')}\n`)
    for (const line of lines) sum.add(line)
    await onPiece(lines.join(''))
  }
  await sql.exec(SQL`close whole`)
  if (asOperator) await sql.exec(SQL`set local role none`)
  return sum.result()
}

/** COPY tells nothing from an empty text by the quotes. */
const cell = (text: string | null): string => (text === null ? '' : `"${text.replaceAll('"', '""')}"`)
