import { RISK_LEVELS, type RiskLevel } from '../company/bands.ts'
import { bandIn, hazardColumns, type PortfolioHazards } from '../company/portfolio-hazards.ts'
import type { AttributedHolding } from './portfolio.ts'

/** Bands of a company: transition, physical over all hazards as its page heads it, and the worst of each hazard among its sites. */
export interface CompanyBands {
  readonly transition: RiskLevel | null
  readonly physical: RiskLevel | null
  readonly hazards: PortfolioHazards
}

export interface BandAmounts {
  readonly by_band: readonly {
    readonly band: RiskLevel
    readonly holdings: number
    readonly outstanding_aud: number
  }[]
  /** Amount in companies without a band, or in no company. */
  readonly not_assessed_aud: number
}

export interface HazardAmounts extends BandAmounts {
  readonly hazard: string
  readonly label: string
  /** Null for now. */
  readonly scenario: string | null
  /** In a scenario: the same sites now, to compare with. */
  readonly now?: BandAmounts
}

/** Bands of the companies of a portfolio by their ABNs. */
export type BandsByAbn = ReadonlyMap<string, CompanyBands>

export interface RiskAmounts {
  readonly transition: BandAmounts
  readonly physical: BandAmounts
  readonly hazards: readonly HazardAmounts[]
}

/** What is lent or owned by band, per hazard and scenario. */
export function riskAmounts(
  holdings: readonly Pick<AttributedHolding, 'abn' | 'holding'>[],
  bands: BandsByAbn,
): RiskAmounts {
  const amountsBy = (bandOf: (company: CompanyBands) => RiskLevel | null): BandAmounts => {
    const counts = new Map<RiskLevel, { holdings: number; outstanding_aud: number }>()
    let missing = 0
    for (const { abn, holding } of holdings) {
      const company = abn === null ? undefined : bands.get(abn)
      const band = company === undefined ? null : bandOf(company)
      if (band === null) missing += holding.outstanding_aud
      else {
        const count = counts.get(band) ?? { holdings: 0, outstanding_aud: 0 }
        counts.set(band, {
          holdings: count.holdings + 1,
          outstanding_aud: count.outstanding_aud + holding.outstanding_aud,
        })
      }
    }
    return {
      by_band: RISK_LEVELS.flatMap((band) => {
        const count = counts.get(band)
        return count === undefined ? [] : [{ band, ...count }]
      }),
      not_assessed_aud: missing,
    }
  }
  const columns = hazardColumns([...bands.values()].map(({ hazards }) => hazards))
  return {
    transition: amountsBy(({ transition }) => transition),
    physical: amountsBy(({ physical }) => physical),
    hazards: columns
      .filter(({ scenario, isNow }) => scenario === null || !isNow)
      .map(({ hazard, label, scenario }) => ({
        hazard,
        label,
        scenario,
        ...amountsBy(({ hazards }) => bandIn(hazards, { scenario, hazard, isNow: scenario === null })),
        ...(scenario === null
          ? {}
          : { now: amountsBy(({ hazards }) => bandIn(hazards, { scenario, hazard, isNow: true })) }),
      })),
  }
}
