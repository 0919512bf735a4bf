import type { Restatement } from '../company/emissions/restatements.ts'
import type { Profile } from '../company/profile.ts'
import type { FacilityAssessment } from '../company/safeguard/facility.ts'
import { registryFigure, type StatedFigure, statedFigures } from '../disclosure/contradictions/figures.ts'
import type { Gate } from '../disclosure/framework.ts'
import type { YearEmissions } from '../disclosure/ledger/year-emissions.ts'
import { type EmissionTarget, standingTargets } from '../disclosure/records/emission-targets.ts'
import type { DisclosureRecords } from '../disclosure/records/kinds.ts'
import { MEASURES, type Measure } from '../disclosure/records/s2-statements.ts'
import type { MarketBasedScope2 } from '../disclosure/scope2/market-based-scope2.ts'
import type { RegistryActual } from '../disclosure/targets/target-actuals.ts'
import type { EvidenceInput } from '../evidence.ts'
import { rational, toNumber } from '../factors/rational.ts'
import type { Period } from '../period.ts'
import { printedNumber } from '../printed-number.ts'
import { periodEnd, periodStart, type ReportingYear } from '../reporting-year.ts'
import type { Held, HeldFactor, HeldFigure, HeldPriceChange, HeldTarget } from './held.ts'
import { gigajoules, type HeldMeasure } from './measures.ts'

/** What a disclosure knows of a company that numbers in a text can be compared with. */
export interface HeldFacts {
  readonly period: Period
  /** Names of the company, now and before. */
  readonly names: readonly string[]
  /** Of the period. */
  readonly records: DisclosureRecords
  readonly registry_years: readonly RegistryActual[]
  readonly restatements: readonly Restatement[]
  readonly facilities: readonly Pick<
    FacilityAssessment,
    'facility' | 'reporting_year' | 'covered_emissions_t' | 'baseline_t'
  >[]
  /** Inputs of the Safeguard block, among which the rows of the facilities are. */
  readonly safeguard_inputs: readonly EvidenceInput[]
  readonly gates: readonly Gate[]
  /** What the ledger and the electricity record come to, each by itself. */
  readonly computed: readonly ComputedFigures[]
  /** Electricity that stations of the company sent out. */
  readonly generation: readonly StationYear[]
  /** National factors of all editions. */
  readonly factors: readonly HeldFactor[]
  readonly price_changes: readonly HeldPriceChange[]
}

/** Figures that follow from records of the company. */
export interface ComputedFigures {
  readonly source: string
  readonly figures: Partial<Readonly<Record<Measure, number | null>>>
}

/** A station in a year, as the register of generation prints it. */
export interface StationYear {
  readonly facility: string
  readonly reporting_year: ReportingYear
  readonly electricity_mwh: number
  readonly evidence: readonly EvidenceInput[]
}

/** What a disclosure does not gather, since only texts that are sent to be compared are beside it. */
export const NOTHING_BESIDE: Pick<HeldFacts, 'generation' | 'factors' | 'price_changes'> = {
  generation: [],
  factors: [],
  price_changes: [],
}

/** The same out of what a disclosure has gathered. */
export function heldFacts({
  company,
  profile: { blocks },
  framework,
  year_emissions,
  market_based_scope2,
  ...rest
}: Pick<HeldFacts, 'period' | 'records' | 'registry_years'> & {
  readonly company: { readonly name: string | null }
  readonly profile: Profile
  readonly framework: { readonly gates: readonly Gate[] }
  readonly year_emissions: YearEmissions | null
  readonly market_based_scope2: Pick<MarketBasedScope2, 'totals'> | null
}): HeldFacts {
  const { entity, emissions, safeguard_mechanism: safeguard } = blocks
  const names = [company.name, ...(entity.result?.names ?? []).map(({ name }) => name)]
  return {
    period: rest.period,
    records: rest.records,
    registry_years: rest.registry_years,
    names: names.filter((name) => name !== null),
    restatements: emissions.result?.restatements ?? [],
    facilities: safeguard.result?.facilities ?? [],
    safeguard_inputs: safeguard.inputs,
    gates: framework.gates,
    computed: [
      ...(year_emissions === null ? [] : [ofLedger(year_emissions)]),
      ...(market_based_scope2 === null ? [] : [ofElectricity(market_based_scope2)]),
    ],
    ...NOTHING_BESIDE,
  }
}

