import { type FlowParagraph, type Piece, textOf } from './flow.ts'

/** A bookmark with the paragraphs that it spans and the text between its ends. */
export interface Bookmark {
  readonly name: string
  readonly from: number
  readonly to: number
  readonly text: string
}

/**
 * All bookmarks of a document, in the order of their beginnings. One without an end spans its paragraph; where the same name begins again
 * and ends there, it is one bookmark: LibreOffice writes the beginning again in the last of several paragraphs.
 */
export function bookmarksOf(flow: readonly FlowParagraph[]): Bookmark[] {
  const ends = new Map<string, End>()
  for (const [at, { pieces }] of flow.entries())
    for (const [piece, one] of pieces.entries()) if (one.kind === 'end') ends.set(one.id, { at, piece })
  const starts = flow.flatMap(({ pieces }, at) =>
    pieces.flatMap((one, piece): Start[] => {
      if (one.kind !== 'start') return []
      const end = ends.get(one.id)
      const isAfter = end !== undefined && (end.at > at || (end.at === at && end.piece > piece))
      return [{ name: one.name, at, piece, end: isAfter ? end : undefined }]
    }),
  )
  const namesakes = Map.groupBy(starts, ({ name }) => name)
  const turns = new Map<string, number>()
  return starts.flatMap((start) => {
    const { name, at, piece } = start
    const turn = turns.get(name) ?? 0
    turns.set(name, turn + 1)
    const before = namesakes.get(name)?.[turn - 1]
    if (before !== undefined && before.end === undefined) return []
    const closing = start.end ?? namesakes.get(name)?.[turn + 1]?.end
    const end = closing ?? { at, piece: flow[at]!.pieces.length }
    return [{ name, from: at, to: lastOf(flow, at, end), text: between(flow, at, piece, end) }]
  })
}

interface Start extends End {
  readonly name: string
  readonly end: End | undefined
}

interface End {
  readonly at: number
  readonly piece: number
}

/** An end at the exact beginning of a paragraph closes the one before. */
function lastOf(flow: readonly FlowParagraph[], from: number, { at, piece }: End): number {
  return at > from && textOf(flow[at]!.pieces.slice(0, piece)) === '' ? at - 1 : at
}

function between(flow: readonly FlowParagraph[], from: number, first: number, { at, piece }: End): string {
  const inside = (index: number): readonly Piece[] =>
    flow[index]!.pieces.slice(index === from ? first : 0, index === at ? piece : undefined)
  const lines = Array.from({ length: at - from + 1 }, (_, step) => textOf(inside(from + step)))
  return lines.join('\n')
}
