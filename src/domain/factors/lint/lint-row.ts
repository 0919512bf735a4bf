import type { Factor } from '../factor.ts'
import { type GwpTable, transformToAr6 } from '../gwp.ts'
import type { FactorLibrary, Issue } from '../library.ts'
import { toNumber } from '../rational.ts'
import { regionName } from '../regions.ts'
import { parseRowUnit, type RowUnit, sameDigits, UNIT_SLIPS, valueInUnit } from './row-value.ts'

/** A row of a client's own factor sheet. */
export interface LintRow {
  readonly value: number
  readonly unit: string
  readonly edition?: string | undefined
  readonly gwp_set?: string | undefined
  readonly method?: string | undefined
}

export const LINT_CODES = [
  'wrong_edition',
  'superseded_issue',
  'wrong_region',
  'method_mix',
  'gwp_mix',
  'unit_slip',
  'unit_not_understood',
  'unit_does_not_fit',
  'not_in_any_edition',
  'edition_mix',
] as const

export interface Finding {
  readonly code: (typeof LINT_CODES)[number]
  readonly severity: 'error' | 'warning'
  readonly message: string
  /** The factor that the value belongs to, or comes nearest to; null where none is known. */
  readonly found: Factor | null
}

export interface LintedRow {
  /** The factor that the row should use; null where nothing tells. */
  readonly expected: Factor | null
  /** What the expected factor is in the row's unit. */
  readonly expected_value: number | null
  readonly findings: readonly Finding[]
}

interface Surroundings {
  readonly library: FactorLibrary
  readonly issue: Issue
  /** The factor that the row is about, where its id or words tell. */
  readonly target: Factor | undefined
}

/** Whether a row's value is the one published for what it is about; if not, whose value it is. */
export function lintRow(row: LintRow, { library, issue, target }: Surroundings): LintedRow {
  const unit = parseRowUnit(row.unit)
  if (unit === undefined)
    return result(target, null, [
      error(
        'unit_not_understood',
        `${JSON.stringify(row.unit)} is not a unit of a factor, such as kg CO2-e/kWh.`,
      ),
    ])
  const expected = target ?? issue.factors.find((factor) => isValueOf(factor, row.value, unit))
  const value = expected === undefined ? undefined : publishedIn(expected, unit)
  if (expected !== undefined && value === undefined)
    return result(expected, null, [
      error(
        'unit_does_not_fit',
        `${row.unit} cannot be compared with ${expected.unit} of ${expected.factor_id}.`,
        expected,
      ),
    ])
  const findings = [
    ...statedEdition(row, issue),
    ...(value !== undefined && sameDigits(row.value, value)
      ? agreeing(row, expected!)
      : [explain(row, unit, { library, issue, target: expected })]),
  ]
  return result(expected, value === undefined ? null : toNumber(value), findings)
}

/** The value is right; the words around it may not be. */
function agreeing(row: LintRow, expected: Factor): Finding[] {
  const findings: Finding[] = []
  if (row.method !== undefined && expected.method !== null && row.method !== expected.method)
    findings.push(
      error(
        'method_mix',
        `The row says ${row.method}, but ${expected.factor_id} is ${expected.method}.`,
        expected,
      ),
    )
  if (row.gwp_set !== undefined && expected.gwp_set !== null && row.gwp_set !== expected.gwp_set)
    findings.push(
      error('gwp_mix', `The row says ${row.gwp_set}, but the value is on ${expected.gwp_set}.`, expected),
    )
  return findings
}

function statedEdition(row: LintRow, issue: Issue): Finding[] {
  if (row.edition === undefined || row.edition === issue.edition) return []
  const message = `The row says edition ${row.edition}; the period's edition is ${issue.edition}.`
  return [error('wrong_edition', message)]
}

