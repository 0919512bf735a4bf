import { roundFigure } from '../../domain/company/round-figures.ts'
import type { ReadingRow } from '../../store/challenges.ts'
import type { ChallengedNumber } from '../disclosure/challenge-report.ts'

/** A number of a report with all that its page, its exports and agents show of it. */
export type KeptReading = ReturnType<typeof bodyOf>

export const keptReading = (number: ChallengedNumber, at: number): ReadingRow => ({
  ordinal: at + 1,
  verdict: number.check.verdict,
  body: bodyOf(number),
})

function bodyOf({ page, line, part, place, box, words, check }: ChallengedNumber) {
  const { reading, measure, compared, why, settle } = check
  const { quote, amount, unit, year, subject } = reading
  return {
    page,
    line,
    place: { part, start: place.start, end: place.end },
    box,
    words: words.slice(0, 600).toWellFormed(),
    quote,
    value: roundFigure(amount.value),
    unit,
    year: year.kind === 'unsaid' ? null : year.said,
    subject: subject.kind === 'unsaid' ? null : subject.said,
    measure,
    compared: compared.slice(0, 6).map(({ what, value, unit: of, source, pointer, evidence }) => ({
      what,
      value: roundFigure(value),
      unit: of,
      source,
      pointer,
      evidence: evidence.slice(0, 4).map(({ dataset, release, ref, field, observed, value_text }) => ({
        dataset,
        release,
        ref,
        field,
        observed,
        value_text,
      })),
    })),
    why,
    settle,
  }
}
