import type { ReportingYear } from '../../reporting-year.ts'
import { compareText } from '../../text-order.ts'
import { acceptedScore, nameKey, normaliseName } from '../identity/entity-name.ts'
import { type FacilityLink, type PrintedFacility, sharedState } from './facility-links.ts'

export interface EmittingFacility extends PrintedFacility {
  readonly covered_emissions_t: number
}

export interface NamedLink extends FacilityLink {
  readonly controlling_corporation: string | null
}

/** A corporation of the registry, with its scope 1 of the year asked about; null where it did not report then. */
export interface Corporation {
  readonly abn: string
  readonly name: string
  readonly scope1_t: number | null
}

/** What else is known of corporations. */
export interface LinkKnowledge {
  readonly corporations: readonly Corporation[]
  /** Power stations by the corporation that reports them. */
  readonly stations: readonly { readonly facility: string; readonly abn: string }[]
}

/** Why a corporation may control a facility, strongest first. */
export const CANDIDATE_REASONS = [
  'emitter_is_corporation',
  'same_tonnes',
  'emitter_of_linked_facility',
  'power_station',
  'similar_facility',
  'name_in_common',
  'earlier_link',
] as const
export type CandidateReason = (typeof CANDIDATE_REASONS)[number]

export interface LinkCandidate {
  readonly abn: string
  readonly name: string | null
  /** Of the corporation in the year of the facility; null where it did not report then. */
  readonly scope1_t: number | null
  /** Strongest first. */
  readonly reasons: readonly { readonly kind: CandidateReason; readonly detail: string }[]
}

interface Hint {
  readonly abn: string
  readonly kind: CandidateReason
  readonly detail: string
}

type Hints = (facility: EmittingFacility) => readonly Hint[]

/**
 * Corporations that may control a facility, best first: those that report in the year, by the strongest reason, then by whether
 * they report as much as the facility emits, then by how many reasons there are. There is no score: reasons are not
 * probabilities.
 */
export function linkCandidates(
  facilities: readonly EmittingFacility[],
  links: readonly NamedLink[],
  knowledge: LinkKnowledge,
): (facility: EmittingFacility, lapsed: readonly NamedLink[]) => LinkCandidate[] {
  const known = links.filter((link): link is KnownLink => link.controlling_corporation_abn !== null)
  const corporations = new Map(knowledge.corporations.map((one) => [one.abn, one]))
  const nameOf = (abn: string): string | null =>
    corporations.get(abn)?.name ??
    known.findLast((link) => link.controlling_corporation_abn === abn)?.controlling_corporation ??
    null
  const sources: readonly Hints[] = [
    byOwnReport(knowledge.corporations),
    byEmitter(known),
    byStation(knowledge.stations),
    bySimilarFacility(facilities, known),
    byFirstWords(knowledge.corporations, known),
  ]
  return (facility, lapsed) => {
    const hints = [...sources.flatMap((of) => of(facility)), ...byEarlierLink(lapsed)]
    return [...Map.groupBy(hints, ({ abn }) => abn)]
      .map(([abn, own]) => ({
        abn,
        name: nameOf(abn),
        scope1_t: corporations.get(abn)?.scope1_t ?? null,
        reasons: own
          .map(({ kind, detail }) => ({ kind, detail }))
          .toSorted((a, b) => CANDIDATE_REASONS.indexOf(a.kind) - CANDIDATE_REASONS.indexOf(b.kind)),
      }))
      .toSorted((a, b) => compareCandidates(facility, a, b))
  }
}

interface KnownLink extends NamedLink {
  readonly controlling_corporation_abn: string
}

function compareCandidates(facility: EmittingFacility, a: LinkCandidate, b: LinkCandidate): number {
  const rank = ({ reasons }: LinkCandidate): number => CANDIDATE_REASONS.indexOf(reasons[0]!.kind)
  // Who controls a facility of the mechanism has to report.
  const silent = ({ scope1_t }: LinkCandidate): number => Number(scope1_t === null)
  const tooSmall = ({ scope1_t }: LinkCandidate): number =>
    Number((scope1_t ?? 0) < facility.covered_emissions_t)
  return (
    silent(a) - silent(b) ||
    rank(a) - rank(b) ||
    tooSmall(a) - tooSmall(b) ||
    b.reasons.length - a.reasons.length ||
    compareText(a.abn, b.abn)
  )
}

/** The emitter reports under its own name, or a corporation reports the facility's very tonnes as all of its scope 1. */
function byOwnReport(corporations: readonly Corporation[]): Hints {
  const reporting = corporations.filter(({ scope1_t }) => scope1_t !== null)
  const byName = Map.groupBy(reporting, ({ name }) => normaliseName(name))
  const byTonnes = Map.groupBy(reporting, ({ scope1_t }) => scope1_t)
  return (facility) =>
    [
      ...new Set([
        ...reporting.filter(({ abn }) => abn === facility.emitter_abn),
        ...(byName.get(normaliseName(facility.responsible_emitter)) ?? []),
      ]),
    ]
      .map(
        ({ abn, name }): Hint => ({
          abn,
          kind: 'emitter_is_corporation',
          detail: `the emitter reports as ${name}`,
        }),
      )
      .concat(
        (byTonnes.get(facility.covered_emissions_t) ?? []).map(({ abn, scope1_t }) => ({
          abn,
          kind: 'same_tonnes',
          detail: `reports scope 1 of ${scope1_t} t, the same as the facility’s covered emissions`,
        })),
      )
}

