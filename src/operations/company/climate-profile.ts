import { setImmediate } from 'node:timers/promises'
import type { BlockName } from '../../domain/company/blocks.ts'
import type { Place } from '../../domain/company/climate/climate-context.ts'
import { largestLocatedFacility } from '../../domain/company/climate/facility-place.ts'
import type { TargetPoint } from '../../domain/company/emissions/required-rate.ts'
import { companyRegion } from '../../domain/company/grid/region-of-facilities.ts'
import { findGridRegion } from '../../domain/company/grid/regions.ts'
import { composeProfile, composeSome, type Profile, type SomeBlocks } from '../../domain/company/profile.ts'
import { CLIMATE_BLOCKS, type ProfileInput } from '../../domain/company/profile-blocks.ts'
import type { PricePath } from '../../domain/company/safeguard/price-path.ts'
import type { ScenarioQuestion } from '../../domain/company/scenarios/scenario-question.ts'
import { fittingIncome } from '../../domain/company/sector/benchmark-metrics.ts'
import { placeOfSite } from '../../domain/company/sites/sites.ts'
import type { EvidenceInput } from '../../domain/evidence.ts'
import type { LeftOutRows } from '../../domain/operator-decision.ts'
import { rememberedBy } from '../../domain/remembered-by.ts'
import type { ReadonlySql } from '../../store/database.ts'
import type { Release } from '../../store/releases.ts'
import { createTurns } from '../in-turns.ts'
import type { ClimateAt } from '../reference/climate-places.ts'
import { type CompanyReference, companyReference } from '../reference/company-reference.ts'
import { gridSeries } from '../reference/grid-series.ts'
import type { PostcodePlace } from '../reference/places.ts'
import { yearPopulation } from '../reference/populations.ts'
import type { RegisterSights } from '../register/sight.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { unknownCompany } from './company-emissions.ts'
import { type CompanyFacts, companyFacts, type DeclaredIdentities } from './company-facts.ts'
import { publicSitesOf } from './company-sites.ts'
import { registryYears } from './registry-years.ts'

export interface CompanyProfile {
  readonly abn: string
  readonly facts: CompanyFacts
  readonly snapshot: SnapshotView
  readonly profile: Profile
  /** Releases that the profile was computed from. */
  readonly releases: readonly Release[]
}

/** After so many profiles of a batch other requests have their turn: one takes one or two milliseconds. */
const COMPOSED_IN_ONE_GO = 2

/** The profile of one company. */
export async function climateProfile(
  database: ReadonlySql,
  snapshot: SnapshotView,
  abn: string,
  question: ProfileQuestion = {},
): Promise<CompanyProfile> {
  const found = (await climateProfiles(database, snapshot, [abn], question)).get(abn)
  if (found === undefined) throw unknownCompany(abn, snapshot, question.register?.get(abn))
  return found
}

/** Profiles of several companies, in three queries however many there are; unknown companies are missing. */
export async function climateProfiles(
  database: ReadonlySql,
  snapshot: SnapshotView,
  abns: readonly string[],
  question: ProfileQuestion = {},
): Promise<ReadonlyMap<string, CompanyProfile>> {
  const reference = await companyReference(database, snapshot)
  const facts = await companyFacts(database, snapshot, abns, question.register, question.declared)
  const places = [...facts.values()].map((known) => climatePlaceOf(reference, known))
  const climateAt = await reference.climate(database, places)
  return composeProfiles(database, snapshot, { reference, facts, climateAt, ...question })
}

/** Some blocks of several companies, without reading what only others need; unknown companies are missing. */
export async function someBlocks(
  database: ReadonlySql,
  snapshot: SnapshotView,
  abns: readonly string[],
  names: readonly BlockName[],
): Promise<ReadonlyMap<string, SomeBlocks>> {
  const reference = await companyReference(database, snapshot)
  const facts = await companyFacts(database, snapshot, abns)
  const isOfClimate = names.some((name) => CLIMATE_BLOCKS.includes(name))
  const places = isOfClimate ? [...facts.values()].map((known) => climatePlaceOf(reference, known)) : []
  const climateAt = await reference.climate(database, places)
  const found = new Map<string, SomeBlocks>()
  const turn = createTurns()
  for (const [abn, known] of facts) {
    await turn()
    const input = await profileInput(database, snapshot, { reference, facts, climateAt }, known)
    found.set(abn, composeSome(input, names))
  }
  return found
}

