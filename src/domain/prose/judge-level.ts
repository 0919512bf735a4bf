import { samePeriod, showPeriod } from '../period.ts'
import { comparedWith, type Judgement, notHeld } from './check.ts'
import { fits, isCutOff, slip } from './compare.ts'
import type { Held, HeldFigure } from './held.ts'
import { type Match, matchReading, NOT_SAID, unitOf } from './match.ts'
import { HELD_WORDS, isOfFacility } from './measures.ts'
import { obstacleWords } from './obstacle-words.ts'
import { type OwnNumbers, sumOfParts } from './own-numbers.ts'
import type { Reading } from './reading.ts'
import type { SaidBy } from './said-by.ts'

/** Fewer digits agree by accident where the words leave open what is meant. */
const TELLING_DIGITS = 3

/** The amount of a year beside the figures of that year. */
export function judgeLevel(reading: Reading, held: Held, own: OwnNumbers): Judgement {
  if (reading.role.kind === 'earlier_level' && reading.year.kind === 'unsaid')
    return judgeEarlier(reading, held)
  if (reading.year.kind === 'unsaid' && reading.named_before !== undefined) {
    const asNamed = judgeLevel({ ...reading, year: reading.named_before }, held, own)
    if (asNamed.verdict === 'agrees' || asNamed.verdict === 'agrees_with_edition') return asNamed
  }
  const match = asked(reading, matchReading(reading, held), held, own)
  if (isInAnotherUnit(reading, match))
    return notHeld('The number is in another unit than the measure it is printed with.')
  const agreeing = match.figures.filter((figure) => agreesWith(reading, figure))
  const leading = leadingOf(match.figures, reading.said_by)
  const isOpen = match.open.length > 0 || match.obstacles.length > 0
  if (reading.doubts.length > 0 && agreeing.length > 0) return doubtful(reading, match, leading)
  const agreed = agreement(agreeing, leading)
  if (agreed !== null && (!isOpen || reading.amount.digits >= TELLING_DIGITS)) return agreed
  if (match.period === null && match.measures.length > 0) return notComparable(match, [])
  if (match.measures.length === 0 || match.figures.length === 0) return unheld(reading, match, own, held)
  if (reading.doubts.length > 0) return doubtful(reading, match, leading)
  if (match.obstacles.length > 0) return notComparable(match, leading)
  const slipped = leading.flatMap((figure) => {
    const by = slip(reading.amount, figure.value, unitOf(figure.measure) === 'GJ')
    return by === undefined ? [] : [{ figure, by }]
  })[0]
  if (slipped !== undefined) return suspect(slipped.figure, slipped.by)
  if (reading.subject.kind === 'vague' && match.open.length > 0)
    return { ...notComparable(match, leading), why: `The number is not compared: ${match.open.join('; ')}.` }
  const isUnsure =
    match.open.length > 0 ||
    leading.some(({ value }) => isCutOff(reading.amount, value)) ||
    (match.figures.some(({ measure }) => isOfFacility(measure)) && match.facility === null)
  if (isUnsure || isOfAnotherYear(reading, match, held)) return doubtful(reading, match, leading)
  const parts = sumOfParts(reading, match, own)
  if (parts !== null && !parts.fits) return parts.judgement
  return differs(leading)
}

/**
 * A number that names no scope is what the requirement asks for, if it asks for one figure and the text states one amount;
 * otherwise its words leave open what it is of.
 */
function asked(reading: Reading, match: Match, held: Held, own: OwnNumbers): Match {
  const { subject, unit } = reading
  if (subject.kind !== 'unsaid' && subject.kind !== 'vague') return match
  const measures = held.measures.filter((measure) => unit === null || unitOf(measure) === unit)
  if (measures.length === 1 && own.is_lone)
    return {
      ...match,
      measures,
      figures: match.figures.filter(({ measure }) => measures.includes(measure)),
      open: match.open.filter((reason) => !reason.endsWith(NOT_SAID)),
    }
  return subject.kind === 'vague' || match.open.some((reason) => reason.endsWith(NOT_SAID))
    ? match
    : { ...match, open: [...match.open, `the sentence ${NOT_SAID}`] }
}

/** A percentage beside the name of a scope, as in a legend, is no amount of it. */
const isInAnotherUnit = ({ unit }: Reading, { measures }: Match): boolean =>
  unit !== null && measures.length > 0 && measures.every((measure) => unitOf(measure) !== unit)

const agreesWith = ({ amount }: Reading, { value }: HeldFigure): boolean => fits(amount, value)

/** What a number must agree with: the company’s own figure where it states one, otherwise the published one in force or what its records come to. Words that name the one or the other decide. */
function leadingOf(figures: readonly HeldFigure[], said?: SaidBy): HeldFigure[] {
  const named = figures.filter(({ basis }) => basis === said)
  if (named.length > 0) return named
  const declared = figures.filter(({ basis }) => basis === 'declared')
  const published = figures.filter(({ basis }) => basis === 'published')
  const computed = figures.filter(({ basis }) => basis === 'computed')
  if (declared.length > 0) return declared
  return published.length + computed.length > 0 ? [...published, ...computed] : [...figures]
}