/** All that the text of a requirement is compared with; of no requirement, if null. */
export function heldNumbers(facts: HeldFacts, requirement_id: string | null): Held {
  const stated = statedFigures(facts.records)
  const own = stated.filter((figure) => figure.requirement_id === requirement_id)
  const needed = facts.gates
    .filter(({ id }) => id === requirement_id)
    .flatMap(({ needs }) => needs?.figures ?? [])
  const measures = own.length > 0 ? own.map(({ measure }) => measure) : needed.filter(isMeasure)
  // A figure of another requirement speaks where this one declares none of its measure.
  const declared = stated.filter(
    (figure) => own.includes(figure) || !own.some(({ measure }) => measure === figure.measure),
  )
  return {
    period: facts.period,
    names: facts.names,
    measures: [...new Set(measures)],
    figures: [
      ...declared.map(
        ({ measure, value, requirement_id: id, pointer }): HeldFigure => ({
          measure,
          value,
          period: facts.period,
          basis: 'declared',
          facility: null,
          source: `the statement on ${id}`,
          pointer,
          evidence: [],
        }),
      ),
      ...declaredTotal(declared, facts.period),
      ...facts.registry_years.flatMap(registryFigures),
      ...facts.restatements.flatMap(earlierEdition),
      ...computedFigures(facts),
      ...loadFigures(facts),
      ...facts.generation.map(stationFigure),
      ...facts.facilities.flatMap((facility) => facilityFigures(facility, facts.safeguard_inputs)),
    ],
    targets: targetsOf(facts.records),
    factors: facts.factors,
    price_changes: facts.price_changes,
  }
}

const ofLedger = ({
  scope1_t,
  scope2_location_t,
  scope1_and_2_t,
  scope3_t,
}: YearEmissions): ComputedFigures => ({
  source: 'the emissions ledger',
  figures: { scope1_t, scope2_location_t, scope1_and_2_t, scope3_t },
})

const ofElectricity = ({ totals }: Pick<MarketBasedScope2, 'totals'>): ComputedFigures => ({
  source: 'the electricity record',
  figures: {
    scope2_location_t: tonnes(totals.location_based_t),
    scope2_market_t: tonnes(totals.market_based_t),
  },
})

const tonnes = (exact: string | null): number | null => (exact === null ? null : toNumber(rational(exact)))

const computedFigures = ({ computed, period }: HeldFacts): HeldFigure[] =>
  computed.flatMap(({ source, figures }) =>
    Object.entries(figures).flatMap(([measure, value]) =>
      value === null ? [] : [ownFigure(measure as Measure, value, period, source)],
    ),
  )

/** The sum of the scope 1 and the scope 2 that are declared, where no statement declares the total. */
function declaredTotal(declared: readonly StatedFigure[], period: Period): HeldFigure[] {
  const of = (name: Measure) => declared.find(({ measure }) => measure === name)
  const [scope1, scope2] = [of('scope1_t'), of('scope2_location_t')]
  if (scope1 === undefined || scope2 === undefined || of('scope1_and_2_t') !== undefined) return []
  const source = `the statements on ${scope1.requirement_id} and ${scope2.requirement_id}, added up`
  return [
    {
      ...ownFigure('scope1_and_2_t', scope1.value + scope2.value, period, source),
      basis: 'declared',
    },
  ]
}

/** All electricity bought, where every row of it is of the period. */
function loadFigures({ records: { market_based_evidence }, period }: HeldFacts): HeldFigure[] {
  const rows = market_based_evidence?.body.consumption ?? []
  const isWithin = rows.every((row) => row.period.start >= period.start && row.period.end <= period.end)
  if (rows.length === 0 || !isWithin) return []
  const mwh = rows.reduce((sum, { kwh }) => sum + kwh, 0) / 1000
  return [ownFigure('electricity_gj', gigajoules(mwh), period, 'the record of electricity bought')]
}

