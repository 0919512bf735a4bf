import { type Period, samePeriod } from '../period.ts'
import type { Compared, Judgement } from './check.ts'
import { type Interval, meets, rangeOf } from './compare.ts'
import type { Held } from './held.ts'
import { type Below, type Intensity, intensityOf } from './intensities.ts'
import { daysOfYear } from './match.ts'
import { HELD_WORDS } from './measures.ts'
import { type OwnNumbers, ownAmount, wordsOf } from './own-numbers.ts'
import type { Reading } from './reading.ts'

/** Only so many amounts of a text are tried: no text can make this slow. */
const MOST_AMOUNTS = 60

const INCOME = /^(?:total income|revenues?|income|turnover|sales)$/
const MONEY_SCALE = /(?:a\$|au\$|aud|\$) ?(?:['’]?000|(thousand|k|million|m|billion|bn))(?![a-z])/
const SCALES: Readonly<Record<string, number>> = { million: 1e6, m: 1e6, billion: 1e9, bn: 1e9 }

/** An amount that an intensity may be counted against. */
interface Amount {
  readonly reading: Reading
  readonly unit: Below['unit']
  readonly word: string
  readonly period: Period
  readonly range: Interval
}

/** Income, energy and products that a text states: what its intensities are counted against. */
export function amountsBelow(text: string, readings: readonly Reading[], held: Held): readonly Amount[] {
  return readings.flatMap((reading) => amountBelow(text, reading, held)).slice(0, MOST_AMOUNTS)
}

function amountBelow(text: string, reading: Reading, held: Held): Amount[] {
  const { subject, unit, role, obstacles, doubts } = reading
  if (role.kind !== 'level' || obstacles.length > 0 || doubts.length > 0) return []
  const { period, isSure } = periodOf(reading, held)
  if (period === null || !isSure) return []
  const range = rangeOf(reading.amount)
  if (subject.kind === 'measure' && unit === 'GJ') {
    const [measure] = subject.measures
    const word = measure === 'generation_gj' ? 'generated' : measure!
    return [{ reading, unit: 'GJ', word, period, range }]
  }
  if (subject.kind !== 'other') return []
  if (INCOME.test(subject.said)) {
    const scale = unit === 'AUD' ? 1 : unit === null ? scaleOf(text, reading) : null
    return scale === null
      ? []
      : [
          {
            reading,
            unit: 'AUD',
            word: subject.said,
            period,
            range: { low: range.low * scale, high: range.high * scale },
          },
        ]
  }
  if (unit !== 't') return []
  const after = text.slice(reading.place.end, reading.place.end + 60).toLowerCase()
  const product = /^ of ([a-z]{3,16}(?: (?!in |was |were |for |and |from )[a-z]{3,16}){0,2})/.exec(after)?.[1]
  return product === undefined ? [] : [{ reading, unit: 't', word: product, period, range }]
}

/** `Revenue (A$ million)`: what the number of the row is counted in. */
function scaleOf(text: string, { context }: Reading): number | null {
  const row = text.slice(context.start, Math.min(context.end, context.start + 600)).toLowerCase()
  const found = MONEY_SCALE.exec(row)
  return found === null ? null : (SCALES[found[1] ?? ''] ?? 1e3)
}

/** An intensity beside the emissions and the income, energy or product of the same text and year; null where these are not there. */
export function judgeIntensity(
  text: string,
  reading: Reading,
  below: readonly Amount[],
  { held, own }: { readonly held: Held; readonly own: OwnNumbers },
): Judgement | null {
  if (below.length === 0 || reading.role.kind === 'change' || reading.role.kind === 'target') return null
  if (reading.doubts.length > 0 || reading.obstacles.some(({ code }) => code !== 'per_unit')) return null
  const intensity = intensityOf(text, reading)
  const { period, isSure } = periodOf(reading, held)
  if (intensity === null || period === null || !isSure) return null
  const emitted = emissionsOf(intensity, own, period)
  const counted = countedAgainst(intensity.below, below, period)
  if (emitted === null || counted === null || counted.reading === reading || counted.range.low <= 0)
    return null
  const { size } = intensity.below
  const follows: Interval = {
    low: (emitted.range.low * size) / counted.range.high,
    high: (emitted.range.high * size) / counted.range.low,
  }
  const tonnes = reading.unit === null ? intensity.tonnes : 1
  const printed = rangeOf(reading.amount)
  const compared: Compared[] = [...emitted.compared, wordsOfBelow(counted)]
  const what = `${HELD_WORDS[intensity.measure]} and the ${whatIsBelow(counted)} of the same text.`
  return meets(follows, { low: printed.low * tonnes, high: printed.high * tonnes })
    ? {
        verdict: 'agrees',
        measure: null,
        compared,
        why: `The intensity follows from ${what}`,
        settle: null,
      }
    : {
        verdict: 'arithmetic_fails',
        measure: null,
        compared,
        why: `The intensity does not follow from ${what}`,
        settle: 'Compute the intensity again, or say which emissions and which amount it is of.',
      }
}

const periodOf = (reading: Reading, held: Held) =>
  daysOfYear(reading.year.kind === 'unsaid' ? (reading.named_before ?? reading.year) : reading.year, held)

/** The emissions that the text states of the year; a total may be the sum of its two scopes. */
function emissionsOf(
  { measure }: Intensity,
  own: OwnNumbers,
  period: Period,
): { readonly range: Interval; readonly compared: readonly Compared[] } | null {
  const stated = ownAmount(own, measure, period)
  if (stated !== undefined) return { range: rangeOf(stated.amount), compared: [wordsOf(stated, measure)] }
  const [scope1, scope2] = [ownAmount(own, 'scope1_t', period), ownAmount(own, 'scope2_location_t', period)]
  if (measure !== 'scope1_and_2_t' || scope1 === undefined || scope2 === undefined) return null
  return {
    range: {
      low: scope1.amount.low + scope2.amount.low,
      high: scope1.amount.high + scope2.amount.high,
    },
    compared: [wordsOf(scope1, 'scope1_t'), wordsOf(scope2, 'scope2_location_t')],
  }
}

/** The one amount that the words may mean; null where none or several fit. */
function countedAgainst(below: Below, all: readonly Amount[], period: Period): Amount | null {
  const fitting = all.filter(
    (amount) =>
      amount.unit === below.unit &&
      samePeriod(amount.period, period) &&
      (below.word === null || amount.word === below.word || `${below.word}s` === amount.word),
  )
  const [first, ...rest] = fitting
  return first === undefined || rest.some(({ range }) => !meets(range, first.range)) ? null : first
}

const whatIsBelow = ({ reading: { subject }, word }: Amount): string =>
  subject.kind === 'measure' ? HELD_WORDS[subject.measures[0]!] : word

const wordsOfBelow = (amount: Amount): Compared => ({
  what: whatIsBelow(amount),
  value: (amount.range.low + amount.range.high) / 2,
  unit: amount.unit === 'AUD' ? 'A$' : amount.unit,
  source: `the same text: "${amount.reading.quote}"`,
  pointer: null,
  evidence: [],
})
