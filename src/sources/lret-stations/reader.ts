import { printedDate } from '../formats/dates.ts'
import { type ColumnMap, countKnownHeadings } from '../formats/headings.ts'
import { printedAmount, printedMeasure } from '../formats/numbers.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import { TotalsCheck } from '../reading/known-totals.ts'
import { type PrintedRow, readPrintedRows } from '../reading/printed-rows.ts'
import { cellsOf, findTable } from '../reading/printed-table.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import type { ReadHints } from '../source.ts'
import { codeState, isAccreditationCode } from './accreditation-code.ts'
import categories from './categories.json' with { type: 'json' }
import { editionOf } from './edition.ts'
import editions from './editions.json' with { type: 'json' }
import layouts from './layouts.json' with { type: 'json' }
import type { StationRow } from './row.ts'

type List = StationRow['list']
type Field = keyof (typeof layouts)['historical'] | 'approved_on' | 'committed_month'

const LAYOUTS: Readonly<Record<List, ColumnMap>> = layouts
const MISSING = new Set(categories.missing)
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Reads any of the four lists; its headings tell which it is. */
export async function* readStations(
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<StationRow> {
  const printed = await readPrintedRows(file)
  const list = listOf(printed)
  const table = findTable<Field>(file.name, printed, LAYOUTS[list])
  const keys = new UniqueKeys(
    file.name,
    list === 'historical' || list === 'accredited' ? 'Accreditation code' : 'Project Name',
  )
  const rows = table.rows.map((row) => {
    const cell = cellsOf(table, row)
    const station = readStation(list, { file: file.name, at: row.at }, (field) => cell(field)?.trim() ?? '')
    keys.add(station.accreditation_code ?? `${station.power_station}, ${station.state}`, row.at)
    return station
  })
  if (rows.length === 0) throw new ReadError({ file: file.name, problem: 'holds no rows below its headings' })
  log.edition = editionOf(list, rows, hints)
  const totals = new TotalsCheck(editions, log.edition.edition)
  for (const row of rows) {
    totals.add(row)
    if (row.flags.length > 0)
      log.note(
        'code_names_another_state',
        `${row.accreditation_code} is listed in ${row.state}.`,
        row.row_ref,
      )
    yield row
  }
  totals.report(log)
}

/** The list whose headings fit best: most of its own found, fewest missing. */
function listOf(rows: readonly PrintedRow[]): List {
  const score = (list: List): number => {
    const columns = LAYOUTS[list]
    const known = Math.max(0, ...rows.slice(0, 20).map((row) => countKnownHeadings(row.cells, columns)))
    return 2 * known - Object.keys(columns).length
  }
  const lists = Object.keys(LAYOUTS) as List[]
  return lists.reduce((best, list) => (score(list) > score(best) ? list : best))
}

interface Place {
  readonly file: string
  readonly at: string
}

function readStation(list: List, at: Place, cell: (field: Field) => string): StationRow {
  const place = (field: Field) => ({ ...at, column: LAYOUTS[list][field]?.headings[0] ?? field })
  const optional = <T>(field: Field, parse: (text: string) => T): T | null =>
    MISSING.has(cell(field)) ? null : parse(cell(field))
  const oneOf = (field: Field, known: readonly string[]): string => {
    const value = cell(field)
    if (!known.includes(value))
      throw new ReadError({
        ...place(field),
        value,
        problem: 'is not known here',
        expected: known.join(', '),
        hint: 'A new category belongs into categories.json.',
      })
    return value
  }
  const date = (field: Field) => optional(field, (text) => printedDate(text, 'day-month-year', place(field)))
  const name = cell('power_station')
  if (name === '') throw new ReadError({ ...place('power_station'), value: name, problem: 'is empty' })
  const state = oneOf('state', Object.keys(categories.states))
  const code = optional('accreditation_code', (text) => accreditationCode(text, place('accreditation_code')))
  return {
    list,
    accreditation_code: code,
    power_station: name,
    state,
    postcode: optional('postcode', (text) => postcode(text, place('postcode'))),
    installed_capacity_mw: printedMeasure(cell('installed_capacity_mw'), place('installed_capacity_mw')),
    capacity_text: cell('installed_capacity_mw'),
    fuel_source: oneOf('fuel_source', categories.fuels),
    accreditation_start: date('accreditation_start'),
    approved_on: date('approved_on'),
    suspension_status: optional('suspension_status', () => oneOf('suspension_status', categories.suspension)),
    baseline_mwh: optional('baseline_mwh', (text) => printedAmount(text, place('baseline_mwh'))),
    committed_month: optional('committed_month', (text) => month(text, place('committed_month'))),
    comment: optional('comment', (text) => text),
    flags: code !== null && codeState(code) !== state ? ['code_names_another_state'] : [],
    row_ref: at.at,
  }
}

type CellPlace = Place & { readonly column: string }

function accreditationCode(text: string, place: CellPlace): string {
  if (!isAccreditationCode(text))
    throw new ReadError({
      ...place,
      value: text,
      problem: 'is not an accreditation code',
      expected: 'one such as WD00WA02',
    })
  return text
}

function postcode(text: string, place: CellPlace): string {
  if (!/^\d{4}$/.test(text))
    throw new ReadError({
      ...place,
      value: text,
      problem: 'is not a postcode',
      expected: 'four digits, leading zero included',
    })
  return text
}

function month(text: string, place: CellPlace): string {
  const [name, year] = text.split(/[-/ ]/)
  const number = MONTHS.indexOf((name ?? '').toLowerCase().slice(0, 3)) + 1
  if (number === 0 || !/^\d{4}$/.test(year ?? ''))
    throw new ReadError({
      ...place,
      value: text,
      problem: 'is not a month',
      expected: 'one such as Dec-2019',
    })
  return `${year}-${String(number).padStart(2, '0')}`
}
