import { listSign, type Numbering } from './numbering.ts'
import type { XmlNode } from './ordered-xml.ts'
import { innerText } from './ordered-xml.ts'

/** A paragraph of the document, tracked changes accepted. */
export interface FlowParagraph {
  /** Name of its style in small letters. */
  readonly style: string
  readonly pieces: readonly Piece[]
  readonly isInTable: boolean
  /** Who has changes tracked in it. */
  readonly pending: readonly string[]
  /** What it holds that is no text. */
  readonly lost: readonly string[]
  /** Charts by the name of their relation. */
  readonly charts: readonly string[]
}

interface RawParagraph extends FlowParagraph {
  readonly isBreakRemoved: boolean
}

export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'start'; readonly id: string; readonly name: string }
  | { readonly kind: 'end'; readonly id: string }

interface Ground {
  readonly styles: ReadonlyMap<string, string>
  readonly numbering: Numbering
}

interface Draft {
  readonly pieces: Piece[]
  readonly pending: Set<string>
  readonly lost: Set<string>
  readonly charts: string[]
}

/** The paragraphs of a document in order, those of tables included. */
export function flowOf(body: XmlNode, ground: Ground): FlowParagraph[] {
  const flow: RawParagraph[] = []
  // Bookmarks between two paragraphs: a start belongs to the next, an end to the one before.
  let waiting: Piece[] = []
  const walk = (node: XmlNode, isInTable: boolean): void => {
    for (const child of node.children) {
      const mark = markOf(child)
      if (child.name === 'p') {
        const read = paragraphOf(child, isInTable, ground)
        flow.push({ ...read, pieces: [...waiting, ...read.pieces] })
        waiting = []
      } else if (mark?.kind === 'end' && flow.length > 0 && waiting.length === 0) {
        const last = flow.pop()!
        flow.push({ ...last, pieces: [...last.pieces, mark] })
      } else if (mark !== null) waiting.push(mark)
      else walk(child, isInTable || child.name === 'tbl')
    }
  }
  walk(body, false)
  return joined(flow)
}

/** Puts paragraphs together where an editor removed the break between them, even if no one accepted that yet. */
function joined(flow: readonly RawParagraph[]): FlowParagraph[] {
  const groups: RawParagraph[][] = []
  for (const [at, paragraph] of flow.entries()) {
    const before = flow[at - 1]
    const goesOn = before?.isBreakRemoved === true && before.isInTable === paragraph.isInTable
    if (goesOn) groups.at(-1)!.push(paragraph)
    else groups.push([paragraph])
  }
  return groups.map((group) => ({
    // Word keeps the style of the paragraph whose break is left.
    style: group.at(-1)!.style,
    isInTable: group[0]!.isInTable,
    pieces: group.flatMap(({ pieces }) => pieces),
    pending: [...new Set(group.flatMap(({ pending }) => pending))],
    lost: [...new Set(group.flatMap(({ lost }) => lost))],
    charts: group.flatMap(({ charts }) => charts),
  }))
}

function markOf({ name, attributes }: XmlNode): Piece | null {
  if (name === 'bookmarkStart')
    return { kind: 'start', id: attributes['id'] ?? '', name: attributes['name'] ?? '' }
  return name === 'bookmarkEnd' ? { kind: 'end', id: attributes['id'] ?? '' } : null
}

function paragraphOf(node: XmlNode, isInTable: boolean, { styles, numbering }: Ground): RawParagraph {
  const draft: Draft = { pieces: [], pending: new Set(), lost: new Set(), charts: [] }
  const properties = node.children.find(({ name }) => name === 'pPr')
  const styleId = properties?.children.find(({ name }) => name === 'pStyle')?.attributes['val'] ?? 'Normal'
  const sign = listSign(properties, numbering)
  for (const child of node.children) readInto(draft, child)
  // Word tracks a paragraph break that was added or removed in the properties of its sign.
  const mark = properties?.children.find(({ name }) => name === 'rPr')
  const tracked = (mark?.children ?? []).filter(({ name }) => TRACKED.has(name))
  for (const child of tracked) draft.pending.add(authorOf(child))
  return {
    style: (styles.get(styleId) ?? styleId).toLowerCase(),
    pieces: sign === '' ? draft.pieces : [{ kind: 'text', text: sign }, ...draft.pieces],
    isInTable,
    pending: [...draft.pending],
    lost: [...draft.lost],
    charts: draft.charts,
    isBreakRemoved: tracked.some(({ name }) => REMOVED.has(name)),
  }
}

const TRACKED = new Set(['ins', 'del', 'moveFrom', 'moveTo'])
const REMOVED = new Set(['del', 'moveFrom'])
const SILENT = new Set(['pPr', 'rPr', 'instrText', 'delText', 'commentReference', 'lastRenderedPageBreak'])
const LOST: Readonly<Record<string, string>> = {
  drawing: 'a picture',
  pict: 'a picture',
  object: 'an embedded object',
  oMath: 'a formula',
  footnoteReference: 'a footnote',
  endnoteReference: 'an endnote',
}
const authorOf = ({ attributes }: XmlNode): string => attributes['author'] ?? 'somebody'

function readInto(draft: Draft, node: XmlNode): void {
  const mark = markOf(node)
  if (mark !== null) return void draft.pieces.push(mark)
  const sign = signOf(node)
  if (sign !== null) return void draft.pieces.push({ kind: 'text', text: sign })
  if (SILENT.has(node.name)) return
  const chart = node.name === 'drawing' ? chartIn(node) : undefined
  if (chart !== undefined) draft.charts.push(chart)
  const lost = LOST[node.name]
  if (lost !== undefined) return void draft.lost.add(lost)
  if (TRACKED.has(node.name)) draft.pending.add(authorOf(node))
  // The text is gone, and a bookmark that begins or ends in it still does.
  if (REMOVED.has(node.name)) {
    draft.pieces.push(...marksIn(node))
    return
  }
  // Both hold the same content; the second is for programs that cannot show the first.
  const shown = node.name === 'AlternateContent' ? node.children.slice(0, 1) : node.children
  for (const child of shown) readInto(draft, child)
}

const marksIn = (node: XmlNode): Piece[] =>
  node.children.flatMap((child) => {
    const mark = markOf(child)
    return mark === null ? marksIn(child) : [mark]
  })

/** The characters that an element of a run stands for; null where it stands for none. */
function signOf(node: XmlNode): string | null {
  switch (node.name) {
    case 't':
      return innerText(node)
    case 'tab':
      return '\t'
    case 'br':
    case 'cr':
      return '\n'
    case 'noBreakHyphen':
      return '-'
    case 'softHyphen':
      return ''
    case 'sym':
      return String.fromCodePoint(Number.parseInt(node.attributes['char'] ?? '20', 16) || 0x20)
    default:
      break
  }
  return null
}

function chartIn(node: XmlNode): string | undefined {
  if (node.name === 'chart') return node.attributes['id']
  for (const child of node.children) {
    const found = chartIn(child)
    if (found !== undefined) return found
  }
  return undefined
}

export const textOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('')
