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

const TITLE_ROWS = 10

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

/** A link table of a sheet, by the words of its title, and the row of its headings. */
export interface FoundLinks extends LinkTable {
  readonly sheet: Sheet
  readonly headingRow: number
}

/** The link table of a sheet; undefined for other concordances. Notes may be above its title. */
export function linkTableOf(sheet: Sheet): FoundLinks | undefined {
  for (let row = 0; row < Math.min(TITLE_ROWS, sheet.rowCount); row += 1) {
    const table = TABLES.find(({ title }) => title.test(wordsOf(lineAt(sheet, row, 0))))
    if (table !== undefined) return { ...table, sheet, headingRow: row + 1 }
  }
  return undefined
}

/** A row of a link table as it is there, with the industry group that is printed at it or above. */
interface LinkRow {
  readonly at: string
  readonly read: () => PrintedLink
}

/** The rows of a link table, each read by itself. The industry group is printed once, above or beside its first class. */
export function linkRowsOf(file: string, found: FoundLinks): { rows: LinkRow[]; stray: StrayCell[] } {
  const { sheet, headings, headingRow, kind } = found
  requireHeadings(file, found)
  const rows: LinkRow[] = []
  const stray: StrayCell[] = []
  let industry: { readonly code: string | undefined; readonly name: string } = { code: undefined, name: '' }
  for (let row = headingRow + 1; row < sheet.rowCount; row += 1) {
    const [first, name, linked, linkedName] = [0, 1, 2, 3].map((column) => lineAt(sheet, row, column))
    const beside = sheet
      .values(row)
      .findIndex((value, column) => column >= headings.length && String(value ?? '') !== '')
    if (beside !== -1) stray.push({ at: sheet.place(row, beside), text: lineAt(sheet, row, beside) })
    if (name!.startsWith('©') || (first === '' && linked === '')) continue
    // A group that cannot be read is no one's: its classes must not go to the group above.
    if (first !== '') industry = { code: fourDigits(sheet.value(row, 0)), name: name! }
    const { code, name: industryName } = industry
    const at = sheet.place(row)
    rows.push({
      at,
      read: () => {
        if (linked === '' || code === undefined)
          throw new ReadError({
            file,
            at,
            value: first,
            problem: 'links nothing, or belongs to an industry group that cannot be read',
            expected: 'an industry group and a code',
          })
        return {
          industry: code,
          industryName,
          code: kind === 'anzsic_class' ? codeAt(file, sheet, row, 2) : linked!,
          name: linkedName || null,
          at,
        }
      },
    })
  }
  return { rows, stray }
}

function requireHeadings(file: string, { sheet, headings, headingRow }: FoundLinks): void {
  for (const [column, heading] of headings.entries())
    if (!heading.test(wordsOf(lineAt(sheet, headingRow, column))))
      throw new ReadError({
        file,
        at: sheet.place(headingRow, column),
        value: lineAt(sheet, headingRow, column),
        problem: 'is not the heading of this column',
        expected: heading.source.replaceAll(/[\^$]/g, ''),
      })
}

function codeAt(file: string, sheet: Sheet, row: number, column: number): string {
  const code = fourDigits(sheet.value(row, column))
  if (code !== undefined) return code
  throw new ReadError({
    file,
    at: sheet.place(row),
    column: sheet.place(row, column),
    value: sheet.value(row, column),
    problem: 'is not a code',
    expected: 'four digits',
  })
}