/** What a caller may add to the published figures. */
export interface ProfileQuestion {
  /** Prices of a Safeguard shortfall; without them there is no cost. */
  readonly prices?: PricePath | undefined
  /** Warming levels, or pathways and years; without them the two of the law. */
  readonly scenarios?: readonly ScenarioQuestion[] | undefined
  /** The caller's own targets; an answer with them must never be kept for another tenant. */
  readonly targets?: readonly TargetPoint[] | undefined
  /** What the business register says of companies; an answer with it must never be kept without its key. */
  readonly register?: RegisterSights | undefined
  /** What the caller says of companies; an answer with it must never be kept for another tenant. */
  readonly declared?: DeclaredIdentities | undefined
}

/** What profiles are composed from; the climate of every company's place must have been read. */
export interface GatheredCompanies extends ProfileQuestion {
  readonly reference: CompanyReference
  readonly facts: ReadonlyMap<string, CompanyFacts>
  readonly climateAt: ClimateAt
}

/** Division that the goods of a trader come from. */
const MANUFACTURING = 'C'

const officeOf = (reference: CompanyReference, { entity }: CompanyFacts): PostcodePlace | null =>
  reference.placeOf(entity.result?.postcode ?? null)

const sitesOf = rememberedBy(publicSitesOf)

/** The facility that stands for the office where that is not known. */
const facilityOf = rememberedBy((facts: CompanyFacts) => largestLocatedFacility(sitesOf(facts)))

/** Where the company's climate is read: at its office, else at its largest facility with a place. */
export function climatePlaceOf(reference: CompanyReference, facts: CompanyFacts): Place | null {
  const office = officeOf(reference, facts)
  if (office !== null) return office
  const facility = facilityOf(facts)
  return facility === null ? null : placeOfSite(facility.site)
}

export async function composeProfiles(
  database: ReadonlySql,
  snapshot: SnapshotView,
  gathered: GatheredCompanies,
): Promise<ReadonlyMap<string, CompanyProfile>> {
  const profiles = new Map<string, CompanyProfile>()
  for (const [abn, known] of gathered.facts) {
    const profile = composeProfile(await profileInput(database, snapshot, gathered, known))
    if (profiles.size % COMPOSED_IN_ONE_GO === COMPOSED_IN_ONE_GO - 1) await setImmediate()
    profiles.set(abn, {
      abn,
      facts: known,
      snapshot,
      profile,
      releases: [...releasesOf(snapshot, profile.inputs), ...observationOf(known)],
    })
  }
  return profiles
}

/** The register's answer beside the releases; a list, as most companies have none. */
export const observationOf = ({ observation }: CompanyFacts): readonly Release[] =>
  observation === null ? [] : [observation]

/** Releases that inputs were read from, in the order of the snapshot. */
export function releasesOf(snapshot: SnapshotView, inputs: readonly EvidenceInput[]): Release[] {
  const used = new Set<string>()
  for (const input of inputs) used.add(input.release)
  return [...snapshot.releases.values()].filter((release) => used.has(release.id))
}

/** The same, with the register's answer about a company where an input cites it. */
export const citedReleases = (
  snapshot: SnapshotView,
  facts: CompanyFacts | undefined,
  inputs: readonly EvidenceInput[],
): Release[] => [
  ...releasesOf(snapshot, inputs),
  ...(facts === undefined ? [] : observationOf(facts)).filter(({ id }) =>
    inputs.some(({ release }) => release === id),
  ),
]

