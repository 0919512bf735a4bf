import { RISK_LEVELS, type RiskLevel } from '../../company/bands.ts'
import { hazardRow } from '../../company/hazards/hazard-table.ts'
import type { HazardAnswer } from '../../company/hazards/hazards.ts'
import type { Profile } from '../../company/profile.ts'
import type { ClimateRisk } from '../../company/risk/climate-risk.ts'
import type { SiteAssessment } from '../../company/sites/sites.ts'
import type { EvidenceInput, Method } from '../../evidence.ts'
import { sum } from '../../mathematics/statistics.ts'
import type { ClimateRiskRow, RiskKind } from '../records/risk-register.ts'
import { bandWords, namesOf, shareOf, tonnes } from './words.ts'

export const RISK_PROPOSALS: Method = { id: 'risk_proposals', version: '1.0.0' }

/** A figure that a proposal rests on, with what prints it. */
export interface ProposalFigure {
  readonly what: string
  readonly value: number | string
  readonly unit: string | null
  /** Metric of the report that holds the same value; null where none does. */
  readonly metric: string | null
  /** Sources whose rows print it; others among the inputs are what it is compared with. */
  readonly sources: readonly string[]
  readonly inputs: readonly EvidenceInput[]
}

/** A risk that published figures point to. It is in no register until a person takes it. */
export interface RiskProposal {
  /** The same for the same finding, whatever its figures are. */
  readonly id: string
  readonly name: string
  readonly kind: RiskKind
  /** How it comes about, in general words: the person who takes it says how it does here. */
  readonly how: string
  /** Why it is proposed, with the figures. */
  readonly why: string
  /** Declared sites, by their ids. */
  readonly sites: readonly string[]
  /** Places that are no declared sites. */
  readonly where: string | null
  readonly figures: readonly ProposalFigure[]
}

type Basis = Pick<Profile, 'blocks'>

/** Everything that the published figures of a company point to, in the order of the register’s kinds. */
export function riskProposals(profile: Basis, risk: ClimateRisk): RiskProposal[] {
  return [
    ...atSites(risk),
    ...atOffice(risk),
    ...safeguardShortfall(profile),
    ...carbonCost(profile),
    ...closures(profile),
  ]
}

/** The values of the figures that proposals rest on, by metric, as a register keeps them. */
export const proposalValues = (proposals: readonly RiskProposal[]): ReadonlyMap<string, string> =>
  new Map(
    proposals.flatMap(({ figures }) =>
      figures.flatMap(({ metric, value }) => (metric === null ? [] : [[metric, String(value)] as const])),
    ),
  )

/** What the figures of proposals are read from. */
export const proposalInputs = (proposals: readonly RiskProposal[]): readonly EvidenceInput[] =>
  proposals.flatMap(({ figures }) => figures.flatMap(({ inputs }) => inputs))

const LEAST: RiskLevel = 'high'
const isGrave = (band: RiskLevel | null): boolean =>
  band !== null && RISK_LEVELS.indexOf(band) >= RISK_LEVELS.indexOf(LEAST)

/** Most inputs that one figure cites; the block has all of them. */
const MOST_CITED = 5

/** What prints a figure: its inputs from its own sources, or all of them where the releases are not told. */
function citedBy(
  { inputs, sources }: ProposalFigure,
  sourceOf: ReadonlyMap<string, string>,
): readonly EvidenceInput[] {
  const own = inputs.filter(({ release }) => sources.includes(sourceOf.get(release) ?? ''))
  return (own.length > 0 ? own : inputs).slice(0, MOST_CITED)
}

/** The same for each figure of each proposal. */
export const citedProposals = (
  proposals: readonly RiskProposal[],
  releases: readonly { readonly id: string; readonly source: string }[],
): RiskProposal[] => {
  const sourceOf = new Map(releases.map(({ id, source }) => [id, source]))
  return proposals.map((proposal) => ({
    ...proposal,
    figures: proposal.figures.map((figure) => ({ ...figure, inputs: citedBy(figure, sourceOf) })),
  }))
}

interface HitSite {
  readonly at: SiteAssessment
  readonly answer: HazardAnswer
}