function agreement(agreeing: readonly HeldFigure[], leading: readonly HeldFigure[]): Judgement | null {
  const figure = agreeing.find((one) => leading.includes(one))
  if (figure !== undefined && figure.basis !== 'earlier_edition')
    return {
      verdict: 'agrees',
      measure: figure.measure,
      compared: [comparedWith(figure)],
      why: `The number is ${HELD_WORDS[figure.measure]} in ${figure.source}, as far as it is printed.`,
      settle: null,
    }
  const edition = agreeing.find(({ basis }) => basis === 'earlier_edition')
  if (edition === undefined || leading.some(({ basis }) => basis === 'declared')) return null
  return {
    verdict: 'agrees_with_edition',
    measure: edition.measure,
    compared: [edition, ...leading.filter((one) => one !== edition)].map(comparedWith),
    why: `The number is ${HELD_WORDS[edition.measure]} in ${edition.source}, which has since been restated.`,
    settle: 'Say which edition the number is from, or use the restated figure.',
  }
}

/** `up from 250,000 t`, without a year: any earlier year may be meant. */
function judgeEarlier(reading: Reading, held: Held): Judgement {
  const { measures, obstacles } = matchReading(reading, held)
  const figures = held.figures.filter(
    ({ measure, period, facility }) =>
      measures.includes(measure) && facility === null && period.end < held.period.end,
  )
  const agreeing =
    obstacles.length > 0 || reading.amount.digits < TELLING_DIGITS
      ? []
      : figures.filter((figure) => agreesWith(reading, figure))
  return (
    agreement(agreeing, leadingOf(agreeing)) ??
    notHeld('The sentence does not say which earlier year the number is of.')
  )
}

function unheld(reading: Reading, match: Match, own: OwnNumbers, held: Held): Judgement {
  if (reading.subject.kind === 'measure' && match.measures.length === 0)
    return { ...notHeld('Nothing is held in this unit and on this basis.'), verdict: 'not_held' }
  const parts = sumOfParts(reading, match, own)
  if (parts !== null && !parts.fits) return parts.judgement
  const named = match.measures.map((measure) => HELD_WORDS[measure]).join(' or ')
  if (named === '') return notHeld('The number is not of a measure that is held for the company.')
  const others = held.figures.filter(
    ({ measure, facility }) => match.measures.includes(measure) && facility === match.facility,
  )
  if (match.period !== null && others.length > 0 && !isJulyToJune(match.period))
    return {
      verdict: 'not_comparable',
      measure: null,
      compared: [],
      why: `The number is for ${showPeriod(match.period)}; published figures are for years to 30 June.`,
      settle: 'Compare it with the figure of the same twelve months.',
    }
  if (match.measures.length === 1 && match.measures[0] === 'scope2_market_t')
    return {
      verdict: 'not_comparable',
      measure: null,
      compared: [],
      why: 'The number is market-based; the registry publishes location-based scope 2 only.',
      settle: 'Declare the market-based figure and the instruments behind it.',
    }
  const period = match.period === null ? '' : ` for ${showPeriod(match.period)}`
  return notHeld(`No figure of ${named} is held${period}.`)
}

const isJulyToJune = ({ start, end }: { readonly start: string; readonly end: string }): boolean =>
  start.endsWith('-07-01') && end.endsWith('-06-30')

const notComparable = ({ obstacles }: Match, leading: readonly HeldFigure[]): Judgement => ({
  verdict: 'not_comparable',
  measure: leading[0]?.measure ?? null,
  compared: leading.map(comparedWith),
  why: `By its own words the number is of something else: ${obstacles.map(obstacleWords).join('; ')}.`,
  settle: 'Give the figure for the same boundary and year beside it.',
})

const doubtful = (reading: Reading, { open }: Match, leading: readonly HeldFigure[]): Judgement => ({
  verdict: 'doubtful',
  measure: leading[0]?.measure ?? null,
  compared: leading.map(comparedWith),
  why:
    open.length > 0
      ? `The reading is not certain: ${open.join('; ')}.`
      : leading.some(({ value }) => isCutOff(reading.amount, value))
        ? 'The number looks cut off where it should have been rounded.'
        : 'The number is another year’s or another facility’s, or differs.',
  settle: 'Name the measure, the year and the unit in the same sentence.',
})

const suspect = (figure: HeldFigure, by: string): Judgement => ({
  verdict: 'unit_suspect',
  measure: figure.measure,
  compared: [comparedWith(figure)],
  why: `The digits are those of ${HELD_WORDS[figure.measure]} in ${figure.source}, but the number is ${by}.`,
  settle: 'Check the unit and the decimal point on both sides.',
})

const differs = (leading: readonly HeldFigure[]): Judgement => ({
  verdict: 'differs',
  measure: leading[0]!.measure,
  compared: leading.map(comparedWith),
  why: `The number is not ${HELD_WORDS[leading[0]!.measure]} in ${leading[0]!.source}, within the rounding that it is printed with.`,
  settle:
    leading[0]!.basis === 'declared'
      ? 'Correct the text or the figure, whichever does not match the document behind them.'
      : 'Correct the text, or say which boundary, method or edition the number is from.',
})

/** A number without a year that is the figure of another year was probably meant as that. */
const isOfAnotherYear = (reading: Reading, { measures }: Match, held: Held): boolean =>
  reading.year.kind === 'unsaid' &&
  reading.amount.digits >= TELLING_DIGITS &&
  held.figures.some(
    (figure) =>
      measures.includes(figure.measure) &&
      figure.facility === null &&
      !samePeriod(figure.period, held.period) &&
      agreesWith(reading, figure),
  )
