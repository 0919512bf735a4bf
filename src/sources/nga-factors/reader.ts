import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import { type Correction, Corrections } from '../reading/corrections.ts'
import type { Proposal } from '../reading/findings.ts'
import { TotalsCheck } from '../reading/known-totals.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import type { ReadHints } from '../source.ts'
import { checkLivestockTotals, withTotal, withUnitsCompared } from './checks.ts'
import corrections from './corrections.json' with { type: 'json' }
import { editionOf, vintageOf } from './edition.ts'
import editions from './editions.json' with { type: 'json' }
import { type FactorCell, factorRows } from './factor-cells.ts'
import type { NgaFactorRow } from './row.ts'
import { type PrintedSheet, readSheets } from './sheets.ts'
import { findTable, type PrintedTable, titleOf } from './table-header.ts'
import { definitionOf, reasonNotRead, TABLES } from './tables.ts'
import { tidy } from './values.ts'

/** Reads an edition of the national factors: every table by the words of its title, wherever it stands. */
export async function* readNgaFactors(
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<NgaFactorRow> {
  const sheets = await readSheets(file)
  const tables = readTables(file.name, sheets, log)
  const edition = editionOf(file.name, sheets, hints)
  const cells = [...tables.values()].flat()
  const vintage = vintageOf(edition, cells, log)
  log.edition = {
    slot: edition,
    edition: vintage === undefined ? edition : `${edition} (issue of ${vintage})`,
  }
  const known = new Corrections(file.name, corrections, edition)
  const totals = new TotalsCheck(KNOWN_TOTALS, edition)
  const keys = new UniqueKeys(file.name, 'activity')
  const gwpSet = gwpSetOf(edition, tables)
  for (const [table, factors] of tables)
    for (const factor of factors) {
      const row = {
        edition,
        vintage: vintage ?? null,
        gwp_set: gwpSet,
        ...corrected(table, factor, known, log),
      }
      const isFirst = log.findings.attempt('row_twice', () => {
        keys.add(keyOf(row), row.row_ref)
        return true
      })
      if (isFirst === undefined) continue
      totals.add(row)
      yield row
    }
  if (totals.isWhole) known.finish()
  totals.report(log)
}

const KNOWN_TOTALS = editions.flatMap(({ rows, ...edition }) =>
  rows === undefined ? [] : [{ ...edition, rows }],
)

const keyOf = (row: NgaFactorRow): string =>
  [row.scope, row.category, row.subcategory, row.activity, row.region, row.period, row.gas, row.unit].join(
    ' | ',
  )

function readTables(file: string, sheets: readonly PrintedSheet[], log: ReadLog): Map<string, FactorCell[]> {
  const factors = new Map<string, FactorCell[]>()
  for (const sheet of sheets) {
    const table = log.findings.attempt('table_without_rows', () => tableToRead(file, sheet, log))
    if (table === undefined) continue
    const definition = log.findings.attempt(
      'table_not_known',
      () => definitionOf(table, labelsOf(table)),
      TABLE_NOT_DESCRIBED,
    )
    if (definition === undefined) continue
    if (factors.has(definition.id)) {
      const problem = `is a second table "${definition.id}"`
      log.findings.add(
        'table_twice',
        { file, at: sheet.place(0), value: table.title, problem },
        { decision: 'leave_out', reason: 'The first one was read.' },
      )
      continue
    }
    const rows = [...factorRows(table, definition)]
    const cells = rows.flatMap((row) => withUnitsCompared(withTotal(file, row, log.findings)))
    checkLivestockTotals(file, cells, log.findings)
    factors.set(definition.id, cells)
  }
  requireKnownForm(file, factors, log)
  return factors
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

/** The table of a sheet; undefined, and put on record, for a sheet that is not read. */
function tableToRead(file: string, sheet: PrintedSheet, log: ReadLog): PrintedTable | undefined {
  const title = titleOf(sheet)
  const reason = title === undefined ? undefined : reasonNotRead(title)
  if (title === undefined) log.note('sheet_not_read', `"${sheet.name.trim()}" holds no table of factors`)
  if (reason !== undefined) log.skip(sheet.place(0), reason, title ?? '')
  return title === undefined || reason !== undefined ? undefined : findTable(file, sheet, title, log)
}

const labelsOf = ({ sheet, firstRow }: PrintedTable): string[] =>
  Array.from({ length: sheet.rowCount - firstRow }, (_, row) => tidy(sheet.text(firstRow + row, 0)))

function corrected(table: string, factor: FactorCell, known: Corrections, log: ReadLog): FactorCell {
  const printed = (field: string): string | undefined => {
    if (field === 'table') return table
    if (field === 'value') return factor.value_text ?? undefined
    const value = factor[field as keyof FactorCell]
    return value === null || value === undefined ? undefined : String(value)
  }
  const found = log.findings.attempt('correction_not_met', () => known.of(printed, factor.row_ref, log), {
    decision: 'take',
    reason: 'The publisher seems to have mended it: remove the entry from corrections.json.',
  })
  return found?.reduce(applied, factor) ?? factor
}

const applied = (factor: FactorCell, { used, flag }: Correction): FactorCell => ({
  ...factor,
  value: used === undefined ? factor.value : used === null ? null : Number(used),
  flags: [...factor.flags, flag],
})

/** The table of refrigerants names the set in its heading; known editions without that table have it on record. */
function gwpSetOf(edition: string, tables: ReadonlyMap<string, unknown>): string | null {
  if (tables.has('refrigerant_gwp')) return 'AR5'
  return editions.find((known) => known.edition === edition)?.gwp_set ?? null
}
