import type { RegistryRow, RegistryYear } from '../../domain/company/emissions/registry-row.ts'
import type { RegisterRecord } from '../../domain/company/identity/entity.ts'
import { deriveSafeguardStatus } from '../../domain/company/safeguard/status.ts'
import { prepareSafeguardTable } from '../../domain/company/safeguard/table.ts'
import { classifySector } from '../../domain/company/sector/sector-classification.ts'
import type { SiteLocation } from '../../domain/company/sites/sites.ts'
import { canonicalJson, type EvidenceInput, sha256 } from '../../domain/evidence.ts'
import { reportingYear, startYear } from '../../domain/reporting-year.ts'
import type { CompanyReference } from '../reference/company-reference.ts'
import type { SafeguardFacilityYear } from '../reference/safeguard.ts'
import data from './companies.json' with { type: 'json' }

/** No issued ABN has this prefix, so an invented company can never be taken for a real one. */
const PREFIX = '10'
const DATASET = 'au_southerly_sandbox'
const FILE_SHA256 = sha256(canonicalJson(data))

export type SandboxCompany = (typeof data.companies)[number]

/** The invented company with this ABN. */
export const sandboxCompany = (abn: string): SandboxCompany | undefined =>
  abn.startsWith(PREFIX) ? byAbn.get(abn) : undefined

export const SANDBOX_COMPANIES: readonly SandboxCompany[] = data.companies
const byAbn = new Map(data.companies.map((company) => [company.abn, company]))

/** The sandbox's own registry: the years of the snapshot, with the sandbox as their file. */
export const sandboxYears = (years: readonly RegistryYear[]): RegistryYear[] =>
  years.map((year) => ({
    ...year,
    release_id: releaseOf(year.reporting_year),
    dataset: DATASET,
    file_sha256: FILE_SHA256,
  }))

const releaseOf = (year: string): string => `sandbox-${year}`

/** Rows as the registry would print them; a superseded one comes first, as the earlier release. */
export function sandboxRows(company: SandboxCompany, years: readonly RegistryYear[]): RegistryRow[] {
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

export function sandboxRegister({ abn, register }: SandboxCompany): RegisterRecord | null {
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

export const sandboxDetails = ({ abn, name, place }: SandboxCompany) =>
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

/** The company as a member of its latest year's population, which it joins for its own benchmark alone. */
export function sandboxReporter(
  company: SandboxCompany,
  reference: CompanyReference,
  latestYear: string | undefined,
) {
  const latest = company.registry.findLast((row) => row.reporting_year === latestYear)
  if (latest === undefined) return null
  const year = latest.reporting_year
  const incomeYear = reportingYear(startYear(year) - 1)
  const { scope1_t, scope2_t, net_energy_gj } = latest
  return {
    abn: company.abn,
    reporting_year: year,
    scope1_t,
    scope2_t,
    net_energy_gj,
    incomes:
      company.income_aud === null
        ? []
        : [
            {
              abn: company.abn,
              income_year: incomeYear,
              total_income_aud: company.income_aud,
              evidence: cite(company.abn, incomeYear, { total_income_aud: company.income_aud }),
            },
          ],
    joint_facility: null,
    anzsic: sandboxSector(company, reference).result?.anzsic ?? {
      division: null,
      subdivision: null,
      group: null,
      class: null,
    },
    evidence: cite(company.abn, year, { scope1_t, scope2_t, net_energy_gj }),
  }
}

export const sandboxSector = ({ abn, anzsic }: SandboxCompany, reference: CompanyReference) =>
  classifySector({
    directory: reference.anzsic,
    scope1: [],
    safeguard_facilities: [],
    operated_facilities: [],
    generators: [],
    curated:
      anzsic === null || !reference.anzsic.has(anzsic)
        ? null
        : { anzsic_code: anzsic, reason: 'sandbox', evidence: cite(abn, '', { anzsic_code: anzsic }) },
    employer_declared: null,
    tenant_declared: null,
  })

/** The sandbox's own Safeguard table: the company's facilities, in the years of the public one. */
export function sandboxSafeguard(company: SandboxCompany, reference: CompanyReference) {
  const rows = company.facilities.flatMap((facility) =>
    facility.years.map((year): SafeguardFacilityYear => {
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
  return { ...prepareSafeguardTable(rows), latest_year: reference.safeguard.latest_year }
}

/** Where the sandbox says that a facility is, and in which state. */
export function sandboxFacility(
  company: SandboxCompany,
  name: string,
): { readonly state: string | null; readonly location: SiteLocation | null } {
  const found = company.facilities.find(({ facility }) => facility === name)
  if (found === undefined) return { state: null, location: null }
  return {
    state: found.state,
    location: {
      lat: found.latitude,
      lon: found.longitude,
      quality: 'approximate',
      precision: 'sandbox',
      matched_name: null,
      source: 'sandbox',
    },
  }
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
