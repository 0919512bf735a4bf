import { unavailable } from '../availability.ts'
import { condenseEvidence } from '../condense-evidence.ts'
import type { LeftOutRows } from '../operator-decision.ts'
import { rememberedBy } from '../remembered-by.ts'
import type { ReportingYear } from '../reporting-year.ts'
import { NO_WORKINGS } from '../working.ts'
import { ruleStep, type TraceStep } from './bands.ts'
import type { BlockName } from './blocks.ts'
import { type ClimateContext, climateContext, type Place, type WithYears } from './climate/climate-context.ts'
import { atFacility, type FacilityPlace, facilityLocation } from './climate/facility-place.ts'
import { type ProjectionRow, type ScenarioContext, scenarioContext } from './climate/scenario-context.ts'
import { SCENARIO_REGIONS } from './climate/scenario-regions.ts'
import type { WaterStress } from './climate/water-stress.ts'
import type { EmissionsRecord } from './emissions/emissions-record.ts'
import { type EmissionsTrend, emissionsTrend } from './emissions/emissions-trend.ts'
import {
  type LatestEmissions,
  latestEmissions,
  type MarketBasedScope2,
} from './emissions/latest-emissions.ts'
import type { TargetPoint } from './emissions/required-rate.ts'
import { trendYears } from './emissions/trend-years.ts'
import type { GridIntensity } from './grid/intensity.ts'
import { GRID_INTENSITY } from './grid/intensity.ts'
import { type DecidedRegion, inRegionOf } from './grid/region-of-facilities.ts'
import type { RegionDecision } from './grid/region-of-place.ts'
import type { HazardsAtPlace } from './hazards/hazards.ts'
import { companyIdentity } from './identity/company-identity.ts'
import { type Entity, LOCATION_UNVERIFIED } from './identity/entity.ts'
import { type Evidenced, type Outcome, withoutResult } from './outcome.ts'
import { tellHazards } from './risk/other-hazards.ts'
import { type PhysicalRisk, physicalRisk } from './risk/physical-risk.ts'
import { type IndustryIntensity, transitionInputs } from './risk/transition-inputs.ts'
import { type TransitionRisk, transitionRisk } from './risk/transition-risk.ts'
import { coveredOf } from './safeguard/covered-emissions.ts'
import type { PricePath } from './safeguard/price-path.ts'
import { type SafeguardMechanism, safeguardMechanism } from './safeguard/safeguard.ts'
import type { SafeguardTable } from './safeguard/table.ts'
import {
  type ScenarioAnalysis,
  type ScenarioReference,
  scenarioAnalysis,
} from './scenarios/scenario-analysis.ts'
import type { ScenarioQuestion } from './scenarios/scenario-question.ts'
import { type ScreeningFacts, screenCompany } from './scope3/screen-company.ts'
import type { Scope3Screening } from './scope3/screening.ts'
import type { Population, Reporter } from './sector/population.ts'
import {
  type BenchmarkOutcome,
  benchmarkSector,
  NO_PEERS,
  SECTOR_BENCHMARK,
} from './sector/sector-benchmark.ts'
import type { SectorClassification } from './sector/sector-classification.ts'
import { type CompanySite, placeOfSite } from './sites/sites.ts'
import type { StationYear } from './sites/stations.ts'
import { planningValue } from './transition/emissions-value.ts'
import type { TransitionReference } from './transition/reference.ts'
import type { TransitionCompany, TransitionScenarios } from './transition/transition-answer.ts'
import { transitionCompany } from './transition/transition-company.ts'
import { transitionScenarios } from './transition/transition-scenarios.ts'

/** Where a company's office is, and how that is known. */
export interface HeadOffice extends Evidenced {
  readonly postcode: string
  readonly state: string
  readonly localities: readonly string[]
  readonly lat: number
  readonly lon: number
}

