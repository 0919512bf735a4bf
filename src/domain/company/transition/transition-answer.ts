import type { Availability } from '../../availability.ts'
import type { EvidenceInput } from '../../evidence.ts'
import type { RegionDecision } from '../grid/region-of-place.ts'
import type { Evidenced } from '../outcome.ts'
import type { Coverage } from '../safeguard/safeguard.ts'
import type { ServingScenario, StatutoryRole } from '../scenarios/statutory-role.ts'
import type { StationYear } from '../sites/stations.ts'
import type { ClosingStation, StationClosures } from './closures.ts'
import type { EmissionsValue, KnownIncome } from './emissions-value.ts'
import type { IntensityYear, Scope2Path } from './grid-path.ts'
import type { PlanCoverage } from './plan-coverage.ts'
import type { PlanFigure, PlanTarget } from './reference.ts'
import type { PLAN } from './transition-words.ts'

/** What is known of a company. */
export interface TransitionCompany {
  /** Latest published year; null where the registry has none. */
  readonly emissions:
    | (Evidenced & {
        readonly reporting_year: string
        readonly scope1_t: number | null
        readonly scope2_t: number | null
      })
    | null
  /** Of these emissions: a year that is not the newest is not today’s. */
  readonly emissions_availability: Availability
  readonly decision: RegionDecision
  /** What decided the region, where its facilities did. */
  readonly decided_by: readonly EvidenceInput[]
  /** Regions of the market in which the company has public facilities. */
  readonly facility_regions: readonly string[]
  /** Power stations of the newest table. */
  readonly stations: readonly StationYear[]
  readonly income: KnownIncome
  readonly safeguard_coverage: Coverage | null
}

interface ScenarioRegion {
  readonly region: string
  readonly is_own: boolean
  readonly years: readonly IntensityYear[]
}

export interface TransitionScenario {
  readonly id: string
  readonly name: string
  readonly warming_2100_c: number
  readonly statutory_role: StatutoryRole | null
  readonly market: {
    readonly warming_2100: PlanFigure
    readonly carbon_budget: PlanFigure | null
    readonly carbon_budget_2030: PlanFigure | null
    readonly emissions_limit_2034_35: PlanFigure | null
  }
  /** Intensity of the grid in the company’s regions. */
  readonly regions: readonly ScenarioRegion[]
  readonly scope2: Scope2Path
}

export interface TransitionScenarios {
  readonly plan: typeof PLAN & { readonly development_path: string | null }
  readonly statements: readonly string[]
  readonly not_covered: readonly string[]
  /** Both scenarios of section 296D(2B), and about enough of the company’s emissions. */
  readonly both_statutory_scenarios: boolean
  readonly statutory_scenarios: readonly ServingScenario[]
  readonly coverage: PlanCoverage
  readonly emissions: {
    readonly reporting_year: string
    readonly scope1_t: number | null
    readonly scope2_t: number | null
  } | null
  readonly region: {
    readonly availability: Availability
    readonly region: string | null
    readonly grid_region: string | null
    readonly state: string | null
    readonly rule: RegionDecision['rule']
  }
  readonly scenarios: readonly TransitionScenario[]
  readonly closures: Omit<StationClosures, 'facilities'> & {
    readonly facilities: readonly ShownStation[]
  }
  readonly targets: readonly Omit<PlanTarget, 'evidence'>[]
  readonly emissions_value: EmissionsValue
  readonly safeguard: {
    readonly coverage: Coverage | null
    readonly rule: string
    readonly decline: readonly {
      readonly reporting_year: string
      readonly reduction_contribution: number
    }[]
  }
}

export type ShownStation = Omit<ClosingStation, 'evidence' | 'units'> & {
  readonly units: readonly {
    readonly unit: string
    readonly station: string
    readonly expected_closure_year: number
    readonly cell: string
  }[]
}
