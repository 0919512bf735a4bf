import type { RegistryRow, RegistryYear } from '../../domain/company/emissions/registry-row.ts'
import type { RegisterRecord } from '../../domain/company/identity/entity.ts'
import type { SafeguardRow } from '../../domain/company/safeguard/facility.ts'
import { deriveSafeguardStatus } from '../../domain/company/safeguard/status.ts'
import { prepareSafeguardTable } from '../../domain/company/safeguard/table.ts'
import type { AnzsicDirectory, AnzsicPath } from '../../domain/company/sector/anzsic.ts'
import type { Reporter } from '../../domain/company/sector/population.ts'
import type { StatedClass } from '../../domain/company/sector/sector-classification.ts'
import { type FacilityTables, locationKey } from '../../domain/company/sites/public-sites.ts'
import { canonicalJson, type EvidenceInput, sha256 } from '../../domain/evidence.ts'
import { rememberedBy, rememberedByBoth } from '../../domain/remembered-by.ts'
import { type ReportingYear, reportingYear, startYear } from '../../domain/reporting-year.ts'
import type { CompanySources } from '../company/company-sources.ts'
import data from './companies.json' with { type: 'json' }

/** No issued ABN has this prefix, so an invented company can never be taken for a real one. */
const PREFIX = '10'
const DATASET = 'au_southerly_sandbox'
const FILE_SHA256 = sha256(canonicalJson(data))

type SandboxCompany = (typeof data.companies)[number]

/** Whether a company is invented, for trying the service. Its rows flow like those of real ones; only its ABN tells. */
export const isInvented = (abn: string): boolean => sandboxCompany(abn) !== undefined

const sandboxCompany = (abn: string): SandboxCompany | undefined =>
  abn.startsWith(PREFIX) ? byAbn.get(abn) : undefined

export const SANDBOX_COMPANIES: readonly SandboxCompany[] = data.companies
const byAbn = new Map(data.companies.map((company) => [company.abn, company]))

/** The registry of an invented company: the years of the snapshot, with the sandbox as their file. Undefined for others. */
export function sandboxRegistry(
  abn: string,
  held: readonly RegistryYear[],
): { readonly rows: readonly RegistryRow[]; readonly years: readonly RegistryYear[] } | undefined {
  const company = sandboxCompany(abn)
  if (company === undefined) return undefined
  const years = sandboxYears(held)
  return { rows: sandboxRows(company, years), years }
}

const sandboxYears = rememberedBy((years: readonly RegistryYear[]): readonly RegistryYear[] =>
  years.map((year) => ({
    ...year,
    release_id: releaseOf(year.reporting_year),
    dataset: DATASET,
    file_sha256: FILE_SHA256,
  })),
)

const releaseOf = (year: string): string => `sandbox-${year}`

/** Rows as the registry would print them; a superseded one comes first, as the earlier release. */
function sandboxRows(company: SandboxCompany, years: readonly RegistryYear[]): RegistryRow[] {
  const held = new Set(years.map((year) => year.reporting_year))
  return company.registry
    .filter((row) => held.has(row.reporting_year))
    .map((row) => {
      const superseded = 'superseded' in row && row.superseded === true
      return {
        release_id: superseded ? `${releaseOf(row.reporting_year)}-first` : releaseOf(row.reporting_year),
        row_ref: company.abn,
        reporting_year: row.reporting_year,
        organisation: company.name,
        identifier_type: 'abn',
        identifier_text: company.abn,
        scope1_t: row.scope1_t,
        scope2_t: row.scope2_t,
        net_energy_gj: row.net_energy_gj,
        scope1_text: String(row.scope1_t),
        scope2_text: String(row.scope2_t),
        net_energy_text: String(row.net_energy_gj),
        notes: null,
        flags: ['sandbox'],
        in_force: !superseded,
        published_on: `${startYear(row.reporting_year) + 2}-02-28`,
      }
    })
}

/** What registers say of an invented company, and the tables that it is in. Undefined for others. */
export function sandboxSources(abn: string, latestYear: ReportingYear | null): CompanySources | undefined {
  const company = sandboxCompany(abn)
  if (company === undefined) return undefined
  return {
    register: sandboxRegister(company),
    register_coverage: 'whole',
    details: sandboxDetails(company),
    transfer: { name: null, certificates: [], evidence: [] },
    controlled_by: { name: null, companies: [], evidence: [] },
    suggestions: [],
    market_based: [],
    tables: sandboxTables(company, latestYear),
    flags: ['sandbox'],
  }
}

function sandboxRegister({ abn, register }: SandboxCompany): RegisterRecord | null {
  if (register === null) return null
  return {
    ...register,
    status_from: null,
    entity_type: 'Sandbox company',
    acn: null,
    gst_status: 'none',
    gst_from: null,
    other_names: [],
    updated_on: '2026-01-01',
    evidence: cite(abn, '2026-01-01', { status: register.status, name: register.name }),
  }
}

