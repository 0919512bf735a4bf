import { fileInMemory, type InputFile } from '../input-file.ts'
import { figureOf } from '../reading/family/figures.ts'
import { readPrintedSheets } from '../reading/printed-rows.ts'
import { workbookFile } from './workbook.ts'

/** Support for the tests of sources; nothing else imports it. */

type Matrix = readonly (readonly string[])[]

/** How to lay out a published table in another way without changing what it says. */
export interface Relaying {
  /** Other words for the words of headings. */
  readonly headings: readonly (readonly [RegExp, string])[]
  /** Units of headings and the thousandfold that their figures are then printed in. */
  readonly units: readonly (readonly [RegExp, string])[]
}

/** The ways, by name. Each gives a file that must read the same. */
export function relaidFiles(
  name: string,
  table: Matrix,
  { headings, units }: Relaying,
): Readonly<Record<string, () => InputFile>> {
  const text = (rows: Matrix, separator = ',') =>
    rows.map((row) => `${row.map((cell) => quoted(cell, separator)).join(separator)}\n`).join('')
  const csv = (rows: Matrix) => fileInMemory(name, text(rows))
  const [header = [], ...rows] = table
  const middle = Math.floor(rows.length / 2)
  const total = header.map((_, index) =>
    index === 0 ? 'Total' : index === header.length - 1 ? '' : '1,234,567',
  )
  const note = (text: string) => header.map((_, index) => (index === 0 ? text : ''))
  return {
    'with other words in headings': () => csv([header.map((cell) => replaced(cell, headings)), ...rows]),
    'with its columns moved and an empty one among them': () =>
      csv(table.map((row) => [...header.keys()].toReversed().flatMap((index) => [row[index] ?? '', '']))),
    'in thousandfold units': () => csv(inOtherUnits(header, rows, units)),
    'with totals, notes and headings between its rows': () =>
      csv([
        header,
        ...rows.slice(0, middle),
        total,
        note('Note: figures are as reported, and may be revised.'),
        header,
        ...rows.slice(middle),
        header.map((_, index) => (index === 0 ? 'Grand Total' : '')),
        note('* Data as at 28 February, published under section 24 of the Act.'),
      ]),
    'as a workbook with titles above': () =>
      workbookFile(name.replace(/\.csv$/, '.xlsx'), {
        About: [['This workbook was made for a test']],
        Data: [
          ['The title of the table'],
          ['A disclaimer, which is long and says that figures may be revised later.'],
          [],
          ...table.map((row) => row.map(cellOf)),
        ],
      }),
    'with a mark of its encoding, quotes everywhere and CRLF': () =>
      fileInMemory(
        name,
        `\uFEFF${table.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')}\r\n`,
      ),
    'with other dashes and marks of footnotes': () =>
      csv([
        header.map((cell) => (cell.trim() === '' ? cell : `${cell}¹`)),
        ...rows.map((row, line) =>
          row.map((cell) =>
            cell.trim() === '-' && !cell.startsWith(' ') ? '–' : line === 3 ? marked(cell) : cell,
          ),
        ),
      ]),
    'with semicolons': () => fileInMemory(name, text(table, ';')),
    'in UTF-16 with tabs, as a spreadsheet saves it': () =>
      fileInMemory(name, utf16(text(table, '\t').replaceAll('\n', '\r\n'))),
    'with thin spaces in figures and headings over two lines': () =>
      csv([
        header.map((cell) => cell.replace(/(?<=\p{L}{3}) (?=\p{L}{3})/u, '\n')),
        ...rows.map((row) => row.map(thinlySpaced)),
      ]),
    'with a total whose quotes are out of place': () =>
      fileInMemory(name, `${text(table)}Grand Total "830,637,121","1,2\n`),
  }
}

/** The cells of a published file. */
export const matrixOf = async (file: InputFile): Promise<Matrix> =>
  ((await readPrintedSheets(file))[0] ?? []).map(({ cells }) => cells)

const quoted = (cell: string, separator: string): string =>
  cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

const replaced = (text: string, by: readonly (readonly [RegExp, string])[]): string =>
  by.reduce((spelt, [from, to]) => spelt.replace(from, to), text)

function inOtherUnits(header: readonly string[], rows: Matrix, units: Relaying['units']): Matrix {
  const changed = header.map((cell) => units.find(([from]) => from.test(cell)))
  return [
    header.map((cell, index) => (changed[index] === undefined ? cell : cell.replace(...changed[index]))),
    ...rows.map((row) =>
      row.map((cell, index) => {
        const value = changed[index] === undefined ? undefined : figureOf(cell)?.value
        return value === undefined ? cell : String(Number((value / 1000).toPrecision(14)))
      }),
    ),
  ]
}

const utf16 = (text: string): Uint8Array => Buffer.from(`\uFEFF${text}`, 'utf16le')

const thinlySpaced = (cell: string): string =>
  /^\s*\d{1,3}(?:,\d{3})+\s*$/.test(cell) ? cell.replaceAll(',', '\u2009') : cell

/** A workbook keeps numbers as numbers. */
const cellOf = (cell: string): string | number =>
  /^\s*-?[1-9][\d,]*(?:\.\d+)?\s*$/.test(cell) && !/^\d{4}$|^\d{9,11}$/.test(cell.trim())
    ? Number(cell.replaceAll(',', ''))
    : cell

const marked = (cell: string): string => (/^\d{1,3}(?:,\d{3})+$/.test(cell) ? `${cell}*` : cell)
