import { RISK_LEVELS, type RiskLevel } from './bands.ts'
import { HAZARDS } from './hazards/hazard-table.ts'
import type { ClimateRisk } from './risk/climate-risk.ts'
import type { ScenarioRollup } from './scenarios/site-scenarios.ts'
import { rollUpHazards } from './sites/site-hazards.ts'

/** One hazard of a company: the worst band among its sites. Null is not known, never low. */
export interface HazardOfCompany {
  readonly hazard: string
  readonly band: RiskLevel | null
}

/** The sites of one company of a portfolio, now and in scenarios. */
export interface PortfolioHazards {
  readonly abn: string
  readonly sites_known: number
  readonly sites_located: number
  readonly now: readonly HazardOfCompany[]
  readonly scenarios: readonly { readonly id: string; readonly hazards: readonly HazardOfCompany[] }[]
}

export const portfolioHazards = (
  abn: string,
  { sites }: ClimateRisk,
  scenarios: readonly ScenarioRollup[],
): PortfolioHazards => ({
  abn,
  sites_known: sites.sites.length,
  sites_located: sites.sites.filter(({ site }) => site.location !== null).length,
  now: rollUpHazards(sites.sites).map(({ hazard, worst }) => ({ hazard, band: worst })),
  scenarios: scenarios.map(({ id, hazards }) => ({
    id,
    hazards: hazards.map(({ hazard, worst }) => ({ hazard, band: worst })),
  })),
})

/** What a column of a table of hazards holds: a hazard now, or in a scenario in which some company has a band of it. */
export interface HazardColumn {
  /** Null for now. */
  readonly scenario: string | null
  readonly hazard: string
  readonly label: string
}

export function hazardColumns(companies: readonly PortfolioHazards[]): readonly HazardColumn[] {
  const ids = [...new Set(companies.flatMap(({ scenarios }) => scenarios.map(({ id }) => id)))]
  return [null, ...ids].flatMap((scenario) =>
    HAZARDS.filter(
      ({ id }) =>
        scenario === null || companies.some((company) => bandIn(company, { scenario, hazard: id }) !== null),
    ).map(({ id, label }) => ({ scenario, hazard: id, label })),
  )
}

export function bandIn(
  { now, scenarios }: PortfolioHazards,
  { scenario, hazard }: Pick<HazardColumn, 'scenario' | 'hazard'>,
): RiskLevel | null {
  const own = scenario === null ? now : scenarios.find(({ id }) => id === scenario)?.hazards
  return own?.find((one) => one.hazard === hazard)?.band ?? null
}

/** From the worst down, as a reader looks for them. */
export const WORST_FIRST: readonly RiskLevel[] = RISK_LEVELS.toReversed()
