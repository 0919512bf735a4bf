import type { DisclosureReport } from '../domain/disclosure/report/report.ts'
import type { ComposedFigure, PaperText } from '../domain/prose/own-paper.ts'
import { YEAR_TITLE } from './disclosure-draft/chapters/summary.ts'
import { composeDraft } from './disclosure-draft/compose-draft.ts'
import { draftAsPdf } from './disclosure-draft/draft-pdf.ts'
import type { Block, PdfDocument, Section } from './pdf/document.ts'
import { reportDocument } from './pdf/report-document.ts'
import { KEY_FIGURES_TITLE } from './pdf/sections/key-figures.ts'

/** All words that report.pdf and the readable disclosure of a report are made of. */
export const composedPapers = (report: DisclosureReport): readonly PaperText[] =>
  [reportDocument(report), draftAsPdf(composeDraft(report))].map((document) => ({
    texts: textsOf(document),
    footer: document.footer,
    headings: document.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'table' ? block.columns.map(({ title }) => title) : [])),
    ),
    figures: document.sections.flatMap(figuresOf),
  }))

/** Chapters whose figures every whole paper prints. */
const MAIN: ReadonlySet<string> = new Set([KEY_FIGURES_TITLE, YEAR_TITLE])

/** Tiles, and the columns of tables that hold numbers. */
const figuresOf = ({ title, blocks }: Section): ComposedFigure[] =>
  blocks.flatMap((block) =>
    partsOf(block)
      .filter(({ text }) => /\d/.test(text))
      .map((part) => ({ ...part, is_main: MAIN.has(title) })),
  )

function partsOf(block: Block): Omit<ComposedFigure, 'is_main'>[] {
  if (block.kind === 'figures')
    return block.items.map(({ label, value, unit }) => ({ what: label, text: `${value} ${unit}`.trim() }))
  if (block.kind !== 'table') return []
  const { caption, columns, rows } = block
  return rows.flatMap((row) =>
    row.flatMap(({ text }, at) =>
      columns[at]?.align === 'right'
        ? [{ what: [caption, row[0]!.text, columns[at].title].join(', '), text }]
        : [],
    ),
  )
}

const textsOf = ({ title, cover, sections, mark }: PdfDocument): string[] => [
  title,
  mark ?? '',
  cover.kind,
  cover.name,
  cover.subtitle,
  cover.notice,
  cover.warning ?? '',
  ...cover.facts.flatMap(({ label, value, small = '' }) => [label, value, small]),
  ...sections.flatMap((section) => [section.title, ...section.blocks.flatMap(textsOfBlock)]),
]

function textsOfBlock(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'notice':
      return [block.text]
    case 'list':
      return [...block.items]
    case 'missing':
      return [block.label, block.text, block.code]
    case 'statement':
      return [block.paragraph, block.title, block.status, ...block.paragraphs, ...block.facts, block.small]
    case 'figures':
      return block.items.flatMap(({ label, value, unit, note }) => [label, value, unit, note])
    case 'facts':
      return block.rows.flatMap(({ label, value, small = '' }) => [label, value, small])
    case 'table':
      return [
        block.caption,
        ...block.columns.map(({ title }) => title),
        ...block.rows.flatMap((row) => row.flatMap(({ text, small = '' }) => [text, small])),
      ]
    case 'chart':
      break
  }
  return [
    block.caption,
    ...block.scene.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])),
  ]
}
