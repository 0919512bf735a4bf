import type { EvidenceInput } from '../../evidence.ts'
import { rememberedBy } from '../../remembered-by.ts'
import { type ReportingYear, startYear } from '../../reporting-year.ts'
import { compareText } from '../../text-order.ts'
import type { EmissionsRecord, EmissionsYear } from '../emissions/emissions-record.ts'
import type { Evidenced, Outcome } from '../outcome.ts'
import type { SafeguardRow } from '../safeguard/facility.ts'
import type { AnzsicPath } from '../sector/anzsic.ts'
import { fittingIncome } from '../sector/benchmark-metrics.ts'
import type { Reporter } from '../sector/population.ts'
import type { ElectricityFactor, FuelFactor, GasFacility, Station } from './energy.ts'
import type { ScreeningInput } from './given.ts'
import type { DivisionMultiplier, Industry, Multiplier } from './purchases.ts'
import { type Scope3Screening, screenScope3 } from './screening.ts'
import type { Employer, SizeInput } from './sizes.ts'

/** What screening needs beside the registry's figures. */
export interface ScreeningFacts {
  readonly anzsic: AnzsicPath | null
  /** Employers of the group, with the size that each declared. */
  readonly employers: readonly Employer[]
  readonly factor_region: string | null
  /** Facilities that the region is of; empty where it is the region of the address. */
  readonly region_facilities: readonly Evidenced[]
  /** Of every edition; the year chooses. */
  readonly electricity: readonly ElectricityFactor[]
  readonly fuels: readonly FuelFactor[]
  readonly stations: readonly (Station & { readonly reporting_year: ReportingYear })[]
  /** Safeguard rows of the company as controlling corporation, for gas that no fuel is behind. */
  readonly facilities: readonly SafeguardRow[]
  readonly industries: readonly Industry[]
  readonly suppliers: readonly Multiplier[]
  readonly division: DivisionMultiplier | null
  /** Manufacturing, where the goods come from that a trader sells on. */
  readonly goods: DivisionMultiplier | null
  readonly deflator: SizeInput['deflator']
  readonly reporter: Reporter | null
}

/**
 * The generation table comes a year after the registry. A generator is screened on the latest year that both have, when
 * that is the registry's latest or the one before; older stations say nothing about today's fuel.
 */
const STATIONS_MAY_LAG_YEARS = 1

/** A screening, and which year it is of. */
export interface CompanyScreening extends Scope3Screening {
  readonly reporting_year: ReportingYear
  /** Why it is not the registry's latest year of the company; null where it is. */
  readonly year_reason: string | null
}

/** Screens the company's latest year for which its stations are known, by the factors that are meant for that year. */
export function screenCompany(
  facts: ScreeningFacts,
  record: EmissionsRecord | undefined,
): Outcome<CompanyScreening> {
  const { year, latest } = screeningYear(facts, record)
  const reporting_year = year?.reporting_year ?? ''
  // Stations of a company that extracts gas burn its own gas, as its wells do.
  const stations = extractsGas(facts.anzsic)
    ? []
    : facts.stations.filter((station) => station.reporting_year === reporting_year)
  const factors = factorsOfYear(facts, reporting_year)
  const inYear = facts.facilities.filter((row) => row.reporting_year === reporting_year)
  const facilities = inYear.filter((row) => row.gases.ch4_t !== null || isWell(row))
  const input: ScreeningInput = {
    company: { evidence: evidenceOfYear(record, reporting_year, ['scope1_t', 'scope2_t']) },
    anzsic: facts.anzsic,
    facility_groups: [...new Set(inYear.flatMap(({ anzsic_group }) => anzsic_group ?? []))].sort(compareText),
    energy: {
      scope1_t: year?.scope1_t?.value ?? null,
      scope2_t: year?.scope2_t?.value ?? null,
      net_energy: netEnergy(record, year),
      division: facts.anzsic?.division?.code ?? null,
      factor_region: facts.factor_region,
      region_facilities: facts.region_facilities,
      edition: factors.edition,
      electricity_factors: factors.electricity,
      fuel_factors: factors.fuels,
      stations,
      facilities: facilities.map(gasFacility),
      extracts_gas: extractsGas(facts.anzsic),
    },
    size: {
      group: facts.anzsic?.group?.code ?? null,
      subdivision: facts.anzsic?.subdivision?.code ?? null,
      employers: facts.employers,
      income: incomeOf(facts.reporter),
      deflator: facts.deflator,
    },
    purchases: {
      industries: facts.industries,
      multipliers: facts.suppliers,
      division: facts.division,
      goods: facts.goods,
    },
  }
  const outcome = screenScope3(input, reporting_year)
  const year_reason =
    year === latest
      ? null
      : `Power stations are published only up to ${reporting_year}, so that year is screened instead of ${latest?.reporting_year ?? ''}.`
  if (outcome.result === null) return { ...outcome, result: null }
  return { ...outcome, result: { reporting_year, year_reason, ...outcome.result } }
}

