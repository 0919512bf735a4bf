import { addDays, addYears } from '../calendar.ts'
import { add, divide, type Rational, rational, toText } from '../factors/rational.ts'
import type { Period } from '../period.ts'
import { compareText } from '../text-order.ts'
import { isOfTheYear } from './activity.ts'
import type { FactorUse } from './factor-use.ts'
import { type MeteredGap, placeKey } from './metered.ts'
import { monthsOf } from './months.ts'

/** Activity of a factor at a place in a month, as kept; decimals as text. */
export interface MonthCell {
  readonly factor: string
  readonly entity: string
  readonly facility: string
  readonly month: string
  readonly activity: string
  readonly estimated: string
  /** Lines that reach into the month. */
  readonly reaching: number
}

/** How the activity of a month without lines is estimated. */
export const GAP_RULES = {
  same_month_last_year: 'the same month of the year before',
  average_of_neighbours: 'the average of the nearest months before and after that have lines',
} as const
export type GapRule = keyof typeof GAP_RULES

/** What a place does with a factor, month by month. */
export interface Series {
  /** The same in every edition. */
  readonly factor_id: string
  readonly factor: string
  readonly unit: string
  readonly scope: number
  readonly category: string
  readonly entity: string
  readonly facility: string
  readonly months: readonly CoveredMonth[]
  /** Days of metered energy without a line; null for what no meter counts, and where every day has one. */
  readonly gap: MeteredGap | null
}

export interface CoveredMonth {
  readonly month: string
  /** `partial`: metered energy with lines for some of the days. */
  readonly state: 'measured' | 'estimated' | 'partial' | 'gap'
  readonly lines: number
  /** In the unit of the factor; null for a gap. */
  readonly activity: string | null
  /** For a gap: what each rule would give; a rule that has nothing to start from is left out. */
  readonly fills?: Readonly<Partial<Record<GapRule, string>>>
}

/** A ledger month by month, with its factors. */
export interface MonthlyLedger {
  readonly period: Period
  readonly cells: readonly MonthCell[]
  readonly factors: ReadonlyMap<string, FactorUse>
  /** What metered energy lacks. */
  readonly gaps: readonly MeteredGap[]
}

/** A later version of an own factor goes on where the earlier one ends: it opens no gap. A change of unit or place in the scopes does. */
function seriesKey(ledger: MonthlyLedger, cell: MonthCell): string {
  const { unit, parts } = ledger.factors.get(cell.factor)!
  const { scope, category } = parts[0]!
  return [placeKey(idIn(ledger, cell), cell), unit, scope, category].join('\n')
}

const joined = (cells: readonly MonthCell[]): MonthCell => ({
  ...cells[0]!,
  activity: sumText(cells.map(({ activity }) => activity)),
  estimated: sumText(cells.map(({ estimated }) => estimated)),
  reaching: cells.reduce((sum, { reaching }) => sum + reaching, 0),
})

const sumText = (texts: readonly string[]): string =>
  texts.length === 1 ? texts[0]! : toText(texts.map((one) => rational(one)).reduce(add))

const idIn = ({ factors }: MonthlyLedger, { factor }: MonthCell): string =>
  factors.get(factor)!.parts[0]!.factor_id

/**
 * Which months of a period have lines, place by place. A month without one is a gap where the place has lines in another month of the
 * period or had some in that month of the year before. What is there for a whole year has no gaps. A month of metered energy is covered
 * once every day of it has a line, and no other month is estimated from a part of one.
 */
