import { addYears } from '../calendar.ts'
import { GWP_BREAKS } from '../company/emissions/emissions-record.ts'
import { type Period, samePeriod } from '../period.ts'
import { periodStart } from '../reporting-year.ts'
import { comparedWith, type Judgement, notHeld } from './check.ts'
import { type Interval, meets, rangeOf } from './compare.ts'
import type { Held, HeldFigure } from './held.ts'
import { daysOfYear, matchReading, measuresOf } from './match.ts'
import { HELD_WORDS, type HeldMeasure } from './measures.ts'
import { obstacleWords } from './obstacle-words.ts'
import { type OwnNumbers, ownAmount, wordsOf } from './own-numbers.ts'
import type { Reading, Role } from './reading.ts'

type Change = Extract<Role, { kind: 'change' }>

/** A rise or fall beside the years that the text names and the years that are held. */
export function judgeChange(reading: Reading, role: Change, held: Held, own: OwnNumbers): Judgement {
  const { measures, open } = measuresOf(
    reading.subject,
    reading.unit === 'percent' ? null : reading.unit,
    held,
  )
  const match = matchReading(reading, held)
  const [measure] = measures
  if (measure === undefined || match.period === null || reading.subject.kind === 'vague')
    return notHeld('The change is not of a measure that is held for the company.')
  if (reading.unit === null) {
    const asPercentage = judgeChange({ ...reading, unit: 'percent' }, role, held, own)
    if (asPercentage.verdict === 'agrees') return asPercentage
    return {
      verdict: 'doubtful',
      measure,
      compared: [],
      why: 'No unit is printed: the change may be a percentage or an amount.',
      settle: 'Print the unit of the change.',
    }
  }
  const end = match.period
  const base = role.base.kind === 'unsaid' ? null : daysOfYear(role.base, held)
  if (base !== null && base.period === null)
    return notHeld('The sentence does not say which year the change is from.')
  const from = base?.period ?? yearBefore(end)
  const printed = signed(reading, role)
  const inText = ownChange(own, measure, from, end, reading)
  if (inText !== null && !meets(inText.range, printed))
    return fails(measure, inText.compared, 'from the numbers of the same text')
  const pairs = heldChanges(held, measures, from, end, reading)
  const fitting = pairs.find(({ range }) => meets(range, printed))
  if (fitting !== undefined)
    return {
      verdict: 'agrees',
      measure: fitting.end.measure,
      compared: [comparedWith(fitting.base), comparedWith(fitting.end)],
      why: `The change follows from ${HELD_WORDS[fitting.end.measure]} in ${fitting.base.source} and in ${fitting.end.source}.`,
      settle: null,
    }
  const first = pairs[0]
  if (first === undefined) return notHeld(`${HELD_WORDS[measure]} is not held for both years of the change.`)
  const compared = [comparedWith(first.base), comparedWith(first.end)]
  if (match.obstacles.length > 0 || spansBreak(from, end))
    return {
      verdict: 'not_comparable',
      measure,
      compared,
      why:
        match.obstacles.length > 0
          ? `By its own words the change is of something else: ${match.obstacles.map(obstacleWords).join('; ')}.`
          : 'Warming potentials changed between the two years, and the text may have restated the earlier one.',
      settle: 'Give both years of the change on the same basis.',
    }
  const isVague =
    open.length > 0 || match.open.length > 0 || (base === null && own.has_base) || base?.isSure === false
  // No "about" covers a percentage that is twenty points off.
  const isCovered =
    reading.amount.hedge === 'about' && (reading.unit !== 'percent' || !isWayOff(first.range, printed))
  const isUnsure = isVague || isCovered
  if (isUnsure && !isWayOff(first.range, printed))
    return {
      verdict: 'doubtful',
      measure,
      compared,
      why: 'The sentence does not say clearly which years the change is between.',
      settle: 'Name both years of the change.',
    }
  if (isUnsure)
    return {
      verdict: 'doubtful',
      measure,
      compared,
      why: 'The change is between years that the sentence does not name clearly, or does not follow.',
      settle: 'Name both years of the change.',
    }
  return fails(measure, compared, 'from the figures that are held for the two years')
}

const yearBefore = ({ start, end }: Period): Period => ({
  start: addYears(start, -1),
  end: addYears(end, -1),
})

const signed = ({ amount }: Reading, { direction }: Change): Interval => {
  const { low, high } = rangeOf({ ...amount, low: Math.abs(amount.low), high: Math.abs(amount.high) })
  const [least, most] = [Math.min(low, high), Math.max(low, high)]
  return direction === 'up' ? { low: least, high: most } : { low: -most, high: -least }
}

const changeBetween = (base: Interval, end: Interval, isRate: boolean): Interval =>
  isRate
    ? { low: (end.low / base.high - 1) * 100, high: (end.high / base.low - 1) * 100 }
    : { low: end.low - base.high, high: end.high - base.low }

function ownChange(own: OwnNumbers, measure: HeldMeasure, from: Period, end: Period, reading: Reading) {
  const last = ownAmount(own, measure, end)
  const first = own.earlier.get(reading.context.start) ?? ownAmount(own, measure, from)
  if (last === undefined || first === undefined || first === last || first.amount.low <= 0) return null
  if (measuresDiffer(first, last)) return null
  return {
    range: changeBetween(rangeOf(first.amount), rangeOf(last.amount), reading.unit === 'percent'),
    compared: [wordsOf(first, measure), wordsOf(last, measure)],
  }
}

const measuresDiffer = (first: Reading, last: Reading): boolean =>
  first.subject.kind === 'measure' &&
  last.subject.kind === 'measure' &&
  first.subject.measures[0] !== last.subject.measures[0]

/** Every way to take both years from what is held, the most telling first: both published, or the company’s own last year. */
function heldChanges(
  held: Held,
  measures: readonly HeldMeasure[],
  from: Period,
  end: Period,
  reading: Reading,
) {
  const of = (period: Period): HeldFigure[] =>
    held.figures.filter(
      (figure) =>
        figure.facility === null && measures.includes(figure.measure) && samePeriod(figure.period, period),
    )
  return of(end).flatMap((last) =>
    of(from)
      .filter(({ measure, value }) => measure === last.measure && value > 0)
      .map((base) => ({
        base,
        end: last,
        range: changeBetween(
          { low: base.value, high: base.value },
          { low: last.value, high: last.value },
          reading.unit === 'percent',
        ),
      })),
  )
}

/** Years on either side of a change of warming potentials. */
const spansBreak = (from: Period, end: Period): boolean =>
  GWP_BREAKS.some((year) => from.start < periodStart(year) && end.start >= periodStart(year))

const isWayOff = (a: Interval, b: Interval): boolean => Math.abs(a.low - b.low) > 20

const fails = (measure: HeldMeasure, compared: Judgement['compared'], whence: string): Judgement => ({
  verdict: 'arithmetic_fails',
  measure,
  compared,
  why: `The change in ${HELD_WORDS[measure]} does not follow ${whence}.`,
  settle: 'Recompute the change, or name the two years and figures that it is between.',
})
