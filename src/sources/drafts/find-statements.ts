import {
  type DraftStatement,
  readHeadingMark,
  readStatementMark,
} from '../../domain/disclosure/drafts/draft-file.ts'
import type { Bookmark } from './bookmarks.ts'
import { type FlowParagraph, textOf } from './flow.ts'

/** Styles of what we write around statements. Text in any other style that is beside a statement belongs to it. */
const OURS =
  /^(?:heading \d|toc \d|title|subtitle|caption|source|prepared text|table text|notice|contents heading|header|footer)$/

const isHeading = ({ style }: FlowParagraph): boolean => /^heading \d$/.test(style)

/**
 * The statements of a document. A bookmark tells which; its paragraphs are taken whole, with those that an editor wrote before and after,
 * because word processors put new text outside of a bookmark. Where the bookmark is lost, the heading tells.
 */
export function findStatements(flow: readonly FlowParagraph[], marks: readonly Bookmark[]): DraftStatement[] {
  const starts = marks.flatMap((mark) => {
    const read = readStatementMark(mark.name)
    return read === null ? [] : [{ ...mark, ...read }]
  })
  const startsAt = Map.groupBy(starts, ({ from }) => from)
  const slugs = headingSlugs(flow, marks)
  const claimed = new Set<number>()
  const isFree = (at: number): boolean => {
    const paragraph = flow[at]
    return (
      paragraph !== undefined &&
      !paragraph.isInTable &&
      !OURS.test(paragraph.style) &&
      paragraph.charts.length === 0 &&
      !startsAt.has(at) &&
      !claimed.has(at)
    )
  }
  const claim = (first: number, last: number): [number, number] => {
    let [from, to] = [first, last]
    while (isFree(from - 1)) from -= 1
    while (isFree(to + 1)) to += 1
    for (let at = from; at <= to; at++) claimed.add(at)
    return [from, to]
  }
  const marked = starts.map(({ slug, hash, from, to, text, name }): DraftStatement => {
    const joined = flow[from] !== undefined && OURS.test(flow[from].style)
    const [first, last] = joined ? [from, to] : claim(from, to)
    const inside = Array.from({ length: last - first + 1 }, (_, step) => startsAt.get(first + step) ?? [])
      .flat()
      .filter((other) => other.name !== name)
    return {
      slug,
      exported: hash,
      under: slugs[first] ?? null,
      ...contentOf(flow.slice(first, last + 1), joined ? text : undefined),
      holds: inside.map((other) => other.slug.replaceAll('_', '-')),
    }
  })
  const known = new Set(marked.map(({ slug }) => slug))
  const orphans = flow.flatMap((paragraph, at): DraftStatement[] => {
    const slug = isHeading(paragraph) ? slugs[at] : null
    if (slug === null || slug === undefined || known.has(slug) || !isFree(at + 1)) return []
    const [first, last] = claim(at + 1, at + 1)
    const content = contentOf(flow.slice(first, last + 1))
    return content.text.trim() === '' ? [] : [{ slug, exported: null, under: slug, holds: [], ...content }]
  })
  return [...marked, ...orphans]
}

type Content = Pick<DraftStatement, 'text' | 'pending' | 'lost'>

function contentOf(paragraphs: readonly FlowParagraph[], only?: string): Content {
  const own = paragraphs.filter(({ isInTable }) => !isInTable)
  return {
    text: (only ?? own.map(({ pieces }) => textOf(pieces).trimEnd()).join('\n')).replaceAll(/^\n+|\n+$/g, ''),
    pending: [...new Set(paragraphs.flatMap(({ pending }) => pending))],
    lost: [
      ...new Set([
        ...paragraphs.flatMap(({ lost }) => lost),
        ...(own.length < paragraphs.length ? ['a table'] : []),
      ]),
    ],
  }
}

/** For each paragraph the requirement of the last heading at or above it: by its bookmark, or by what it names in brackets. */
function headingSlugs(flow: readonly FlowParagraph[], marks: readonly Bookmark[]): (string | null)[] {
  const marked = new Map(
    marks.flatMap(({ from, name }) => {
      const slug = readHeadingMark(name)
      return slug === null ? [] : [[from, slug] as const]
    }),
  )
  let last: string | null = null
  return flow.map((paragraph, at) => {
    if (isHeading(paragraph)) last = marked.get(at) ?? namedIn(paragraph)
    return last
  })
}

function namedIn({ pieces }: FlowParagraph): string | null {
  const named = /\[(?<id>[A-Za-z0-9.()]+)\]\s*$/.exec(textOf(pieces))?.groups?.['id']
  return (
    named
      ?.toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '_')
      .replaceAll(/^_|_$/g, '') ?? null
  )
}