/** Everything that a profile is computed from, gathered before. */
export interface ProfileInput {
  readonly entity: Outcome<Entity>
  readonly record: EmissionsRecord | undefined
  readonly registry_years: readonly ReportingYear[]
  readonly transcribed: boolean
  readonly market_based: readonly MarketBasedScope2[]
  /** The company among the reporters of its latest year; null when it never reported. */
  readonly reporter: Reporter | null
  readonly population: Population | null
  readonly sector: Outcome<SectorClassification>
  readonly intensity: IndustryIntensity | null
  readonly safeguard: SafeguardTable
  /** The caller's prices of a Safeguard shortfall. Part of the question, so outside every hash. */
  readonly prices: PricePath | undefined
  /** The caller's own targets, shown beside the trend. Tenant-declared, so outside every hash. */
  readonly targets: readonly TargetPoint[]
  readonly grid: DecidedRegion & { readonly outcome: Outcome<GridIntensity> | null }
  readonly head_office: HeadOffice | null
  /** Stands for the office where that is not known; null where it is, and where no facility has a place. */
  readonly facility: FacilityPlace | null
  /** At the office, else at that facility. */
  readonly climate: Outcome<ClimateContext> & WithYears
  readonly water: Outcome<WaterStress>
  readonly hazards: Outcome<HazardsAtPlace>
  readonly screening: ScreeningFacts
  readonly projections: readonly ProjectionRow[]
  readonly warming: ScenarioReference
  /** The electricity market’s plan, and the company’s facilities of the newest tables. */
  readonly transition: {
    readonly plan: TransitionReference
    readonly stations: readonly StationYear[]
    readonly sites: readonly CompanySite[]
  }
  /** Scenarios that the caller asked for; the two of the law without. Part of the question, so outside every hash. */
  readonly scenarios?: readonly ScenarioQuestion[] | undefined
  /** Rows that an operator left out; absent when no release of the snapshot was decided about. */
  readonly left_out?: LeftOutRows | undefined
}

export type RegionalGrid = GridIntensity & { readonly region_decision: RegionDecision }
export type CompanyClimate = ClimateContext & {
  readonly location:
    | (Omit<HeadOffice, 'evidence'> & { readonly kind: 'head_office' })
    | ReturnType<typeof facilityLocation>
}

/** What answers for each block. */
export interface BlockOutcomes {
  readonly entity: Outcome<Entity>
  readonly emissions: Outcome<LatestEmissions>
  readonly sector_classification: Outcome<SectorClassification>
  readonly sector_benchmark: BenchmarkOutcome
  readonly emissions_trend: Outcome<EmissionsTrend>
  readonly transition_risk: Outcome<TransitionRisk>
  readonly safeguard_mechanism: Outcome<SafeguardMechanism>
  readonly grid_intensity: Outcome<RegionalGrid>
  readonly climate_context: Outcome<CompanyClimate> & WithYears
  readonly scope3_screening: Outcome<Scope3Screening & { readonly reporting_year: ReportingYear }>
  readonly water_stress: Outcome<WaterStress>
  readonly scenario_context: Outcome<ScenarioContext>
  readonly scenario_analysis: Outcome<ScenarioAnalysis>
  readonly transition_scenarios: Outcome<TransitionScenarios>
  readonly hazards: Outcome<HazardsAtPlace>
  /** Of the head office; sites are assessed apart. */
  readonly physical_risk: Outcome<PhysicalRisk>
}

/** Blocks that need the climate at the company's place. That depends on the day of the snapshot too: a newer series is preferred to an old one. */
export const CLIMATE_BLOCKS: readonly BlockName[] = [
  'climate_context',
  'water_stress',
  'scenario_analysis',
  'hazards',
  'physical_risk',
]

/** Makes each block of a profile. */
type BlockMakers = { readonly [Name in BlockName]: () => BlockOutcomes[Name] }

/**
 * How each block of a profile is computed. The only place where blocks meet: each is computed from the inputs it is given, when it is
 * asked for, and what several rest on once.
 */
