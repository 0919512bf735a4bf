import type { Sheet } from '../formats/workbook/sheet.ts'
import { ReadError } from '../read-error.ts'
import { fourDigits, lineAt, wordsOf } from './cells.ts'

/** A link from an industry group to a class or division of the industrial classification, as printed. */
export interface PrintedLink {
  readonly industry: string
  readonly industryName: string
  readonly code: string
  /** Null where none is printed: divisions have letters alone. */
  readonly name: string | null
  readonly at: string
}

export interface StrayCell {
  readonly at: string
  readonly text: string
}

interface LinkTable {
  readonly kind: 'anzsic_class' | 'anzsic_division'
  /** Words of the title in the first cell, years of the classifications aside. */
  readonly title: RegExp
  readonly headings: readonly RegExp[]
}

const TABLES: readonly LinkTable[] = [
  {
    kind: 'anzsic_class',
    title: /\bioig \d{4} to anzsic06 concordance$/,
    headings: [/^ioig$/, /^ioig descriptor$/, /^anzsic code$/, /^anzsic descriptor$/],
  },
  {
    kind: 'anzsic_division',
    title: /\binput output industry group$/,
    headings: [/^ioig \d{4}$/, /^ioig \d{4} descriptor$/, /^anzdiv$/],
  },
]

/** The kind of link table that a sheet holds by the words of its title; undefined for other concordances. */
export const linkTableOf = (sheet: Sheet): LinkTable | undefined =>
  TABLES.find((table) => table.title.test(wordsOf(lineAt(sheet, 0, 0))))

/** Reads a link table. The industry group is printed once, above or beside its first class. */
export function readLinks(
  file: string,
  sheet: Sheet,
  { kind, headings }: LinkTable,
): { links: PrintedLink[]; stray: StrayCell[] } {
  for (const [column, heading] of headings.entries())
    if (!heading.test(wordsOf(lineAt(sheet, 1, column))))
      throw new ReadError({
        file,
        at: sheet.place(1, column),
        value: lineAt(sheet, 1, column),
        problem: 'is not the heading of this column',
        expected: heading.source.replaceAll(/[\^$]/g, ''),
      })
  const links: PrintedLink[] = []
  const stray: StrayCell[] = []
  let industry = { code: '', name: '' }
  for (let row = 2; row < sheet.rowCount; row += 1) {
    const [first, name, linked, linkedName] = [0, 1, 2, 3].map((column) => lineAt(sheet, row, column))
    const beside = sheet
      .values(row)
      .findIndex((value, column) => column >= headings.length && String(value ?? '') !== '')
    if (beside !== -1) stray.push({ at: sheet.place(row, beside), text: lineAt(sheet, row, beside) })
    if (name!.startsWith('©') || (first === '' && linked === '')) continue
    if (first !== '') industry = { code: codeAt(file, sheet, row, 0), name: name! }
    if (linked === '' || industry.code === '')
      throw new ReadError({
        file,
        at: sheet.place(row),
        value: first,
        problem: 'links nothing',
        expected: 'an industry group and a code',
      })
    links.push({
      industry: industry.code,
      industryName: industry.name,
      code: kind === 'anzsic_class' ? codeAt(file, sheet, row, 2) : linked!,
      name: linkedName || null,
      at: sheet.place(row),
    })
  }
  return { links, stray }
}

function codeAt(file: string, sheet: Sheet, row: number, column: number): string {
  const code = fourDigits(sheet.value(row, column))
  if (code !== undefined) return code
  throw new ReadError({
    file,
    at: sheet.place(row, column),
    value: sheet.value(row, column),
    problem: 'is not a code',
    expected: 'four digits',
  })
}
