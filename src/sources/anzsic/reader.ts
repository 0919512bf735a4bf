import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import { findFamilyTable } from '../reading/family/family-table.ts'
import { readEntries } from '../reading/family/read-entries.ts'
import { reportColumns } from '../reading/family/report-columns.ts'
import { readPrintedSheets } from '../reading/printed-rows.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import type { ReadHints } from '../source.ts'
import { agreedCodes } from './agreed-codes.ts'
import { COLUMNS, type Field } from './columns.ts'
import editions from './editions.json' with { type: 'json' }
import { LEVELS, readLine } from './levels.ts'
import type { AnzsicRow } from './row.ts'

/** Reads a list of classes with the three levels above each, and gives every code of every level once. */
export async function* readAnzsic(
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<AnzsicRow> {
  const edition = editionOf(file.name, hints)
  const table = findFamilyTable<Field>(file.name, await readPrintedSheets(file), COLUMNS, log)
  reportColumns(table, undefined, log)
  const lines = [
    ...readEntries(table, log, {
      read: readLine,
      keys: new UniqueKeys(file.name, 'class_code'),
      keyOf: ({ codes }) => codes.at(-1)!.code,
      about: (cells) => ({ code: cells.words('class_code') }),
      without: 'Companies of a class that is left out have no sector.',
    }),
  ]
  const padded = lines.find(({ isPadded }) => isPadded)
  if (padded !== undefined)
    log.note(
      'leading_zeros_restored',
      'Codes had lost their leading zeros, as happens when a spreadsheet saves a file; the zeros were restored.',
      padded.at,
    )
  const codes = agreedCodes(file.name, lines, log.findings)
  checkCounts(
    { file: file.name, at: table.at, leftOut: table.entries.length - lines.length },
    edition,
    codes,
    log,
  )
  log.edition = { slot: 'all', edition: `ANZSIC ${edition}` }
  for (const { level } of LEVELS) for (const row of codes.values()) if (row.level === level) yield row
}

interface CountedTable {
  readonly file: string
  readonly at: string
  /** Lines that were left out, each with its own finding. */
  readonly leftOut: number
}

/** A few codes fewer than the edition has are a finding; a file with less than half of them is an extract. */
function checkCounts(
  { file, at, leftOut }: CountedTable,
  edition: string,
  codes: ReadonlyMap<string, AnzsicRow>,
  { findings }: ReadLog,
): void {
  const known = editions.find((entry) => entry.edition === edition)
  if (known === undefined) return
  for (const { level } of LEVELS) {
    const found = [...codes.values()].filter((row) => row.level === level).length
    const count = known.codes[level]
    if (found === count || (found < count && found + leftOut >= count)) continue
    const fault = {
      file,
      column: `${level}_code`,
      value: found,
      problem: `is the number of codes of level ${level}`,
      expected: `${count} in ANZSIC ${edition}`,
    }
    if (found < count / 2)
      throw new ReadError({
        ...fault,
        hint: 'The file is cut short, or it is another edition: name that one with --edition.',
      })
    findings.add(
      'number_of_codes_differs',
      { ...fault, at },
      {
        decision: 'take',
        reason:
          'The codes in the file were read. Companies in a missing class have no sector: look for a complete file first.',
      },
    )
  }
}

function editionOf(file: string, hints: ReadHints): string {
  const edition = hints.edition ?? /(?:19|20)\d\d/.exec(file)?.[0]
  if (edition === undefined)
    throw new ReadError({
      file,
      problem: 'does not say in its name which edition of the classification it contains',
      hint: 'Give it with --edition, such as --edition 2006.',
    })
  return edition
}
