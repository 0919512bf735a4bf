import type { Argument } from '../../../domain/disclosure/report/calculation.ts'
import type { EnergyArguments } from './scope3-energy.ts'

export interface PerEmployee {
  readonly t_per_employee: number
  readonly factor: number
}

interface MultiplierArguments {
  readonly code: string
  readonly published_kg_per_aud: Argument
  readonly domestic_kg_per_aud: Argument
}

export interface DivisionArguments extends MultiplierArguments {
  readonly direct_kg_per_aud: Argument
}

/** Rates of one division, as the method's own table has them. */
export interface RateArguments {
  readonly travel: PerEmployee
  readonly waste: PerEmployee
  readonly commuting: PerEmployee
  readonly aud_per_employee: number
  readonly output_share: number
  readonly emissions: PerEmployee | null
}

/** What the calculation `scope3_screening` was given. */
export interface ScreeningArguments extends EnergyArguments {
  readonly relevant_categories: readonly number[]
  readonly employers: readonly { readonly name: string; readonly band: string; readonly division: string }[]
  readonly income_aud: Argument
  readonly income_year: string | null
  readonly prices: {
    readonly base_year: string
    readonly quarters: readonly { readonly quarter: string; readonly level: Argument }[]
  } | null
  readonly industries: readonly {
    readonly code: string
    readonly output_aud_m: Argument
    readonly purchases_aud_m: Readonly<Record<string, Argument>>
  }[]
  readonly multipliers: readonly MultiplierArguments[]
  readonly own_division: DivisionArguments | null
  readonly goods_division: DivisionArguments | null
  readonly rates: Readonly<Record<string, RateArguments>>
  /** Of the class, or of the division. */
  readonly emissions_rate: PerEmployee | null
  readonly shared_rates: EnergyArguments['shared_rates'] & {
    readonly income: { readonly as_output_factor: number; readonly to_employees_factor: number }
    readonly spend_factor: number
    readonly energy_factor: number
    readonly apart_at_most: number
    readonly range_at_most: number
  }
}
