import type { Method } from '../evidence.ts'
import type { Factor, FactorValue } from './factor.ts'
import { divide, multiply, type Rational, rational, sum, toNumber, toText } from './rational.ts'

export const GWP_TRANSFORM: Method = { id: 'gwp_transform', version: '1.0.0' }

/** Warming potential over 100 years of one gas or blend; null where an assessment report has none. */
export interface GwpRow {
  readonly release_id: string
  readonly dataset: string
  readonly file_sha256: string
  readonly row_ref: string
  readonly gas_code: string
  readonly ar4_gwp100: number | null
  readonly ar5_gwp100: number | null
  readonly ar6_gwp100: number | null
}

export type GwpTable = ReadonlyMap<string, GwpRow>

export const METHANE_CHOICES = ['fossil', 'biogenic', 'by_fuel'] as const
export type MethaneChoice = (typeof METHANE_CHOICES)[number]

export type TransformStatus = 'native' | 'transformed' | 'unchanged' | 'not_applicable' | 'not_transformable'

/** What became of a factor on another GWP basis. */
export interface GwpTransform {
  readonly status: TransformStatus
  readonly reason: string | null
  readonly methane: 'fossil' | 'biogenic' | null
  readonly gases: readonly RebasedGas[]
  readonly total: { readonly value: number; readonly value_text: string; readonly unit: string } | null
  /** Warming potentials used. */
  readonly potentials: readonly GwpRow[]
}

export interface RebasedGas {
  readonly gas: string
  readonly value: number
  /** Every digit, or 15 significant ones where the decimals do not end. */
  readonly value_text: string
  readonly unit: string
  /** The computation, such as 0.1 × 29.8 / 28. */
  readonly formula: string
}

/** The same factor on AR6, gas by gas. Exact fractions; only what is shown is rounded. */
export function transformToAr6(factor: Factor, table: GwpTable, choice: MethaneChoice): GwpTransform {
  if (factor.kind !== 'emission_factor')
    return outcome('not_applicable', 'This is a rate or a conversion, not an emission.')
  if (factor.gwp_set !== 'AR5')
    return outcome('not_transformable', 'The edition does not say which warming potentials it uses.')
  if (factor.subcategory === 'refrigerant_gwp') return refrigerant(factor, table)
  if (factor.gases.length === 0)
    return outcome(
      'not_transformable',
      'Only the total is published for this factor, not its gases, so it cannot be converted to other warming potentials.',
    )
  if (factor.gases.some((gas) => gas.value === null))
    return outcome('not_transformable', 'The publisher shows a mark instead of a figure.')
  if (factor.gases.every((gas) => gas.gas === 'co2'))
    return {
      ...outcome('unchanged', 'Only CO2 is counted, and its warming potential is always 1.'),
      total: totalOf(
        factor,
        factor.gases.map((gas) => rational(gas.value!)),
      ),
    }
  return byGas(factor, table, methaneOf(factor, choice))
}

function byGas(factor: Factor, table: GwpTable, methane: 'fossil' | 'biogenic'): GwpTransform {
  const parts = factor.gases.map((gas) => rebase(gas, factor.unit, table, methane))
  if (parts.includes(undefined))
    return outcome('not_transformable', 'No AR6 warming potential is loaded for one of the gases.')
  const known = parts.filter((part) => part !== undefined)
  return {
    status: 'transformed',
    reason: null,
    methane: factor.gases.some((gas) => gas.gas === 'ch4') ? methane : null,
    gases: known.map((part) => part.shown),
    total: totalOf(
      factor,
      known.map((part) => part.exact),
    ),
    potentials: known.flatMap((part) => part.potentials),
  }
}

interface Part {
  readonly shown: RebasedGas
  readonly exact: Rational
  readonly potentials: readonly GwpRow[]
}

/** Figures in CO2-e are multiplied with the ratio of the potentials; figures in mass of gas with the potential itself. */
function rebase(
  gas: FactorValue,
  unit: string,
  table: GwpTable,
  methane: 'fossil' | 'biogenic',
): Part | undefined {
  const printed = rational(gas.value!)
  const text = toText(printed)
  if (gas.gas === 'co2') return { shown: show(gas.gas, printed, unit, text), exact: printed, potentials: [] }
  const code = CODES[gas.gas] ?? ''
  const old = table.get(code)
  const renewed = table.get(code === 'CH4' ? METHANE_CODES[methane] : code)
  const [before, after] = [old?.ar5_gwp100 ?? undefined, renewed?.ar6_gwp100 ?? undefined]
  if (old === undefined || renewed === undefined || before === undefined || after === undefined)
    return undefined
  const mass = massScale(gas.unit, unit)
  const exact =
    mass === undefined
      ? divide(multiply(printed, rational(after)), rational(before))
      : multiply(multiply(printed, rational(after)), mass)
  const formula =
    mass === undefined
      ? `${text} × ${after} / ${before}`
      : `${text} × ${after}${toText(mass) === '1' ? '' : ` × ${toText(mass)}`}`
  const potentials = mass === undefined && old !== renewed ? [old, renewed] : [renewed]
  return { shown: show(gas.gas, exact, unit, formula), exact, potentials }
}

