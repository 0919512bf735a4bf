import { parsePeriod } from '../period.ts'
import { unitOf } from './match.ts'
import { HELD_WORDS, type HeldMeasure } from './measures.ts'
import type { Reading } from './reading.ts'

/** What someone who read the text takes a number of it to be. */
export interface Proposal {
  /** Words of the text around the number, as they stand there. */
  readonly quote: string
  readonly measure: HeldMeasure
  /** Such as 2024-25; the text’s own period where it is left out. */
  readonly year?: string | undefined
}

export interface RefusedProposal {
  readonly quote: string
  readonly why: string
}

/**
 * Readings with what was proposed for them. A proposal counts only if it quotes words of the text around one number, in the unit of its
 * measure, that the text does not itself call something else.
 */
export function withProposals(
  text: string,
  readings: readonly Reading[],
  proposals: readonly Proposal[],
): { readonly readings: readonly Reading[]; readonly refused: readonly RefusedProposal[] } {
  const found = new Map<Reading, Reading>()
  const refused: RefusedProposal[] = []
  for (const proposal of proposals) {
    const taken = propose(text, readings, proposal)
    if (typeof taken === 'string') refused.push({ quote: proposal.quote, why: taken })
    else found.set(taken.of, taken.as)
  }
  return { readings: readings.map((reading) => found.get(reading) ?? reading), refused }
}

function propose(
  text: string,
  readings: readonly Reading[],
  { quote, measure, year }: Proposal,
): string | { readonly of: Reading; readonly as: Reading } {
  const start = text.indexOf(quote)
  if (start === -1) return 'These words are not in the text.'
  if (text.includes(quote, start + 1)) return 'The text has these words more than once; quote more of them.'
  const [reading, ...others] = readings.filter(
    ({ place }) => place.start >= start && place.end <= start + quote.length,
  )
  if (reading === undefined || others.length > 0) return 'The words must contain one number with its unit.'
  const { subject, unit } = reading
  if (unit !== unitOf(measure)) return `The number is not in the unit of ${HELD_WORDS[measure]}.`
  if (subject.kind === 'other' || (subject.kind === 'measure' && !subject.measures.includes(measure)))
    return `By its own words the number is of ${subject.said}.`
  const period = year === undefined ? undefined : parsePeriod(year)
  if (year !== undefined && period === undefined) return `${year} is not a year such as 2024-25.`
  return {
    of: reading,
    as: {
      ...reading,
      subject: { kind: 'measure', measures: [measure], said: 'as proposed' },
      ...(period === undefined ? {} : { year: { kind: 'period', period, said: year! } }),
      doubts: [],
    },
  }
}
