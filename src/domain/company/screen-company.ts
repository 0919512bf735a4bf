import type { EmissionsRecord, EmissionsYear } from '../emissions-record.ts'
import type { EvidenceInput } from '../evidence.ts'
import { type ReportingYear, startYear } from '../reporting-year.ts'
import { fittingIncome } from './benchmark-metrics.ts'
import type { Outcome } from './outcome.ts'
import type { Reporter } from './population.ts'
import type { SafeguardRow } from './safeguard-facility.ts'
import type { ElectricityFactor, FuelFactor, Station } from './scope3-energy.ts'
import type { Industry, Multiplier, SpendInput } from './scope3-inputs.ts'
import { type Scope3Screening, screenScope3 } from './scope3-screening.ts'
import { sum } from './statistics.ts'

/** What screening needs beside the registry's figures. */
export interface ScreeningFacts {
  readonly division: string | null
  readonly factor_region: string | null
  readonly electricity: readonly ElectricityFactor[]
  readonly fuels: readonly FuelFactor[]
  readonly stations: readonly (Station & { readonly reporting_year: ReportingYear })[]
  /** Safeguard rows of the company as controlling corporation, for gas that no fuel stands behind. */
  readonly facilities: readonly SafeguardRow[]
  readonly industries: readonly Industry[]
  readonly suppliers: readonly Multiplier[]
  readonly deflator: SpendInput['deflator']
  readonly reporter: Reporter | null
}

/**
 * The generation table comes a year after the registry. A generator is screened on the latest year that both have, when
 * that is the registry's latest or the one before; older stations say nothing about today's fuel.
 */
const STATIONS_MAY_LAG_YEARS = 1

/** Screens the company's latest year for which its stations are known; says which year that is. */
export function screenCompany(
  facts: ScreeningFacts,
  record: EmissionsRecord | undefined,
): Outcome<Scope3Screening & { readonly reporting_year: ReportingYear }> {
  const year = screeningYear(facts, record)
  const reporting_year = year?.reporting_year ?? ''
  const stations = facts.stations.filter((station) => station.reporting_year === reporting_year)
  const outcome = screenScope3({
    company: { evidence: evidenceOfYear(record, reporting_year) },
    energy: {
      scope1_t: year?.scope1_t?.value ?? null,
      scope2_t: year?.scope2_t?.value ?? null,
      division: facts.division,
      factor_region: facts.factor_region,
      electricity_factors: facts.electricity,
      fuel_factors: facts.fuels,
      stations,
      non_combustion: nonCombustion(facts.facilities, reporting_year),
    },
    spend: {
      industries: facts.industries,
      multipliers: facts.suppliers,
      income: incomeOf(facts.reporter),
      deflator: facts.deflator,
      scope1_t: year?.scope1_t?.value ?? null,
    },
  })
  return { ...outcome, result: outcome.result === null ? null : { reporting_year, ...outcome.result } }
}

function screeningYear(
  facts: ScreeningFacts,
  record: EmissionsRecord | undefined,
): EmissionsYear | undefined {
  const published = (record?.years ?? []).filter((year) => year.availability.status === 'available')
  const latest = published.at(-1)
  const withStations = published.findLast((year) =>
    facts.stations.some((station) => station.reporting_year === year.reporting_year),
  )
  if (latest === undefined || withStations === undefined) return latest
  const lag = startYear(latest.reporting_year) - startYear(withStations.reporting_year)
  return lag <= STATIONS_MAY_LAG_YEARS ? withStations : latest
}

const evidenceOfYear = (record: EmissionsRecord | undefined, year: ReportingYear): EvidenceInput[] =>
  (record?.inputs ?? []).filter((input) => input.observed === year && input.field !== 'net_energy_gj')

/** Methane, nitrous oxide and other gases of the company's Safeguard facilities; null where none are printed. */
function nonCombustion(rows: readonly SafeguardRow[], year: ReportingYear) {
  const used = rows.filter((row) => row.reporting_year === year && row.gases.ch4_t !== null)
  if (used.length === 0) return null
  return {
    tonnes: sum(used.map(({ gases }) => (gases.ch4_t ?? 0) + (gases.n2o_t ?? 0) + (gases.other_t ?? 0))),
    evidence: used.flatMap((row) => row.evidence),
  }
}

function incomeOf(reporter: Reporter | null): SpendInput['income'] {
  const fitted = reporter === null ? null : fittingIncome(reporter)
  if (fitted === null || 'reason' in fitted) return null
  const { total_income_aud: aud, income_year, evidence } = fitted.income
  return aud === null ? null : { aud, income_year, evidence }
}
