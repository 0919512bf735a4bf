import { isoDate, printedDate } from '../formats/dates.ts'
import { type ColumnMap, countKnownHeadings } from '../formats/headings.ts'
import { printedAmount, printedDecimal, printedInteger } from '../formats/numbers.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import { yearEdition } from '../reading/file-year.ts'
import { TotalsCheck } from '../reading/known-totals.ts'
import { readIdentifier } from '../reading/organisation-identifier.ts'
import { type PrintedRow, readPrintedRows } from '../reading/printed-rows.ts'
import { cellsOf } from '../reading/printed-table.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import { findYearlyTable } from '../reading/yearly-table.ts'
import type { ReadHints } from '../source.ts'
import categories from './categories.json' with { type: 'json' }
import columns from './columns.json' with { type: 'json' }
import editions from './editions.json' with { type: 'json' }
import { checkIdentities } from './identities.ts'
import type { SafeguardRow } from './row.ts'
import wordFlags from './word-flags.json' with { type: 'json' }

type Regime = keyof typeof columns
type Field = keyof typeof columns.pre_reform | keyof typeof columns.reformed
type Cells = (field: Field) => string | undefined

const MAPS: Readonly<Record<Regime, ColumnMap>> = columns
const MISSING = new Set(['', '-', 'n/a', 'N/A'])
/** A workbook's accounting format prints zero as a dash with this padding; the XLSX twin holds 0 in those cells. */
const ACCOUNTING_ZERO = /^ -\s{2,}$/

/** Reads the table of one reporting year, of either regime. */
export async function* readSafeguard(
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<SafeguardRow> {
  const printedRows = await readPrintedRows(file)
  const regime = regimeOf(printedRows)
  const table = findYearlyTable(file.name, printedRows, MAPS[regime], hints)
  const { year } = table
  log.edition = yearEdition(year)
  const totals = new TotalsCheck(editions, year)
  const keys = new UniqueKeys(file.name, 'Facility name')
  for (const printed of table.rows) {
    const row = readRow(file.name, year, regime, printed, cellsOf(table, printed))
    keys.add(`${row.facility_name} (${row.responsible_emitter})`, printed.at)
    checkIdentities(file.name, row, log)
    totals.add(row)
    yield row
  }
  totals.report(log)
}

/** The regime whose headings the file has more of. */
function regimeOf(rows: readonly PrintedRow[]): Regime {
  const known = (regime: Regime): number =>
    Math.max(0, ...rows.slice(0, 20).map((row) => countKnownHeadings(row.cells, MAPS[regime])))
  return known('pre_reform') > known('reformed') ? 'pre_reform' : 'reformed'
}

function readRow(file: string, year: string, regime: Regime, { at }: PrintedRow, cells: Cells): SafeguardRow {
  const place = (field: Field) => ({ file, at, column: headingOf(regime, field) })
  const parsed = <Value>(field: Field, parse: (text: string, where: ReturnType<typeof place>) => Value) => {
    const printed = cells(field)
    return printed === undefined || MISSING.has(printed.trim()) ? null : parse(printed, place(field))
  }
  const number = (field: Field, parse: typeof printedInteger): number | null =>
    ACCOUNTING_ZERO.test(cells(field) ?? '') ? 0 : parsed(field, parse)
  const amount = (field: Field) => number(field, printedAmount)
  const signed = (field: Field) => number(field, printedInteger)
  const words = (field: Field) => parsed(field, (text) => text.trim())
  const date = (field: Field) =>
    parsed(
      field,
      // A workbook's date cell comes as YYYY-MM-DD; the CSV files print days first.
      (text, where) => isoDate(text, 'year-month-day') ?? printedDate(text, 'day-month-year', where),
    )
  const required = <Value>(field: Field, value: Value | null): Value => {
    if (value === null)
      throw new ReadError({
        ...place(field),
        value: cells(field),
        problem: 'is empty',
        expected: 'a value in every row',
      })
    return value
  }
  const anzsic = parsed('anzsic', readAnzsic)
  const baselineType = words('baseline_type')
  if (baselineType !== null) refuseUnknown(baselineType, categories.baseline_types, place('baseline_type'))
  const state = required('state', words('state'))
  for (const part of state.split(/;\s*/)) refuseUnknown(part, categories.states, place('state'))
  const notes = words('notes')
  return {
    row_ref: at,
    reporting_year: year,
    regime,
    facility_name: required('facility_name', words('facility_name')),
    responsible_emitter: required('responsible_emitter', words('responsible_emitter')),
    emitter_abn: parsed('emitter_identifier', readIdentifier)?.abn ?? null,
    emitter_identifier_text: cells('emitter_identifier') || null,
    state,
    anzsic_group: anzsic?.group ?? null,
    anzsic_title: anzsic?.title ?? null,
    baseline_type: baselineType,
    erc: parsed('erc', readErc),
    erc_text: cells('erc') || null,
    baseline_t: amount('baseline_t'),
    covered_emissions_t: required('covered_emissions_t', amount('covered_emissions_t')),
    borrowing_adjustment_t: signed('borrowing_adjustment_t'),
    accus_issued: amount('accus_issued'),
    accus_deemed_surrendered: amount('accus_deemed_surrendered'),
    accus_surrendered: amount('accus_surrendered'),
    smcs_surrendered: amount('smcs_surrendered'),
    net_emissions_t: signed('net_emissions_t'),
    net_position_t: signed('net_position_t'),
    smcs_issued: amount('smcs_issued'),
    units_relinquished: amount('units_relinquished'),
    mymp_net_emissions_t: signed('mymp_net_emissions_t'),
    mymp_net_position_t: signed('mymp_net_position_t'),
    mymp_baseline_t: amount('mymp_baseline_t'),
    co2_t: amount('co2_t'),
    ch4_t: amount('ch4_t'),
    n2o_t: amount('n2o_t'),
    other_ghg_t: amount('other_ghg_t'),
    excess_start: date('excess_start'),
    excess_end: date('excess_end'),
    notes,
    flags: flagsOf([baselineType, notes]),
  }
}

const headingOf = (regime: Regime, field: Field): string => MAPS[regime][field]?.headings[0] ?? field

type Place = Parameters<typeof printedInteger>[1]

function readAnzsic(printed: string, place: Place): { group: string; title: string } {
  const match = /^(?<title>.+?)\s*\((?<group>\d{3})\)$/.exec(printed.trim())
  if (match?.groups === undefined)
    throw new ReadError({
      ...place,
      value: printed,
      problem: 'is not an ANZSIC group',
      expected: 'such as "Coal mining (060)"',
    })
  return { group: match.groups['group'] ?? '', title: match.groups['title'] ?? '' }
}

function readErc(printed: string, place: Place): number {
  const value = printedDecimal(printed, place)
  if (value <= 0 || value > 1)
    throw new ReadError({
      ...place,
      value: printed,
      problem: 'is out of range',
      expected: 'above 0 and at most 1',
    })
  return value
}

function refuseUnknown(value: string, known: readonly string[], place: Place): void {
  if (!known.includes(value))
    throw new ReadError({ ...place, value, problem: 'is not known', expected: known.join(', ') })
}

function flagsOf(texts: readonly (string | null)[]): string[] {
  const found = wordFlags.filter(({ words }) => texts.some((text) => text?.includes(words)))
  return [...new Set(found.map(({ flag }) => flag))]
}