const ownFigure = (measure: HeldMeasure, value: number, period: Period, source: string): HeldFigure => ({
  measure,
  value,
  period,
  basis: 'computed',
  facility: null,
  source,
  pointer: null,
  evidence: [],
})

const stationFigure = ({ facility, reporting_year, electricity_mwh, evidence }: StationYear): HeldFigure => ({
  measure: 'generation_gj',
  value: gigajoules(electricity_mwh),
  period: daysOf(reporting_year),
  basis: 'published',
  facility,
  source: `the generation table for ${reporting_year}`,
  pointer: null,
  evidence,
})

const isMeasure = (name: string): name is Measure => name in MEASURES

const daysOf = (year: ReportingYear): Period => ({ start: periodStart(year), end: periodEnd(year) })

const PUBLISHED: readonly Measure[] = ['scope1_t', 'scope2_location_t', 'scope1_and_2_t', 'net_energy_gj']

const registryFigures = (year: RegistryActual): HeldFigure[] =>
  PUBLISHED.flatMap((measure) => {
    const printed = registryFigure(year, measure)
    return printed === null
      ? []
      : [
          {
            measure,
            value: printed.other,
            period: daysOf(year.reporting_year),
            basis: 'published' as const,
            facility: null,
            source: `the registry for ${year.reporting_year}`,
            pointer: null,
            evidence: printed.evidence,
          },
        ]
  })

const RESTATED: Readonly<Record<Restatement['field'], Measure>> = {
  scope1_t: 'scope1_t',
  scope2_t: 'scope2_location_t',
  net_energy_gj: 'net_energy_gj',
}

const earlierEdition = ({ reporting_year, field, from, from_release }: Restatement): HeldFigure[] =>
  from === null
    ? []
    : [
        {
          measure: RESTATED[field],
          value: from,
          period: daysOf(reporting_year),
          basis: 'earlier_edition',
          facility: null,
          source: `the registry for ${reporting_year} in release ${from_release}`,
          pointer: null,
          evidence: [],
        },
      ]

function facilityFigures(
  { facility, reporting_year, covered_emissions_t, baseline_t }: HeldFacts['facilities'][number],
  inputs: readonly EvidenceInput[],
): HeldFigure[] {
  const of = (measure: Measure, field: string, value: number | null): HeldFigure[] =>
    value === null
      ? []
      : [
          {
            measure,
            value,
            period: daysOf(reporting_year),
            basis: 'published',
            facility,
            source: `the Safeguard table for ${reporting_year}`,
            pointer: null,
            evidence: inputs.filter(
              (input) =>
                input.observed === reporting_year &&
                input.field === field &&
                printedNumber(input.value_text) === value,
            ),
          },
        ]
  return [
    ...of('safeguard_covered_t', 'covered_emissions_t', covered_emissions_t),
    ...of('safeguard_baseline_t', 'baseline_t', baseline_t),
  ]
}

/** Measures that a text may name a target of these scopes by. */
const SCOPES: Readonly<Record<string, Measure>> = {
  scope1: 'scope1_t',
  scope2_location: 'scope2_location_t',
  scope2_market: 'scope2_market_t',
  'scope1 scope2_location': 'scope1_and_2_t',
  'scope1 scope2_market': 'scope1_and_2_t',
  scope3: 'scope3_t',
}

function targetsOf({ emission_targets }: DisclosureRecords): HeldTarget[] {
  if (emission_targets === null) return []
  const standing = new Set(standingTargets(emission_targets.body))
  return emission_targets.body.targets.flatMap((target, at) =>
    standing.has(target) ? heldTarget(target, at) : [],
  )
}

function heldTarget(
  { id, name, scopes, type, unit, target, target_period }: EmissionTarget,
  at: number,
): HeldTarget[] {
  const measure = SCOPES[scopes.toSorted().join(' ')]
  return measure === undefined || type !== 'absolute'
    ? []
    : [
        {
          name,
          measures: [measure],
          by: Number(target_period.end.slice(0, 4)),
          reduction_percent: target.reduction_percent ?? null,
          value_t: /^t(?: |$)/.test(unit) ? (target.value ?? null) : null,
          source: `the target ${id}`,
          pointer: `/targets/${at}/target`,
        },
      ]
}
