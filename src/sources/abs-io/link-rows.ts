import type { Workbook } from '../formats/workbook/workbook.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import { Corrections } from '../reading/corrections.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import { lineAt } from './cells.ts'
import corrections from './corrections.json' with { type: 'json' }
import { expectKnown, knownEdition } from './known-edition.ts'
import { linkTableOf, type PrintedLink, readLinks } from './links.ts'
import type { InputOutputRow } from './row.ts'

const DIVISION = /^[A-S]$/

/** Links of industry groups to classes and divisions; other concordances of the workbook are named and left out. */
export function linkRows(file: string, workbook: Workbook, edition: string, log: ReadLog): InputOutputRow[] {
  const guard = new Corrections(file, corrections, edition)
  const rows: InputOutputRow[] = []
  for (const sheet of workbook.sheets) {
    const table = linkTableOf(sheet)
    if (table === undefined) {
      log.skip(sheet.name.trim(), 'another concordance, or text', lineAt(sheet, 0, 0))
      continue
    }
    const { links, stray } = readLinks(file, sheet, table)
    for (const { at, text } of stray) log.skip(at, 'a cell beside the table', text)
    const keys = new UniqueKeys(file, table.kind)
    for (const link of links) {
      keys.add(table.kind === 'anzsic_class' ? link.code : link.industry, link.at)
      rows.push(
        table.kind === 'anzsic_class'
          ? linkRow(edition, table.kind, link)
          : divisionRow(file, edition, link, guard, log),
      )
    }
  }
  if (rows.length === 0)
    throw new ReadError({
      file,
      value: workbook.sheets.map((sheet) => sheet.name),
      problem: 'are its sheets, and none of them is a table that is read here',
      expected:
        'the industry-by-industry flow table, or the concordance of industry groups (IOIG) with ANZSIC',
    })
  guard.finish()
  checkClasses(file, rows, edition)
  return rows
}

function divisionRow(
  file: string,
  edition: string,
  link: PrintedLink,
  guard: Corrections,
  log: ReadLog,
): InputOutputRow {
  const printed: Record<string, string> = { industry: link.industry, division: link.code }
  const [correction] = guard.of((field) => printed[field], link.at, log)
  const division = correction?.used ?? link.code
  if (!DIVISION.test(division))
    throw new ReadError({
      file,
      at: link.at,
      column: 'ANZDIV',
      value: link.code,
      problem: 'is not a division',
      expected: 'a letter from A to S',
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

function checkClasses(file: string, rows: readonly InputOutputRow[], edition: string): void {
  const known = knownEdition(edition)
  const classes = rows.filter((row) => row.table === 'anzsic_class').length
  if (known !== undefined) expectKnown(file, edition, 'ANZSIC classes', classes, known.anzsic_classes)
}