/** Each hazard that is high or very high at a site where the work is done. */
function atSites({ sites: { sites } }: ClimateRisk): RiskProposal[] {
  const located = sites.filter(isWorkplace)
  const hazards = new Set(
    located.flatMap(({ hazards: { result } }) => (result?.hazards ?? []).map(({ hazard }) => hazard)),
  )
  return [...hazards].flatMap((hazard) => {
    const hit = located.flatMap((at): HitSite[] => {
      const answer = at.hazards.result?.hazards.find((one) => one.hazard === hazard)
      return answer !== undefined && isGrave(answer.band) ? [{ at, answer }] : []
    })
    const [first] = hit
    return first === undefined ? [] : [hazardAtSites(hit, first.answer, located)]
  })
}

const isWorkplace = ({ site, hazards }: SiteAssessment): boolean =>
  site.location !== null && hazards.result !== null

function hazardAtSites(
  hit: readonly HitSite[],
  { hazard, kind }: HazardAnswer,
  located: readonly SiteAssessment[],
): RiskProposal {
  const { label } = hazardRow(hazard)
  const names = hit.map(({ at }) => at.site.name)
  const declared = hit.filter(({ at }) => at.site.origin === 'tenant_declared')
  const others = hit.filter((one) => !declared.includes(one))
  return {
    id: `hazard.${hazard}`,
    name: `${label} at ${names.length === 1 ? names[0]! : `${names.length} sites`}`,
    kind: kind === 'acute' ? 'physical_acute' : 'physical_chronic',
    how: HOW_OF_KIND[kind],
    why: `${label} is ${bandWords(hit.map(({ answer }) => answer.band))} at ${hit.length} of ${located.length} located ${located.length === 1 ? 'site' : 'sites'}${weightOf(hit, located)}.`,
    sites: declared.map(({ at }) => at.site.id),
    where: others.length === 0 ? null : others.map(({ at }) => at.site.name).join(', '),
    figures: hit.map(({ at, answer }) => ({
      what: `${label} at ${at.site.name}`,
      value: answer.band!,
      unit: null,
      metric: null,
      sources: hazardRow(answer.hazard).sources,
      inputs: at.hazards.inputs,
    })),
  }
}

/** Share of the emissions that are known by site: assets are not published. */
function weightOf(hit: readonly HitSite[], located: readonly SiteAssessment[]): string {
  const of = (all: readonly SiteAssessment[]): number =>
    sum(all.map(({ site }) => site.covered_emissions_t ?? site.scope1_t ?? 0))
  const whole = of(located)
  return whole === 0
    ? ''
    : `, with ${shareOf(of(hit.map(({ at }) => at)), whole)} of the scope 1 emissions that are published by site`
}

const HOW_OF_KIND = {
  acute: 'An event damages the site, stops work there or cuts its supply and transport for a time.',
  chronic:
    'The climate at the site keeps changing, which raises the cost of running it or lowers what it can produce.',
} as const

/** The head office, where no site is known: it says nothing about where the work is done, and says so. */
function atOffice({ sites, hazards }: ClimateRisk): RiskProposal[] {
  if (sites.sites.some(isWorkplace) || hazards.result === null) return []
  return hazards.result.hazards
    .filter(({ band }) => isGrave(band))
    .map((answer) => {
      const { label } = hazardRow(answer.hazard)
      return {
        id: `office.${answer.hazard}`,
        name: `${label} at the head office`,
        kind: answer.kind === 'acute' ? 'physical_acute' : 'physical_chronic',
        how: HOW_OF_KIND[answer.kind],
        why: `${label} is ${bandWords([answer.band])} at the head office. No other site is known, so this says nothing about where the work is done: declare the sites first.`,
        sites: [],
        where: 'Head office',
        figures: [
          {
            what: `${label} at the head office`,
            value: answer.band!,
            unit: null,
            // An office says nothing about the work: its band supports no risk by itself.
            metric: null,
            sources: hazardRow(answer.hazard).sources,
            inputs: hazards.inputs,
          },
        ],
      } as const
    })
}

