import { type Period, samePeriod } from '../period.ts'
import { comparedWith, type Judgement, notHeld } from './check.ts'
import { meets, rangeOf } from './compare.ts'
import type { Held } from './held.ts'
import { matchReading, measuresOf } from './match.ts'
import { HELD_WORDS, type HeldMeasure } from './measures.ts'
import type { Reading, Role } from './reading.ts'

type Share = Extract<Role, { kind: 'share' }>

/** `Scope 1 was 99 per cent of Scope 1 and 2`: a share of one held figure in another. */
export function judgeShare(reading: Reading, { whole }: Share, held: Held): Judgement {
  const match = matchReading(reading, held)
  const part = measuresOf(reading.subject, 't', held)
  const of = measuresOf(whole, 't', held)
  if (
    reading.subject.kind !== 'measure' ||
    whole.kind === 'unsaid' ||
    whole.kind === 'other' ||
    match.period === null
  )
    return notHeld('The share is not of measures that are held for the company.')
  const period = match.period
  const printed = rangeOf(reading.amount)
  const pairs = figuresOf(held, part.measures, period).flatMap((first) =>
    figuresOf(held, of.measures, period)
      .filter(
        ({ measure, value, basis }) =>
          measure !== first.measure && value >= first.value && value > 0 && basis === first.basis,
      )
      .map((second) => ({ first, second, value: (first.value / second.value) * 100 })),
  )
  const fitting = pairs.find(({ value }) => meets({ low: value, high: value }, printed))
  const shown = fitting ?? pairs[0]
  if (shown === undefined) return notHeld('The share is not of measures that are both held for the year.')
  const measure: HeldMeasure = shown.first.measure
  const compared = [comparedWith(shown.first), comparedWith(shown.second)]
  if (fitting !== undefined)
    return {
      verdict: 'agrees',
      measure,
      compared,
      why: `${HELD_WORDS[measure]} is that share of ${HELD_WORDS[shown.second.measure]} in ${shown.second.source}.`,
      settle: null,
    }
  if (
    match.obstacles.length > 0 ||
    match.open.length > 0 ||
    whole.kind === 'vague' ||
    reading.amount.hedge === 'about'
  )
    return {
      verdict: 'not_comparable',
      measure,
      compared,
      why: 'The words leave open what the share is of.',
      settle: 'Name both parts of the share.',
    }
  return {
    verdict: 'arithmetic_fails',
    measure,
    compared,
    why: `${HELD_WORDS[measure]} is not that share of ${HELD_WORDS[shown.second.measure]} in the figures that are held.`,
    settle: 'Recompute the share, or say which figures it is of.',
  }
}

const figuresOf = (held: Held, measures: readonly HeldMeasure[], period: Period) =>
  held.figures.filter(
    (figure) =>
      figure.facility === null &&
      figure.basis !== 'earlier_edition' &&
      measures.includes(figure.measure) &&
      samePeriod(figure.period, period),
  )
