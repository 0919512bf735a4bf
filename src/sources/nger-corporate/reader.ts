import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import { type Correction, Corrections } from '../reading/corrections.ts'
import { findFamilyTable } from '../reading/family/family-table.ts'
import { readEntries } from '../reading/family/read-entries.ts'
import { reportColumns } from '../reading/family/report-columns.ts'
import type { RowCells } from '../reading/family/row-cells.ts'
import { yearOfTable } from '../reading/family/table-year.ts'
import { yearEdition } from '../reading/file-year.ts'
import { TotalsCheck } from '../reading/known-totals.ts'
import { readIdentity } from '../reading/organisation-cells.ts'
import type { OrganisationIdentifier } from '../reading/organisation-identifier.ts'
import { readOrganisationName } from '../reading/organisation-row.ts'
import { type PrintedRow, readPrintedSheets } from '../reading/printed-rows.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import type { ReadHints } from '../source.ts'
import { COLUMNS, type Field } from './columns.ts'
import corrections from './corrections.json' with { type: 'json' }
import editions from './editions.json' with { type: 'json' }
import noteFlags from './note-flags.json' with { type: 'json' }
import type { NgerCorporateRow } from './row.ts'
import statements from './statements.json' with { type: 'json' }

/** Reads the table of one reporting year, row by row. */
export async function* readNgerCorporate(
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<NgerCorporateRow> {
  const sheets = await readPrintedSheets(file)
  const table = findFamilyTable<Field>(
    file.name,
    sheets.map((rows) => rows.filter((row) => !isStatement(row, log))),
    COLUMNS,
    log,
  )
  const year = yearOfTable(table, hints)
  reportColumns(table, year, log)
  log.edition = yearEdition(year)
  const known = new Corrections(file.name, corrections, year)
  const totals = new TotalsCheck(editions, year)
  const rows = readEntries(table, log, {
    read: (cells) => readRow(file.name, year, cells, known, log),
    keys: new UniqueKeys(file.name, 'organisation'),
    keyOf: (row) => row.abn ?? row.organisation,
    about: (cells) => ({
      reporting_year: year,
      organisation: cells.words('organisation'),
      abn: readIdentity(cells).abn,
    }),
  })
  for (const row of rows) {
    totals.add(row)
    yield row
  }
  if (totals.isWhole) known.reportUnmet(table.at, log.findings)
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
  cells: RowCells<Field>,
  known: Corrections,
  log: ReadLog,
): NgerCorporateRow {
  const { at } = cells
  const corrected = correctionsOf(cells, known, log)
  const used = (field: Field): string | undefined =>
    corrected.find((correction) => correction.field === field && typeof correction.used === 'string')?.used ??
    cells.printed(field)
  const organisation = readOrganisationName({ file, at }, used('organisation'))
  const withoutAbn = corrected.some(
    (correction) => correction.field === 'identifier' && correction.used === null,
  )
  const identifier = withoutAbn ? UNUSABLE_ABN : readIdentity(cells, used('identifier'))
  const amounts = {
    scope1_t: cells.figure('scope1_t'),
    scope2_t: cells.figure('scope2_t'),
    net_energy_gj: cells.figure('net_energy_gj'),
  }
  if (Object.values(amounts).every((value) => value === null))
    throw new ReadError({
      file,
      at,
      value: organisation,
      problem: 'has no figure, so it is a note and not at an organisation, or its columns are shifted',
    })
  const notes = cells.words('notes')
  return {
    row_ref: at,
    reporting_year: year,
    organisation,
    abn: identifier.abn,
    identifier_type: identifier.type,
    identifier_text: cells.printed('identifier') || null,
    ...amounts,
    scope1_text: cells.printed('scope1_t') || null,
    scope2_text: cells.printed('scope2_t') || null,
    net_energy_text: cells.printed('net_energy_gj') || null,
    notes,
    flags: identifier.flags.concat(
      corrected.map(({ flag }) => flag),
      missingFlags(amounts),
      flagsOfNotes(notes),
      cells.isMarked ? ['footnote_mark'] : [],
    ),
  }
}

/** Known errors of the publisher in this row; one that it seems to have mended is a finding. */
const correctionsOf = (cells: RowCells<Field>, known: Corrections, log: ReadLog): readonly Correction[] =>
  log.findings.attempt(
    'correction_not_met',
    () => known.of((field) => cells.printed(field as Field), cells.at, log),
    {
      decision: 'take',
      reason: 'The publisher seems to have corrected it: remove the entry from corrections.json.',
    },
  ) ?? []

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
