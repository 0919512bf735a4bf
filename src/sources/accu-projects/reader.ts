import type { InputFile } from '../input-file.ts'
import type { ReadLog } from '../read-log.ts'
import { findFamilyTable } from '../reading/family/family-table.ts'
import { readEntries } from '../reading/family/read-entries.ts'
import { readPrintedSheets, type TableLimits } from '../reading/printed-rows.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import type { ReadHints } from '../source.ts'
import { COLUMNS, type Field } from './columns.ts'
import { furtherColumns } from './further-columns.ts'
import { readProject } from './project.ts'
import type { AccuProjectRow } from './row.ts'

/** The register has some 2,500 projects, each with two columns for every year. */
const REGISTER: TableLimits = { bytes: 16 * 1024 * 1024, lines: 100_000 }

/** Reads the register. Columns that no document describes are kept as printed, since the layout was never seen whole. */
export async function* readAccuProjects(
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<AccuProjectRow> {
  const table = findFamilyTable<Field>(file.name, await readPrintedSheets(file, REGISTER), COLUMNS, log)
  const further = furtherColumns(table, log)
  log.edition = { slot: 'all', edition: hints.edition ?? 'live register, undated' }
  yield* readEntries(table, log, {
    read: (cells) => readProject(cells, further),
    keys: new UniqueKeys(file.name, 'Project ID'),
    keyOf: (row) => row.project_id,
    about: (cells) => ({ project_id: cells.words('project_id') }),
    without: 'Units of the project cannot then be checked.',
    isPersonal: true,
  })
}