const sandboxDetails = ({ abn, name, place }: SandboxCompany) =>
  place === null
    ? null
    : {
        name,
        entity_type: null,
        entity_type_basis: null,
        state: place.state,
        state_basis: 'sandbox',
        postcode: place.postcode,
        source_text: 'sandbox',
        evidence: cite(abn, '', { state: place.state, postcode: place.postcode }),
      }

/** An invented company as a member of a year's population, which it joins for its own benchmark alone. */
export function sandboxReporter(
  abn: string,
  year: ReportingYear,
  anzsicOf: (abn: string) => AnzsicPath,
): Reporter | undefined {
  const company = sandboxCompany(abn)
  const row = company?.registry.findLast(({ reporting_year }) => reporting_year === year)
  if (company === undefined || row === undefined) return undefined
  const incomeYear = reportingYear(startYear(year) - 1)
  const { scope1_t, scope2_t, net_energy_gj } = row
  const { income_aud } = company
  return {
    abn,
    reporting_year: year,
    scope1_t,
    scope2_t,
    net_energy_gj,
    incomes:
      income_aud === null
        ? []
        : [
            {
              abn,
              income_year: incomeYear,
              total_income_aud: income_aud,
              evidence: cite(abn, incomeYear, { total_income_aud: income_aud }),
            },
          ],
    joint_facility: null,
    anzsic: anzsicOf(abn),
    evidence: cite(abn, year, { scope1_t, scope2_t, net_energy_gj }),
  }
}

/** The classes of invented companies, as a curated table would have them. */
export const sandboxClasses = (
  directory: AnzsicDirectory,
): readonly (readonly [abn: string, StatedClass])[] =>
  data.companies.flatMap(({ abn, anzsic }) =>
    anzsic === null || !directory.has(anzsic)
      ? []
      : [
          [
            abn,
            { anzsic_code: anzsic, reason: 'sandbox', evidence: cite(abn, '', { anzsic_code: anzsic }) },
          ] as const,
        ],
  )

/** Facilities of an invented company, in the years of the public table, and where they are. */
const sandboxTables = rememberedByBoth(
  (company: SandboxCompany, latest_year: ReportingYear | null): FacilityTables => ({
    safeguard: { ...prepareSafeguardTable(safeguardRows(company)), latest_year },
    stations: new Map(),
    latest_station_year: null,
    locations: new Map(
      company.facilities.map(({ facility, latitude, longitude }) => [
        locationKey({ scheme: 'safeguard', facility }),
        {
          scheme: 'safeguard',
          facility,
          location: {
            lat: latitude,
            lon: longitude,
            quality: 'approximate',
            precision: 'sandbox',
            matched_name: null,
            source: 'sandbox',
          },
          evidence: [],
        },
      ]),
    ),
  }),
)

function safeguardRows(company: SandboxCompany): SafeguardRow[] {
  return company.facilities.flatMap((facility) =>
    facility.years.map((year): SafeguardRow => {
      const figures = {
        baseline_t: year.baseline_t,
        net_emissions_t: year.net_emissions_t,
        accus_surrendered: year.units_surrendered,
        smcs_surrendered: 0,
      }
      return {
        ...figures,
        accus_issued: 0,
        accus_deemed_surrendered: 0,
        facility: facility.facility,
        reporting_year: year.reporting_year,
        responsible_emitter: company.name,
        emitter_abn: company.abn,
        controlling_corporation: company.name,
        controlling_corporation_abn: company.abn,
        state: facility.state,
        anzsic_group: null,
        link_basis: 'same_abn',
        link_carried_from: null,
        link_confirmation: null,
        formerly_controlled_by: [],
        derived_status: deriveSafeguardStatus({
          ...figures,
          multi_year_period: false,
          period_net_emissions_t: null,
          period_baseline_t: null,
          excess_situation: 'none',
        }),
        covered_emissions_t: year.covered_emissions_t,
        net_position_t: year.net_emissions_t - year.baseline_t,
        reduction_contribution: year.reduction_contribution,
        smcs_issued: 0,
        gases: { co2_t: null, ch4_t: null, n2o_t: null, other_t: null },
        evidence: cite(company.abn, year.reporting_year, {
          covered_emissions_t: year.covered_emissions_t,
          baseline_t: year.baseline_t,
          net_emissions_t: year.net_emissions_t,
        }),
      }
    }),
  )
}

function cite(
  abn: string,
  observed: string,
  figures: Readonly<Record<string, string | number | null>>,
): EvidenceInput[] {
  return Object.entries(figures).map(([field, value]) => ({
    dataset: DATASET,
    release: 'sandbox',
    file_sha256: FILE_SHA256,
    ref: abn,
    field,
    observed,
    value_text: value === null ? null : String(value),
  }))
}
