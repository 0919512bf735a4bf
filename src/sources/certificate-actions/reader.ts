import { decodeText } from '../formats/text.ts'
import type { InputFile } from '../input-file.ts'
import type { ReadLog } from '../read-log.ts'
import { readPrintedRows } from '../reading/printed-rows.ts'
import type { ReadHints } from '../source.ts'
import { readActions } from './actions.ts'
import { readHoldings } from './holdings.ts'
import type { CertificateRow } from './row.ts'

/** Reads the actions of a day (JSON) or the holdings by account (CSV); the first character tells which it is. */
export async function* readCertificates(
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<CertificateRow> {
  const { text } = await decodeText(file)
  if (/^\s*[{[]/.test(text)) yield* readActions(file.name, text, log, hints)
  else yield* readHoldings(file.name, await readPrintedRows(file), log, hints)
}
