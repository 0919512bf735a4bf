import {
  add,
  divide,
  multiply,
  type Rational,
  rational,
  subtract,
  toNumber,
  toText,
  ZERO,
} from '../factors/rational.ts'
import { evaluate } from '../formula/evaluate.ts'
import type { Period } from '../period.ts'
import { compareText } from '../text-order.ts'
import { CATEGORIES, LEDGER_SCOPES, type LedgerScope } from './categories.ts'
import { type FactorPart, type FactorUse, LEDGER_GASES } from './factor-use.ts'
import { LEDGER_FORMULAS } from './formula.ts'
import { monthsOf } from './months.ts'
import type { PlaceShare } from './shares.ts'

/** Activity of a factor at a place, as kept; decimals as text. */
export interface PlaceActivity {
  readonly factor: string
  readonly entity: string
  readonly facility: string
  readonly activity: string
  readonly estimated: string
  readonly doubtful: string
  readonly lines: number
}

/** Activity of a factor in a month, the share of each place already taken. */
export interface MonthActivity {
  readonly factor: string
  readonly month: string
  readonly activity: string
}

export interface LedgerActivity {
  readonly period: Period
  readonly factors: ReadonlyMap<string, FactorUse>
  readonly places: readonly PlaceActivity[]
  readonly months: readonly MonthActivity[]
  readonly shareOf: (place: Pick<PlaceActivity, 'entity' | 'facility'>) => PlaceShare
}

/** Tonnes by scope; null where no line is about the scope. */
export interface ScopeTonnes {
  readonly scope1_t: number | null
  readonly scope2_location_t: number | null
  readonly scope3_t: number | null
}

const MEMBERS: Readonly<Record<LedgerScope, keyof ScopeTonnes>> = {
  '1': 'scope1_t',
  '2': 'scope2_location_t',
  '3': 'scope3_t',
}
const NO_TONNES: ScopeTonnes = { scope1_t: null, scope2_location_t: null, scope3_t: null }

/** A part of a factor at a place: a row of the formula. */
interface Row extends FactorPart {
  readonly use: FactorUse
  readonly place: PlaceActivity
  readonly share: PlaceShare
  readonly counted: Rational
}

const rowsOf = ({ factors, places, shareOf }: LedgerActivity): Row[] =>
  places.flatMap((place): Row[] => {
    const use = factors.get(place.factor)!
    const share = shareOf(place)
    const counted = divide(multiply(rational(place.activity), rational(share.percent)), PER_CENT)
    return use.parts.map((part) => ({ ...part, use, place, share, counted }))
  })

/** What the formula is given: activity by factor and share. */
export const formulaRows = (activity: LedgerActivity): FormulaRow[] => givenOf(rowsOf(activity))

export type FormulaRow = ReturnType<typeof givenOf>[number]

/** The figures of a year, by whatever they can be told apart. */
export function ledgerTotals(activity: LedgerActivity) {
  const { period, factors, months } = activity
  const rows = rowsOf(activity)
  const found = evaluate(LEDGER_FORMULAS.formula('emissions_ledger'), {
    activities: givenOf(rows),
    loads: [],
  })
  const scopes = (suffix: '' | '_ar6'): ScopeTonnes => ({
    scope1_t: found.number(`scope1${suffix}`),
    scope2_location_t: found.number(`scope2_location${suffix}`),
    scope3_t: found.number(`scope3${suffix}`),
  })
  const biogenic = rows.filter(({ biogenic_co2 }) => biogenic_co2 !== undefined)
  const known = biogenic.filter(({ biogenic_co2 }) => biogenic_co2 !== null)
  return {
    totals: scopes(''),
    totals_text: {
      scope1_t: found.exactText('scope1'),
      scope2_location_t: found.exactText('scope2_location'),
      scope3_t: found.exactText('scope3'),
    },
    totals_ar6: {
      ...scopes('_ar6'),
      as_published_t: toNumber(sumOf(rows.filter(({ ar6 }) => ar6 === null).map(tonnesOf))),
    },
    biogenic_co2: {
      t: known.length === 0 ? null : toNumber(sumOf(known.map((row) => kilograms(row, row.biogenic_co2!)))),
      not_published_factors: [
        ...new Set(biogenic.filter((row) => !known.includes(row)).map(({ row_id }) => row_id)),
      ].toSorted(compareText),
    },
    by_category: byCategory(rows),
    by_month: byMonth(period, factors, months),
    by_gas: byGas(rows),
    by_facility: grouped(rows, ({ place }) => `${place.entity}\n${place.facility}`).map((group) => ({
      entity_abn: group[0]!.place.entity === '' ? null : group[0]!.place.entity,
      facility: group[0]!.place.facility === '' ? null : group[0]!.place.facility,
      share_percent: group[0]!.share.percent,
      share_reason: group[0]!.share.reason,
      ...byScope(group),
    })),
    by_entity: grouped(rows, ({ place }) => place.entity).map((group) => ({
      entity_abn: group[0]!.place.entity === '' ? null : group[0]!.place.entity,
      ...byScope(group),
    })),
    by_factor: grouped(rows, ({ row_id, scope, category }) => `${scope}\n${category}\n${row_id}`).map(
      (group) => {
        const { scope, category, factor_id, row_id, source, edition, gwp_set, use, total, printed } =
          group[0]!
        const activity = sumOf(group.map(({ counted }) => counted))
        return {
          scope: Number(scope),
          category,
          factor_id,
          row_id,
          source,
          edition,
          gwp_set,
          activity: toNumber(activity),
          unit: use.unit,
          kg_co2e_per_unit: total,
          printed,
          t: toNumber(sumOf(group.map(tonnesOf))),
          lines: linesOf(group),
        }
      },
    ),
    by_edition: grouped(rows, ({ source, edition }) => `${source}\n${edition}`).map((group) => ({
      source: group[0]!.source,
      edition: group[0]!.edition,
      ...byScope(group),
    })),
    estimated: shareOfTotal(rows, 'estimated'),
    doubtful: shareOfTotal(rows, 'doubtful'),
    outside_boundary: outside(rows),
  }
}