export function blockMakers(input: ProfileInput): BlockMakers {
  const { facility } = input
  const atOffice = inDoubt(input)
  const company = companyIdentity(input.entity.result?.abn ?? '', input.record)
  const division = input.sector.result?.anzsic.division?.code ?? null
  const years = once(() => trendYears(input.record))
  const safeguard = once(() =>
    safeguardMechanism({
      company,
      table: input.safeguard,
      scope1: years(),
      prices: input.prices,
      division,
    }),
  )
  const trend = once(() =>
    emissionsTrend(years(), {
      targets: input.targets,
      division,
      covered: coveredOf(safeguard()),
      changes_of_control: input.safeguard.changes_of_control.get(company.abn) ?? [],
    }),
  )
  const benchmark = once(() => short(benchmarkOf(input)))
  const emissions = once(() => short(latestEmissions(input)))
  const climate = once(() => (facility === null ? atOffice(companyClimate(input)) : companyClimate(input)))
  return {
    entity: () => short(input.entity),
    emissions,
    sector_classification: () => short(input.sector),
    sector_benchmark: benchmark,
    emissions_trend: () => short(trend()),
    transition_risk: () =>
      short(
        transitionRisk(
          transitionInputs({
            reporter: input.reporter,
            intensity: input.intensity,
            prices: input.prices,
            planning_value: planningValue(input.transition.plan, input.reporter?.reporting_year),
            division,
            safeguard: safeguard(),
            trend: trend(),
            benchmark: benchmark(),
          }),
        ),
      ),
    safeguard_mechanism: () => short(safeguard()),
    grid_intensity: () => atOffice(regionalGrid(input)),
    climate_context: climate,
    scope3_screening: () => short(screenCompany(input.screening, input.record)),
    water_stress: () => atFacility(facility, input.water),
    scenario_context: () =>
      short(
        atFacility(
          facility,
          scenarioContext(
            input.head_office ?? facility?.location ?? null,
            SCENARIO_REGIONS,
            input.projections,
          ),
        ),
      ),
    scenario_analysis: () =>
      atFacility(
        facility,
        shortScenarios(scenarioAnalysis(placeOf(input), input, input.warming, input.scenarios)),
      ),
    transition_scenarios: () =>
      short(
        transitionOf(
          input,
          { emissions: years().at(-1) ?? null, emissions_availability: emissions().availability },
          safeguard(),
        ),
      ),
    hazards: () => hazardsOf(input, atOffice),
    // A facility is assessed among the sites: its band is not the office's.
    physical_risk: () => physicalRiskOf(facility === null ? climate() : NO_OFFICE, input.hazards),
  }
}

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** The company in the scenarios of the electricity market’s plan. */
const transitionOf = (
  { transition, grid, reporter }: ProfileInput,
  emissions: Pick<TransitionCompany, 'emissions' | 'emissions_availability'>,
  safeguard: Outcome<SafeguardMechanism>,
): Outcome<TransitionScenarios> =>
  transitionScenarios(
    transitionCompany({
      ...emissions,
      region: grid,
      ...transition,
      reporter,
      safeguard_coverage: safeguard.result?.coverage ?? null,
    }),
    transition.plan,
  )

/** The place that the company's climate is of. */
function placeOf({ head_office, facility }: ProfileInput): Place | null {
  if (head_office !== null)
    return { id: head_office.postcode, lat: head_office.lat, lon: head_office.lon, quality: 'head_office' }
  return facility === null ? null : placeOfSite(facility.site)
}

/** Marks what rests on a state or postcode that no one checked. */
const inDoubt =
  ({ entity }: ProfileInput) =>
  <Answer extends Outcome<unknown>>(outcome: Answer): Answer =>
    outcome.result === null || !entity.flags.includes(LOCATION_UNVERIFIED)
      ? outcome
      : { ...outcome, data_quality: 3, flags: [...outcome.flags, LOCATION_UNVERIFIED] }