/** Whose value it is, the likeliest slip first. */
function explain(row: LintRow, unit: RowUnit, { library, issue, target }: Surroundings): Finding {
  const match = (factors: readonly Factor[]) => factors.find((factor) => isValueOf(factor, row.value, unit))
  const all = library.issues.flatMap((other) => other.factors)
  if (target === undefined) {
    const elsewhere = match(all)
    return elsewhere === undefined ? nearest(row, unit, issue.factors) : otherIssue(row, elsewhere, issue)
  }
  const versions = library.byFactorId.get(target.factor_id) ?? []
  const earlier = match(versions)
  if (earlier !== undefined) return otherIssue(row, earlier, issue)
  if (isAr6ValueOf(target, row.value, unit, library.potentials))
    return error(
      'gwp_mix',
      `${row.value} is the AR6 value of ${target.factor_id}; the edition is on AR5.`,
      target,
    )
  const siblings = issue.factors.filter((factor) => isSibling(factor, target))
  const neighbour = match(siblings)
  if (neighbour !== undefined)
    return error(
      'wrong_region',
      `${row.value} is the factor of ${regionName(neighbour.region)}, not of ${regionName(target.region)}.`,
      neighbour,
    )
  const otherMethod = match(
    issue.factors.filter(
      (factor) => factor.scope === target.scope && factor.method !== target.method && factor.method !== null,
    ),
  )
  if (target.method !== null && otherMethod !== undefined)
    return error(
      'method_mix',
      `${row.value} is the ${otherMethod.method} factor ${otherMethod.factor_id}; the row is ${target.method}.`,
      otherMethod,
    )
  return unitSlip(row, unit, target) ?? nearest(row, unit, [target])
}

function otherIssue(row: LintRow, found: Factor, issue: Issue): Finding {
  if (found.edition === issue.edition)
    return error(
      'superseded_issue',
      `${row.value} is of the ${found.vintage ?? 'earlier'} issue of ${found.edition}, which was superseded.`,
      found,
    )
  return error(
    'wrong_edition',
    `${row.value} is the ${found.edition} edition's ${found.factor_id}; the period's edition is ${issue.edition}.`,
    found,
  )
}

function unitSlip(row: LintRow, unit: RowUnit, target: Factor): Finding | undefined {
  const value = toNumber(publishedIn(target, unit)!)
  const slip = UNIT_SLIPS.find(({ ratio }) => value !== 0 && Math.abs(row.value / value / ratio - 1) < 0.005)
  if (slip === undefined) return undefined
  return error(
    'unit_slip',
    `${row.value} ${row.unit} is ${slip.slip}; ${target.factor_id} is ${value} ${row.unit}.`,
    target,
  )
}

function nearest(row: LintRow, unit: RowUnit, factors: readonly Factor[]): Finding {
  const [closest] = factors
    .flatMap((factor) => {
      const value = publishedIn(factor, unit)
      return value === undefined ? [] : [{ factor, distance: Math.abs(toNumber(value) - row.value) }]
    })
    .toSorted((a, b) => a.distance - b.distance || (a.factor.row_id < b.factor.row_id ? -1 : 1))
  const message = `${row.value} ${row.unit} is in no edition.`
  return closest === undefined
    ? error('not_in_any_edition', `${message} Nothing in this edition has a unit to compare it with.`)
    : error(
        'not_in_any_edition',
        `${message} Nearest: ${closest.factor.factor_id}, ${toNumber(publishedIn(closest.factor, unit)!)} ${row.unit}.`,
        closest.factor,
      )
}

/** The same activity in another region: ids differ in the region alone. */
const isSibling = (factor: Factor, target: Factor): boolean =>
  factor.region !== target.region &&
  factor.category === target.category &&
  factor.subcategory === target.subcategory &&
  factor.scope === target.scope &&
  factor.unit === target.unit

const publishedIn = (factor: Factor, unit: RowUnit) =>
  typeof factor.total?.value === 'number' ? valueInUnit(factor, factor.total.value, unit) : undefined

function isValueOf(factor: Factor, value: number, unit: RowUnit): boolean {
  const published = publishedIn(factor, unit)
  return published !== undefined && sameDigits(value, published)
}

function isAr6ValueOf(factor: Factor, value: number, unit: RowUnit, potentials: GwpTable): boolean {
  return (['by_fuel', 'fossil', 'biogenic'] as const).some((methane) => {
    const { status, total } = transformToAr6(factor, potentials, methane)
    if (status !== 'transformed' || total === null) return false
    const converted = valueInUnit(factor, total.value_text, unit)
    return converted !== undefined && sameDigits(value, converted)
  })
}

const error = (code: Finding['code'], message: string, found: Factor | null = null): Finding => ({
  code,
  severity: 'error',
  message,
  found,
})

const result = (
  expected: Factor | undefined,
  expected_value: number | null,
  findings: readonly Finding[],
): LintedRow => ({ expected: expected ?? null, expected_value, findings })
