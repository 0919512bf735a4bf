import type { ProjectionRow } from '../../domain/company/climate/scenario-context.ts'
import { type Deflator, deflators } from '../../domain/company/deflator.ts'
import type { RelatedCompany } from '../../domain/company/identity/entity.ts'
import { suggestByFacilities } from '../../domain/company/identity/facility-moves.ts'
import { KNOWN_NAMES } from '../../domain/company/identity/known-names/known-names.ts'
import { suggestKnown } from '../../domain/company/identity/known-successors.ts'
import { indexNames, type NameIndex, type SearchableName } from '../../domain/company/identity/name-index.ts'
import { joinSpellings, searchableNames } from '../../domain/company/identity/printed-names.ts'
import { joinSuggestions, suggestSuccessors } from '../../domain/company/identity/successors.ts'
import type { Outcome } from '../../domain/company/outcome.ts'
import type { QuarterPrice } from '../../domain/company/price-change.ts'
import type { IndustryIntensity } from '../../domain/company/risk/transition-inputs.ts'
import type { SafeguardRow } from '../../domain/company/safeguard/facility.ts'
import { prepareSafeguardTable, stationsInSectorBaseline } from '../../domain/company/safeguard/table.ts'
import type { ScenarioReference } from '../../domain/company/scenarios/scenario-analysis.ts'
import { electricityFactors } from '../../domain/company/scope3/electricity-factors.ts'
import type { ElectricityFactor, FuelFactor } from '../../domain/company/scope3/energy.ts'
import { fuelFactors } from '../../domain/company/scope3/fuel-factors.ts'
import type {
  DivisionMultiplier as DivisionIntensity,
  Industry,
  Multiplier,
} from '../../domain/company/scope3/purchases.ts'
import type { Employer } from '../../domain/company/scope3/sizes.ts'
import type { AnzsicDirectory, AnzsicPath } from '../../domain/company/sector/anzsic.ts'
import type { SectorClassification } from '../../domain/company/sector/sector-classification.ts'
import { type PrintedFacilities, printedFacilities } from '../../domain/company/sites/printed-facilities.ts'
import type { FacilityTables } from '../../domain/company/sites/public-sites.ts'
import { type StationOwner, stationsByAbn } from '../../domain/company/sites/stations.ts'
import type { TransitionReference } from '../../domain/company/transition/reference.ts'
import type { PublishedEmployer } from '../../domain/disclosure/contradictions/facts.ts'
import { anzsicRows, curatedClassRows, declaredClassRows } from '../../store/classification.ts'
import { projectionRows } from '../../store/climate.ts'
import { type FacilityLocationRow, facilityLocationRows } from '../../store/localities.ts'
import { multiplierRows, purchaseRows } from '../../store/multipliers.ts'
import { quarterlyPriceRows } from '../../store/prices.ts'
import { type ReporterNameRow, reporterNameRows, reporterRowsOf } from '../../store/registry.ts'
import { factorLibrary } from '../factors/factor-library.ts'
import { sandboxClasses } from '../sandbox/sandbox.ts'
import { classifier, statedClass } from './classes.ts'
import { observedSeries, projections } from './climate.ts'
import { type ClimateReader, climateReader } from './climate-places.ts'
import { employers, groupEmployers } from './employers.ts'
import { facilityLocations } from './facility-locations.ts'
import { loadGrids } from './grid-cells.ts'
import { hazardTables } from './hazards.ts'
import {
  divisionIntensities,
  industriesUnder,
  industryIntensities,
  SUPPLIER_CODES,
  supplierMultipliers,
} from './industries.ts'
import { perSnapshot } from './per-snapshot.ts'
import { type PostcodePlace, postcodePlaces } from './places.ts'
import { quarterPrices } from './prices.ts'
import { safeguardMechanismRows } from './safeguard.ts'
import { scenarioReference } from './scenarios.ts'
import { stationDays } from './station-days.ts'
import { stationYears } from './station-years.ts'
import { generationTable } from './stations.ts'
import { transitionReference } from './transition.ts'

/** Everything of a snapshot that companies share, read once: a profile then costs two queries for its own rows. */
export interface CompanyReference extends FacilityTables {
  readonly anzsic: AnzsicDirectory
  readonly names: readonly ReporterNameRow[]
  /** Every name that a search looks at: of the registry in all years, and of Safeguard emitters with an ABN. */
  readonly searchable: readonly SearchableName[]
  /** These and the names that people type, ready for a search. */
  readonly nameIndex: NameIndex
  /** Other ABNs that may be the same business. */
  readonly suggestionsFor: (abn: string) => readonly RelatedCompany[]
  readonly facilities: ReadonlyMap<string, readonly SafeguardRow[]>
  /** Names of the registry by ABN. */
  readonly namesOf: ReadonlyMap<string, readonly ReporterNameRow[]>
  /** Facilities of the newest tables, of all companies. */
  readonly printedFacilities: PrintedFacilities
  readonly employerOf: (abn: string) => PublishedEmployer | null
  /** Employers of the group that a company reports for. */
  readonly employersOf: (abn: string) => readonly Employer[]
  readonly classOf: (abn: string) => Outcome<SectorClassification>
  /** Carbon behind a dollar of the industry of a class, at the finest level that the multipliers have. */
  readonly intensityOf: (path: AnzsicPath) => IndustryIntensity | null
  readonly intensities: ReadonlyMap<string, DivisionIntensity>
  readonly suppliers: readonly Multiplier[]
  readonly industriesUnder: (anzsicCode: string) => readonly Industry[]
  readonly prices: readonly QuarterPrice[]
  readonly deflatorOf: (incomeYear: string) => Deflator | null
  readonly placeOf: (postcode: string | null) => PostcodePlace | null
  readonly climate: ClimateReader
  readonly projections: readonly ProjectionRow[]
  /** Changes by warming level, and how places answer to them. */
  readonly warming: ScenarioReference
  /** Scenarios of the electricity market’s plan. */
  readonly plan: TransitionReference
  /** National factors of every edition; empty where none had been published. */
  readonly electricity: readonly ElectricityFactor[]
  readonly fuels: readonly FuelFactor[]
}

