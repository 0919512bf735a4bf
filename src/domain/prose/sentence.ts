import type { PeriodMention } from './period-mentions.ts'
import type { PlainText } from './plain-text.ts'
import type { Quantity } from './quantities.ts'
import type { Obstacle, Place } from './reading.ts'
import type { SubjectMention } from './subjects.ts'

/** A sentence with everything that was found in it. */
export interface Sentence extends Place {
  readonly text: PlainText
  readonly quantities: readonly Quantity[]
  readonly periods: readonly PeriodMention[]
  readonly subjects: readonly SubjectMention[]
  /** What every number of the text is said to be, in a sentence without numbers. */
  readonly throughout: readonly Obstacle[]
}

/** What is written around a number of a sentence. */
export interface Surroundings {
  /** From the number before, or the beginning of the sentence, up to the number. */
  readonly before: string
  /** From the number to the next, or to the end of the sentence. */
  readonly after: string
  readonly doubts: readonly string[]
}
