import { sum } from '../../mathematics/statistics.ts'
import type { ReportingYear } from '../../reporting-year.ts'
import { compareText } from '../../text-order.ts'
import { facilityLinks } from './facility-links.ts'
import {
  type EmittingFacility,
  type LinkCandidate,
  type LinkKnowledge,
  linkCandidates,
  type NamedLink,
} from './link-candidates.ts'

/** Why a person is asked: nothing links it, its link lapsed, or a link was carried over and something speaks against it. */
export const PROPOSAL_STATES = ['unlinked', 'lapsed', 'carried_in_doubt'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]

/** `covered_above_scope1`: the facilities that are linked to the corporation emit more than it reports. */
export const LINK_DOUBTS = [
  'emitter_reports_itself',
  'tonnes_of_another',
  'corporation_does_not_report',
  'covered_above_scope1',
] as const
export type LinkDoubt = (typeof LINK_DOUBTS)[number]

export interface LinkProposal {
  readonly facility: string
  readonly reporting_year: ReportingYear
  readonly state: string
  readonly responsible_emitter: string
  readonly covered_emissions_t: number
  readonly proposal_state: ProposalState
  /** Corporation that the link in force names, where there is one. */
  readonly linked_to: string | null
  /** What speaks against the link in force. */
  readonly doubts: readonly LinkDoubt[]
  /** Best first; without the corporation that the link in force names. */
  readonly candidates: readonly LinkCandidate[]
}

export interface ProposalInput {
  readonly facilities: readonly EmittingFacility[]
  readonly links: readonly NamedLink[]
  readonly year: ReportingYear
  readonly knowledge: LinkKnowledge
}

/** Facilities of a year that no person has linked yet, with the corporations that may control them. */
export function proposeLinks({ facilities, links, year, knowledge }: ProposalInput): LinkProposal[] {
  const linkOf = facilityLinks(facilities, links)
  const candidates = linkCandidates(facilities, links, knowledge)
  const ofYear = facilities
    .filter(({ reporting_year }) => reporting_year === year)
    .map((facility) => ({ facility, ...linkOf(facility) }))
  const coveredOf = (abn: string | null): number =>
    sum(
      ofYear
        .filter(({ link }) => link?.controlling_corporation_abn === abn)
        .map(({ facility }) => facility.covered_emissions_t),
    )
  return ofYear
    .flatMap(({ facility, link, lapsed }) => {
      if (link !== null && isSettled(link, year)) return []
      const owner = link?.controlling_corporation_abn ?? null
      const found = candidates(facility, lapsed)
      const doubts = owner === null ? [] : doubtsOf(owner, found, knowledge, coveredOf(owner))
      if (owner !== null && doubts.length === 0) return []
      return [
        {
          facility: facility.facility_name,
          reporting_year: year,
          state: facility.state,
          responsible_emitter: facility.responsible_emitter,
          covered_emissions_t: facility.covered_emissions_t,
          proposal_state: owner !== null ? 'carried_in_doubt' : lapsed.length > 0 ? 'lapsed' : 'unlinked',
          linked_to: owner,
          doubts,
          candidates: found.filter(({ abn }) => abn !== owner),
        } satisfies LinkProposal,
      ]
    })
    .toSorted((a, b) => b.covered_emissions_t - a.covered_emissions_t || compareText(a.facility, b.facility))
}

/** A link of the exact year is someone's decision. That a facility has no corporation is one only where a person said so. */
const isSettled = (link: NamedLink, year: ReportingYear): boolean =>
  link.controlling_corporation_abn === null ? link.confirmed_by !== null : link.reporting_year === year

/** What speaks against a link that was carried over, which does not see that the emitter was sold. */
function doubtsOf(
  abn: string,
  [best]: readonly LinkCandidate[],
  { corporations }: LinkKnowledge,
  covered_t: number,
): LinkDoubt[] {
  if (corporations.every(({ scope1_t }) => scope1_t === null)) return []
  const scope1 = corporations.find((one) => one.abn === abn)?.scope1_t ?? null
  const other = best === undefined || best.abn === abn ? [] : best.reasons.map(({ kind }) => kind)
  return [
    ...(other.includes('emitter_is_corporation') ? ['emitter_reports_itself' as const] : []),
    ...(other.includes('same_tonnes') ? ['tonnes_of_another' as const] : []),
    ...(scope1 === null ? ['corporation_does_not_report' as const] : []),
    ...(scope1 !== null && covered_t > scope1 ? ['covered_above_scope1' as const] : []),
  ]
}
