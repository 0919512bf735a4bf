import type { Period } from '../period.ts'
import type { Judgement } from './check.ts'
import { type Interval, meets, rangeOf } from './compare.ts'
import type { Held } from './held.ts'
import { daysOfYear, type Match, measuresOf } from './match.ts'
import { HELD_WORDS, type HeldMeasure, shownAs } from './measures.ts'
import type { Reading } from './reading.ts'

/** What a text says about its own numbers. */
export interface OwnNumbers {
  /** Amounts by measure and last day; only those that the words leave no doubt about. */
  readonly amounts: ReadonlyMap<string, readonly Reading[]>
  /** `from 290,114 t`, without a year, by the sentence that it stands in. */
  readonly earlier: ReadonlyMap<number, Reading>
  /** Whether any sentence speaks of a base year or a target: a change without a base may be from it. */
  readonly has_base: boolean
  /** Whether a number without a subject is the only amount of the text: it is then what the requirement asks for. */
  readonly is_lone: boolean
}

const keyOf = (measure: HeldMeasure, end: string): string => `${measure} ${end}`

export function ownNumbers(text: string, readings: readonly Reading[], held: Held): OwnNumbers {
  const isAmount = ({ role, unit, obstacles }: Reading): boolean =>
    (role.kind === 'level' || role.kind === 'earlier_level') &&
    (unit === 't' || unit === 'GJ' || unit === null) &&
    obstacles.length === 0
  return {
    amounts: amountsOf(readings, held),
    earlier: new Map(
      readings
        .filter(({ role, year }) => role.kind === 'earlier_level' && year.kind === 'unsaid')
        .map((reading) => [reading.context.start, reading]),
    ),
    has_base: /base[- ]?(?:line|year)|since (?:fy|20)|target/i.test(text),
    is_lone: readings.filter(isAmount).length === 1,
  }
}

function amountsOf(readings: readonly Reading[], held: Held): Map<string, Reading[]> {
  const found = new Map<string, Reading[]>()
  for (const reading of readings) {
    const { measures, open } = measuresOf(reading.subject, reading.unit, held)
    const { period, isSure } = daysOfYear(reading.year, held)
    const isLevel =
      reading.role.kind === 'level' ||
      (reading.role.kind === 'earlier_level' && reading.year.kind !== 'unsaid')
    const isClear = reading.doubts.length === 0 && reading.obstacles.length === 0 && open.length === 0
    if (!isLevel || !isClear || !isSure || period === null || measures.length === 0 || reading.unit === null)
      continue
    if (reading.amount.hedge === 'at_least' || reading.amount.hedge === 'at_most') continue
    // A scope 2 without a basis is one number of the text, whichever basis it has.
    const key = keyOf(measures[0]!, period.end)
    found.set(key, [...(found.get(key) ?? []).slice(-2), reading])
  }
  return found
}

/** The one amount that the text states of a measure and year; undefined where it states none, or two that differ. */
export function ownAmount(own: OwnNumbers, measure: HeldMeasure, period: Period): Reading | undefined {
  const [first, ...rest] = own.amounts.get(keyOf(measure, period.end)) ?? []
  if (first === undefined || rest.some(({ amount }) => !meets(rangeOf(amount), rangeOf(first.amount))))
    return undefined
  return first
}

/** A total of scope 1 and 2 beside the scope 1 and the scope 2 of the same text and year. */
export function sumOfParts(
  reading: Reading,
  match: Match,
  own: OwnNumbers,
): { readonly fits: boolean; readonly judgement: Judgement } | null {
  if (match.measures.length !== 1 || match.measures[0] !== 'scope1_and_2_t' || match.period === null)
    return null
  if (reading.subject.kind !== 'measure' || match.obstacles.length > 0 || match.open.length > 0) return null
  const scope1 = ownAmount(own, 'scope1_t', match.period)
  const scope2 = ownAmount(own, 'scope2_location_t', match.period)
  if (scope1 === undefined || scope2 === undefined) return null
  const sum: Interval = {
    low: scope1.amount.low + scope2.amount.low,
    high: scope1.amount.high + scope2.amount.high,
  }
  return {
    fits: meets(sum, rangeOf(reading.amount)),
    judgement: {
      verdict: 'arithmetic_fails',
      measure: 'scope1_and_2_t',
      compared: [wordsOf(scope1, 'scope1_t'), wordsOf(scope2, 'scope2_location_t')],
      why: 'The total is not the sum of the scope 1 and the scope 2 in the same text.',
      settle: 'Check which of the three numbers was changed, or say what else the total contains.',
    },
  }
}

/** A number of the text as what another is compared with. */
export const wordsOf = ({ quote, amount }: Reading, measure: HeldMeasure) => ({
  what: HELD_WORDS[measure],
  ...shownAs(measure, amount.value),
  source: `the same text: "${quote}"`,
  pointer: null,
  evidence: [],
})