function safeguardShortfall({ blocks: { safeguard_mechanism } }: Basis): RiskProposal[] {
  const { result, inputs } = safeguard_mechanism
  const { outlook, facilities = [], reporting_year = '' } = result ?? {}
  const now = outlook?.actual_shortfall_t ?? 0
  const later = outlook?.total_shortfall_t ?? 0
  if (outlook === undefined || (now <= 0 && later <= 0)) return []
  const figure = (what: string, metric: string, value: number | null): ProposalFigure[] =>
    value === null || value <= 0
      ? []
      : [{ what, value, unit: 't CO2-e', metric, sources: ['safeguard'], inputs }]
  return [
    {
      id: 'safeguard.shortfall',
      name: 'Emissions above Safeguard baselines',
      kind: 'transition_policy',
      how: 'Baselines under the Safeguard Mechanism fall each year, and emissions above them must be covered with units that are bought or surrendered.',
      why: [
        ...(now > 0
          ? [
              `Covered facilities were ${tonnes(now)} above their baselines in ${reporting_year}, before units.`,
            ]
          : []),
        ...(later > 0
          ? [`On their own trends they come to ${tonnes(later)} above the falling baselines up to 2029-30.`]
          : []),
      ].join(' '),
      sites: [],
      where: facilities.map(({ published }) => published.facility).join(', ') || null,
      figures: [
        ...figure(
          `Above the baselines in ${reporting_year}, before units`,
          'safeguard.actual_shortfall',
          outlook.actual_shortfall_t,
        ),
        ...figure(
          'Shortfall to 2029-30 on the facilities’ own trends',
          'safeguard.total_shortfall',
          outlook.total_shortfall_t,
        ),
      ],
    },
  ]
}

function carbonCost({ blocks: { transition_risk } }: Basis): RiskProposal[] {
  const { result, inputs } = transition_risk
  if (result === null || !isGrave(result.exposure_band)) return []
  return [
    {
      id: 'transition.carbon_cost',
      name: 'Cost of carbon on own emissions',
      kind: 'transition_policy',
      how: 'A price or a limit on emissions raises the cost of what the company burns and buys faster than customers pay for it.',
      why: result.statement,
      sites: [],
      where: null,
      figures: [
        {
          what: 'Carbon cost exposure',
          value: result.exposure_band,
          unit: null,
          metric: 'transition_risk.carbon_cost_exposure',
          sources: ['nger-corporate', 'ato-tax', 'aemo-isp-inputs'],
          inputs,
        },
      ],
    },
  ]
}

function closures({ blocks: { transition_scenarios } }: Basis): RiskProposal[] {
  const { result, inputs } = transition_scenarios
  const found = result?.closures
  if (found === undefined || found.first_closure === null || found.last_closure === null) return []
  const stations = found.facilities.map(({ facility }) => facility)
  return [
    {
      id: 'transition.closures',
      name: `Closure of ${namesOf(stations)}`,
      kind: 'transition_market',
      how: 'The plan of the electricity market expects the units to close, which ends their income and brings closure and rehabilitation costs forward or back.',
      why: `The electricity market’s plan expects units of ${namesOf(stations)} to close between ${found.first_closure} and ${found.last_closure}${found.today_t === null ? '' : `; they emit ${tonnes(found.today_t)} a year today`}.`,
      sites: [],
      where: stations.join(', '),
      figures: [
        {
          what: 'First unit expected to close, calendar year',
          value: found.first_closure,
          unit: null,
          metric: 'transition_scenarios.closures.first',
          sources: ['aemo-isp-inputs'],
          inputs,
        },
        {
          what: 'Last unit expected to close, calendar year',
          value: found.last_closure,
          unit: null,
          metric: 'transition_scenarios.closures.last',
          sources: ['aemo-isp-inputs'],
          inputs,
        },
      ],
    },
  ]
}

/** Whether a risk of the register was begun from a proposal: it has its name, or rests on one of its figures. */
export const isTaken = (
  { name, figures }: Pick<RiskProposal, 'name' | 'figures'>,
  register: readonly Pick<ClimateRiskRow, 'name' | 'figures'>[],
): boolean =>
  register.some(
    (risk) =>
      risk.name === name ||
      (risk.figures ?? []).some(({ metric }) => figures.some((figure) => figure.metric === metric)),
  )
