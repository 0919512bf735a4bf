import { type FlowParagraph, type Piece, textOf } from './flow.ts'

/** A bookmark with the paragraphs that it spans and the text between its ends. */
export interface Bookmark {
  readonly name: string
  readonly from: number
  readonly to: number
  readonly text: string
}

/** All bookmarks of a document, in the order of their beginnings. One without an end spans its paragraph. */
export function bookmarksOf(flow: readonly FlowParagraph[]): Bookmark[] {
  const ends = new Map<string, { readonly at: number; readonly piece: number }>()
  for (const [at, { pieces }] of flow.entries())
    for (const [piece, one] of pieces.entries()) if (one.kind === 'end') ends.set(one.id, { at, piece })
  return flow.flatMap(({ pieces }, from) =>
    pieces.flatMap((one, first): Bookmark[] => {
      if (one.kind !== 'start') return []
      const found = ends.get(one.id)
      const isAfter = found !== undefined && (found.at > from || (found.at === from && found.piece > first))
      const end = isAfter ? found : { at: from, piece: pieces.length }
      return [{ name: one.name, from, to: lastOf(flow, from, end), text: between(flow, from, first, end) }]
    }),
  )
}

interface End {
  readonly at: number
  readonly piece: number
}

/** An end at the very beginning of a paragraph closes the one before. */
function lastOf(flow: readonly FlowParagraph[], from: number, { at, piece }: End): number {
  return at > from && textOf(flow[at]!.pieces.slice(0, piece)) === '' ? at - 1 : at
}

function between(flow: readonly FlowParagraph[], from: number, first: number, { at, piece }: End): string {
  const inside = (index: number): readonly Piece[] =>
    flow[index]!.pieces.slice(index === from ? first : 0, index === at ? piece : undefined)
  const lines = Array.from({ length: at - from + 1 }, (_, step) => textOf(inside(from + step)))
  return lines.join('\n')
}