export const companyReference = perSnapshot<CompanyReference>(async (database, snapshot) => {
  const { id } = snapshot
  const names = joinSpellings(await reporterNameRows(database, id))
  const namesOf = Map.groupBy(names, ({ abn }) => abn)
  const locations = await facilityLocationRows(database, id)
  const mechanism = await safeguardMechanismRows(database, snapshot)
  const generation = await generationTable(database, snapshot)
  const stations = stationsByAbn(generation.stations, names, stationOwners(locations))
  const latestStationYear = generation.latest_year
  const facilities = byControllingCorporation(mechanism)
  const safeguard = prepareSafeguardTable(mechanism, stationsInSectorBaseline(stations, latestStationYear))
  const declaredClasses = await declaredClassRows(database, id)
  const weighed = [...new Set([...facilities.keys(), ...stations.keys()])]
  const anzsic = new Map((await anzsicRows(database, id)).map((row) => [row.code, row]))
  const series = await observedSeries(database, snapshot)
  const grids = await loadGrids(database, id)
  const multipliers = await multiplierRows(database, id)
  const library = await factorLibrary(database, snapshot)
  const editions = library?.editions ?? []
  const prices = quarterPrices(snapshot, await quarterlyPriceRows(database, id))
  const searchable = searchableNames(names, mechanism)
  return {
    anzsic,
    names,
    searchable,
    nameIndex: indexNames(searchable, KNOWN_NAMES),
    suggestionsFor: joinSuggestions([
      suggestSuccessors(names),
      suggestByFacilities(mechanism, names),
      suggestKnown(names),
    ]),
    safeguard,
    facilities,
    namesOf,
    printedFacilities: printedFacilities(
      mechanism,
      safeguard.latest_year,
      generation.stations,
      stations,
      latestStationYear,
    ),
    employerOf: employers(snapshot, declaredClasses),
    employersOf: groupEmployers(snapshot, declaredClasses, (abn) =>
      (namesOf.get(abn) ?? []).map(({ name }) => name),
    ),
    stations,
    latest_station_year: latestStationYear,
    locations: facilityLocations(snapshot, locations),
    classOf: classifier(snapshot, {
      directory: anzsic,
      facilities,
      operated: operatedForOthers(mechanism),
      stations,
      scope1: Map.groupBy(await reporterRowsOf(database, id, weighed), (row) => row.abn),
      curated: new Map([
        ...[...firstByAbn(await curatedClassRows(database, id))].map(
          ([abn, row]) => [abn, statedClass(snapshot, row)] as const,
        ),
        ...sandboxClasses(anzsic),
      ]),
      declared: firstByAbn(declaredClasses),
    }),
    intensityOf: industryIntensities(snapshot, multipliers),
    intensities: divisionIntensities(snapshot, multipliers),
    suppliers: supplierMultipliers(snapshot, multipliers),
    industriesUnder: industriesUnder(snapshot, multipliers, await purchaseRows(database, id, SUPPLIER_CODES)),
    prices,
    deflatorOf: deflators(prices),
    placeOf: await postcodePlaces(database, snapshot),
    climate: climateReader(snapshot, series, grids, await hazardTables(database, snapshot), [
      ...(await stationDays(database, snapshot)),
      ...(await stationYears(database, snapshot)),
    ]),
    projections: projections(snapshot, await projectionRows(database, id)),
    warming: await scenarioReference(database, snapshot),
    plan: await transitionReference(database, snapshot),
    electricity: editions.flatMap((edition) => electricityFactors(library, edition)),
    fuels: editions.flatMap((edition) => fuelFactors(library, edition)),
  }
})

const stationOwners = (locations: readonly FacilityLocationRow[]): StationOwner[] =>
  locations.flatMap(({ scheme, facility_name, owner_abn }) =>
    scheme === 'generation' && owner_abn !== null ? [{ facility: facility_name, abn: owner_abn }] : [],
  )

function byControllingCorporation(
  rows: readonly SafeguardRow[],
): ReadonlyMap<string, readonly SafeguardRow[]> {
  const linked = rows.filter((row) => row.controlling_corporation_abn !== null)
  return Map.groupBy(linked, (row) => row.controlling_corporation_abn ?? '')
}

/** By responsible emitter: facilities that another corporation controls. */
function operatedForOthers(rows: readonly SafeguardRow[]): ReadonlyMap<string, readonly SafeguardRow[]> {
  const operated = rows.filter(
    (row) => row.emitter_abn !== null && row.emitter_abn !== row.controlling_corporation_abn,
  )
  return Map.groupBy(operated, (row) => row.emitter_abn ?? '')
}

function firstByAbn<Row extends { readonly abn: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.toReversed().map((row) => [row.abn, row]))
}
