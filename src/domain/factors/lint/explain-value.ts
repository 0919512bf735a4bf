import { compareText } from '../../text-order.ts'
import type { Factor } from '../factor.ts'
import { ar4Total, type GwpTable, transformToAr6 } from '../gwp.ts'
import type { FactorLibrary, Issue } from '../library.ts'
import { toNumber } from '../rational.ts'
import { regionName } from '../regions.ts'
import { isSibling } from '../siblings.ts'
import { addedScopes } from './added-scopes.ts'
import { error, type Finding } from './finding.ts'
import {
  isValueOf,
  publishedIn,
  type RowUnit,
  sameDigits,
  UNIT_SLIPS,
  valueInUnit,
  type WrittenValue,
} from './row-value.ts'

export interface Surroundings {
  readonly library: FactorLibrary
  readonly issue: Issue
  /** The factor that the row is about, where its id or words tell. */
  readonly target: Factor | undefined
}

/** Whose value it is, the likeliest slip first. */
export function explainValue(
  row: WrittenValue,
  unit: RowUnit,
  { library, issue, target }: Surroundings,
): Finding {
  const match = (factors: readonly Factor[]) => factors.find((factor) => isValueOf(factor, row.value, unit))
  if (target === undefined) {
    const elsewhere = firstIn(library.issues, ({ factors }) => match(factors))
    if (elsewhere !== undefined) return otherIssue(row, elsewhere, issue)
    return partOf(row, unit, issue.factors) ?? nearest(row, unit, issue.factors)
  }
  const versions = library.byFactorId.get(target.factor_id) ?? []
  const earlier = match(versions)
  if (earlier !== undefined) return otherIssue(row, earlier, issue)
  if (isAr6ValueOf(target, row.value, unit, library.potentials))
    return error(
      'gwp_mix',
      `${row.value} is the AR6 value of ${target.factor_id}; the edition uses AR5.`,
      target,
    )
  if (isAr4ValueOf(target, row.value, unit, library.potentials))
    return error(
      'gwp_mix',
      `${row.value} is the AR4 value of ${target.factor_id}; the edition uses AR5.`,
      target,
    )
  const part = partOf(row, unit, [target])
  if (part !== undefined) return part
  const added = addedScopes(row, unit, target, issue)
  if (added !== undefined) return added
  const siblings = issue.factors.filter((factor) => isSibling(factor, target))
  const neighbour = match(siblings)
  if (neighbour !== undefined)
    return error(
      'wrong_region',
      `${row.value} is the factor for ${regionName(neighbour.region)}, not for ${regionName(target.region)}.`,
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

function firstIn<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

function otherIssue(row: WrittenValue, found: Factor, issue: Issue): Finding {
  if (found.edition === issue.edition)
    return error(
      'superseded_issue',
      `${row.value} is from the ${found.vintage ?? 'earlier'} issue of ${found.edition}, which was superseded.`,
      found,
    )
  return error(
    'wrong_edition',
    `${row.value} is the ${found.edition} edition's ${found.factor_id}; the period's edition is ${issue.edition}.`,
    found,
  )
}

function unitSlip(row: WrittenValue, unit: RowUnit, target: Factor): Finding | undefined {
  const value = publishedIn(target, unit)!
  const slip = UNIT_SLIPS.find(({ ratio }) => value !== 0 && Math.abs(row.value / value / ratio - 1) < 0.005)
  if (slip === undefined) return undefined
  return error(
    'unit_slip',
    `${row.value} ${row.unit} is ${slip.slip}; ${target.factor_id} is ${value} ${row.unit}.`,
    target,
  )
}

function nearest(row: WrittenValue, unit: RowUnit, factors: readonly Factor[]): Finding {
  let closest: { readonly factor: Factor; readonly value: number } | undefined
  const distance = (value: number): number => Math.abs(value - row.value)
  for (const factor of factors) {
    const value = publishedIn(factor, unit)
    if (value === undefined) continue
    const nearer = closest === undefined ? -1 : distance(value) - distance(closest.value)
    if (nearer < 0 || (nearer === 0 && compareText(factor.row_id, closest!.factor.row_id) < 0))
      closest = { factor, value }
  }
  const message = `${row.value} ${row.unit} is not in any edition.`
  return closest === undefined
    ? error('not_in_any_edition', `${message} Nothing in this edition has a unit to compare it with.`)
    : error(
        'not_in_any_edition',
        `${message} Nearest: ${closest.factor.factor_id}, ${closest.value} ${row.unit}.`,
        closest.factor,
      )
}

/** The value of one gas of a factor, taken for the whole: 51.4 is the CO2 of natural gas, 51.53 counts CH4 and N2O too. */
function partOf(row: WrittenValue, unit: RowUnit, factors: readonly Factor[]): Finding | undefined {
  for (const factor of factors) {
    const gas = factor.gases.find(({ value }) => {
      const own = value === null ? undefined : valueInUnit(factor, value, unit)
      return own !== undefined && toNumber(own) !== 0 && sameDigits(row.value, toNumber(own))
    })
    const whole = publishedIn(factor, unit)
    if (gas !== undefined && whole !== undefined && factor.gases.length > 1)
      return error(
        'gas_part',
        `${row.value} ${row.unit} is only the ${gas.gas.toUpperCase()} of ${factor.factor_id}; with all its gases it is ${whole} ${row.unit}.`,
        factor,
      )
  }
  return undefined
}

function isAr4ValueOf(factor: Factor, value: number, unit: RowUnit, potentials: GwpTable): boolean {
  const total = ar4Total(factor, potentials)
  const converted = total === undefined ? undefined : valueInUnit(factor, total, unit)
  return converted !== undefined && sameDigits(value, toNumber(converted))
}

function isAr6ValueOf(factor: Factor, value: number, unit: RowUnit, potentials: GwpTable): boolean {
  return (['by_fuel', 'fossil', 'biogenic'] as const).some((methane) => {
    const { status, total } = transformToAr6(factor, potentials, methane)
    if (status !== 'transformed' || total === null) return false
    const converted = valueInUnit(factor, total.value_text, unit)
    return converted !== undefined && sameDigits(value, toNumber(converted))
  })
}
