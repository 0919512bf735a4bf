import type { TObject } from 'typebox'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { Edition, ReadLog } from '../read-log.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import { fieldKinds, rowCheck } from '../row-schema.ts'
import type { Source, SourceRow } from '../source.ts'
import { readPlacedRows } from './compact-rows.ts'
import type { ColumnMap } from './headings.ts'
import { decodeText } from './text.ts'

/**
 * A source whose files are tables that we keep ourselves, in our own row format: figures collected from documents, and
 * links and classes that are our work and are labelled so. Its edition cannot be told from the file, so it is fixed.
 */
export function compactSource<Row extends SourceRow>(
  parts: Omit<Source<Row>, 'read' | 'marks'> & { readonly edition: Edition },
): Source<Row> {
  const { edition, ...source } = parts
  return {
    ...source,
    marks: [{ kind: 'headings', columns: fieldColumns(source.row), within: 1 }],
    read: async function* (file: InputFile, log: ReadLog) {
      log.edition = edition
      const faultOf = rowCheck(source.row)
      const isRow = (fields: object): fields is Row => faultOf(fields) === undefined
      const keys = new UniqueKeys(file.name, source.key.join(', '))
      const { text } = await decodeText(file)
      for (const { at, fields } of readPlacedRows(file.name, source.row, text)) {
        if (!isRow(fields))
          throw new ReadError({ file: file.name, at, problem: faultOf(fields) ?? 'is no row of this source' })
        keys.add(source.key.map((field) => String(fields[field])).join(', '), at)
        yield fields
      }
    },
  }
}

/** Headings of our own format are the names of the fields, all of them. */
const fieldColumns = (row: TObject): ColumnMap =>
  Object.fromEntries([...fieldKinds(row).keys()].map((name) => [name, { headings: [name] }]))
