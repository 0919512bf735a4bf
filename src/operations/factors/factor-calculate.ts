import { evidenceHash } from '../../domain/evidence.ts'
import { type GwpBasis, methodsOf } from '../../domain/factors/basis.ts'
import {
  type CalculatedEmissions,
  CalculationFault,
  calculate,
  FACTOR_CALCULATION,
} from '../../domain/factors/calculate.ts'
import type { Factor } from '../../domain/factors/factor.ts'
import type { MarketBased } from '../../domain/factors/market-based.ts'
import { rational, sum, toNumber, toText } from '../../domain/factors/rational.ts'
import { ServiceError } from '../../errors.ts'
import { type FactorLookup, lookUpFactor } from './factor-attributes.ts'
import { type BatchResult, runBatch } from './factor-batch.ts'
import type { LoadedFactors } from './factor-library.ts'
import { type BasedFactor, based, findFactor, requireTransformable } from './factor-lookup.ts'

export interface CalculationItem {
  readonly quantity: number
  readonly unit: string
  readonly factor: FactorLookup
  readonly rate_factor_id?: string | undefined
  readonly market_based?: MarketBased | undefined
}

export interface CalculatedItem {
  readonly found: BasedFactor
  readonly rate: Factor | undefined
  readonly emissions: CalculatedEmissions
}

/** Every item, each with its own error; members of `common` (edition, reporting period) hold where an item has none. */
export function calculateItems(
  loaded: LoadedFactors,
  items: readonly CalculationItem[],
  common: Pick<FactorLookup, 'edition' | 'reporting_period' | 'vintage'>,
  basis: GwpBasis,
): Promise<BatchResult<CalculatedItem>[]> {
  return runBatch(items, (item, index) => {
    const reference = withEdition(item.factor, common)
    const found = requireTransformable(based(loaded, lookUpFactor(loaded, reference), basis))
    const rate =
      item.rate_factor_id === undefined
        ? undefined
        : findFactor(loaded, { factor_id: item.rate_factor_id, edition: found.factor.edition })
    try {
      const emissions = calculate({ ...item, factor: found.factor, transform: found.transform, rate })
      return { found, rate, emissions }
    } catch (error) {
      if (!(error instanceof CalculationFault)) throw error
      throw new ServiceError('validation_failed', error.message, {
        errors: [
          { pointer: `/items/${index}/${error.member}`, code: 'invalid_member', message: error.message },
        ],
        ...(error.allowed.length === 0 ? {} : { valid_values: error.allowed }),
      })
    }
  })
}

/** A look-up with the batch's edition where it names none of its own. */
export function withEdition(
  lookup: FactorLookup,
  common: Pick<FactorLookup, 'edition' | 'reporting_period' | 'vintage'>,
): FactorLookup {
  const own = lookup.edition ?? lookup.reporting_period ?? lookup.vintage ?? lookup.row_id
  return own === undefined ? { ...common, ...lookup } : lookup
}

const TOTALS = {
  scope1: ({ scope }: Factor) => scope === 1,
  scope2_location_based: ({ scope, method }: Factor) => scope === 2 && method === 'location_based',
  scope2_market_based: ({ scope, method }: Factor) => scope === 2 && method === 'market_based',
  scope3: ({ scope }: Factor) => scope === 3,
  scope2_and_3_full_fuel_cycle: ({ scope }: Factor) => scope === null,
} as const

/** Sums by scope, t CO2-e; location- and market-based figures are two answers to one question and are never added. */
export function totalsOf(items: readonly CalculatedItem[]) {
  return Object.entries(TOTALS).flatMap(([group, belongs]) => {
    const own = items.filter(({ found }) => belongs(found.factor))
    if (own.length === 0) return []
    const total = sum(own.map(({ emissions }) => rational(emissions.total.value_text)))
    return [{ group, items: own.length, value: toNumber(total), value_text: toText(total), unit: 't CO2-e' }]
  })
}

export const calculationEvidence = (items: readonly CalculatedItem[], basis: GwpBasis): string =>
  evidenceHash(
    items.flatMap(({ found, rate }) => [...found.inputs, ...(rate?.inputs ?? [])]),
    [...methodsOf(basis), FACTOR_CALCULATION],
  )
