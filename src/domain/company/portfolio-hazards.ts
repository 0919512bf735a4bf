import { RISK_LEVELS, type RiskLevel } from './bands.ts'
import { HAZARDS } from './hazards/hazard-table.ts'
import type { ScenarioRollup } from './scenarios/site-scenarios.ts'
import { rollUpHazards } from './sites/site-hazards.ts'
import type { SitesAssessment } from './sites/sites.ts'

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
  /** Over the sites with a band both now and then, with the worst of these sites now. */
  readonly scenarios: readonly {
    readonly id: string
    readonly hazards: readonly (HazardOfCompany & { readonly band_now: RiskLevel | null })[]
  }[]
}

export const portfolioHazards = (
  abn: string,
  { sites }: Pick<SitesAssessment, 'sites'>,
  scenarios: readonly ScenarioRollup[],
): PortfolioHazards => ({
  abn,
  sites_known: sites.length,
  sites_located: sites.filter(({ site }) => site.location !== null).length,
  now: rollUpHazards(sites).map(({ hazard, worst }) => ({ hazard, band: worst })),
  scenarios: scenarios.map(({ id, hazards }) => ({
    id,
    hazards: hazards.map(({ hazard, worst, now: sameSites }) => ({
      hazard,
      band: worst,
      band_now: sameSites.worst,
    })),
  })),
})

/** What a column of a table of hazards holds: a hazard now, or in a scenario in which some company has a band of it. */
export interface HazardColumn {
  /** Null for now. */
  readonly scenario: string | null
  readonly hazard: string
  readonly label: string
  /** The sites that a scenario counts, as they are now: the column that its own compares with. */
  readonly isNow: boolean
}

export function hazardColumns(companies: readonly PortfolioHazards[]): readonly HazardColumn[] {
  const ids = [...new Set(companies.flatMap(({ scenarios }) => scenarios.map(({ id }) => id)))]
  return [null, ...ids].flatMap((scenario) =>
    HAZARDS.filter(
      ({ id }) =>
        scenario === null ||
        companies.some((company) => bandIn(company, { scenario, hazard: id, isNow: false }) !== null),
    ).flatMap(({ id, label }) =>
      (scenario === null ? [true] : [true, false]).map((isNow) => ({ scenario, hazard: id, label, isNow })),
    ),
  )
}

export function bandIn(
  { now, scenarios }: PortfolioHazards,
  { scenario, hazard, isNow }: Omit<HazardColumn, 'label'>,
): RiskLevel | null {
  if (scenario === null) return now.find((one) => one.hazard === hazard)?.band ?? null
  const own = scenarios.find(({ id }) => id === scenario)?.hazards.find((one) => one.hazard === hazard)
  return (isNow ? own?.band_now : own?.band) ?? null
}

/** From the worst down, as a reader looks for them. */
export const WORST_FIRST: readonly RiskLevel[] = RISK_LEVELS.toReversed()
