import type { EvidenceInput } from '../../evidence.ts'
import { sum } from '../../mathematics/statistics.ts'
import type { Range } from './energy.ts'
import rates from './rates.json' with { type: 'json' }
import { bothFactors } from './sizes.ts'

/** One way to estimate a category. The range is its own, at the nominal coverage. */
export interface Estimator {
  readonly estimator: 'head_count' | 'income' | 'spend' | 'emissions' | 'energy' | 'scopes'
  readonly emissions_t: Range & { readonly central: number }
  /** How far off it may be each way. */
  readonly factor: number
  readonly note: string
  readonly inputs: readonly EvidenceInput[]
}

/** An amount that may be off by a factor, times a rate that may be. */
export function estimate(
  name: Estimator['estimator'],
  { amount, amount_factor, rate, rate_factor, note, inputs }: Product,
): Estimator {
  const central = amount * rate
  const factor = bothFactors(amount_factor, rate_factor)
  return {
    estimator: name,
    emissions_t: { low: central / factor, central, high: central * factor },
    factor,
    note,
    inputs,
  }
}

interface Product {
  readonly amount: number
  readonly amount_factor: number
  readonly rate: number
  readonly rate_factor: number
  readonly note: string
  readonly inputs: readonly EvidenceInput[]
}

/** How many independent measures of size a figure needs. */
export const FEWEST_MEASURES = 2

/** How many measures of size are behind estimators. What an industry buys is counted on income, so it is no measure more. */
export const measuresBehind = (estimators: readonly Estimator[]): number =>
  new Set(estimators.map(({ estimator }) => (estimator === 'spend' ? 'income' : estimator))).size

export interface Combined {
  readonly range: Range
  /** How many times the largest estimate is the smallest. */
  readonly apart: number
}

/**
 * The geometric mean of the estimates. Its range holds every one of them: the logarithmic distance of the farthest and
 * the uncertainty of the best are of independent causes. Without a central value where the estimates are too far apart.
 */
export function combine(estimators: readonly Estimator[]): Combined | null {
  const centrals = estimators.map(({ emissions_t }) => emissions_t.central)
  if (centrals.length === 0) return null
  const logs = centrals.map((central) => Math.log(central))
  const centre = sum(logs) / logs.length
  const disagreement = Math.max(...logs.map((log) => Math.abs(log - centre)))
  const published = Math.log(Math.min(...estimators.map(({ factor }) => factor)))
  const reach = Math.hypot(disagreement, published)
  const apart = Math.max(...centrals) / Math.min(...centrals)
  return {
    range: {
      low: Math.exp(centre - reach),
      central: apart > rates.apart_at_most ? null : Math.exp(centre),
      high: Math.exp(centre + reach),
    },
    apart,
  }
}
