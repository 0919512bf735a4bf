import type { Cell, CellStyle, WriteSheet } from 'hucre'
import { columnLetters, type SheetDraft } from './sheet-draft.ts'
import { BRAND } from './styles.ts'

/** Up to here a sheet is printed on one page. */
const ROWS_OF_A_PAGE = 48

/**
 * All of a sheet but its cells: columns, charts, filter, links, how it is printed. The styles are below its rows, one cell for
 * each, so that the library numbers them in this order; the text in them makes it add a part for texts.
 */
export function frameOf(sheet: SheetDraft, footer: string, styles: readonly CellStyle[]): WriteSheet {
  const { headerRow: header, filter, rows } = sheet
  return {
    name: sheet.name,
    columns: sheet.widths.map((width) => ({ width })),
    cells: new Map<string, Partial<Cell>>([
      ...linksOf(sheet),
      ...styles.map((style, index) => [`${rows.length + index},0`, { value: '', style }] as const),
    ]),
    merges: [...sheet.spanning.keys()].map((row) => ({
      startRow: row,
      startCol: 0,
      endRow: row,
      endCol: Math.max(1, sheet.widths.length - 1),
    })),
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
      fitToHeight: rows.length <= ROWS_OF_A_PAGE ? 1 : 0,
      margins: { top: 0.5, bottom: 0.6, left: 0.4, right: 0.4, header: 0.3, footer: 0.3 },
      ...(header === null ? {} : { printTitlesRow: `$${header + 1}:$${header + 1}` }),
    },
    headerFooter: { oddFooter: `&L&8${footer.replaceAll('&', '&&')}&R&8&A, page &P of &N` },
    view: { showGridLines: false, tabColor: { rgb: BRAND } },
  }
}

const linksOf = (sheet: SheetDraft): [place: string, cell: Partial<Cell>][] =>
  sheet.rows.flatMap((contents, row) =>
    contents.flatMap(({ link }, column): [string, Partial<Cell>][] =>
      link === undefined
        ? []
        : [
            [
              `${row},${column}`,
              {
                hyperlink: link.startsWith('#') ? { target: '', location: link.slice(1) } : { target: link },
              },
            ],
          ],
    ),
  )
