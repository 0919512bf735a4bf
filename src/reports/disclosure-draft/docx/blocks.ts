import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  LineRuleType,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { INK } from '../ink.ts'
import { statementMark } from '../marks.ts'
import type { DraftBlock, DraftCell, DraftTable, Heading, Statement } from '../model.ts'
import { chartParagraph } from './chart.ts'
import type { Pen } from './pen.ts'

/** The width between the margins of a page of A4, in twentieths of a point. */
export const TEXT_WIDTH = 9640
/** Rows at the end of a table that stay together. */
const KEPT_ROWS = 4
/** What a column takes that needs no more than its words. */
const NARROW_SHARE = 0.6

export function blockOf(block: DraftBlock, pen: Pen): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [headingOf(block, pen)]
    case 'paragraph':
      return [new Paragraph({ style: 'PreparedText', children: pen.line(block.line) })]
    case 'small':
      return [new Paragraph({ style: 'Source', children: pen.line(block.line) })]
    case 'list':
      return block.items.map((item) => new Paragraph({ bullet: { level: 0 }, children: pen.line(item) }))
    case 'statement':
      return statementOf(block, pen)
    case 'table':
      return [new Paragraph({ style: 'Caption', text: block.caption }), tableOf(block, pen), AFTER_TABLE()]
    case 'chart':
      break
  }
  return [new Paragraph({ style: 'Caption', text: block.caption }), chartParagraph(block)]
}

const headingOf = ({ level, text, anchor, notes }: Heading, pen: Pen): Paragraph =>
  new Paragraph({
    heading: level === 2 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3,
    children: pen.noted(pen.marked(anchor, [new TextRun(text)]), notes),
  })

/** Line by line, so that the text comes back as it was. */
function statementOf({ requirement_id, text, is_prompt }: Statement, pen: Pen): Paragraph[] {
  const { start, end } = pen.ends(statementMark(requirement_id, is_prompt ? '' : text))
  const lines = text.split('\n')
  return lines.map(
    (line, index) =>
      new Paragraph({
        children: [
          ...(index === 0 ? [start] : []),
          new TextRun({ text: line, ...(is_prompt ? { color: INK.alarm } : {}) }),
          ...(index === lines.length - 1 ? [end] : []),
        ],
      }),
  )
}

/** Word wants a paragraph between two tables, and a little air. */
const AFTER_TABLE = (): Paragraph =>
  new Paragraph({ spacing: { after: 60, line: 120, lineRule: LineRuleType.AUTO }, children: [] })

function tableOf({ columns, rows }: DraftTable, pen: Pen): Table {
  const shares = columns.map(({ share }) => (share === 0 ? NARROW_SHARE : share))
  const all = shares.reduce((sum, share) => sum + share, 0)
  const widths = shares.map((share) => Math.floor((share / all) * TEXT_WIDTH))
  const alignments = columns.map(({ align }) =>
    align === 'right' ? AlignmentType.RIGHT : AlignmentType.LEFT,
  )
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
  const thin = { style: BorderStyle.SINGLE, size: 4, color: INK.grid }
  const strong = { style: BorderStyle.SINGLE, size: 8, color: INK.accent }
  // All rows of a short table stay together, and the last of a long one, so that no page begins with one or two.
  const keepsNext = (row: number): boolean =>
    row < rows.length - 1 && row >= (rows.length > KEPT_ROWS + 1 ? rows.length - KEPT_ROWS : 0)
  const cellsOf = (cells: readonly DraftCell[], row: number): TableCell[] =>
    cells.map(
      (one, index) =>
        new TableCell({
          width: { size: widths[index] ?? 0, type: WidthType.DXA },
          ...(one.tone === undefined
            ? {}
            : { shading: { type: ShadingType.CLEAR, fill: INK[one.tone], color: 'auto' } }),
          children: [
            new Paragraph({
              style: 'TableText',
              keepNext: keepsNext(row),
              alignment: alignments[index] ?? AlignmentType.LEFT,
              children: pen.line(one.line),
            }),
            ...(one.small === undefined || one.small === ''
              ? []
              : [new Paragraph({ style: 'Source', text: one.small })]),
          ],
        }),
    )
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    margins: { left: 80, right: 80 },
    borders: {
      top: strong,
      bottom: thin,
      left: none,
      right: none,
      insideHorizontal: thin,
      insideVertical: none,
    },
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: columns.map(
          ({ title }, index) =>
            new TableCell({
              width: { size: widths[index] ?? 0, type: WidthType.DXA },
              shading: { type: ShadingType.CLEAR, fill: INK.pale, color: 'auto' },
              children: [
                new Paragraph({
                  style: 'TableText',
                  keepNext: true,
                  alignment: alignments[index] ?? AlignmentType.LEFT,
                  children: [new TextRun({ text: title, bold: true, color: INK.accent })],
                }),
              ],
            }),
        ),
      }),
      ...rows.map((cells, row) => new TableRow({ cantSplit: true, children: cellsOf(cells, row) })),
    ],
  })
}
