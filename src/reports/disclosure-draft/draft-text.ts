import type { Column } from '../pdf/document.ts'
import { type DraftBlock, type DraftDocument, type DraftTable, plain } from './model.ts'

/** A chapter as lines of text, with tabs between the cells of tables. */
export interface ChapterText {
  readonly title: string
  readonly lines: readonly string[]
}

/** All words of the readable disclosure but those of its cover and drawings, in the order in which they are read. */
export const draftText = ({ chapters }: DraftDocument): readonly ChapterText[] =>
  chapters.map(({ title, blocks }) => ({
    title,
    // Two empty lines: a table ends where the next block begins.
    lines: [title, ...blocks.flatMap((block) => ['', '', ...linesOf(block)])],
  }))

function linesOf(block: DraftBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text, ...block.notes.flatMap((note) => ['', '', note])]
    case 'paragraph':
    case 'small':
      return [plain(block.line)]
    case 'list':
      return block.items.flatMap((item) => [plain(item), ''])
    case 'statement':
      return block.is_prompt ? [] : block.text.split('\n')
    case 'table':
      return tableLines(block)
    case 'chart':
      return [block.caption]
    default:
      return block satisfies never
  }
}

const tableLines = ({ caption, columns, rows }: DraftTable): readonly string[] => [
  caption,
  columns.map((column: Column) => column.title).join('\t'),
  ...rows.map((cells) =>
    cells
      .map(({ line, small }) => [plain(line), small ?? ''].join(' ').replaceAll(/\s+/g, ' ').trim())
      .join('\t'),
  ),
]
