import type { EvidenceInput } from '../evidence.ts'
import type { HeldFigure } from './held.ts'
import { HELD_WORDS, type HeldMeasure, shownAs } from './measures.ts'
import type { Reading } from './reading.ts'

export const VERDICTS = [
  'agrees',
  'agrees_with_edition',
  'differs',
  'unit_suspect',
  'arithmetic_fails',
  'factor_outdated',
  'not_comparable',
  'not_held',
  'doubtful',
] as const
export type Verdict = (typeof VERDICTS)[number]

/** Verdicts that say that two numbers cannot both stand. */
const CONTRADICTING: ReadonlySet<Verdict> = new Set<Verdict>([
  'differs',
  'unit_suspect',
  'arithmetic_fails',
  'factor_outdated',
])
export const contradicts = ({ verdict }: Pick<NumberCheck, 'verdict'>): boolean => CONTRADICTING.has(verdict)

/** What a reading was compared with. */
export interface Compared {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly source: string
  /** JSON pointer into the statements; null for published figures and for other words of the text. */
  readonly pointer: string | null
  readonly evidence: readonly EvidenceInput[]
}

/** A reading with its verdict. */
export interface NumberCheck {
  readonly reading: Reading
  readonly verdict: Verdict
  /** What it was taken to be of; null where it was compared with nothing. */
  readonly measure: HeldMeasure | null
  readonly compared: readonly Compared[]
  /** What was compared, in one sentence. */
  readonly why: string
  /** What would settle it; null where nothing is open. */
  readonly settle: string | null
}

/** A verdict before its reading is attached. */
export type Judgement = Omit<NumberCheck, 'reading'>

export const comparedWith = ({
  measure,
  value,
  source,
  pointer,
  evidence,
  facility,
}: HeldFigure): Compared => ({
  what: facility === null ? HELD_WORDS[measure] : `${HELD_WORDS[measure]} of ${facility}`,
  ...shownAs(measure, value),
  source,
  pointer,
  evidence,
})

export const notHeld = (why: string): Judgement => ({
  verdict: 'not_held',
  measure: null,
  compared: [],
  why,
  settle: null,
})
