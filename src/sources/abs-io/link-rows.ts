import type { Workbook } from '../formats/workbook/workbook.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import { Corrections } from '../reading/corrections.ts'
import type { Findings } from '../reading/findings.ts'
import { readApart } from '../reading/read-apart.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import { lineAt } from './cells.ts'
import corrections from './corrections.json' with { type: 'json' }
import { knownComparison, knownEdition } from './known-edition.ts'
import { type FoundLinks, linkRowsOf, linkTableOf, type PrintedLink } from './links.ts'
import type { InputOutputRow } from './row.ts'

const DIVISION = /^[A-S]$/

/** Links of industry groups to classes and divisions; other concordances of the workbook are named and left out. */
export function linkRows(file: string, workbook: Workbook, edition: string, log: ReadLog): InputOutputRow[] {
  const guard = new Corrections(file, corrections, edition)
  const rows: InputOutputRow[] = []
  let leftOut = 0
  let divisions: FoundLinks | undefined
  let classes: FoundLinks | undefined
  for (const sheet of workbook.sheets) {
    const table = linkTableOf(sheet)
    if (table === undefined) {
      log.skip(sheet.name.trim(), 'another concordance, or text', lineAt(sheet, 0, 0))
      continue
    }
    const { kind } = table
    const { rows: printed, stray } = linkRowsOf(file, table)
    for (const { at, text } of stray) log.skip(at, 'a cell beside the table', text)
    const read = [
      ...readApart(printed, log, {
        read: (one) =>
          kind === 'anzsic_class'
            ? linkRow(edition, kind, one.read())
            : divisionRow(file, edition, one.read(), guard, log),
        keys: new UniqueKeys(file, kind),
        keyOf: (row) => (kind === 'anzsic_class' ? row.to_code : row.from_code),
        without: 'We then do not know what the class or group belongs to.',
      }),
    ]
    if (kind === 'anzsic_class') {
      classes = table
      leftOut += printed.length - read.length
    } else divisions = table
    rows.push(...read)
  }
  if (rows.length === 0)
    throw new ReadError({
      file,
      value: workbook.sheets.map((sheet) => sheet.name),
      problem: 'are its sheets, and none of them is a table that is read here',
      expected:
        'the industry-by-industry flow table, or the concordance of industry groups (IOIG) with ANZSIC',
    })
  guard.reportUnmet(headingsAt(divisions), log.findings)
  checkClasses({ file, at: headingsAt(classes) }, rows, leftOut, edition, log.findings)
  return rows
}

const headingsAt = (table: FoundLinks | undefined): string =>
  table === undefined ? 'the workbook' : table.sheet.place(table.headingRow)

function divisionRow(
  file: string,
  edition: string,
  link: PrintedLink,
  guard: Corrections,
  log: ReadLog,
): InputOutputRow {
  const printed: Record<string, string> = { industry: link.industry, division: link.code }
  const [correction] =
    log.findings.attempt('correction_not_met', () => guard.of((field) => printed[field], link.at, log), {
      decision: 'take',
      reason: 'What is printed now was read: the publisher seems to have corrected it.',
    }) ?? []
  const division = correction?.used ?? link.code
  const fault = {
    file,
    at: link.at,
    column: 'to_code',
    value: link.code,
    problem: 'is not a division',
    expected: 'a letter from A to S',
  }
  if (!DIVISION.test(division.toUpperCase())) throw new ReadError(fault)
  if (!DIVISION.test(division))
    log.findings.add('division_in_lower_case', fault, {
      decision: 'use',
      value: division.toUpperCase(),
      reason: 'It is the letter of a division in lower case.',
    })
  return {
    ...linkRow(edition, 'anzsic_division', { ...link, code: division }),
    flags: correction === undefined ? [] : [correction.flag],
  }
}

const linkRow = (edition: string, kind: string, link: PrintedLink): InputOutputRow => ({
  edition,
  table: kind,
  from_code: link.industry,
  from_name: link.industryName,
  from_kind: 'industry',
  to_code: link.code,
  to_name: link.name,
  to_kind: kind,
  value_aud_m: null,
  flags: [],
  row_ref: link.at,
})

function checkClasses(
  place: { readonly file: string; readonly at: string },
  rows: readonly InputOutputRow[],
  leftOut: number,
  edition: string,
  findings: Findings,
): void {
  const known = knownEdition(edition)
  const classes = rows.filter((row) => row.table === 'anzsic_class').length + leftOut
  if (known !== undefined)
    knownComparison(place, edition, findings)('ANZSIC classes', classes, known.anzsic_classes)
}