/** Looks up what the company shares with others: its year's population, its region's grid, the climate at its place. */
export async function profileInput(
  database: ReadonlySql,
  snapshot: SnapshotView,
  { reference, climateAt, prices, scenarios, targets = [] }: GatheredCompanies,
  facts: CompanyFacts,
): Promise<ProfileInput> {
  const { abn, record, entity } = facts
  const latest = record?.years.findLast((year) => year.availability.status === 'available')
  const population =
    latest === undefined ? null : await yearPopulation(database, snapshot, latest.reporting_year)
  const reporter = population?.reporterOf(abn) ?? null
  const sector = reference.classOf(abn)
  const path = sector.result?.anzsic ?? null
  const place = { state: entity.result?.state ?? null, postcode: entity.result?.postcode ?? null }
  const decided = companyRegion(place, () => sitesOf(facts))
  const { decision } = decided
  const region = decision.grid_region === null ? undefined : findGridRegion(decision.grid_region)
  const grid = region === undefined ? null : await gridSeries(database, snapshot, region)
  const office = officeOf(reference, facts)
  const atPlace = () => climateAt(climatePlaceOf(reference, facts))
  const deepest = path?.class ?? path?.group ?? path?.subdivision ?? null
  // Prices of the exact year whose income is used: a company may have rows of two years.
  const fitted = reporter === null ? null : fittingIncome(reporter)
  const incomeYear = fitted !== null && 'income' in fitted ? fitted.income.income_year : undefined
  return {
    entity,
    record,
    registry_years: registryYears(snapshot).map((year) => year.reporting_year),
    transcribed: isTranscribed(snapshot, record?.inputs ?? []),
    market_based: facts.market_based,
    reporter,
    population: reporter === null ? null : (population?.populationOf(abn) ?? null),
    sector,
    intensity: path === null ? null : reference.intensityOf(path),
    safeguard: facts.tables.safeguard,
    prices,
    targets,
    grid: { ...decided, outcome: grid?.outcome ?? null },
    head_office: office,
    facility: office === null ? facilityOf(facts) : null,
    // When a block asks for it: blocks that need no climate are composed without its having been read.
    get climate() {
      return atPlace().climate
    },
    get water() {
      return atPlace().water
    },
    get hazards() {
      return atPlace().hazards
    },
    screening: {
      anzsic: path,
      employers: reference.employersOf(abn),
      factor_region: decision.factor_region,
      region_facilities: decided.facilities,
      electricity: reference.electricity,
      fuels: reference.fuels,
      stations: reference.stations.get(abn) ?? [],
      facilities: reference.facilities.get(abn) ?? [],
      industries: deepest === null ? [] : reference.industriesUnder(deepest.code),
      suppliers: reference.suppliers,
      division: reference.intensities.get(path?.division?.code ?? '') ?? null,
      goods: reference.intensities.get(MANUFACTURING) ?? null,
      deflator: incomeYear === undefined ? null : reference.deflatorOf(incomeYear),
      reporter,
    },
    projections: reference.projections,
    warming: reference.warming,
    transition: {
      plan: reference.plan,
      stations: (reference.stations.get(abn) ?? []).filter(
        ({ reporting_year }) => reporting_year === reference.latest_station_year,
      ),
      sites: sitesOf(facts),
    },
    scenarios,
    left_out: leftOutRows(snapshot),
  }
}

/** Where rows were left out; undefined when nothing in the snapshot was decided about, so that nothing is looked for. */
const leftOutRows = rememberedBy((snapshot: SnapshotView): LeftOutRows | undefined => {
  const decided = [...snapshot.releases.values()].filter(({ decisions }) => (decisions ?? []).length > 0)
  if (decided.length === 0) return undefined
  const cut = decided.filter(({ decisions }) => decisions?.some(({ decision }) => decision === 'leave_out'))
  return { releases: new Set(cut.map(({ id }) => id)), sources: new Set(cut.map(({ source }) => source)) }
})

const isTranscribed = (snapshot: SnapshotView, inputs: readonly EvidenceInput[]): boolean =>
  releasesOf(snapshot, inputs).some((release) => release.provenance.file_basis === 'transcribed_copy')
