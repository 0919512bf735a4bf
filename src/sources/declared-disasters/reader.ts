import { wrongWidth } from '../formats/row-width.ts'
import { decodeText } from '../formats/text.ts'
import type { InputFile } from '../input-file.ts'
import states from '../localities/states.json' with { type: 'json' }
import { ReadError } from '../read-error.ts'
import type { Edition, ReadLog } from '../read-log.ts'
import { readRecords } from '../reading/printed-rows.ts'
import { readApart } from '../reading/read-apart.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import type { DeclaredDisasterRow } from './row.ts'

/** The agency's own file: a row for each place, disaster and kind of payment. */
export const PAYMENT_COLUMNS = [
  'Location ID',
  'Location Name',
  'Location Type',
  'State Name',
  'Disaster Name',
  'Disaster AGRN',
  'Payment Type Name',
  'Date of Data',
] as const
/** A summary of it: a row for each area, its disasters in one cell. */
export const SUMMARY_COLUMNS = ['lga_code', 'lga', 'state', 'n_declared_events', 'events'] as const

const STATES: ReadonlyMap<string, string> = new Map(
  Object.entries(states).map(([letters, name]) => [name.toLowerCase(), letters]),
)

interface Line {
  readonly at: string
  readonly cell: (column: string) => string
}

interface ListedLine extends Line {
  /** The disaster of the row, or one of those in its cell. */
  readonly event: string
}

/** Reads the agency's file or the summary of it: the headings tell which. */
export async function* readDeclaredDisasters(
  file: InputFile,
  log: ReadLog,
): AsyncGenerator<DeclaredDisasterRow> {
  const { text } = await decodeText(file)
  const [header, ...records] = readRecords(file.name, text, ',')
  const names = (header?.cells ?? []).map((cell) => cell.trim())
  const isSummary = refuseOthers(file.name, names)
  const seen = new Set<string>()
  const days: string[] = []
  let elsewhere = 0
  const read = ({ line, cells }: (typeof records)[number]): readonly ListedLine[] => {
    const at = `line ${line}`
    if (cells.length !== names.length) throw wrongWidth({ file: file.name, at }, cells, names.length)
    const row: Line = { at, cell: (column) => (cells[names.indexOf(column)] ?? '').trim() }
    if (isSummary) return eventsOf(file.name, row)
    if (row.cell('Location Type') !== 'LGA') {
      elsewhere += 1
      return []
    }
    days.push(dayOf(file.name, row))
    // A disaster is listed once for each kind of payment.
    const event = row.cell('Disaster Name')
    const key = `${row.cell('Location ID')} ${event}`
    if (seen.has(key)) return []
    seen.add(key)
    return [{ ...row, event }]
  }
  const rows = [
    ...readApart(listed(records, read), log, {
      read: (line) => rowOf(file.name, isSummary, line()),
      keys: new UniqueKeys(file.name, 'lga_code, event'),
      keyOf: ({ lga_code, event }) => `${lga_code}, ${event}`,
      without: 'Without the row, an area has one disaster fewer.',
    }),
  ]
  if (elsewhere > 0)
    log.note('not_an_area', `${elsewhere} rows speak of suburbs or of no known place and are not counted.`)
  log.edition = editionOf(rows, days)
  yield* rows
}

function refuseOthers(file: string, names: readonly string[]): boolean {
  const has = (columns: readonly string[]): boolean => columns.every((column) => names.includes(column))
  if (has(PAYMENT_COLUMNS)) return false
  if (has(SUMMARY_COLUMNS)) return true
  throw new ReadError({
    file,
    at: 'line 1',
    value: names.join(),
    problem: 'are not the columns of declared disasters by area',
    expected: `${PAYMENT_COLUMNS.join()}; or ${SUMMARY_COLUMNS.join()}`,
    hint: 'Give the file “Disaster history payment by LGA” as it was downloaded, headings included.',
  })
}

/** Each disaster of each record. A record that cannot be read is one item that throws, so that it becomes a finding. */
function* listed<Item>(
  records: readonly Item[],
  read: (record: Item) => readonly ListedLine[],
): Generator<() => ListedLine> {
  for (const record of records) {
    let lines: readonly ListedLine[]
    try {
      lines = read(record)
    } catch (error) {
      yield () => {
        throw error
      }
      continue
    }
    for (const line of lines) yield () => line
  }
}

/** The disasters in one cell; the count beside them must agree. */
function eventsOf(file: string, row: Line): ListedLine[] {
  const events = row
    .cell('events')
    .split('|')
    .map((event) => event.trim())
    .filter((event) => event !== '')
  const stated = row.cell('n_declared_events')
  if (String(events.length) === stated) return events.map((event) => ({ ...row, event }))
  throw new ReadError({
    file,
    at: row.at,
    column: 'n_declared_events',
    value: stated,
    problem: `does not match the ${events.length} disasters that the row lists`,
    expected: String(events.length),
  })
}

function dayOf(file: string, { at, cell }: Line): string {
  const value = cell('Date of Data')
  if (/^20\d\d-[01]\d-[0-3]\d$/u.test(value)) return value
  throw new ReadError({
    file,
    at,
    column: 'Date of Data',
    value,
    problem: 'is not a day',
    expected: 'YYYY-MM-DD',
  })
}

function rowOf(file: string, isSummary: boolean, { at, cell, event }: ListedLine): DeclaredDisasterRow {
  const columns = isSummary
    ? { code: 'lga_code', name: 'lga', state: 'state', event: 'events' }
    : { code: 'Location ID', name: 'Location Name', state: 'State Name', event: 'Disaster Name' }
  const refused = (column: string, expected: string): ReadError =>
    new ReadError({ file, at, column, value: cell(column), problem: 'cannot be', expected })
  const lga_code = cell(columns.code)
  if (!/^\d{5}$/u.test(lga_code)) throw refused(columns.code, 'five digits')
  const state = STATES.get(cell(columns.state).toLowerCase())
  if (state === undefined) throw refused(columns.state, 'the name of a state or territory')
  const lga = cell(columns.name)
  if (lga === '') throw refused(columns.name, 'a name')
  if (event === '') throw refused(columns.event, 'the name of a disaster')
  const agrn = isSummary ? (/^AGRN (\d+)/u.exec(event)?.[1] ?? '') : cell('Disaster AGRN')
  return { row_ref: at, lga_code, lga, state, event, agrn: agrn === '' ? null : agrn }
}

/** To the day of its newest row; a summary has no days, only the years that its disasters name. */
function editionOf(rows: readonly DeclaredDisasterRow[], days: readonly string[]): Edition {
  const years = rows.flatMap(({ event }) => event.match(/\b20\d\d\b/gu) ?? [])
  const edition = (days.length > 0 ? days : years).toSorted().at(-1)
  return { slot: 'all', edition: edition ?? 'undated' }
}
