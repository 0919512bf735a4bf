import { canonicalJson, sha256 } from '../evidence.ts'
import type { Factor, FactorValue } from '../factors/factor.ts'
import type { GwpTable } from '../factors/gwp.ts'
import { transformToAr6 } from '../factors/gwp.ts'
import { multiply, type Rational, rational, sum, toText, ZERO } from '../factors/rational.ts'
import { parseFactorUnit } from '../factors/units.ts'
import type { Place } from './categories.ts'

/** Greenhouse gases that figures are told apart by. */
export const LEDGER_GASES = ['co2', 'ch4', 'n2o', 'f_gas'] as const
export type LedgerGas = (typeof LEDGER_GASES)[number]

/** Where a factor comes from. */
export const FACTOR_SOURCES = ['national', 'own', 'public', 'input_output'] as const
export type FactorSource = (typeof FACTOR_SOURCES)[number]

/** Kilograms CO2-e for each unit of activity, as exact decimals. */
export interface FactorPart extends Place {
  readonly factor_id: string
  readonly row_id: string
  readonly source: FactorSource
  readonly edition: string
  readonly gwp_set: string | null
  readonly total: string
  /** Null where the publisher prints the total alone. */
  readonly gases: Readonly<Record<LedgerGas, string>> | null
  /** On the warming potentials of the sixth assessment; null where the gases are not known. */
  readonly ar6: string | null
  /** CO2 from biomass, kg CO2; null where it is not published, absent where the carbon is fossil. */
  readonly biogenic_co2?: string | null
  /** Where the figure is printed. */
  readonly printed: string
  readonly release_id: string | null
  readonly file_sha256: string | null
}

/** What a line is multiplied with: its unit, its parts by scope, and the rate before it, where there is one. */
export interface FactorUse {
  readonly unit: string
  readonly parts: readonly FactorPart[]
  /** Per cent a year of the quantity that is lost, as of a refrigerant. */
  readonly rate: { readonly row_id: string; readonly percent: string } | null
  /** True where the factor is for a whole year of what is counted. */
  readonly is_yearly: boolean
  /** What turns a quantity of another kind into the unit: energy content or density. */
  readonly content: { readonly value: string; readonly unit: string } | null
}

export const factorUseId = (use: FactorUse): string => sha256(canonicalJson(use)).slice(0, 16)

const PER_TONNE = rational(1000)

/** A factor as a part of a use. The factor has a total. */
export function partOf(
  factor: Factor,
  place: Place,
  potentials: GwpTable,
  biogenic?: string | null,
): FactorPart {
  const scale = parseFactorUnit(factor.unit)?.mass.name === 't' ? PER_TONNE : rational(1)
  const kilograms = (value: string | number): string => toText(multiply(rational(value), scale))
  const rebased = transformToAr6(factor, potentials, 'by_fuel')
  const own = factor.gwp_set === 'AR6' ? factor.total!.value! : rebased.total?.value_text
  const origin = factor.carbon_origin === 'biogenic_or_renewable' ? { biogenic_co2: null } : {}
  return {
    ...place,
    factor_id: factor.factor_id,
    row_id: factor.row_id,
    source: sourceOf(factor.factor_id),
    edition: factor.edition,
    gwp_set: factor.gwp_set,
    total: kilograms(factor.total!.value!),
    gases: gasesOf(factor, scale),
    ar6: own === undefined ? null : kilograms(own),
    ...(biogenic === undefined ? origin : { biogenic_co2: biogenic }),
    // Cells name their table.
    printed: factor.table === '' ? factor.table_title : factor.cells.join(', '),
    release_id: factor.release_id === '' ? null : factor.release_id,
    file_sha256: factor.inputs[0]?.file_sha256 ?? null,
  }
}

const sourceOf = (id: string): FactorSource =>
  PREFIXES.find(([prefix]) => id.startsWith(prefix))?.[1] ?? 'national'

const PREFIXES = [
  ['own:', 'own'],
  ['public:', 'public'],
  ['io:', 'input_output'],
] as const satisfies readonly (readonly [string, FactorSource])[]

const GAS_GROUPS: Readonly<Record<string, LedgerGas>> = {
  co2: 'co2',
  ch4: 'ch4',
  n2o: 'n2o',
  hfc: 'f_gas',
  cf4: 'f_gas',
  c2f6: 'f_gas',
}

/** By gas, where every gas is printed as CO2-e in the unit of the total. */
function gasesOf(factor: Factor, scale: Rational): FactorPart['gases'] {
  const of = (gas: LedgerGas, values: readonly FactorValue[]): string =>
    toText(
      values
        .filter((value) => GAS_GROUPS[value.gas] === gas)
        .map((value) => multiply(rational(value.value!), scale))
        .reduce((all, one) => sum([all, one]), ZERO),
    )
  const { gases } = factor
  if (factor.subcategory === 'refrigerant_gwp')
    return { co2: '0', ch4: '0', n2o: '0', f_gas: toText(multiply(rational(factor.total!.value!), scale)) }
  const isSplit =
    gases.length > 0 &&
    gases.every(({ gas, value, unit }) => gas in GAS_GROUPS && value !== null && unit === factor.unit)
  if (!isSplit) return null
  return Object.fromEntries(LEDGER_GASES.map((gas) => [gas, of(gas, gases)])) as Record<LedgerGas, string>
}