/** The edition meant for a reporting year and its factors; none where that edition is not loaded. */
function factorsOfYear(
  facts: Pick<ScreeningFacts, 'electricity' | 'fuels'>,
  year: ReportingYear,
): Pick<ScreeningFacts, 'electricity' | 'fuels'> & { readonly edition: string } {
  // Edition N is for activity from July N to June N+1, which is a reporting year.
  const edition = year === '' ? '' : String(startYear(year))
  return {
    edition,
    electricity: electricityByEdition(facts.electricity).get(edition) ?? [],
    fuels: fuelsByEdition(facts.fuels).get(edition) ?? [],
  }
}

const electricityByEdition = rememberedBy((factors: readonly ElectricityFactor[]) =>
  Map.groupBy(factors, (factor) => factor.edition),
)
const fuelsByEdition = rememberedBy((factors: readonly FuelFactor[]) =>
  Map.groupBy(factors, (factor) => factor.edition),
)

function screeningYear(
  facts: ScreeningFacts,
  record: EmissionsRecord | undefined,
): { readonly year: EmissionsYear | undefined; readonly latest: EmissionsYear | undefined } {
  const published = (record?.years ?? []).filter((year) => year.availability.status === 'available')
  const latest = published.at(-1)
  const withStations = published.findLast((year) =>
    facts.stations.some((station) => station.reporting_year === year.reporting_year),
  )
  if (latest === undefined || withStations === undefined) return { year: latest, latest }
  const lag = startYear(latest.reporting_year) - startYear(withStations.reporting_year)
  return { year: lag <= STATIONS_MAY_LAG_YEARS ? withStations : latest, latest }
}

const evidenceOfYear = (
  record: EmissionsRecord | undefined,
  year: ReportingYear,
  fields: readonly string[],
): EvidenceInput[] =>
  (record?.inputs ?? []).filter((input) => input.observed === year && fields.includes(input.field))

function netEnergy(record: EmissionsRecord | undefined, year: EmissionsYear | undefined) {
  const gigajoules = year?.net_energy_gj?.value ?? null
  if (year === undefined || gigajoules === null) return null
  return { gigajoules, evidence: evidenceOfYear(record, year.reporting_year, ['net_energy_gj']) }
}

/** Oil and gas extraction, as subdivision of a company and as group of a facility. */
const EXTRACTION = '07'
const isWell = (row: SafeguardRow): boolean => row.anzsic_group?.startsWith(EXTRACTION) ?? false
const extractsGas = (anzsic: AnzsicPath | null): boolean => anzsic?.subdivision?.code === EXTRACTION

const gasFacility = (row: SafeguardRow): GasFacility => ({
  facility: row.facility,
  is_well: isWell(row),
  covered_t: row.covered_emissions_t,
  ch4_t: row.gases.ch4_t,
  n2o_t: row.gases.n2o_t,
  other_t: row.gases.other_t,
  evidence: row.evidence,
})

function incomeOf(reporter: Reporter | null): SizeInput['income'] {
  const fitted = reporter === null ? null : fittingIncome(reporter)
  if (fitted === null || 'reason' in fitted) return null
  const { total_income_aud: aud, income_year, evidence } = fitted.income
  return aud === null ? null : { aud, income_year, evidence }
}