/** The emitter's facilities in the last year in which it had a link. */
function byEmitter(links: readonly KnownLink[]): Hints {
  const byName = Map.groupBy(links, (link) => normaliseName(link.responsible_emitter))
  return ({ responsible_emitter, reporting_year }) =>
    lastYearOf(byName.get(normaliseName(responsible_emitter)) ?? [], reporting_year).map((link) => ({
      abn: link.controlling_corporation_abn,
      kind: 'emitter_of_linked_facility',
      detail: `the emitter had ${link.facility_name} for it in ${link.reporting_year}`,
    }))
}

function byStation(stations: LinkKnowledge['stations']): Hints {
  const byName = Map.groupBy(stations, ({ facility }) => normaliseName(facility))
  return ({ facility_name }) =>
    (byName.get(normaliseName(facility_name)) ?? []).map(({ abn, facility }) => ({
      abn,
      kind: 'power_station',
      detail: `reports the power station ${facility}`,
    }))
}

/** Other facilities under a close name in the same state: tables rename and split facilities. */
function bySimilarFacility(facilities: readonly EmittingFacility[], links: readonly KnownLink[]): Hints {
  const states = new Map(facilities.map((one) => [placeKey(one), one.state]))
  const keyed = links.map((link) => ({
    link,
    key: nameKey(link.facility_name),
    state: states.get(placeKey(link)),
  }))
  return (facility) => {
    const own = nameKey(facility.facility_name)
    const similar = keyed.filter(
      ({ key, state }) =>
        state !== undefined &&
        sharedState(state, facility.state) &&
        key.normalised !== own.normalised &&
        acceptedScore(own, key) !== null,
    )
    return lastYearOf(
      similar.map(({ link }) => link),
      facility.reporting_year,
    ).map((link) => ({
      abn: link.controlling_corporation_abn,
      kind: 'similar_facility',
      detail: `had the facility ${link.facility_name} under ${link.responsible_emitter} in ${link.reporting_year}`,
    }))
  }
}

const placeKey = ({
  reporting_year,
  facility_name,
  responsible_emitter,
}: NamedLink | EmittingFacility): string => [reporting_year, facility_name, responsible_emitter].join('\n')

/** First words that more corporations have tell nothing, nor does one as short as MT. */
const MOST_SHARING = 3
const SHORTEST_TELLING = 3

/** Corporations, and those of linked emitters, whose names begin with the same words as the emitter's. */
function byFirstWords(corporations: readonly Corporation[], links: readonly KnownLink[]): Hints {
  const named = [
    ...corporations.map(({ abn, name }) => ({ abn, name })),
    ...links.map((link) => ({ abn: link.controlling_corporation_abn, name: link.responsible_emitter })),
  ].map((one) => ({ ...one, words: normaliseName(one.name).split(' ') }))
  const byFirst = Map.groupBy(named, ({ words }) => words[0] ?? '')
  return ({ responsible_emitter }) => {
    const words = normaliseName(responsible_emitter).split(' ')
    const sharing = byFirst.get(words[0] ?? '') ?? []
    const longest = Math.max(0, ...sharing.map((one) => wordsInCommon(words, one.words)))
    const best = sharing.filter((one) => wordsInCommon(words, one.words) === longest)
    const common = words.slice(0, longest).join(' ')
    if (common.length < SHORTEST_TELLING || new Set(best.map(({ abn }) => abn)).size > MOST_SHARING) return []
    return [...Map.groupBy(best, ({ abn }) => abn)].map(([abn, own]) => ({
      abn,
      kind: 'name_in_common',
      detail: `${own[0]!.name} also begins with ${common}`,
    }))
  }
}

function wordsInCommon(a: readonly string[], b: readonly string[]): number {
  const differing = a.findIndex((word, at) => word !== b[at])
  return differing === -1 ? a.length : differing
}

const byEarlierLink = (lapsed: readonly NamedLink[]): Hint[] =>
  lapsed.flatMap(({ controlling_corporation_abn: abn, responsible_emitter, reporting_year }) =>
    abn === null
      ? []
      : [
          {
            abn,
            kind: 'earlier_link',
            detail: `had the facility in ${reporting_year}, under ${responsible_emitter}`,
          },
        ],
  )

/** Links of the last year up to a given one, one for each corporation. */
function lastYearOf(links: readonly KnownLink[], upTo: ReportingYear): readonly KnownLink[] {
  const earlier = links.filter(({ reporting_year }) => reporting_year <= upTo)
  const last = earlier
    .map(({ reporting_year }) => reporting_year)
    .toSorted(compareText)
    .at(-1)
  const ofLast = earlier.filter(({ reporting_year }) => reporting_year === last)
  return [...new Map(ofLast.map((link) => [link.controlling_corporation_abn, link])).values()]
}
