import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { Edition, ReadLog } from '../read-log.ts'
import { rowCheck } from '../row-schema.ts'
import type { ReadHints, Source, SourceRow } from '../source.ts'
import { readCompactRows } from './compact-rows.ts'
import { decodeText } from './text.ts'

/**
 * A source whose files are tables that we keep ourselves, in our own row format: figures collected from documents, and
 * links and classes that are our work and are labelled so. Its edition cannot be told from the file, so it is fixed.
 */
export function compactSource<Row extends SourceRow>(
  parts: Omit<Source<Row>, 'read'> & { readonly edition: Edition },
): Source<Row> {
  const { edition, ...source } = parts
  return {
    ...source,
    read: async function* (file: InputFile, log: ReadLog, _hints: ReadHints) {
      log.edition = edition
      const fits = rowCheck(source.row)
      const { text } = await decodeText(file)
      for (const [index, row] of readCompactRows(file.name, source.row, text).entries()) {
        const fault = fits(row)
        if (fault !== undefined)
          throw new ReadError({ file: file.name, at: `line ${index + 2}`, problem: fault })
        yield row as unknown as Row
      }
    },
  }
}
