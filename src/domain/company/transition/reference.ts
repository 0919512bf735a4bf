import type { Evidenced } from '../outcome.ts'

/** A scenario of the plan, with the cells that say how warm it is and what the market may emit. */
export interface PlanScenario extends Evidenced {
  readonly id: string
  readonly name: string
  readonly warming_2100: PlanFigure
  readonly carbon_budget: PlanFigure | null
  readonly carbon_budget_2030: PlanFigure | null
  readonly emissions_limit_2034_35: PlanFigure | null
}

/** A figure of the workbook and its cell. */
export interface PlanFigure {
  readonly value: number
  readonly unit: string
  readonly cell: string
}

/** A region in one financial year of one scenario. */
export interface OutlookYear extends Evidenced {
  readonly year: number
  readonly emissions_mt: number
  readonly generation_gwh: number
  readonly distributed_pv_gwh: number
}

/** The path of a region in one scenario, from the first year to the last. */
export interface RegionPath {
  readonly scenario: string
  readonly region: string
  readonly years: readonly OutlookYear[]
}

/** A generating unit and the year in which the plan expects it to close. */
export interface PlanUnit extends Evidenced {
  readonly unit: string
  readonly station: string
  readonly technology: string | null
  readonly closure_year: number
  readonly cell: string
}

/** The value of emissions reduction in one financial year. */
export interface ValueYear extends Evidenced {
  readonly reporting_year: string
  readonly aud_per_t: number
  readonly price_basis: string | null
  readonly cell: string
}

/** A target of a state or of the market. */
export interface PlanTarget extends Evidenced, PlanFigure {
  readonly region: string
  readonly measure: string
  readonly period: string
}

/** What all companies share; one object for the releases of the plan. */
export interface TransitionReference {
  /** From the least warm. */
  readonly scenarios: readonly PlanScenario[]
  readonly development_path: string | null
  readonly paths: readonly RegionPath[]
  /** By station. */
  readonly units: ReadonlyMap<string, readonly PlanUnit[]>
  /** Scope 1 for each MWh, by unit. */
  readonly intensities: ReadonlyMap<string, PlanFigure & Evidenced>
  readonly values: readonly ValueYear[]
  readonly targets: readonly PlanTarget[]
}

export const NO_PLAN: TransitionReference = {
  scenarios: [],
  development_path: null,
  paths: [],
  units: new Map(),
  intensities: new Map(),
  values: [],
  targets: [],
}
