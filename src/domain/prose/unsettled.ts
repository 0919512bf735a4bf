import { overlaps, type Period, samePeriod } from '../period.ts'
import { comparedWith, type NumberCheck, type Verdict } from './check.ts'
import { fits } from './compare.ts'
import type { Held, HeldFigure } from './held.ts'
import { daysOfYear, matchReading } from './match.ts'
import type { HeldMeasure } from './measures.ts'
import { A_PART, DENIED, type Reading } from './reading.ts'

/** Verdicts that leave an amount hanging: it was compared, and its words keep it from being called right or wrong. */
const HANGING: ReadonlySet<Verdict> = new Set<Verdict>(['doubtful', 'not_comparable'])

/** A bare year may be the one that begins in it, although nothing is held of the one that ends in it. */
const isHanging = ({ verdict, reading }: NumberCheck): boolean =>
  HANGING.has(verdict) || (verdict === 'not_held' && reading.year.kind === 'bare')

/**
 * Amounts of the measure that the requirement asks for, for its period, which nothing confirms: their unit, year or boundary keeps them
 * from being compared, and no other amount of the text is the figure. Readers take such a number for the figure. It is not called false:
 * the text is held until it states the figure too.
 */
export function unsettledNumbers(checks: readonly NumberCheck[], held: Held): NumberCheck[] {
  const amounts = checks.flatMap((check) => {
    const figures = figuresAsked(check, held)
    return figures.length === 0 ? [] : [{ check, figures }]
  })
  const confirming = amounts.flatMap(({ check: { reading }, figures }) =>
    confirmedBy(reading, figures).map((measure) => ({ measure, said_by: reading.said_by })),
  )
  // What the registry says is no word of the company's: beside it, a number of its own stands alone.
  const isConfirmed = ({ said_by }: Reading, { measure }: HeldFigure): boolean =>
    confirming.some(
      (one) => one.measure === measure && (one.said_by === undefined || one.said_by === said_by),
    )
  return amounts.flatMap(({ check, figures }) =>
    isHanging(check) && !figures.some((figure) => isConfirmed(check.reading, figure))
      ? [{ ...check, compared: figures.map(comparedWith), settle: SETTLE }]
      : [],
  )
}

const SETTLE =
  'State the figure that the requirement asks for in the same text, with its unit and the reporting year. This number can stay where it is.'

/** Held figures of the period that the amount would be taken for; none where it is of something else, or of another year. */
function figuresAsked({ reading, verdict }: NumberCheck, held: Held): readonly HeldFigure[] {
  const { role, unit } = reading
  const isAmount = role.kind === 'level' || (role.kind === 'target' && verdict === 'doubtful')
  if (!isAmount || (unit !== 't' && unit !== 'GJ' && unit !== null)) return []
  if (!isOfPeriod(reading, held)) return []
  const measures = new Set(matchReading(reading, held).measures)
  return held.figures.filter(
    ({ measure, facility, period, basis }) =>
      measures.has(measure) &&
      held.measures.includes(measure) &&
      facility === null &&
      basis !== 'earlier_edition' &&
      samePeriod(period, held.period),
  )
}

/** Whether the year of the number shares days with the period; a bare year may be the calendar year too. */
function isOfPeriod({ year }: Reading, held: Held): boolean {
  const { period } = daysOfYear(year, held)
  if (period === null) return true
  const days: Period =
    year.kind === 'bare' ? { start: `${year.year - 1}-07-01`, end: `${year.year}-12-31` } : period
  return overlaps(days, held.period)
}

/** Measures of which the number is the figure, as it is printed; a denied number, or the whole of a part, is the figure of nothing. */
const confirmedBy = ({ amount, doubts }: Reading, figures: readonly HeldFigure[]): HeldMeasure[] =>
  doubts.includes(DENIED) || doubts.includes(A_PART)
    ? []
    : figures.flatMap(({ measure, value }) => (fits(amount, value) ? [measure] : []))
