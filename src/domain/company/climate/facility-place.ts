import { compareText } from '../../text-order.ts'
import { ruleStep, type TraceStep } from '../bands.ts'
import type { Outcome } from '../outcome.ts'
import type { CompanySite, SiteLocation } from '../sites/sites.ts'

/** Beside every figure of a place that is a facility's, because the office is not known. */
export const LOCATION_OF_FACILITY = 'location_of_facility'

/** The facility that stands for a company whose office is not known. */
export interface FacilityPlace {
  readonly site: CompanySite
  readonly location: SiteLocation
  /** How many public facilities the company has, and how many of them have a place. */
  readonly facilities_known: number
  readonly facilities_located: number
}

/**
 * Of the facilities with a place, the one that emits most: its climate bears on more of the business than that of any other
 * known place. Null where no facility has a place.
 */
export function largestLocatedFacility(sites: readonly CompanySite[]): FacilityPlace | null {
  const located = sites.flatMap((site) => (site.location === null ? [] : [{ site, location: site.location }]))
  const [largest] = located.toSorted(
    (a, b) => tonnesOf(b.site) - tonnesOf(a.site) || compareText(a.site.id, b.site.id),
  )
  return largest === undefined
    ? null
    : { ...largest, facilities_known: sites.length, facilities_located: located.length }
}

/** Covered emissions of a Safeguard facility, scope 1 of a power station; the larger where both tables print it. */
const tonnesOf = ({ covered_emissions_t, scope1_t }: CompanySite): number =>
  Math.max(covered_emissions_t ?? 0, scope1_t ?? 0)

/** How an answer names the place. */
export const facilityLocation = ({ site, location, ...counts }: FacilityPlace) => ({
  kind: 'facility' as const,
  postcode: null,
  state: site.state,
  localities: [],
  lat: location.lat,
  lon: location.lon,
  facility: {
    id: site.id,
    name: site.name,
    covered_emissions_t: site.covered_emissions_t,
    scope1_t: site.scope1_t,
    ...counts,
  },
})

/** The outcome with the facility among its inputs, the flag that says so, and the rule that chose it. */
export const atFacility = <Answer extends Outcome<unknown>>(
  place: FacilityPlace | null,
  outcome: Answer,
): Answer =>
  place === null
    ? outcome
    : {
        ...outcome,
        data_quality: 3,
        flags: [...outcome.flags, LOCATION_OF_FACILITY],
        inputs: [...outcome.inputs, ...place.site.evidence],
        trace: outcome.result === null ? outcome.trace : [facilityStep(outcome, place), ...outcome.trace],
      }

const facilityStep = ({ method }: Outcome<unknown>, place: FacilityPlace): TraceStep =>
  ruleStep(
    `${method.id}.place`,
    {
      facilities_known: place.facilities_known,
      facilities_located: place.facilities_located,
      emissions_t: tonnesOf(place.site),
    },
    'largest_emissions',
    place.site.id,
  )
