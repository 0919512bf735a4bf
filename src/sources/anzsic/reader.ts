import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import { readPrintedRows } from '../reading/printed-rows.ts'
import { cellsOf, findTable } from '../reading/printed-table.ts'
import type { ReadHints } from '../source.ts'
import columns from './columns.json' with { type: 'json' }
import editions from './editions.json' with { type: 'json' }
import type { AnzsicRow } from './row.ts'

interface Level {
  readonly level: AnzsicRow['level']
  readonly pattern: RegExp
  readonly shape: string
}

const LEVELS: readonly Level[] = [
  { level: 'division', pattern: /^[A-S]$/, shape: 'a letter from A to S' },
  { level: 'subdivision', pattern: /^\d{2}$/, shape: 'two digits' },
  { level: 'group', pattern: /^\d{3}$/, shape: 'three digits' },
  { level: 'class', pattern: /^\d{4}$/, shape: 'four digits' },
]

type CellOf = (field: keyof typeof columns) => string
type Place = { readonly file: string; readonly at: string }

/** Reads a list of classes with the three levels above each, and gives every code of every level once. */
export async function* readAnzsic(
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<AnzsicRow> {
  const edition = editionOf(file.name, hints)
  const table = findTable(file.name, await readPrintedRows(file), columns)
  const codes = new Map<string, AnzsicRow>()
  for (const row of table.rows) {
    const cells = cellsOf(table, row)
    addLine({ file: file.name, at: row.at }, (field) => cells(field)?.trim() ?? '', codes)
  }
  checkCounts(file.name, edition, codes)
  log.edition = { slot: 'all', edition: `ANZSIC ${edition}` }
  for (const { level } of LEVELS) for (const row of codes.values()) if (row.level === level) yield row
}

/** Takes up the codes of one line that are new, and checks that the others say what they said before. */
function addLine(place: Place, cell: CellOf, codes: Map<string, AnzsicRow>): void {
  let parent: AnzsicRow | null = null
  for (const level of LEVELS) {
    const row = readLevel(place, level, cell, parent)
    const known = codes.get(row.code)
    if (known === undefined) codes.set(row.code, row)
    else if (level.level === 'class' || known.title !== row.title || known.parent_code !== row.parent_code)
      throw new ReadError({
        ...place,
        column: `${level.level}_code`,
        value: row.code,
        problem: `contradicts or repeats ${known.row_ref}, where it is "${known.title}"`,
        expected: 'each class once, and each code with one title and one parent',
      })
    parent = row
  }
}

function readLevel(place: Place, level: Level, cell: CellOf, parent: AnzsicRow | null): AnzsicRow {
  const column = `${level.level}_code`
  const code = cell(`${level.level}_code`)
  if (!level.pattern.test(code))
    throw new ReadError({
      ...place,
      column,
      value: code,
      problem: `is not the code of a ${level.level}`,
      expected: level.shape,
      hint: 'Spreadsheets drop leading zeros (011 becomes 11): use the file as it was published.',
    })
  if (parent !== null && parent.level !== 'division' && !code.startsWith(parent.code))
    throw new ReadError({
      ...place,
      column,
      value: code,
      problem: `does not belong to ${parent.level} ${parent.code}`,
      expected: `a code that begins with ${parent.code}`,
    })
  const title = cell(level.level)
  if (!/\p{L}{3}/u.test(title))
    throw new ReadError({ ...place, column: level.level, value: title, problem: 'is not a title' })
  return {
    level: level.level,
    code,
    title,
    parent_code: parent?.code ?? null,
    division_code: parent?.division_code ?? code,
    row_ref: place.at,
  }
}

function checkCounts(file: string, edition: string, codes: ReadonlyMap<string, AnzsicRow>): void {
  const known = editions.find((entry) => entry.edition === edition)
  if (known === undefined) return
  for (const { level } of LEVELS) {
    const found = codes
      .values()
      .filter((row) => row.level === level)
      .toArray().length
    if (found !== known.codes[level])
      throw new ReadError({
        file,
        column: `${level}_code`,
        value: found,
        problem: `is the number of codes of level ${level}`,
        expected: `${known.codes[level]} in ANZSIC ${edition}`,
        hint: 'The file is cut short, or it is another edition: name that one with --edition.',
      })
  }
}

function editionOf(file: string, hints: ReadHints): string {
  const edition = hints.edition ?? /(?:19|20)\d\d/.exec(file)?.[0]
  if (edition === undefined)
    throw new ReadError({
      file,
      problem: 'does not say in its name which edition of the classification it holds',
      hint: 'Say it with --edition, such as --edition 2006.',
    })
  return edition
}
