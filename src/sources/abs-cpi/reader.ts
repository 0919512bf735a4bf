import { parseDataflow } from '../formats/sdmx/sdmx-message.ts'
import { isZip } from '../formats/zip/zip.ts'
import type { InputFile } from '../input-file.ts'
import type { ReadLog } from '../read-log.ts'
import { RowsApart } from '../reading/read-apart.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import type { ReadHints } from '../source.ts'
import type { PlacedRow } from './base-periods.ts'
import { Content } from './content.ts'
import { NEVER_BRIDGED, type PrintedObservation } from './printed-observation.ts'
import type { CpiRow } from './row.ts'
import { readSdmxRows } from './sdmx-rows.ts'
import { readWorkbookRows } from './workbook-rows.ts'

const OLD_WORKBOOK = 0xd0

/** Reads an answer of the data service (CSV, JSON or XML) or a time-series workbook; the first bytes tell which. */
export async function* readCpi(file: InputFile, log: ReadLog, hints: ReadHints): AsyncGenerator<CpiRow> {
  const observations = new RowsApart<PrintedObservation, Placed>(log, {
    read: ({ read }) => {
      const placed = read()
      return { ...placed, row_ref: placed.row.row_ref }
    },
    keys: new UniqueKeys(file.name, 'OBS_VALUE'),
    keyOf: ({ row, slot, series }) => `${slot} ${series} ${row.time_period}`,
    without: NEVER_BRIDGED,
  })
  const content = new Content(file.name, log)
  const waiting: Placed[] = []
  for await (const printed of await observationsOf(file, log, hints)) {
    const placed = observations.take(printed)
    if (placed === undefined) continue
    if (content.isSettled) {
      const row = content.take(placed)
      if (row !== undefined) yield row
      continue
    }
    waiting.push(placed)
    if (waiting.length < LOOKED_AT) continue
    content.settle(waiting)
    yield* waiting.flatMap((one) => content.take(one) ?? [])
  }
  if (!content.isSettled) {
    content.settle(waiting)
    yield* waiting.flatMap((one) => content.take(one) ?? [])
  }
  observations.finish()
  log.edition = content.edition()
}

type Placed = PlacedRow & { readonly row_ref: string }

/** Observations that are looked at to learn which dataflow and base a file is of. */
const LOOKED_AT = 500

async function observationsOf(
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): Promise<AsyncGenerator<PrintedObservation>> {
  if (await isWorkbook(file)) return readWorkbookRows(file, log)
  const hinted =
    hints.edition === undefined
      ? undefined
      : parseDataflow(hints.edition, { file: file.name, at: '--edition' })
  return readSdmxRows(file, hinted, log)
}

async function isWorkbook(file: InputFile): Promise<boolean> {
  for await (const chunk of file.stream()) return isZip(chunk) || chunk[0] === OLD_WORKBOOK
  return false
}
