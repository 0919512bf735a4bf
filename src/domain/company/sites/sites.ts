import type { MatchStatus } from '../../address/outcome.ts'
import type { Precision } from '../../address/rank.ts'
import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import { compareText } from '../../text-order.ts'
import type { ClimateContext, LocationQuality, Place, PlaceNames } from '../climate/climate-context.ts'
import type { Point } from '../climate/location.ts'
import {
  GRID_FACTOR_REGIONS,
  gridRegionOf,
  offGridReason,
  type RegionDecision,
} from '../grid/region-of-place.ts'
import type { HazardsAtPlace } from '../hazards/hazards.ts'
import type { Evidenced, Outcome } from '../outcome.ts'
import { tellHazards } from '../risk/other-hazards.ts'
import { type PhysicalRisk, physicalRisk } from '../risk/physical-risk.ts'
import { LOCATION_DISPUTED, NOT_LOCATED, rollUpSites, type SiteRollup } from './site-rollup.ts'

/** Where a site was learned of. */
export type SiteOrigin = 'safeguard' | 'generation' | 'tenant_declared'

/** Where another source places the same facility, and how far from the first. */
export interface SecondOpinion extends Point {
  readonly distance_km: number
  /** What the point is: `site` and `captive_power_plant` can contradict the first. */
  readonly kind: string
  readonly source: string | null
}

/** How a site's coordinates were found, and how exact they are. */
export interface SiteLocation extends Point {
  readonly quality: Exclude<LocationQuality, 'head_office'>
  /** The source's own word, such as `matched_name`. */
  readonly precision: string
  readonly matched_name: string | null
  readonly source: string | null
  /** Absent where only coordinates are known. */
  readonly named?: PlaceNames | undefined
  /** Metres above sea level, where the tenant declared it. */
  readonly elevation_m?: number | undefined
  /** Absent where no other source names the facility. */
  readonly second_opinion?: SecondOpinion | undefined
}

/** A published point outside Australia and its waters. */
export interface RefusedLocation extends Point {
  readonly source: string | null
}

/** What the address file answered for a declared address; shown whole, so that no site is placed unseen. */
export interface AddressTrial {
  readonly status: MatchStatus
  readonly availability: Availability
  readonly candidates: readonly {
    readonly label: string
    readonly address_detail_pid: string | null
    readonly score: number
    readonly precision: Precision
    readonly lat: number | null
    readonly lon: number | null
  }[]
}

export interface CompanySite extends Evidenced {
  readonly id: string
  readonly name: string
  readonly origin: SiteOrigin
  readonly state: string | null
  /** Table year, or when the tenant declared it. */
  readonly as_at: string
  readonly link: string
  readonly covered_emissions_t: number | null
  readonly scope1_t: number | null
  /** The electricity grid that the publisher prints for a power station; null elsewhere. */
  readonly grid: string | null
  readonly location: SiteLocation | null
  /** The place that two sources dispute; the site then has no location until an operator decides. */
  readonly disputed_location?: SiteLocation | undefined
  /** The only published point, where it cannot be right; the site then has no location. */
  readonly refused_location?: RefusedLocation | undefined
  /** Null for a site that was not declared by an address. */
  readonly address_match: AddressTrial | null
}

/** What is known of the place of a site. */
export interface AtSite {
  readonly climate: Outcome<ClimateContext>
  readonly hazards: Outcome<HazardsAtPlace>
}

export interface SiteAssessment extends AtSite {
  readonly site: CompanySite
  readonly location_availability: Availability
  readonly grid_region: RegionDecision
  readonly risk: Outcome<PhysicalRisk>
}

export interface SitesAssessment {
  readonly sites: readonly SiteAssessment[]
  readonly rollup: Outcome<SiteRollup>
}

