import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import type { Proposal } from '../reading/findings.ts'
import { checkLivestockTotals, withTotal, withUnitsCompared } from './checks.ts'
import { type FactorCell, factorRows } from './factor-cells.ts'
import { type TitledPart, tablesOn } from './sheet-tables.ts'
import type { PrintedSheet } from './sheets.ts'
import { findTable, type PrintedTable } from './table-header.ts'
import { definitionOf, reasonNotRead, TABLES } from './tables.ts'
import { tidy } from './values.ts'
import { holds, words } from './words.ts'

export interface ReadTables {
  /** Factors by the id of their table. */
  readonly factors: ReadonlyMap<string, readonly FactorCell[]>
  /** The set of global warming potentials that the file itself tells; undefined where it does not. */
  readonly gwpSet: string | undefined
}

/** The tables of all sheets, each by the words of its title. What is not known is put on record and left out. */
export function readTables(file: string, sheets: readonly PrintedSheet[], log: ReadLog): ReadTables {
  const factors = new Map<string, FactorCell[]>()
  let methane: string | undefined
  for (const sheet of sheets) {
    const parts = tablesOn(sheet)
    if (parts.length === 0) log.note('sheet_not_read', `"${sheet.name.trim()}" holds no table of factors`)
    for (const part of parts) {
      const reason = reasonNotRead(part.title)
      methane ??= setByMethane(part)
      if (reason === undefined) readTable(file, part, factors, log)
      else log.skip(part.sheet.place(0), reason, part.title)
    }
  }
  requireKnownForm(file, factors, log)
  return { factors, gwpSet: factors.has('refrigerant_gwp') ? 'AR5' : methane }
}

function readTable(file: string, part: TitledPart, factors: Map<string, FactorCell[]>, log: ReadLog): void {
  const table = log.findings.attempt('table_without_rows', () => findTable(file, part, log))
  if (table === undefined) return
  const definition = log.findings.attempt(
    'table_not_known',
    () => definitionOf(table, labelsOf(table)),
    TABLE_NOT_DESCRIBED,
  )
  if (definition === undefined) return
  if (factors.has(definition.id)) {
    const problem = `is a second table "${definition.id}"`
    log.findings.add(
      'table_twice',
      { file, at: table.sheet.place(0), value: table.title, problem },
      { decision: 'leave_out', reason: 'The first one was read.' },
    )
    return
  }
  const rows = [...factorRows(table, definition)]
  const cells = rows.flatMap((row) => withUnitsCompared(withTotal(file, row, log.findings)))
  checkLivestockTotals(file, cells, log.findings)
  factors.set(definition.id, cells)
}

const TABLE_NOT_DESCRIBED: Proposal = {
  decision: 'leave_out',
  reason: 'The table was not read. Describe it in tables.json, or in tables-not-read.json with the reason.',
}

/** A file with none of the tables that every edition has is no edition; one that lacks some of them is in doubt. */
function requireKnownForm(file: string, factors: ReadonlyMap<string, unknown>, log: ReadLog): void {
  const required = TABLES.filter((table) => table.required === true)
  const missing = required.filter(({ id }) => !factors.has(id))
  const fault = {
    file,
    problem: `lacks the tables ${missing.map(({ id }) => `"${id}"`).join(', ')}`,
    expected: 'an edition of the National Greenhouse Accounts Factors, whole',
  }
  if (missing.length === required.length) throw new ReadError(fault)
  if (missing.length > 0)
    log.findings.add(
      'table_missing',
      { ...fault, at: 'workbook' },
      { decision: 'take', reason: 'The tables that are there were read.' },
    )
}

const labelsOf = ({ sheet, firstRow }: PrintedTable): string[] =>
  Array.from({ length: sheet.rowCount - firstRow }, (_, row) => tidy(sheet.text(firstRow + row, 0)))

/** What a kilogram of methane amounts to in each assessment report. */
const SET_BY_METHANE: Readonly<Record<number, string>> = { 21: 'SAR', 25: 'AR4', 28: 'AR5' }

/** The set behind an edition, told by the row of methane in its table of global warming potentials. */
function setByMethane({ title, sheet, titleRows }: TitledPart): string | undefined {
  if (!holds(words(title), 'global warming potentials')) return undefined
  for (let row = titleRows; row < sheet.rowCount; row++) {
    const texts = Array.from({ length: sheet.width(row) }, (_, column) => sheet.text(row, column).trim())
    if (!texts.some((text) => /^(?:methane|ch4)$/iu.test(text.normalize('NFKC')))) continue
    return texts.map((text) => SET_BY_METHANE[Number(text)]).find((set) => set !== undefined)
  }
  return undefined
}
