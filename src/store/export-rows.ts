import type { ReadonlySql, Row } from './database.ts'
import { rowsInForce } from './rows-in-force.ts'
import { identifier, joined, SQL } from './sql-text.ts'

const ROWS_AT_ONCE = 5000

/** Columns of a source's table, read from one release of one snapshot. */
interface RowsOfRelease {
  readonly table: string
  readonly columns: readonly string[]
  readonly snapshotId: string
  readonly releaseId: string
}

/** The rows in force that a release gives a snapshot, in the order of the publisher's file. */
export async function* exportedRows(
  sql: ReadonlySql,
  { table, columns, snapshotId, releaseId }: RowsOfRelease,
): AsyncGenerator<Row[]> {
  const read = joined(columns.map((column) => SQL`t.${identifier(column)}`))
  for (let after = 0; ; ) {
    const page = await sql.query<Row & { readonly ordinal: number }>(
      SQL`select t.ordinal, ${read} from ${rowsInForce(identifier(table))} t
       where t.release_id = $2 and t.ordinal > $3 order by t.ordinal limit $4`,
      [snapshotId, releaseId, after, ROWS_AT_ONCE],
    )
    if (page.length > 0) yield page
    if (page.length < ROWS_AT_ONCE) return
    after = page.at(-1)!.ordinal
  }
}