/** Assesses each site on its own place, then counts. Sites are in the order of their ids. */
export function assessSites(
  sites: readonly CompanySite[],
  knownAt: (place: Place | null) => AtSite,
): SitesAssessment {
  const assessed = sites
    .toSorted((a, b) => compareText(a.id, b.id))
    .map((site): SiteAssessment => {
      const { climate, hazards } = knownAt(placeOfSite(site))
      return {
        site,
        location_availability: locationAvailability(site),
        grid_region: siteGridRegion(site),
        climate,
        hazards,
        risk: tellHazards(physicalRisk(climate), hazards),
      }
    })
  return {
    sites: assessed,
    rollup: rollUpSites(
      assessed.map(({ site, location_availability, risk, climate }) => ({
        id: site.id,
        name: site.name,
        location_quality: site.location?.quality ?? 'not_located',
        location_availability,
        second_km: secondKm(site.location),
        risk,
        climate: climate.result,
        evidence: site.evidence,
        covered_emissions_t: site.covered_emissions_t,
        scope1_t: site.scope1_t,
      })),
    ),
  }
}

/** The middle of an extraction area, or the point that was replaced, is not another place of the site. */
const secondKm = (location: SiteLocation | null): number | undefined =>
  location?.second_opinion !== undefined && OF_THE_SITE.has(location.second_opinion.kind)
    ? location.second_opinion.distance_km
    : undefined

/** Points of a second source that are of the facility itself. The middle of an extraction area contradicts nothing. */
export const OF_THE_SITE: ReadonlySet<string> = new Set(['site', 'captive_power_plant'])

/** Whether the place of a site is known; where it is not, why. */
export function locationAvailability({
  location,
  disputed_location: disputed,
  refused_location: refused,
}: CompanySite): Availability {
  if (location !== null) return AVAILABLE
  if (refused !== undefined)
    return {
      ...NOT_LOCATED,
      detail: `Its only published point, ${refused.lat}, ${refused.lon} (${refused.source ?? 'no source named'}), is in the open ocean outside Australia’s waters and is not used. An operator can load its place.`,
    }
  if (disputed?.second_opinion === undefined) return NOT_LOCATED
  const { lat, lon, distance_km, source } = disputed.second_opinion
  return unavailable(
    'not_assessed',
    LOCATION_DISPUTED,
    `Two sources place this facility ${Math.round(distance_km)} km apart: ${disputed.lat}, ${disputed.lon} (${disputed.source}) and ${lat}, ${lon} (${source}). It counts in no roll-up until an operator decides.`,
  )
}

/** The place whose climate is a site's; null where its coordinates are not known. */
export function placeOfSite({ id, location }: CompanySite): Place | null {
  if (location === null) return null
  const { lat, lon, quality, named, elevation_m } = location
  return { id, lat, lon, quality, named, elevation_m }
}

/** The market region of a site: the grid that is printed for it decides, else its state and its place in it. */
export function siteGridRegion({ grid, state, location }: CompanySite): RegionDecision {
  const byState = gridRegionOf({ state, postcode: null })
  if (grid !== null && grid !== 'NEM' && grid !== 'SWIS')
    return {
      ...outside(byState, `The generation table gives ${grid} as the grid.`),
      factor_region: GRID_FACTOR_REGIONS.has(grid) ? grid : null,
    }
  if (grid !== null && byState.state !== null && grid !== marketOf(byState))
    return {
      ...byState,
      grid_region: null,
      factor_region: null,
      availability: unavailable(
        'no_match',
        'grid_contradicts_state',
        `The generation table gives ${grid} as the grid, which does not reach ${byState.state}.`,
      ),
    }
  if (byState.grid_region === null || grid !== null) return byState
  if (location === null)
    return byState.grid_region === 'SWIS'
      ? {
          ...byState,
          grid_region: null,
          factor_region: null,
          availability: unavailable(
            'no_match',
            'not_located',
            'Western Australia has several grids, and the place is not known.',
          ),
        }
      : byState
  const reason = offGridReason(state, location.lat, location.lon)
  return reason === undefined ? byState : outside(byState, `${reason}.`)
}

/** The market that a region is of; null where there is none. */
const marketOf = ({ grid_region }: RegionDecision): string | null =>
  grid_region === null || grid_region === 'SWIS' ? grid_region : 'NEM'

const outside = (decision: RegionDecision, note: string): RegionDecision => ({
  ...decision,
  grid_region: null,
  factor_region: null,
  note,
  availability: unavailable('not_applicable', 'outside_market_region', note),
})
