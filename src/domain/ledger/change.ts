import {
  add,
  divide,
  multiply,
  type Rational,
  rational,
  subtract,
  toNumber,
  ZERO,
} from '../factors/rational.ts'
import { compareText } from '../text-order.ts'
import { CATEGORIES } from './categories.ts'
import type { FactorPart, FactorUse } from './factor-use.ts'
import type { PlaceShare } from './shares.ts'
import type { PlaceActivity } from './totals.ts'

/** A year of a ledger, as far as a comparison goes. */
export interface ComparedYear {
  readonly factors: ReadonlyMap<string, FactorUse>
  readonly places: readonly PlaceActivity[]
  /** By the boundary of the year. */
  readonly shareOf: (place: Pick<PlaceActivity, 'entity' | 'facility'>) => PlaceShare
}

/** Why emissions changed, in the order in which the parts are taken. */
export const CAUSES = ['activity', 'factor', 'method', 'boundary'] as const
type Cause = (typeof CAUSES)[number]

interface Row extends Pick<FactorPart, 'scope' | 'category' | 'factor_id' | 'source'> {
  readonly unit: string
  readonly entity: string
  readonly facility: string
  readonly activity: Rational
  readonly kilograms: Rational
}

const KG_PER_TONNE = rational(1000)
const PER_CENT = rational(100)
const NO_CAUSE: Readonly<Record<Cause, Rational>> = {
  activity: ZERO,
  factor: ZERO,
  method: ZERO,
  boundary: ZERO,
}

/**
 * The change from one year to another by scope and category, split so that the parts add up to it exactly. At each place, emissions are
 * activity x factor x share. First the activity changes, then the factor, then the share. A factor of another unit or source for the same
 * category of a place is another method.
 */
export function ledgerChange(from: ComparedYear, to: ComparedYear) {
  const [old, now] = [rowsOf(from), rowsOf(to)]
  const byPlace = Map.groupBy([...old, ...now], placeOf)
  const parts = [...byPlace.values()].map((rows) => {
    const [first] = rows
    const shares = { from: fraction(from.shareOf(first!)), to: fraction(to.shareOf(first!)) }
    const [ofOld, ofNow] = [rows.filter((row) => old.has(row)), rows.filter((row) => now.has(row))]
    return { ...first!, ...split(ofOld, ofNow, shares) }
  })
  return [...Map.groupBy(parts, ({ scope, category }) => `${scope}\n${category}`)]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([, own]) => {
      const { scope, category } = own[0]!
      const total = (name: 'from' | 'to' | Cause): Rational => own.map((part) => part[name]).reduce(add, ZERO)
      const change = subtract(total('to'), total('from'))
      return {
        row: {
          scope: Number(scope),
          category,
          name: CATEGORIES[scope][category]!,
          from_t: toNumber(total('from')),
          to_t: toNumber(total('to')),
          change_t: toNumber(change),
          activity_t: toNumber(total('activity')),
          factor_t: toNumber(total('factor')),
          method_t: toNumber(total('method')),
          boundary_t: toNumber(total('boundary')),
        },
        exact: { from: total('from'), to: total('to'), change, causes: CAUSES.map(total) },
      }
    })
}

export type CategoryChange = ReturnType<typeof ledgerChange>[number]

const placeOf = ({ scope, category, entity, facility }: Row): string =>
  [scope, category, entity, facility].join('\n')

const rowsOf = ({ factors, places }: ComparedYear): ReadonlySet<Row> =>
  new Set(
    places.flatMap(({ factor, entity, facility, activity }) => {
      const { parts, unit } = factors.get(factor)!
      return parts.map(({ scope, category, factor_id, source, total }) => ({
        scope,
        category,
        factor_id,
        source,
        unit,
        entity,
        facility,
        activity: rational(activity),
        kilograms: rational(total),
      }))
    }),
  )

const fraction = ({ percent }: PlaceShare): Rational => divide(rational(percent), PER_CENT)
const tonnes = (activity: Rational, kilograms: Rational, share: Rational): Rational =>
  divide(multiply(multiply(activity, kilograms), share), KG_PER_TONNE)
const sumOf = (rows: readonly Row[], share: Rational): Rational =>
  rows.map((row) => tonnes(row.activity, row.kilograms, share)).reduce(add, ZERO)

/** One category of one place. */
function split(
  old: readonly Row[],
  now: readonly Row[],
  shares: { readonly from: Rational; readonly to: Rational },
): Readonly<Record<'from' | 'to' | Cause, Rational>> {
  const [from, to] = [sumOf(old, shares.from), sumOf(now, shares.to)]
  const atOldShare = sumOf(now, shares.from)
  const boundary = subtract(to, atOldShare)
  const kinds = (rows: readonly Row[]): string =>
    [...new Set(rows.map(({ source, unit }) => `${source} ${unit}`))].toSorted(compareText).join()
  if (old.length > 0 && now.length > 0 && kinds(old) !== kinds(now))
    return { ...NO_CAUSE, from, to, boundary, method: subtract(atOldShare, from) }
  const ids = [...new Set([...old, ...now].map(({ factor_id }) => factor_id))]
  const causes = ids.map((id) => {
    const [before, after] = [old, now].map((rows) => rows.filter(({ factor_id }) => factor_id === id))
    return splitFactor(before!, after!, shares.from)
  })
  const sum = (cause: 'activity' | 'factor'): Rational => causes.map((one) => one[cause]).reduce(add, ZERO)
  return { ...NO_CAUSE, from, to, boundary, activity: sum('activity'), factor: sum('factor') }
}

/** One factor of it. A year may have used two versions of a factor: its mean stands for it. */
function splitFactor(before: readonly Row[], after: readonly Row[], share: Rational) {
  const [from, to] = [sumOf(before, share), sumOf(after, share)]
  const amount = (rows: readonly Row[]): Rational => rows.map(({ activity }) => activity).reduce(add, ZERO)
  const [less, more] = [amount(before), amount(after)]
  if (less.numerator === 0n) return { activity: subtract(to, from), factor: ZERO }
  const activity = divide(multiply(from, subtract(more, less)), less)
  return { activity, factor: subtract(subtract(to, from), activity) }
}
