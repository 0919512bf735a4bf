import { printedAmount, unlessMissing } from '../formats/numbers.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import { Corrections } from '../reading/corrections.ts'
import { yearEdition } from '../reading/file-year.ts'
import { TotalsCheck } from '../reading/known-totals.ts'
import type { OrganisationIdentifier } from '../reading/organisation-identifier.ts'
import { readOrganisationIdentifier, readOrganisationName } from '../reading/organisation-row.ts'
import { type PrintedRow, readPrintedRows } from '../reading/printed-rows.ts'
import { cellsOf } from '../reading/printed-table.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import { findYearlyTable } from '../reading/yearly-table.ts'
import type { ReadHints } from '../source.ts'
import columns from './columns.json' with { type: 'json' }
import corrections from './corrections.json' with { type: 'json' }
import editions from './editions.json' with { type: 'json' }
import noteFlags from './note-flags.json' with { type: 'json' }
import type { NgerCorporateRow } from './row.ts'
import statements from './statements.json' with { type: 'json' }

type Cells = (field: keyof typeof columns) => string | undefined

const MISSING_AMOUNT = new Set(['', '-', 'N/A', 'n/a'])
const MISSING_NOTE = new Set(['', '-', 'N/A', 'n/a'])

/** Reads the table of one reporting year, row by row. */
export async function* readNgerCorporate(
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<NgerCorporateRow> {
  const table = findYearlyTable(file.name, await readPrintedRows(file), columns, hints)
  const { year } = table
  log.edition = yearEdition(year)
  const known = new Corrections(file.name, corrections, year)
  const totals = new TotalsCheck(editions, year)
  const keys = new UniqueKeys(file.name, 'organisation')
  for (const printed of table.rows) {
    if (isStatement(printed, log)) continue
    const cells = cellsOf(table, printed)
    const row = readRow(file.name, year, printed.at, cells, known, log)
    keys.add(row.abn ?? row.organisation, printed.at)
    totals.add(row)
    yield row
  }
  if (totals.isWhole) known.finish()
  totals.report(log)
}

/** Some years have a name and a sentence in one cell and no figures: there is nothing to load, and it is put on record. */
function isStatement({ at, cells }: PrintedRow, log: ReadLog): boolean {
  if (cells.some((cell, index) => index > 0 && cell !== '')) return false
  const text = cells[0] ?? ''
  const statement = statements.find(({ words }) => text.includes(words))
  if (statement !== undefined) log.skip(at, statement.reason, text)
  return statement !== undefined
}

function readRow(
  file: string,
  year: string,
  at: string,
  cells: Cells,
  known: Corrections,
  log: ReadLog,
): NgerCorporateRow {
  const corrected = known.of((field) => cells(field as keyof typeof columns), at, log)
  const used = (field: keyof typeof columns): string | undefined =>
    corrected.find((correction) => correction.field === field && typeof correction.used === 'string')?.used ??
    cells(field)
  const organisation = readOrganisationName({ file, at }, used('organisation'))
  const withoutAbn = corrected.some(
    (correction) => correction.field === 'identifier' && correction.used === null,
  )
  const identifier = withoutAbn ? UNUSABLE_ABN : readOrganisationIdentifier({ file, at }, used('identifier'))
  const amount = (field: 'scope1' | 'scope2' | 'net_energy'): number | null =>
    unlessMissing(cells(field) ?? '', MISSING_AMOUNT, (text) =>
      printedAmount(text, { file, at, column: columns[field].headings[0] ?? field }),
    )
  const amounts = {
    scope1_t: amount('scope1'),
    scope2_t: amount('scope2'),
    net_energy_gj: amount('net_energy'),
  }
  if (Object.values(amounts).every((value) => value === null))
    throw new ReadError({
      file,
      at,
      value: organisation,
      problem: 'has no figure, so it is a note and no organisation, or its columns are shifted',
      hint: 'If it is a sentence of the publisher, name it in src/sources/nger-corporate/statements.json.',
    })
  const notes = unlessMissing(cells('notes') ?? '', MISSING_NOTE, (text) => text.trim())
  return {
    row_ref: at,
    reporting_year: year,
    organisation,
    abn: identifier.abn,
    identifier_type: identifier.type,
    identifier_text: cells('identifier') || null,
    ...amounts,
    scope1_text: cells('scope1') || null,
    scope2_text: cells('scope2') || null,
    net_energy_text: cells('net_energy') || null,
    notes,
    flags: identifier.flags.concat(
      corrected.map(({ flag }) => flag),
      missingFlags(amounts),
      flagsOfNotes(notes),
    ),
  }
}

const UNUSABLE_ABN: OrganisationIdentifier = { type: 'abn', abn: null, flags: [] }

function missingFlags(amounts: Readonly<Record<string, number | null>>): string[] {
  const missing: string[] = []
  for (const field in amounts) if (amounts[field] === null) missing.push(`${field}_not_published`)
  return missing
}

const flagsOfNotes = (notes: string | null): string[] =>
  notes === null
    ? []
    : [...new Set(noteFlags.filter(({ words }) => notes.includes(words)).map(({ flag }) => flag))]
