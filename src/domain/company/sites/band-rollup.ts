import { sum } from '../../mathematics/statistics.ts'
import { RISK_LEVELS, type RiskLevel, worstLevel } from '../bands.ts'

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
  const worst = worstLevel(banded.map(({ band }) => band)) ?? null
  return {
    worst,
    worst_sites: banded.filter(({ band }) => band === worst).map(({ site }) => site.id),
    weighted: weightedBand(banded),
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

/** Emissions weigh where every site has some, else each site counts one. */
function weightedBand(banded: readonly BandOfSite[]): WeightedBand | null {
  const by = banded.every(({ site }) => emittedBy(site) > 0) ? 'emissions' : 'sites'
  const weigh = ({ site }: BandOfSite): number => (by === 'sites' ? 1 : emittedBy(site))
  const total = sum(banded.map(weigh))
  let below = 0
  for (const band of RISK_LEVELS) {
    below += sum(banded.filter((one) => one.band === band).map(weigh))
    if (total > 0 && 2 * below >= total) return { band, by }
  }
  return null
}

/** The larger where both tables print the site: they count the same gases twice. */
const emittedBy = ({ covered_emissions_t, scope1_t }: Weighed): number =>
  Math.max(covered_emissions_t ?? 0, scope1_t ?? 0)

function tonnesOf(sites: readonly Weighed[], figure: 'covered_emissions_t' | 'scope1_t'): number | null {
  const tonnes = sites.map((site) => site[figure]).filter((value) => value !== null)
  return tonnes.length === 0 ? null : sum(tonnes)
}
