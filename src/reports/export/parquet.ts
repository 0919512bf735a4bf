import { type BasicType, parquetWriteRows, type Writer } from 'hyparquet-writer'
import { type Cell, type ColumnKind, fieldsOf, type ReadableTable } from '../../domain/export/table.ts'

const TYPES: Readonly<Record<ColumnKind, BasicType>> = {
  text: 'STRING',
  number: 'DOUBLE',
  integer: 'INT64',
  boolean: 'BOOLEAN',
  json: 'STRING',
}

/** Rows that are in memory at a time. */
const ROW_GROUP = 50_000

/** Metadata of the file that holds the columns with their units and meaning. */
const METADATA_KEY = 'southerly'

/** Writes a table as Parquet: the same rows give the same bytes. Answers how many rows there were. */
export async function writeParquet(table: ReadableTable, writer: Writer): Promise<number> {
  const { name, dataset, title, publisher, licence, attribution, key, columns } = table
  let rows = 0
  async function* records(): AsyncGenerator<Record<string, unknown>> {
    for await (const page of table.rows())
      for (const row of page) {
        rows += 1
        yield Object.fromEntries(columns.map((column, at) => [column.name, asParquet(column.kind, row[at]!)]))
      }
  }
  const about = { name, dataset, title, publisher, licence, attribution, key, fields: fieldsOf(table) }
  await parquetWriteRows({
    writer,
    rows: records(),
    columns: columns.map((column) => ({ name: column.name, type: TYPES[column.kind], nullable: true })),
    rowGroupSize: ROW_GROUP,
    kvMetadata: [{ key: METADATA_KEY, value: JSON.stringify(about) }],
    createdBy: 'southerly',
  })
  return rows
}

const asParquet = (kind: ColumnKind, value: Cell): unknown =>
  kind === 'integer' && typeof value === 'number' ? BigInt(value) : value
