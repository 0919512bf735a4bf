import type { Band, RiskLevel } from '../bands.ts'
import type { Evidenced } from '../outcome.ts'
import type { Coverage } from '../safeguard/safeguard.ts'
import type { CarbonCostInput } from './carbon-cost.ts'
import type { Component } from './transition-formula.ts'

/** Each component's input; null where there is none, with the reason in `missing`. */
export interface TransitionInput {
  readonly carbon_cost: CarbonCostInput | null
  readonly sector_intensity:
    | (Evidenced & {
        readonly kgco2e_per_aud: number
        readonly level: 'industry' | 'division'
        readonly code: string
      })
    | null
  readonly safeguard:
    | (Evidenced & {
        readonly coverage: Coverage
        readonly band: RiskLevel | null
        readonly excess_unmet: boolean
      })
    | null
  readonly trajectory:
    | (Evidenced & {
        /** Null where the line is not accepted. */
        readonly slope_percent: number | null
        readonly flags: readonly string[]
      })
    | null
  readonly benchmark:
    | (Evidenced & {
        readonly percentile: number
        readonly metric: string
      })
    | null
  /** Banks, insurers and funds: what they finance is not counted. */
  readonly is_financial: boolean
  /** Why a component is missing, where another block says it better than this one could. */
  readonly missing?: Readonly<Partial<Record<Component, string | null>>>
}

export interface Measured extends Omit<Band, 'name' | 'meaning'> {
  readonly measure: string
  readonly value: number
}

/** What moved the overall band above the carbon cost exposure. */
export type Raise = 'two_components_higher' | 'safeguard_excess_unmet'
