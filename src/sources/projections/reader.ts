import type { InputFile } from '../input-file.ts'
import type { ReadLog } from '../read-log.ts'
import { findFamilyTable } from '../reading/family/family-table.ts'
import { readEntries } from '../reading/family/read-entries.ts'
import { reportColumns } from '../reading/family/report-columns.ts'
import { readPrintedSheets } from '../reading/printed-rows.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import type { ReadHints } from '../source.ts'
import { COLUMNS, type Field } from './columns.ts'
import type { ProjectionRow } from './row.ts'
import { readProjection } from './row-reader.ts'

const KEY = ['region', 'ensemble', 'scenario', 'variable', 'period', 'baseline'] as const

/** Reads the table of regional changes. */
export async function* readProjections(
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<ProjectionRow> {
  const table = findFamilyTable<Field>(file.name, await readPrintedSheets(file), COLUMNS, log)
  reportColumns(table, undefined, log)
  log.edition = { slot: 'all', edition: hints.edition ?? 'IPCC AR6 Atlas' }
  yield* readEntries(table, log, {
    read: readProjection,
    keys: new UniqueKeys(file.name, KEY.join(', ')),
    keyOf: (row) => KEY.map((field) => row[field]).join(', '),
    about: (cells) => Object.fromEntries(KEY.map((field) => [field, cells.words(field)])),
    without: 'The change is then missing from the scenario context of its region, and answers say so.',
  })
}