export function coverageOf(ledger: MonthlyLedger, before: MonthlyLedger): Series[] {
  const months = monthsOf(ledger.period).map(({ month }) => month)
  const last = Map.groupBy(before.cells, (cell) => placeKey(idIn(before, cell), cell))
  return [...Map.groupBy(ledger.cells, (cell) => seriesKey(ledger, cell))]
    .toSorted(([a], [b]) => compareText(a, b))
    .flatMap(([, cells]) => {
      const standing = cells.filter(({ reaching }) => reaching > 0)
      const newest = standing.toSorted((a, b) => compareText(a.month, b.month)).at(-1)
      if (newest === undefined) return []
      const { factor, entity, facility } = newest
      const use = ledger.factors.get(factor)!
      if (isOfTheYear(use)) return []
      const { scope, category, factor_id } = use.parts[0]!
      const byMonth = new Map(
        [...Map.groupBy(standing, ({ month }) => month)].map(([month, own]) => [month, joined(own)]),
      )
      const key = placeKey(factor_id, cells[0]!)
      const [gap, gapBefore] = [gapOf(ledger, key), gapOf(before, key)]
      const earlier = (last.get(key) ?? []).filter(
        (cell) =>
          cell.reaching > 0 &&
          before.factors.get(cell.factor)!.unit === use.unit &&
          !isPartial(cell.month, gapBefore),
      )
      return [
        {
          factor_id,
          factor,
          unit: use.unit,
          scope: Number(scope),
          category,
          entity,
          facility,
          months: months.map((month) => coveredMonth(month, months, { byMonth, earlier, gap })),
          gap,
        },
      ]
    })
}

/** How much of the year has lines: each factor at each place is a row of months. */
export function coverageTotals(series: readonly Series[]) {
  const states = series.flatMap(({ months }) => months.map(({ state }) => state))
  const count = (which: CoveredMonth['state']): number => states.filter((state) => state === which).length
  const gaps = count('gap')
  const partial = count('partial')
  return {
    months: states.length,
    measured: count('measured'),
    estimated: count('estimated'),
    partial,
    gaps,
    percent: states.length === 0 ? null : ((states.length - gaps - partial) / states.length) * 100,
  }
}

const gapOf = ({ gaps }: MonthlyLedger, key: string): MeteredGap | null =>
  gaps.find(({ factor_id, ...place }) => placeKey(factor_id, place) === key) ?? null

const isPartial = (month: string, gap: MeteredGap | null): boolean =>
  gap?.runs.some(({ start, end }) => start.slice(0, 7) <= month && month <= end.slice(0, 7)) === true

/** What the months of a place are judged by. */
interface OfPlace {
  readonly byMonth: ReadonlyMap<string, MonthCell>
  /** Of the year before. */
  readonly earlier: readonly MonthCell[]
  readonly gap: MeteredGap | null
}

function coveredMonth(
  month: string,
  months: readonly string[],
  { byMonth, earlier, gap }: OfPlace,
): CoveredMonth {
  const cell = byMonth.get(month)
  if (cell !== undefined)
    return {
      month,
      state: isPartial(month, gap) ? 'partial' : Number(cell.estimated) === 0 ? 'measured' : 'estimated',
      lines: cell.reaching,
      activity: cell.activity,
    }
  const yearBefore = addYears(`${month}-01`, -1).slice(0, 7)
  const same = earlier.filter((one) => one.month === yearBefore).map(({ activity }) => rational(activity))
  const neighbours = neighboursOf(month, months, { byMonth, gap })
  return {
    month,
    state: 'gap',
    lines: 0,
    activity: null,
    fills: {
      ...(same.length === 0 ? {} : { same_month_last_year: toText(same.reduce(add)) }),
      ...(neighbours === null ? {} : { average_of_neighbours: toText(neighbours) }),
    },
  }
}

const TWO = rational(2)

/** Estimates are no neighbours: an average of averages would creep. */
function neighboursOf(
  month: string,
  months: readonly string[],
  { byMonth, gap }: Pick<OfPlace, 'byMonth' | 'gap'>,
): Rational | null {
  const isMeasured = (one: string): boolean =>
    Number(byMonth.get(one)?.estimated ?? 1) === 0 && !isPartial(one, gap)
  const at = months.indexOf(month)
  const [left, right] = [months.slice(0, at).findLast(isMeasured), months.slice(at + 1).find(isMeasured)].map(
    (one) => (one === undefined ? undefined : byMonth.get(one)),
  )
  return left === undefined || right === undefined
    ? null
    : divide(add(rational(left.activity), rational(right.activity)), TWO)
}

/** First and last day of a month within a period. */
export function daysOfMonth(month: string, { start, end }: Period): Period {
  const first = `${month}-01`
  const last = addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1)
  return { start: first < start ? start : first, end: last > end ? end : last }
}
