import { decodeText } from '../formats/text.ts'
import type { InputFile } from '../input-file.ts'
import type { ReadLog } from '../read-log.ts'
import { readPrintedSheets } from '../reading/printed-rows.ts'
import type { ReadHints } from '../source.ts'
import { readActions } from './actions.ts'
import { readHoldings } from './holdings.ts'
import type { CertificateRow } from './row.ts'

/** Reads the actions of a day (JSON) or the holdings by account (CSV or a workbook); the first character tells which it is. */
export async function* readCertificates(
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<CertificateRow> {
  const start = await startOf(file)
  if (/^\ufeff?\s*[{[]/.test(start)) yield* readActions(file.name, (await decodeText(file)).text, log, hints)
  else yield* readHoldings(file.name, await readPrintedSheets(file), log, hints)
}

async function startOf(file: InputFile): Promise<string> {
  for await (const chunk of file.stream()) return new TextDecoder().decode(chunk.subarray(0, 100))
  return ''
}
