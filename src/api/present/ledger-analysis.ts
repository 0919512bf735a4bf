import { add, type Rational, rational, toNumber, ZERO } from '../../domain/factors/rational.ts'
import { CAUSES, type CategoryChange } from '../../domain/ledger/change.ts'
import { coverageTotals, GAP_RULES, type GapRule } from '../../domain/ledger/coverage.ts'
import { factorInWords } from '../../domain/ledger/factor-words.ts'
import { meteredGapInWords } from '../../domain/ledger/metered.ts'
import type { Period } from '../../domain/period.ts'
import { ServiceError } from '../../errors.ts'
import type { AnalysedLedger } from '../../operations/ledger/analysis.ts'
import { ledgerMethod } from './ledger.ts'

/** What to divide by, as the caller names it. */
export interface Denominator {
  readonly name: string
  readonly amount: number
}

/** The denominator that a caller names, with both its parts or with none. */
export function denominatorOf({
  denominator,
  amount,
}: {
  readonly denominator?: string | undefined
  readonly amount?: number | undefined
}): Denominator | null {
  if (denominator === undefined && amount === undefined) return null
  if (denominator !== undefined && amount !== undefined) return { name: denominator, amount }
  throw new ServiceError('invalid_parameter', 'An own denominator needs its name and its amount.', {
    hint: 'Such as `t of steel` with the amount 12000.',
  })
}

export function presentAnalysis(
  { found, coverage, before, change }: AnalysedLedger,
  { abn, period }: { readonly abn: string; readonly period: Period },
  own: Denominator | null,
) {
  return {
    abn,
    period,
    version: found.head?.version ?? 0,
    method: ledgerMethod,
    coverage: coverage.map(({ entity, facility, months, factor_id, scope, category, unit }) => ({
      factor_id,
      name: factorInWords(factor_id),
      scope,
      category,
      unit,
      ...placeOf({ entity, facility }),
      months: months.map(({ activity, fills, ...month }) => ({
        ...month,
        activity: activity === null ? null : Number(activity),
        ...(fills === undefined
          ? {}
          : { fills: Object.fromEntries(Object.entries(fills).map(([rule, text]) => [rule, Number(text)])) }),
      })),
    })),
    covered: coverageTotals(coverage),
    meter_gaps: coverage.flatMap(({ gap }) =>
      gap === null
        ? []
        : [{ factor_id: gap.factor_id, ...placeOf(gap), days: gap.runs, says: meteredGapInWords(gap) }],
    ),
    estimated: found.totals.estimated,
    rules: Object.entries(GAP_RULES).map(([rule, meaning]) => ({ rule: rule as GapRule, meaning })),
    change: change === null ? null : presentChange(change, before),
    intensity: intensities(found, own),
  }
}

const placeOf = ({ entity, facility }: { readonly entity: string; readonly facility: string }) => ({
  entity_abn: entity === '' ? null : entity,
  facility: facility === '' ? null : facility,
})

/** Parts are added up exactly and rounded once. */
function presentChange(rows: readonly CategoryChange[], from: Period) {
  const total = (of: (row: CategoryChange) => Rational): number => toNumber(rows.map(of).reduce(add, ZERO))
  const cause = (name: (typeof CAUSES)[number]): number =>
    total(({ exact }) => exact.causes[CAUSES.indexOf(name)]!)
  return {
    from,
    from_t: total(({ exact }) => exact.from),
    to_t: total(({ exact }) => exact.to),
    change_t: total(({ exact }) => exact.change),
    activity_t: cause('activity'),
    factor_t: cause('factor'),
    method_t: cause('method'),
    boundary_t: cause('boundary'),
    by_category: rows.map(({ row }) => row),
  }
}

const MILLION = 1e6

function intensities({ totals: { totals }, boundary }: AnalysedLedger['found'], own: Denominator | null) {
  const { revenue_aud, employees } = boundary?.body.reporting_duty ?? {}
  const { scope1_t, scope2_location_t, scope3_t } = totals
  const sum = (parts: readonly (number | null)[]): number | null =>
    parts.includes(null) ? null : toNumber(parts.map((part) => rational(part ?? 0)).reduce(add, ZERO))
  const [two, all] = [sum([scope1_t, scope2_location_t]), sum([scope1_t, scope2_location_t, scope3_t])]
  const known = [
    ...(revenue_aud === undefined
      ? []
      : [{ denominator: 'A$ million of revenue', amount: revenue_aud / MILLION, source: DECLARED }]),
    ...(employees === undefined ? [] : [{ denominator: 'employee', amount: employees, source: DECLARED }]),
    ...(own === null ? [] : [{ denominator: own.name, amount: own.amount, source: 'request' as const }]),
  ]
  return known
    .filter(({ amount }) => amount > 0)
    .map((one) => ({
      ...one,
      scope1_and_2_t: two === null ? null : two / one.amount,
      all_scopes_t: all === null ? null : all / one.amount,
    }))
}

const DECLARED = 'organisational_boundary' as const
