import { parseDataflow } from '../formats/sdmx/sdmx-message.ts'
import { isZip } from '../formats/zip/zip.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import type { ReadHints } from '../source.ts'
import { checkAnchor, type PlacedRow } from './base-periods.ts'
import { periodEnd, periodStart } from './periods.ts'
import type { CpiRow } from './row.ts'
import { readSdmxRows } from './sdmx-rows.ts'
import { readWorkbookRows } from './workbook-rows.ts'

const OLD_WORKBOOK = 0xd0

/** Reads an answer of the data service (CSV, JSON or XML) or a time-series workbook; the first bytes tell which. */
export async function* readCpi(file: InputFile, log: ReadLog, hints: ReadHints): AsyncGenerator<CpiRow> {
  const seen = new Seen(file.name)
  for await (const placed of await rowsOf(file, hints)) {
    seen.add(placed)
    yield placed.row
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
  readonly #keys = new Map<string, UniqueKeys>()
  readonly #slots = new Map<string, string>()
  readonly #periods = new Set<string>()

  constructor(file: string) {
    this.#file = file
  }

  add({ row, slot, series }: PlacedRow): void {
    const place = { file: this.#file, at: row.row_ref }
    let keys = this.#keys.get(series)
    if (keys === undefined) {
      keys = new UniqueKeys(this.#file, `OBS_VALUE of ${series}`)
      this.#keys.set(series, keys)
    }
    keys.add(row.time_period, row.row_ref)
    if (row.unit === 'index' && row.obs_value !== null && row.obs_value <= 0)
      throw new ReadError({
        ...place,
        column: 'OBS_VALUE',
        value: row.obs_value,
        problem: 'is not above zero',
      })
    checkAnchor(row, place)
    if (!this.#slots.has(slot)) this.#addSlot(slot, row)
    this.#periods.add(row.time_period)
  }

  edition(): { slot: string; edition: string; observed_from: string; observed_to: string } {
    const [slot] = this.#slots.keys()
    if (slot === undefined) throw new ReadError({ file: this.#file, problem: 'holds no observations' })
    const periods = [...this.#periods]
    const ends = new Map(periods.map((period) => [periodEnd(period), period]))
    const last = [...ends.keys()].toSorted().at(-1)!
    return {
      slot,
      edition: `${slot} to ${ends.get(last)}`,
      observed_from: periods.map(periodStart).toSorted()[0]!,
      observed_to: last,
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