const CODES: Readonly<Record<string, string>> = { ch4: 'CH4', n2o: 'N2O', cf4: 'CF4', c2f6: 'C2F6' }
const METHANE_CODES = { fossil: 'CH4-fossil', biogenic: 'CH4-nonfossil' } as const

/** For a figure in mass of gas: what turns its unit of mass into the total's. Undefined for a figure in CO2-e. */
function massScale(gasUnit: string, totalUnit: string): Rational | undefined {
  if (!/^(?:kg|t) (?:CH4|N2O)\//.test(gasUnit)) return undefined
  const [from, to] = [gasUnit, totalUnit].map((unit) => unit.split(' ')[0])
  return rational(from === to ? 1 : from === 'kg' ? '0.001' : 1000)
}

/** A refrigerant's factor is its warming potential: the AR6 value takes its place. */
function refrigerant(factor: Factor, table: GwpTable): GwpTransform {
  const potential = table.get(REFRIGERANTS[factor.factor_id.split('.').at(-1) ?? ''] ?? '')
  const value = potential?.ar6_gwp100 ?? undefined
  if (potential === undefined || value === undefined)
    return outcome('not_transformable', 'No AR6 warming potential is loaded for this refrigerant.')
  return {
    status: 'transformed',
    reason: null,
    methane: null,
    gases: [],
    total: totalOf(factor, [rational(value)]),
    potentials: [potential],
  }
}

const REFRIGERANTS: Readonly<Record<string, string>> = {
  r22: 'HCFC22',
  r32: 'HFC32',
  r134a: 'HFC134a',
  r404a: 'R404A',
  r410a: 'R410A',
}

/** The total of a factor on AR4, as older sheets have it; undefined where a gas or its potential is not known. */
export function ar4Total(factor: Factor, table: GwpTable): string | undefined {
  if (factor.kind !== 'emission_factor' || factor.gwp_set !== 'AR5') return undefined
  if (factor.subcategory === 'refrigerant_gwp') {
    const potential = table.get(REFRIGERANTS[factor.factor_id.split('.').at(-1) ?? ''] ?? '')?.ar4_gwp100
    return potential === undefined || potential === null ? undefined : toText(rational(potential))
  }
  const parts = factor.gases.map(({ gas, value }) => {
    if (value === null) return undefined
    if (gas === 'co2') return rational(value)
    const row = table.get(CODES[gas] ?? '')
    const [before, after] = [row?.ar5_gwp100 ?? undefined, row?.ar4_gwp100 ?? undefined]
    return before === undefined || after === undefined
      ? undefined
      : divide(multiply(rational(value), rational(after)), rational(before))
  })
  const known = parts.filter((part) => part !== undefined)
  return known.length === 0 || known.length < parts.length ? undefined : toText(sum(known))
}

/** Methane of waste, farms and renewable fuels is biogenic, that of other fuels and of fugitives fossil. */
function methaneOf(factor: Factor, choice: MethaneChoice): 'fossil' | 'biogenic' {
  if (choice !== 'by_fuel') return choice
  if (factor.carbon_origin !== null) return factor.carbon_origin === 'fossil' ? 'fossil' : 'biogenic'
  return factor.category === 'fugitive' ? 'fossil' : 'biogenic'
}

const totalOf = (factor: Factor, parts: readonly Rational[]) => {
  const total = sum(parts)
  return { value: toNumber(total), value_text: toText(total), unit: factor.unit }
}

const show = (gas: string, exact: Rational, unit: string, formula: string): RebasedGas => ({
  gas,
  value: toNumber(exact),
  value_text: toText(exact),
  unit,
  formula,
})

const outcome = (status: TransformStatus, reason: string): GwpTransform => ({
  status,
  reason,
  methane: null,
  gases: [],
  total: null,
  potentials: [],
})
