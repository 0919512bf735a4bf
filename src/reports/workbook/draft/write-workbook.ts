import { unzipSync, zipSync } from 'fflate'
import { type Cell, type CellValue, type WriteSheet, writeXlsx } from 'hucre'
import { type CellDraft, columnLetters, type SheetDraft } from './sheet-draft.ts'
import { BRAND, formatOf, INK, type Look, styleOf } from './styles.ts'
import type { WorkbookDraft } from './workbook-draft.ts'

/** The most that a cell may hold. */
const MOST_CHARACTERS = 32_767
const LINE_HEIGHT = 13.5
/** Of a mean text, in the unit of column widths, which is that of a digit. */
const WIDTH_OF_A_CHARACTER = 0.88
const HEIGHT_TO_SIGN = 24
/** Up to here a sheet is printed on one page. */
const ROWS_OF_A_PAGE = 48
/** From here on plain text in rows of one line has no style: the writer takes most of its time to compare styles. */
const ROWS_OF_A_LONG_SHEET = 300

export interface WorkbookFacts {
  readonly title: string
  readonly description: string
  /** The day that stands in the file as that of its making: the snapshot's, never today's. */
  readonly day: string
  /** Stands at the foot of every printed page. */
  readonly footer: string
}

/** The bytes of a workbook, the same for the same draft on every machine and in every time zone. */
export async function writeWorkbook(
  draft: WorkbookDraft,
  order: readonly SheetDraft[],
  { title, description, day, footer }: WorkbookFacts,
): Promise<Uint8Array> {
  const date = new Date(`${day}T00:00:00Z`)
  const bytes = await writeXlsx({
    properties: { title, description, creator: 'Southerly', created: date, modified: date },
    defaultFont: { name: 'Calibri', size: 10, color: { rgb: INK } },
    sheets: order.map((sheet) => sheetOf(sheet, footer)),
    namedRanges: [...draft.names.values()]
      .toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
      .map(({ name, range }) => ({ name, range })),
  })
  // Zipped again: the writer compresses with the zlib of the machine, whose bytes differ between builds of Node. Level 2 takes
  // two thirds of the time of level 5, for 5 % more bytes.
  return zipSync(unzipSync(bytes), { mtime: new Date(1980, 0, 1), level: 2 })
}

function sheetOf(sheet: SheetDraft, footer: string): WriteSheet {
  for (const row of sheet.headers) alignHeader(sheet, row)
  const isLong = sheet.rows.length > ROWS_OF_A_LONG_SHEET
  const heights = new Map(heightsOf(sheet))
  const cells = new Map<string, Partial<Cell>>()
  for (const [row, contents] of sheet.rows.entries())
    for (const [column, content] of contents.entries())
      if (content !== undefined && !(isLong && content.look === 'plain' && !heights.has(row)))
        cells.set(`${row},${column}`, cellOf(content))
  const header = sheet.headerRow
  const { filter } = sheet
  return {
    name: sheet.name,
    columns: sheet.widths.map((width) => ({ width })),
    rows: sheet.rows.map((contents): CellValue[] => Array.from(contents, (content) => valueOf(content))),
    cells,
    merges: [...sheet.spanning.keys()].map((row) => ({
      startRow: row,
      startCol: 0,
      endRow: row,
      endCol: Math.max(1, sheet.widths.length - 1),
    })),
    rowDefs: heights,
    charts: sheet.charts,
    dataValidations: sheet.validations,
    ...(header === null ? {} : { freezePane: { rows: header + 1 } }),
    ...(filter === null
      ? {}
      : {
          autoFilter: {
            range: `A${filter.from.row + 1}:${columnLetters(filter.to.column)}${filter.to.row + 1}`,
          },
        }),
    pageSetup: {
      paperSize: 'a4',
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: sheet.rows.length <= ROWS_OF_A_PAGE ? 1 : 0,
      margins: { top: 0.5, bottom: 0.6, left: 0.4, right: 0.4, header: 0.3, footer: 0.3 },
      ...(header === null ? {} : { printTitlesRow: `$${header + 1}:$${header + 1}` }),
    },
    headerFooter: { oddFooter: `&L&8${footer.replaceAll('&', '&&')}&R&8&A, page &P of &N` },
    view: { showGridLines: false, tabColor: { rgb: BRAND } },
  }
}

/** Headings of figures stand over the figures: on the right. */
function alignHeader(sheet: SheetDraft, header: number): void {
  const end = sheet.rows.findIndex((contents, row) => row > header && contents.length === 0)
  const table = sheet.rows.slice(header + 1, end < 0 ? undefined : end)
  for (const [column, cell] of (sheet.rows[header] ?? []).entries())
    if (
      typeof table.find((contents) => (contents[column]?.value ?? null) !== null)?.[column]?.value ===
      'number'
    )
      sheet.set(header, column, { ...cell, look: 'headerRight' })
}

const WRAPPING: ReadonlySet<Look> = new Set(['wrapped', 'note', 'header', 'headerRight'])

/** Heights of the rows whose text needs more than one line; programs do not agree on finding them by themselves. */
function heightsOf(sheet: SheetDraft): [row: number, { height: number }][] {
  return sheet.rows.flatMap((contents, row): [number, { height: number }][] => {
    if (contents.some((cell) => cell?.look === 'box')) return [[row, { height: HEIGHT_TO_SIGN }]]
    const lines =
      sheet.spanning.get(row) ?? Math.max(1, ...contents.map((cell, column) => linesOf(sheet, cell, column)))
    return lines > 1 || sheet.headers.has(row) ? [[row, { height: lines * LINE_HEIGHT + 2 }]] : []
  })
}

const linesOf = (sheet: SheetDraft, cell: CellDraft | undefined, column: number): number =>
  cell === undefined || typeof cell.value !== 'string' || !WRAPPING.has(cell.look)
    ? 1
    : Math.ceil((cell.value.length * WIDTH_OF_A_CHARACTER) / ((sheet.widths[column] ?? 10) - 1))

function cellOf(draft: CellDraft): Partial<Cell> {
  const { formula, link, look } = draft
  const value = valueOf(draft)
  const format = draft.format ?? (typeof value === 'number' ? formatOf(value) : undefined)
  return {
    value,
    style: styleOf(look, format),
    ...(formula === undefined ? {} : { type: 'formula', formula, formulaResult: value }),
    ...(link === undefined
      ? {}
      : {
          hyperlink: link.startsWith('#') ? { target: '', location: link.slice(1) } : { target: link },
        }),
  }
}

/** Text stays text whatever it begins with; what XML cannot hold becomes the replacement character. */
function valueOf(draft: CellDraft | undefined): number | string | null {
  const value = draft?.value ?? null
  if (typeof value !== 'string') return value
  const clean = value
    .toWellFormed()
    .replaceAll(NOT_XML, (character) => (character === '\n' || character === '\t' ? character : '\uFFFD'))
  return clean.length <= MOST_CHARACTERS ? clean : `${clean.slice(0, MOST_CHARACTERS - 1)}…`
}

const NOT_XML = /[\p{Cc}\uFFFE\uFFFF]/gu
