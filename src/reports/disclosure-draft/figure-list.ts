import { figureMark } from './marks.ts'
import type { DraftBlock, DraftDocument, Line } from './model.ts'

/** A figure of the draft: the bookmark it is in, where report.json has it, and how it reads. */
export interface DraftFigure {
  readonly mark: string
  readonly pointer: string
  readonly text: string
}

/** Every figure of a draft in the order in which it is written; a figure that is in several places is there as often. */
export function figureList({ chapters }: DraftDocument): DraftFigure[] {
  const turns = new Map<string, number>()
  return chapters
    .flatMap(({ blocks }) => blocks.flatMap(linesOf).flat())
    .flatMap((inline) => {
      if (inline.kind !== 'figure') return []
      const { pointer, text } = inline
      const turn = (turns.get(pointer) ?? 0) + 1
      turns.set(pointer, turn)
      return [{ mark: figureMark(pointer, turn), pointer, text }]
    })
}

function linesOf(block: DraftBlock): readonly Line[] {
  switch (block.kind) {
    case 'paragraph':
    case 'small':
      return [block.line]
    case 'list':
      return block.items
    case 'table':
      return block.rows.flatMap((cells) => cells.map(({ line }) => line))
    case 'heading':
    case 'statement':
    case 'chart':
      break
  }
  return []
}
