import type { ReportingYear } from '../../reporting-year.ts'
import { compareText } from '../../text-order.ts'
import { normaliseName } from '../identity/entity-name.ts'

/** A facility and its emitter as a table prints them in a year. */
interface Printed {
  readonly reporting_year: ReportingYear
  readonly facility_name: string
  readonly responsible_emitter: string
  readonly emitter_abn: string | null
}

export interface PrintedFacility extends Printed {
  readonly state: string
}

/** Who controls a facility in a year; no corporation where that was looked for and not found. */
export interface FacilityLink extends Printed {
  readonly controlling_corporation_abn: string | null
  /** Who confirmed it; null for a link of the link table. */
  readonly confirmed_by: string | null
}

export interface FoundLink<Link> {
  readonly link: Link | null
  /** Links of the facility from its last linked year that do not hold here, because its emitter is another. */
  readonly lapsed: readonly Link[]
}

interface Known<Link> {
  readonly link: Link
  readonly emitter: string
  /** Of the facility in the link's year; empty when that year's table is not loaded. */
  readonly states: readonly string[]
}

/**
 * The link of each printed facility: that of its year, or else that of the last year before in which the facility was
 * linked. The tables have no facility number, so names are compared without dashes, quotes, case and legal forms. A link
 * goes with the emitter: when another operates the facility it may have been sold, and a person has to say by whom.
 */
export function facilityLinks<Link extends FacilityLink>(
  facilities: readonly PrintedFacility[],
  links: readonly Link[],
): (facility: PrintedFacility) => FoundLink<Link> {
  const printed = Map.groupBy(facilities, printedKey)
  const known = Map.groupBy(
    links.map(
      (link): Known<Link> => ({
        link,
        emitter: normaliseName(link.responsible_emitter),
        states: (printed.get(printedKey(link)) ?? []).flatMap(({ state }) => statesOf(state)),
      }),
    ),
    ({ link }) => normaliseName(link.facility_name),
  )
  return (facility) => {
    const ofFacility = known.get(normaliseName(facility.facility_name)) ?? []
    const ofYear = ofFacility.filter(({ link }) => link.reporting_year === facility.reporting_year)
    const stated = agreed(facility, ofYear.filter(sameEmitter(facility)))
    if (stated !== null) return { link: stated, lapsed: [] }
    const earlier = lastLinked(ofFacility.filter(sharesState(facility)), facility.reporting_year)
    const carried = agreed(facility, earlier.filter(sameEmitter(facility)))
    if (carried !== null) return { link: carried, lapsed: [] }
    return { link: null, lapsed: earlier.map(({ link }) => link) }
  }
}

const printedKey = ({ reporting_year, facility_name, responsible_emitter }: Printed): string =>
  [reporting_year, normaliseName(facility_name), normaliseName(responsible_emitter)].join('|')

function lastLinked<Link extends FacilityLink>(
  known: readonly Known<Link>[],
  before: ReportingYear,
): readonly Known<Link>[] {
  const earlier = known.filter(({ link }) => link.reporting_year < before)
  const last = earlier
    .map(({ link }) => link.reporting_year)
    .toSorted(compareText)
    .at(-1)
  return earlier.filter(({ link }) => link.reporting_year === last)
}

/** By ABN where both have one: a company may change its name, and two may share one. */
const sameEmitter =
  (facility: PrintedFacility) =>
  ({ link, emitter }: Known<FacilityLink>): boolean =>
    facility.emitter_abn !== null && link.emitter_abn !== null
      ? facility.emitter_abn === link.emitter_abn
      : normaliseName(facility.responsible_emitter) === emitter

/** A facility in several states may gain or lose one; `National` may be any. */
const sharesState = (facility: PrintedFacility) => {
  const own = statesOf(facility.state)
  return ({ states }: Known<FacilityLink>): boolean => states.length === 0 || haveOneInCommon(own, states)
}

/** Whether two facilities, in the states as printed, may be the same place. */
export const sharedState = (a: string, b: string): boolean => haveOneInCommon(statesOf(a), statesOf(b))

const haveOneInCommon = (a: readonly string[], b: readonly string[]): boolean =>
  [a, b].some((named) => named.includes('NATIONAL')) || a.some((state) => b.includes(state))

const statesOf = (state: string): string[] => state.toUpperCase().split(/\s*;\s*/)

/** Where several links fit: what a person confirmed, the one in the exact same letters, or any when all name the same corporation. */
function agreed<Link extends FacilityLink>(
  facility: PrintedFacility,
  fitting: readonly Known<Link>[],
): Link | null {
  const all = fitting.map(({ link }) => link)
  const confirmed = all.filter(({ confirmed_by }) => confirmed_by !== null)
  const links = confirmed.length > 0 ? confirmed : all
  const same = links.find((link) => singleSpaced(link.facility_name) === singleSpaced(facility.facility_name))
  const corporations = new Set(links.map((link) => link.controlling_corporation_abn))
  return same ?? (corporations.size === 1 ? links[0] : undefined) ?? null
}

const singleSpaced = (name: string): string => name.replace(/\s+/g, ' ')
