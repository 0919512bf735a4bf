import { parseDataflow } from '../formats/sdmx-message.ts'
import { isZip } from '../formats/zip.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import type { ReadHints } from '../source.ts'
import { UniqueKeys } from '../unique-keys.ts'
import { checkAnchor, type PlacedRow } from './base-periods.ts'
import { periodEnd, periodStart } from './periods.ts'
import type { CpiRow } from './row.ts'
import { readSdmxRows } from './sdmx-rows.ts'
import { readWorkbookRows } from './workbook-rows.ts'

const OLD_WORKBOOK = 0xd0

/** Reads an answer of the data service (CSV, JSON or XML) or a time-series workbook; the first bytes tell which. */
export async function* readCpi(file: InputFile, log: ReadLog, hints: ReadHints): AsyncGenerator<CpiRow> {
  const seen = new Seen(file.name)
  for await (const { row, slot } of await rowsOf(file, hints)) {
    seen.add(row, slot)
    yield row
  }
  log.edition = seen.edition()
}

async function rowsOf(file: InputFile, hints: ReadHints): Promise<AsyncGenerator<PlacedRow>> {
  if (await isWorkbook(file)) return readWorkbookRows(file)
  const hinted =
    hints.edition === undefined
      ? undefined
      : parseDataflow(hints.edition, { file: file.name, at: '--edition' })
  return readSdmxRows(file, hinted)
}

/** What the rows of a file must have in common, and how far they reach. */
class Seen {
  readonly #file: string
  readonly #keys: UniqueKeys
  readonly #slots = new Map<string, string>()
  #first = ''
  #last = ''

  constructor(file: string) {
    this.#file = file
    this.#keys = new UniqueKeys(file, 'OBS_VALUE')
  }

  add(row: CpiRow, slot: string): void {
    const place = { file: this.#file, at: row.row_ref }
    const series = [
      row.dataflow,
      row.measure_code,
      row.index_code,
      row.tsest,
      row.region_code,
      row.freq,
    ].join('.')
    this.#keys.add(`${series} ${row.time_period}`, row.row_ref)
    if (row.unit === 'index' && row.obs_value !== null && row.obs_value <= 0)
      throw new ReadError({
        ...place,
        column: 'OBS_VALUE',
        value: row.obs_value,
        problem: 'is not above zero',
      })
    checkAnchor(row, place)
    if (!this.#slots.has(slot)) this.#addSlot(slot, row)
    if (this.#first === '' || periodStart(row.time_period) < periodStart(this.#first))
      this.#first = row.time_period
    if (this.#last === '' || periodEnd(row.time_period) > periodEnd(this.#last)) this.#last = row.time_period
  }

  edition(): { slot: string; edition: string; observed_from: string; observed_to: string } {
    const [slot] = this.#slots.keys()
    if (slot === undefined) throw new ReadError({ file: this.#file, problem: 'holds no observations' })
    return {
      slot,
      edition: `${slot} to ${this.#last}`,
      observed_from: periodStart(this.#first),
      observed_to: periodEnd(this.#last),
    }
  }

  #addSlot(slot: string, row: CpiRow): void {
    const [[other, at] = []] = this.#slots
    if (other !== undefined)
      throw new ReadError({
        file: this.#file,
        at: row.row_ref,
        value: slot,
        problem: `stands in one file with ${other} (${at})`,
        expected: 'one dataflow and one base period in a file: two must never be joined',
        hint: 'Load them as two files.',
      })
    this.#slots.set(slot, row.row_ref)
  }
}

async function isWorkbook(file: InputFile): Promise<boolean> {
  for await (const chunk of file.stream()) return isZip(chunk) || chunk[0] === OLD_WORKBOOK
  return false
}