export type LedgerTotals = ReturnType<typeof ledgerTotals>

const PER_CENT = rational(100)
const KG_PER_TONNE = rational(1000)

/** Places with the same share are one row: what counts of them is the same. */
const givenOf = (rows: readonly Row[]) =>
  grouped(rows, (row) => `${row.scope}\n${row.category}\n${row.row_id}\n${row.share.percent}`).map(
    (group) => {
      const { scope, category, row_id, share, total, ar6, biogenic_co2: biogenic } = group[0]!
      return {
        scope,
        category,
        factor: row_id,
        activity: toNumber(sumOf(group.map(({ place }) => rational(place.activity)))),
        share_percent: share.percent,
        total: Number(total),
        ar6: ar6 === null ? null : Number(ar6),
        biogenic_co2: typeof biogenic === 'string' ? Number(biogenic) : null,
      }
    },
  )

const sumOf = (terms: readonly Rational[]): Rational => terms.reduce(add, ZERO)
const kilograms = ({ counted }: Pick<Row, 'counted'>, per: string): Rational =>
  divide(multiply(counted, rational(per)), KG_PER_TONNE)
const tonnesOf = (row: Row): Rational => kilograms(row, row.total)

/** Lines are counted once, whatever parts they have. */
const linesOf = (rows: readonly Row[]): number =>
  [...new Set(rows.map(({ place }) => place))].reduce((all, { lines }) => all + lines, 0)

const grouped = (rows: readonly Row[], key: (row: Row) => string): Row[][] =>
  [...Map.groupBy(rows, key)].toSorted(([a], [b]) => compareText(a, b)).map(([, group]) => group)

function byScope(rows: readonly Row[]): ScopeTonnes {
  const found: Partial<Record<keyof ScopeTonnes, number>> = {}
  for (const [scope, own] of Map.groupBy(rows, (row) => row.scope))
    found[MEMBERS[scope]] = toNumber(sumOf(own.map(tonnesOf)))
  return { ...NO_TONNES, ...found }
}

function byCategory(rows: readonly Row[]) {
  return LEDGER_SCOPES.flatMap((scope) =>
    Object.entries(CATEGORIES[scope]).flatMap(([category, name]) => {
      const own = rows.filter((row) => row.scope === scope && row.category === category)
      if (own.length === 0) return []
      const total = sumOf(own.map(tonnesOf))
      const ar6 = sumOf(own.map((row) => kilograms(row, row.ar6 ?? row.total)))
      return [
        {
          scope: Number(scope),
          category,
          name,
          t: toNumber(total),
          t_text: toText(total),
          ar6_t: toNumber(ar6),
          lines: linesOf(own),
        },
      ]
    }),
  )
}

/** Every month of the period, those without a line too. */
function byMonth(period: Period, factors: LedgerActivity['factors'], months: readonly MonthActivity[]) {
  const ofMonth = Map.groupBy(months, ({ month }) => month)
  return monthsOf(period).map(({ month }) => {
    const found = new Map<LedgerScope, Rational>()
    for (const { factor, activity } of ofMonth.get(month) ?? [])
      for (const { scope, total } of factors.get(factor)!.parts)
        found.set(scope, add(found.get(scope) ?? ZERO, kilograms({ counted: rational(activity) }, total)))
    const tonnes = Object.fromEntries(
      LEDGER_SCOPES.map((scope) => [MEMBERS[scope], numberOf(found.get(scope))]),
    )
    return { month, ...NO_TONNES, ...tonnes }
  })
}

const numberOf = (value: Rational | undefined): number | null =>
  value === undefined ? null : toNumber(value)

/** Gas by gas; `not_split` is what the publisher prints as a total only. */
function byGas(rows: readonly Row[]) {
  const gases = [...LEDGER_GASES, 'not_split'] as const
  return LEDGER_SCOPES.flatMap((scope) =>
    gases.flatMap((gas) => {
      const own = rows.filter((row) => row.scope === scope && (row.gases === null) === (gas === 'not_split'))
      if (own.length === 0) return []
      const tonnes = own.map((row) => kilograms(row, gas === 'not_split' ? row.total : row.gases![gas]))
      return [{ scope: Number(scope), gas, t: toNumber(sumOf(tonnes)) }]
    }),
  )
}

/** Tonnes of the activity that is estimated or doubtful, and their share of all that counts. */
function shareOfTotal(rows: readonly Row[], which: 'estimated' | 'doubtful') {
  const all = sumOf(rows.map(tonnesOf))
  const part = sumOf(
    rows.map((row) => {
      const counted = divide(multiply(rational(row.place[which]), rational(row.share.percent)), PER_CENT)
      return kilograms({ counted }, row.total)
    }),
  )
  return {
    t: toNumber(part),
    share_percent: all.numerator === 0n ? null : toNumber(divide(multiply(part, PER_CENT), all)),
  }
}

/** What the boundary leaves out of the lines, by its reason. */
function outside(rows: readonly Row[]) {
  const left = rows.filter(({ share }) => share.reason !== null)
  return [...Map.groupBy(left, ({ share }) => share.reason!)].map(([reason, own]) => ({
    reason,
    t: toNumber(
      sumOf(
        own.map((row) => {
          const counted = subtract(rational(row.place.activity), row.counted)
          return kilograms({ counted }, row.total)
        }),
      ),
    ),
  }))
}
