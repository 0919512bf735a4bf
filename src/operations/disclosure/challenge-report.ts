import { setImmediate } from 'node:timers/promises'
import { contradicts, type NumberCheck } from '../../domain/prose/check.ts'
import { checkNumbers } from '../../domain/prose/check-numbers.ts'
import type { Held } from '../../domain/prose/held.ts'
import { LONGEST_TEXT } from '../../domain/prose/read-text.ts'
import type { Place } from '../../domain/prose/reading.ts'
import {
  type Box,
  type ReportText,
  type TextPage,
  withoutWraps,
} from '../../sources/filed-reports/report-text.ts'

/** A page of a report, or a part of one that is longer than the engine reads at once. */
export interface ChallengedPart {
  /** Null in files without pages. */
  readonly page: number | null
  /** Its first line, counted from 1 in the page. */
  readonly first_line: number
  readonly text: string
}

/** A number of a report, where it stands, and what came of comparing it. */
export interface ChallengedNumber {
  /** Null in files without pages. */
  readonly page: number | null
  /** Line of the page, counted from 1. */
  readonly line: number
  /** The part that it stands in, counted from 1, and its characters there. */
  readonly part: number
  readonly place: Place
  /** Where the line stands on the page; null in files without positions. */
  readonly box: Box | null
  /** The words of the line. */
  readonly words: string
  readonly check: NumberCheck
}

export interface Challenge {
  readonly parts: readonly ChallengedPart[]
  readonly numbers: readonly ChallengedNumber[]
  readonly differs: boolean
}

/** Compares every number of a report with what is held for the company and period; others have their turn after each page. */
export async function challengeReport(held: Held, { pages }: ReportText): Promise<Challenge> {
  const numbers: ChallengedNumber[] = []
  const pieces = pages.flatMap(inPieces)
  for (const [index, piece] of pieces.entries()) {
    numbers.push(...numbersOf(piece, index + 1, held))
    await setImmediate()
  }
  return {
    parts: pieces.map(({ page, before, text }) => ({ page, first_line: before + 1, text })),
    numbers,
    differs: numbers.some(({ check }) => contradicts(check)),
  }
}

type Piece = TextPage & { readonly before: number }

const numbersOf = (page: Piece, part: number, held: Held): ChallengedNumber[] =>
  checkNumbers(withoutWraps(page), held).map((check): ChallengedNumber => {
    const { place } = check.reading
    const at = page.lines.findLastIndex(({ start }) => start <= place.start)
    const line = page.lines[at]!
    return {
      page: page.page,
      line: page.before + at + 1,
      part,
      place,
      box: line.box,
      words: page.text.slice(line.start, line.end),
      check,
    }
  })

/** A page is read as a whole unless it is longer than the engine reads at once, as a file without pages can be. */
function inPieces(page: TextPage): Piece[] {
  if (page.text.length <= LONGEST_TEXT) return [{ ...page, before: 0 }]
  const pieces: Piece[] = []
  for (let from = 0; from < page.lines.length; ) {
    const start = page.lines[from]!.start
    const end = page.lines.findLastIndex((line) => line.end - start <= LONGEST_TEXT)
    const last = Math.max(from, end)
    const to = Math.min(page.lines[last]!.end, start + LONGEST_TEXT)
    pieces.push({
      page: page.page,
      before: from,
      text: page.text.slice(start, to),
      lines: page.lines
        .slice(from, last + 1)
        .map((line) => ({ ...line, start: line.start - start, end: line.end - start })),
    })
    from = last + 1
  }
  return pieces
}
