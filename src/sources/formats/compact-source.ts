import type { TObject } from 'typebox'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { Edition, ReadLog } from '../read-log.ts'
import { readRecords } from '../reading/printed-rows.ts'
import { readApart } from '../reading/read-apart.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import { fieldKinds, rowCheck } from '../row-schema.ts'
import type { Source, SourceRow } from '../source.ts'
import { placedRows } from './compact-rows.ts'
import type { ColumnMap } from './headings.ts'
import { decodeText } from './text.ts'

/** Throws `ReadError` where the rows do not belong into one file. */
type EditionOf<Row> = (rows: readonly Row[], fileName: string) => Edition

/**
 * A source whose files are tables that we keep ourselves, in our own row format: figures collected from documents, and
 * links and classes that are our work and are labelled so. Its edition is fixed, or told from its rows.
 */
export function compactSource<Row extends SourceRow>(
  parts: Omit<Source<Row>, 'read' | 'marks'> & {
    readonly edition: Edition | EditionOf<Row>
    /** What is lost with a row that is left out: a sentence for the person who decides. */
    readonly without?: string
  },
): Source<Row> {
  const { edition, without, ...source } = parts
  return {
    ...source,
    marks: [{ kind: 'headings', columns: fieldColumns(source.row), within: 1 }],
    read: async function* (file: InputFile, log: ReadLog) {
      const faultOf = rowCheck(source.row)
      const isRow = (fields: object): fields is Row => faultOf(fields) === undefined
      const { text } = await decodeText(file)
      const placed = placedRows(file.name, source.row, readRecords(file.name, text, ','))
      const rows = [
        ...readApart(placed, log, {
          read: ({ at, read }) => {
            const fields = read()
            if (isRow(fields)) return fields
            throw new ReadError({
              file: file.name,
              at,
              problem: faultOf(fields) ?? 'is not a row of this source',
            })
          },
          // Rows name their place in the publisher's file, which may be the line of another row in this one.
          at: ({ at }) => `${at} of ${file.name}`,
          about: ({ cell }) => Object.fromEntries(source.key.map((field) => [field, cell(field)])),
          keys: new UniqueKeys(file.name, source.key.join(', ')),
          keyOf: (row) => source.key.map((field) => String(row[field])).join(', '),
          ...(without === undefined ? {} : { without }),
        }),
      ]
      log.edition = typeof edition === 'function' ? edition(rows, file.name) : edition
      yield* rows
    },
  }
}

/** Headings of our own format are the names of the fields, all of them. */
const fieldColumns = (row: TObject): ColumnMap =>
  Object.fromEntries([...fieldKinds(row).keys()].map((name) => [name, { headings: [name] }]))
