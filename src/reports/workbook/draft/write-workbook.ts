import { unzipSync, zipSync } from 'fflate'
import { type Cell, type CellValue, type WriteSheet, writeXlsx } from 'hucre'
import { type CellDraft, columnLetters, type SheetDraft } from './sheet-draft.ts'
import { BRAND, formatOf, styleOf } from './styles.ts'
import type { WorkbookDraft } from './workbook-draft.ts'

/** The most that a cell may hold. */
const MOST_CHARACTERS = 32_767
const LINE_HEIGHT = 14

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
    defaultFont: { name: 'Calibri', size: 10 },
    sheets: order.map((sheet) => sheetOf(sheet, footer)),
    namedRanges: [...draft.names.values()]
      .toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
      .map(({ name, range }) => ({ name, range })),
  })
  // Zipped again: the writer compresses with the zlib of the machine, whose bytes differ between builds of Node.
  return zipSync(unzipSync(bytes), { mtime: new Date(1980, 0, 1), level: 5 })
}

function sheetOf(sheet: SheetDraft, footer: string): WriteSheet {
  const cells = new Map<string, Partial<Cell>>()
  for (const [row, contents] of sheet.rows.entries())
    for (const [column, content] of contents.entries())
      if (content !== undefined) cells.set(`${row},${column}`, cellOf(content))
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
    rowDefs: new Map(
      [...sheet.spanning].map(([row, lines]) => [row, { height: Math.max(1, lines) * LINE_HEIGHT + 2 }]),
    ),
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
      fitToHeight: 0,
      margins: { top: 0.5, bottom: 0.6, left: 0.4, right: 0.4, header: 0.3, footer: 0.3 },
      ...(header === null ? {} : { printTitlesRow: `$${header + 1}:$${header + 1}` }),
    },
    headerFooter: { oddFooter: `&L&8${footer.replaceAll('&', '&&')}&C&8&A&R&8Page &P of &N` },
    view: { showGridLines: false, tabColor: { rgb: BRAND } },
  }
}

function cellOf(draft: CellDraft): Partial<Cell> {
  const { formula, link, look = 'text' } = draft
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
