import type { PrintedRow } from '../printed-rows.ts'
import { figureOf, isNothing } from './figures.ts'
import { meaningWords } from './words.ts'

/** What a row below the headings is. */
export type RowKind = 'entry' | 'heading' | 'total' | 'note' | 'section'

const TOTAL_WORDS =
  /^(?:(?:the )?(?:grand|sub|overall|national|all|combined|table|column|report|final|grid connected|off grid|\p{L}{2,3})[ -]?)?(?:total|sum)(?: (?:of|for|all|facility|row|nsw|vic|qld|sa|wa|tas|nt|act|\d).*)?[\d ]*$/u
const TOTAL_BEHIND = /(?:^| )(?:sub ?|grand )?total[\d ]*$/u
const NOTE_START =
  /^\W*(?:notes?|source|sources|disclaimer|data as at|as at|published|footnotes?|important notes?|please note|the clean energy regulator|©|copyright|this (?:table|data|report)|figures|end of (?:table|file|sheet)|last updated|n\.?b\.?)(?![\p{L}\p{N}])/iu
const MARKED_NOTE = /^\s*(?:[*†‡§#]+|\(?[a-z\d]{1,2}[).:])\s*\p{L}.{20,}/iu
/** An ABN or ACN, or the words of an address; a figure with commas identifies no one. */
const IDENTIFIER = /^\s*(?:(?:\d\s?){9,11}|.*\p{L}{3}.*)\s*$/su
/** A longer text speaks of a total and is none. */
const LONGEST_TOTAL = 80
const FEWEST_WORDS_OF_A_NOTE = 7
const STATES =
  /^(?:new south wales|victoria|queensland|south australia|western australia|tasmania|northern territory|australian capital territory|nsw|vic|qld|sa|wa|tas|nt|act)$/u

export interface RowLayout {
  /** Words of the headings by position. */
  readonly headings: readonly string[]
  /** Positions of the columns whose words together name an entry. */
  readonly labels: readonly number[]
  /** Positions of columns with a number that names an entry. */
  readonly identifiers: readonly number[]
  /** Positions of columns with figures. */
  readonly figures: readonly number[]
}

/** Tells entries from what else is between and below them. */
export function kindOfRow({ cells, endsFile }: PrintedRow, layout: RowLayout): RowKind {
  const cellAt = (index: number): string => cells[index] ?? ''
  const hasFigures = layout.figures.some((index) => figureOf(cellAt(index)) !== undefined)
  if (!hasFigures && repeatsHeadings(cells, layout.headings)) return 'heading'
  const filled = cells.filter((cell) => !isNothing(cell))
  const names = layout.labels.map(cellAt).filter((cell) => !isNothing(cell) && /\p{L}/u.test(cell))
  const isIdentified = layout.identifiers.some((index) => IDENTIFIER.test(cellAt(index)))
  const hasTotal = filled.some(isTotal)
  if (hasTotal && !isIdentified && names.every(isTotal)) return 'total'
  if (hasFigures && (names.length > 0 || isIdentified)) return 'entry'
  const first = filled[0] ?? ''
  if (NOTE_START.test(first) || MARKED_NOTE.test(first)) return 'note'
  if (filled.length === 1 && STATES.test(meaningWords(first))) return 'section'
  // The last row of a file may be one that was cut after its name.
  const isSentence = first.split(/\s+/u).length >= FEWEST_WORDS_OF_A_NOTE
  if (filled.length === 1 && isSentence && endsFile !== true) return 'note'
  return filled.length === 0 ? 'note' : 'entry'
}

function isTotal(cell: string): boolean {
  if (cell.length > LONGEST_TOTAL || !/total|sum/iu.test(cell)) return false
  const words = meaningWords(cell)
  return TOTAL_WORDS.test(words) || TOTAL_BEHIND.test(words)
}

/** Some tables print their headings again on every page. */
const repeatsHeadings = (cells: readonly string[], headings: readonly string[]): boolean =>
  cells.filter((cell, index) => cell.trim() !== '' && meaningWords(cell) === headings[index]).length >=
  Math.max(2, Math.ceil(headings.filter((words) => words !== '').length / 2))
