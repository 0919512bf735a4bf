import { evaluate } from '../../formula/evaluate.ts'
import { sum } from '../../mathematics/statistics.ts'
import { RISK_LEVELS, type RiskLevel } from '../bands.ts'
import { SITE_ROLLUP_FORMULAS } from './formula.ts'

/** What weighs a site. */
interface Weighed {
  readonly id: string
  /** Covered emissions where the site is a Safeguard facility; null where unknown. */
  readonly covered_emissions_t: number | null
  /** Scope 1 where the site is a power station of the generation table; null where unknown. */
  readonly scope1_t: number | null
}

export interface BandOfSite {
  readonly site: Weighed
  readonly band: RiskLevel
}

/** The median band: half of the sites are at or below it. */
export interface WeightedBand {
  readonly band: RiskLevel
  readonly by: 'emissions' | 'sites'
}

export interface BandRollup {
  readonly worst: RiskLevel | null
  readonly worst_sites: readonly string[]
  readonly weighted: WeightedBand | null
  readonly by_band: readonly {
    readonly band: RiskLevel
    readonly sites: number
    /** Sums over the band's sites with known emissions; null when none of them has any. */
    readonly covered_emissions_t: number | null
    readonly scope1_t: number | null
  }[]
}

/** Sites stay separate; this only counts them. */
export function rollUpBands(banded: readonly BandOfSite[]): BandRollup {
  const counted = evaluate(SITE_ROLLUP_FORMULAS.formula('band_rollup'), {
    sites: banded.map(({ site, band }) => ({
      site: site.id,
      covered_emissions_t: site.covered_emissions_t,
      scope1_t: site.scope1_t,
      band,
    })),
  })
  const worst = counted.text('worst') as RiskLevel | null
  const weighted = counted.text('weighted') as RiskLevel | null
  return {
    worst,
    worst_sites: banded.filter(({ band }) => band === worst).map(({ site }) => site.id),
    weighted:
      weighted === null ? null : { band: weighted, by: counted.text('weighted_by') as WeightedBand['by'] },
    by_band: RISK_LEVELS.flatMap((band) => {
      const members = banded.filter((one) => one.band === band).map(({ site }) => site)
      return members.length === 0
        ? []
        : [
            {
              band,
              sites: members.length,
              covered_emissions_t: tonnesOf(members, 'covered_emissions_t'),
              scope1_t: tonnesOf(members, 'scope1_t'),
            },
          ]
    }),
  }
}

function tonnesOf(sites: readonly Weighed[], figure: 'covered_emissions_t' | 'scope1_t'): number | null {
  const tonnes = sites.map((site) => site[figure]).filter((value) => value !== null)
  return tonnes.length === 0 ? null : sum(tonnes)
}
