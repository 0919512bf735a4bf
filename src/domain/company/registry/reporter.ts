import { type Availability, unavailable } from '../../availability.ts'
import type { EvidenceInput } from '../../evidence.ts'
import type { ReportingYear } from '../../reporting-year.ts'
import { type EmissionsRecord, type EmissionsYear, ownYears } from '../emissions/emissions-record.ts'
import { totalHeadline } from '../emissions/emissions-trend.ts'
import type { HeadlineFlag } from '../emissions/trend-headline.ts'
import { trendYears } from '../emissions/trend-years.ts'
import { companyIdentity } from '../identity/company-identity.ts'
import type { Entity } from '../identity/entity.ts'
import type { Outcome } from '../outcome.ts'
import { type Coverage, safeguardMechanism } from '../safeguard/safeguard.ts'
import type { SafeguardTable } from '../safeguard/table.ts'
import type { AnzsicPath } from '../sector/anzsic.ts'
import {
  BENCHMARK_METRICS,
  type BenchmarkFigures,
  fittingIncome,
  type TaxIncome,
} from '../sector/benchmark-metrics.ts'
import type { BenchmarkMetric } from '../sector/formula.ts'
import type { SectorClassification } from '../sector/sector-classification.ts'

/** One reporting year of a reporter. Null is not known, never zero: `absence` says why there is no row. */
export interface ReporterYear {
  readonly reporting_year: ReportingYear
  /** Null where the registry prints a row. */
  readonly absence: Availability | null
  readonly scope1_t: number | null
  readonly scope2_t: number | null
  readonly net_energy_gj: number | null
  readonly energy_intensity: number | null
  readonly income_intensity: number | null
  /** Why there is no intensity over income; null where there is one, and where there is no row. */
  readonly income_absence: Availability | null
}

/** A company of the registry as a row of a table of all: every figure is that of its profile. */
export interface RegistryReporter {
  readonly abn: string
  readonly name: string
  readonly state: string | null
  readonly anzsic: AnzsicPath | null
  readonly sector_absence: Availability | null
  /** Null where no Safeguard table is loaded. */
  readonly safeguard: Coverage | null
  readonly trend: {
    readonly absence: Availability | null
    readonly from: ReportingYear | null
    readonly to: ReportingYear | null
    readonly change_percent_per_year: number | null
    readonly flags: readonly HeadlineFlag[]
    readonly note: string | null
  }
  readonly years: readonly ReporterYear[]
  readonly inputs: readonly EvidenceInput[]
}

interface ReporterInput {
  readonly entity: Outcome<Entity>
  readonly record: EmissionsRecord
  readonly sector: Outcome<SectorClassification>
  readonly safeguard: SafeguardTable
  readonly incomesOf: (year: ReportingYear) => readonly TaxIncome[]
}

/** The row of one company; undefined for one without a name, which no table can list. */
export function registryReporter(input: ReporterInput): RegistryReporter | undefined {
  const { entity, record, sector } = input
  if (entity.result === null) return undefined
  const { abn, name, state } = entity.result
  const trend = trendYears(record)
  const safeguard = safeguardMechanism({
    company: companyIdentity(abn, record),
    table: input.safeguard,
    scope1: trend,
  })
  const own = new Set(ownYears(record))
  const years = record.years.map((year) =>
    own.has(year) ? publishedYear(abn, year, input.incomesOf(year.reporting_year)) : absentYear(year),
  )
  const path = sector.result?.anzsic ?? null
  return {
    abn,
    name,
    state,
    anzsic: path,
    // A class that is only declared leaves every level empty, with the reason in the same place.
    sector_absence: sector.availability.status === 'available' ? null : sector.availability,
    safeguard: safeguard.result?.coverage ?? null,
    trend: trendOf(trend),
    years,
    inputs: [
      ...entity.inputs,
      ...sector.inputs,
      ...safeguard.inputs,
      ...trend.flatMap(({ reporting_year }) =>
        input.incomesOf(reporting_year).flatMap(({ evidence }) => evidence),
      ),
    ],
  }
}

function trendOf(years: ReturnType<typeof trendYears>): RegistryReporter['trend'] {
  const headline = totalHeadline(years)
  if ('status' in headline)
    return { absence: headline, from: null, to: null, change_percent_per_year: null, flags: [], note: null }
  const { from, to, change_percent_per_year, flags, note } = headline
  const absence = change_percent_per_year === null ? headline.availability : null
  return { absence, from, to, change_percent_per_year, flags, note }
}

const METRICS = new Map(BENCHMARK_METRICS.map(({ id, value }) => [id, value]))

const metric = (id: BenchmarkMetric, figures: BenchmarkFigures): number | null =>
  METRICS.get(id)?.(figures) ?? null

function publishedYear(abn: string, year: EmissionsYear, incomes: readonly TaxIncome[]): ReporterYear {
  const figures: BenchmarkFigures = {
    abn,
    reporting_year: year.reporting_year,
    scope1_t: year.scope1_t?.value ?? null,
    scope2_t: year.scope2_t?.value ?? null,
    net_energy_gj: year.net_energy_gj?.value ?? null,
    incomes,
  }
  const fitted = fittingIncome(figures)
  return {
    reporting_year: year.reporting_year,
    absence: null,
    scope1_t: figures.scope1_t,
    scope2_t: figures.scope2_t,
    net_energy_gj: figures.net_energy_gj,
    energy_intensity: metric('energy_intensity', figures),
    income_intensity: metric('income_intensity', figures),
    income_absence: 'reason' in fitted ? fitted.reason : null,
  }
}

const absentYear = ({ reporting_year, availability }: EmissionsYear): ReporterYear => ({
  reporting_year,
  absence: availability.status === 'available' ? anotherCompany(reporting_year) : availability,
  scope1_t: null,
  scope2_t: null,
  net_energy_gj: null,
  energy_intensity: null,
  income_intensity: null,
  income_absence: null,
})

const anotherCompany = (year: ReportingYear): Availability =>
  unavailable(
    'no_match',
    'identifier_of_another_company',
    `The registry table for ${year} shows this ABN in another company’s row.`,
  )
