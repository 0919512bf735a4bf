import type { ReadableTable } from '../../domain/export/table.ts'
import { EXIT, OperatorError, ServiceError } from '../../errors.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { releasesOfDataset } from '../releases/datasets.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { DERIVED_DATASET, derivedTables } from './derived-tables.ts'
import { publishedTables } from './published-tables.ts'

/** Every table of a snapshot: as published, then what is derived from them. */
export const exportTables = async (sql: ReadonlySql, snapshot: SnapshotView): Promise<ReadableTable[]> => [
  ...(await publishedTables(sql, snapshot)),
  ...derivedTables(sql, snapshot),
]

/** The tables with the names that an operator gave; all without any. */
export function chosenTables(tables: readonly ReadableTable[], names: readonly string[]): ReadableTable[] {
  const unknown = names.filter((name) => !tables.some((table) => table.name === name))
  if (unknown.length > 0)
    throw new OperatorError(`no table of this snapshot is called ${unknown.join(', ')}`, {
      hint: `There are ${tables.map(({ name }) => name).join(', ')}.`,
      exitCode: EXIT.notFound,
    })
  return tables.filter(({ name }) => names.length === 0 || names.includes(name))
}

/** Such rows are used to answer, and an operator can export their own; they are not handed out whole. */
const NO_LICENCE = 'not-stated'

/** Tables that the API hands out. */
export const answeredTables = async (sql: ReadonlySql, snapshot: SnapshotView): Promise<ReadableTable[]> =>
  (await exportTables(sql, snapshot)).filter(({ licence }) => licence.id !== NO_LICENCE)

/** The table of a dataset; where it has several, the caller names one. */
export async function tableOfDataset(
  sql: ReadonlySql,
  snapshot: SnapshotView,
  { dataset, table }: { readonly dataset: string; readonly table?: string | undefined },
): Promise<ReadableTable> {
  // Refuses a dataset that the service does not know.
  if (dataset !== DERIVED_DATASET) await releasesOfDataset(sql, dataset)
  const tables = (await answeredTables(sql, snapshot)).filter((one) => one.dataset === dataset)
  const names = tables.map(({ name }) => name)
  if (names.length === 0)
    throw new ServiceError(
      'dataset_not_found',
      `This snapshot has no table of ${dataset} to download: nothing is loaded, or its publisher states no licence.`,
    )
  const found = tables.find(({ name }) => name === (table ?? names[0]))
  if (found !== undefined && (table !== undefined || names.length === 1)) return found
  throw new ServiceError(
    'invalid_parameter',
    table === undefined
      ? `${dataset} has ${names.length} tables: name one of them.`
      : `${dataset} has no table ${JSON.stringify(table)}.`,
    {
      valid_values: names,
      errors: [{ parameter: 'table', code: 'invalid_parameter', message: `one of ${names.join(', ')}` }],
    },
  )
}
