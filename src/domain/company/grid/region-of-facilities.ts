import { unavailable } from '../../availability.ts'
import { evidenceOf, type Outcome } from '../outcome.ts'
import { type CompanySite, siteGridRegion } from '../sites/sites.ts'
import { gridRegionOf, type RegionDecision } from './region-of-place.ts'

/** Beside every figure whose region is that of the facilities. */
export const REGION_OF_FACILITIES = 'region_of_facilities'

/** Where the company's electricity comes from, and what decided it. */
export interface DecidedRegion {
  readonly decision: RegionDecision
  /** Facilities that decided; empty where the address did, or nothing could. */
  readonly facilities: readonly CompanySite[]
}

/**
 * The electricity region of a company: of its address where that is known, else of its public facilities where all are
 * in one state. The facilities are asked for only then.
 */
export function companyRegion(
  address: { readonly state: string | null; readonly postcode: string | null },
  publicFacilities: () => readonly CompanySite[],
): DecidedRegion {
  const byAddress = gridRegionOf(address)
  const facilities = byAddress.rule === 'none' ? publicFacilities() : []
  if (facilities.length === 0) return { decision: byAddress, facilities }
  const decision = regionOfFacilities(facilities)
  return { decision, facilities: decision.rule === 'facilities' ? facilities : [] }
}

/** The outcome with the facilities that chose its region as inputs, and the flag that says so. */
export const inRegionOf = <T>(facilities: readonly CompanySite[], outcome: Outcome<T>): Outcome<T> =>
  facilities.length === 0
    ? outcome
    : {
        ...outcome,
        data_quality: 3,
        flags: [...outcome.flags, REGION_OF_FACILITIES],
        inputs: [...outcome.inputs, ...evidenceOf(facilities)],
      }

function regionOfFacilities(facilities: readonly CompanySite[]): RegionDecision {
  const states = new Set(facilities.map(({ state }) => gridRegionOf({ state, postcode: null }).state))
  const [state = null] = states
  if (state === null || states.size > 1)
    return unknown(
      'state_unknown',
      'Neither the state nor the postcode is known, and the facilities are in more than one state.',
    )
  const which = `${facilities.length === 1 ? 'one facility' : `${facilities.length} facilities`} in ${state}`
  const found = gridOfMost(facilities)
  if (found === undefined)
    return unknown(
      'several_grids',
      `The address is not known, and no single grid serves more than half of its ${which}.`,
    )
  const { availability } = found
  if (found.grid_region === null && found.factor_region === null)
    return unknown(
      availability.reason_code ?? 'outside_market_region',
      `The address is not known, and no grid region could be taken from its ${which}. ${found.note ?? ''}`,
    )
  const note = `The address is not known, so the region is taken from its ${which}, not from an office. ${found.note ?? ''}`
  return {
    ...found,
    rule: 'facilities',
    precision: 'state',
    note,
    availability: availability.detail === null ? availability : { ...availability, detail: note },
  }
}

/** Facilities off every grid say nothing of where the rest of the company is, so its region stays unknown. */
const unknown = (reasonCode: string, detail: string): RegionDecision => ({
  ...NO_REGION,
  availability: unavailable('no_match', reasonCode, detail),
})

const NO_REGION = gridRegionOf({ state: null, postcode: null })

/** The decision for more than half of the facilities, which says how many others there are. */
function gridOfMost(facilities: readonly CompanySite[]): RegionDecision | undefined {
  const groups = Map.groupBy(facilities.map(siteGridRegion), ({ grid_region, factor_region, availability }) =>
    [grid_region, factor_region, availability.reason_code].join(' '),
  )
  const most = [...groups.values()].find((group) => 2 * group.length > facilities.length)
  const [decision] = most ?? []
  if (most === undefined || decision === undefined) return undefined
  const others = facilities.length - most.length
  const reason = decision.availability.detail ?? decision.note
  return {
    ...decision,
    note:
      others === 0
        ? reason
        : `${reason ?? ''} ${others} of them ${others === 1 ? 'is' : 'are'} on another grid or on none.`,
  }
}
