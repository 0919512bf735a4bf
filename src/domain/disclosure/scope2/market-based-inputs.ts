import type { Evidenced } from '../../company/outcome.ts'
import type { ElectricityRegion } from '../records/market-based-evidence.ts'
import type { InstrumentRegisters } from './instrument-registers.ts'
import type { YearPercentage } from './renewable-share.ts'

/** A factor exactly as printed, in kg CO2-e per kWh. */
export interface PrintedFactor extends Evidenced {
  readonly value_text: string
}

/** The edition of the national factors that a period falls under; no other stands in for it. */
export interface FactorEdition {
  readonly edition: string
  readonly reason: string
  readonly is_loaded: boolean
}

/** What public sources give for scope 2 of a period. */
export interface MarketBasedInputs {
  readonly edition: FactorEdition
  readonly percentages: readonly YearPercentage[]
  /** The same of the schemes of their own that some regions have. */
  readonly jurisdictional: ReadonlyMap<ElectricityRegion, readonly YearPercentage[]>
  readonly location_factors: ReadonlyMap<ElectricityRegion, PrintedFactor>
  readonly residual_mix_factor: PrintedFactor | null
  readonly registers: InstrumentRegisters
}

/** What the company itself brings, beside the electricity record. */
export interface OwnFacts {
  /** ABN and names of the company and of the entities that its boundary includes. */
  readonly names: readonly string[]
  /** Hashes of documents that the service holds. */
  readonly held: ReadonlySet<string>
  /** Rows that are taken for the same electricity as an earlier one, by their place. */
  readonly doubled: readonly number[]
}