/** The outcome itself where its inputs are short, so that what companies share stays one object. */
function short<Answer extends Outcome<unknown>>(outcome: Answer): Answer {
  const inputs = condenseEvidence(outcome.inputs)
  return inputs === outcome.inputs ? outcome : { ...outcome, inputs }
}

/** Companies of one postcode share the hazards of their office. */
function hazardsOf(
  { facility, hazards }: ProfileInput,
  atOffice: ReturnType<typeof inDoubt>,
): Outcome<HazardsAtPlace> {
  const shared = shortHazards(hazards)
  return facility === null ? atOffice(shared) : atFacility(facility, shared)
}

const shortScenarios = rememberedBy((scenarios: Outcome<ScenarioAnalysis>) => short(scenarios))

const shortHazards = rememberedBy((hazards: Outcome<HazardsAtPlace>) => short(hazards))

/** The climate of a place and its hazards are made together. */
const physicalRiskOf = rememberedBy((climate: Outcome<ClimateContext>, hazards: Outcome<HazardsAtPlace>) =>
  short(tellHazards(physicalRisk(climate), hazards)),
)

function benchmarkOf({ reporter, population }: ProfileInput): BenchmarkOutcome {
  if (reporter !== null && population !== null) return benchmarkSector(reporter, population)
  const reason = unavailable(
    'not_published',
    'no_published_year',
    'The registry publishes no year to compare for this company.',
  )
  return {
    ...withoutResult(SECTOR_BENCHMARK, reason, { basis: 'derived', data_quality: 2 }),
    peers: NO_PEERS,
  }
}

function regionalGrid({ grid }: ProfileInput): Outcome<RegionalGrid> {
  const { decision, facilities, outcome } = grid
  const regional: Outcome<RegionalGrid> =
    outcome === null
      ? withoutResult(GRID_INTENSITY, decision.availability, {
          basis: 'derived',
          data_quality: 2,
          trace: [regionStep(decision)],
        })
      : gridWithDecision(outcome)(decision)
  return short(inRegionOf(facilities, regional))
}

const gridWithDecision = rememberedBy((outcome: Outcome<GridIntensity>) =>
  rememberedBy((region_decision: RegionDecision): Outcome<RegionalGrid> => {
    const result = outcome.result === null ? null : { ...outcome.result, region_decision }
    return short({ ...outcome, result, trace: [regionStep(region_decision), ...outcome.trace] })
  }),
)

const regionStep = ({ state, rule, precision, grid_region }: RegionDecision): TraceStep =>
  ruleStep('grid_intensity.region', { state, precision }, rule, grid_region ?? 'none')

const NO_OFFICE = climateContext(null, [], '')

/** The climate of the office keeps the evidence of where the office is, that of a facility says that it is one. */
function companyClimate({
  climate,
  head_office,
  facility,
}: ProfileInput): Outcome<CompanyClimate> & WithYears {
  if (head_office !== null) return climateWithOffice(climate)(head_office)
  if (facility === null || climate.result === null) return atFacility(facility, withoutOffice(climate))
  const result = { ...climate.result, location: facilityLocation(facility) }
  return short(atFacility(facility, { ...climate, result, inputs: condenseEvidence(climate.inputs) }))
}

const withoutOffice = rememberedBy(
  (climate: Outcome<ClimateContext> & WithYears): Outcome<CompanyClimate> & WithYears =>
    short({ ...climate, result: null, years: [], workings: NO_WORKINGS }),
)

const climateWithOffice = rememberedBy((climate: Outcome<ClimateContext> & WithYears) =>
  rememberedBy((office: HeadOffice): Outcome<CompanyClimate> & WithYears => {
    if (climate.result === null) return withoutOffice(climate)
    const { evidence, ...location } = office
    return short({
      ...climate,
      result: { ...climate.result, location: { ...location, kind: 'head_office' } },
      inputs: [...condenseEvidence(climate.inputs), ...evidence],
    })
  }),
)
