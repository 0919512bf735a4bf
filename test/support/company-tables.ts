import type { ClimateSeries, Place } from '../../src/domain/company/climate/climate-context.ts'
import type { AnnualValue } from '../../src/domain/company/climate/climate-indicators.ts'
import type { IndicatorId } from '../../src/domain/company/climate/indicator-rules.ts'
import type { SafeguardRow } from '../../src/domain/company/safeguard/facility.ts'
import { deriveSafeguardStatus, type StatusFigures } from '../../src/domain/company/safeguard/status.ts'
import type { AnzsicDirectory, AnzsicLevel } from '../../src/domain/company/sector/anzsic.ts'
import { ANZSIC_LEVELS, pathOf } from '../../src/domain/company/sector/anzsic.ts'
import { jointlyReportedFacility } from '../../src/domain/company/sector/joint-reporting.ts'
import type { Reporter } from '../../src/domain/company/sector/population.ts'
import type { EvidenceInput } from '../../src/domain/evidence.ts'
import { cellNumber, cellText, type SharedRow, sharedTable } from './shared-tables.ts'

/** The shared tables in the shapes that the company methods take; only for tests that run over all companies. */
const rowEvidence = (dataset: string, observed: string, field: string, at: number): EvidenceInput => ({
  dataset,
  release: 'shared',
  file_sha256: '0'.repeat(64),
  ref: `row ${at + 2}`,
  field,
  observed,
  value_text: null,
})

export function anzsicDirectory(): AnzsicDirectory {
  return new Map(
    sharedTable('registry/anzsic.csv').map((row) => [
      row['code'] ?? '',
      {
        level: ANZSIC_LEVELS.find((level): level is AnzsicLevel => level === row['level']) ?? 'division',
        code: row['code'] ?? '',
        title: row['title'] ?? '',
        parent_code: cellText(row['parent_code']),
      },
    ]),
  )
}

/** Every corporation of every year that has an ABN, with the class of the curated table. */
export function registryReporters(
  directory: AnzsicDirectory,
): readonly (Reporter & { readonly name: string })[] {
  const groups = new Map(
    sharedTable('registry/company_anzsic.csv').map((row) => [row['abn'], cellText(row['anzsic_group'])]),
  )
  const incomes = Map.groupBy(sharedTable('company/abn_income_ato.csv'), (row) => row['abn'] ?? '')
  const tables = ['registry/nger_corporate.csv', 'registry/nger_corporate_history.csv']
  return tables.flatMap((table) =>
    sharedTable(table)
      .filter((row) => row['abn'] !== '')
      .map((row, at) => {
        const group = groups.get(row['abn']) ?? null
        const abn = row['abn'] ?? ''
        return {
          abn,
          name: row['organisation'] ?? '',
          reporting_year: row['reporting_year'] ?? '',
          scope1_t: cellNumber(row['scope1_t']),
          scope2_t: cellNumber(row['scope2_t']),
          net_energy_gj: cellNumber(row['net_energy_gj']),
          incomes: (incomes.get(abn) ?? []).map((income, line) => ({
            abn,
            income_year: income['income_year'] ?? '',
            total_income_aud: cellNumber(income['total_income_aud']),
            evidence: [rowEvidence('income', income['income_year'] ?? '', 'total_income_aud', line)],
          })),
          joint_facility: jointlyReportedFacility(row['notes'] ?? null),
          anzsic:
            group === null
              ? { division: null, subdivision: null, group: null, class: null }
              : pathOf(directory, group),
          evidence: [rowEvidence(table, row['reporting_year'] ?? '', 'row', at)],
        }
      }),
  )
}

/** What the Safeguard table prints about one facility-year, for the derivation of its status. */
export const statusFigures = (row: SharedRow): StatusFigures => ({
  baseline_t: cellNumber(row['baseline_t']),
  net_emissions_t: cellNumber(row['net_emissions_t']),
  accus_surrendered: cellNumber(row['accus_surrendered']),
  smcs_surrendered: cellNumber(row['smcs_surrendered']),
  multi_year_period: row['mymp'] === 'True',
  period_net_emissions_t: cellNumber(row['mymp_net_emissions_t']),
  period_baseline_t: cellNumber(row['mymp_baseline_t']),
  excess_situation: excessSituation(row),
})

function excessSituation(row: SharedRow): StatusFigures['excess_situation'] {
  if (row['excess_emissions_situation'] !== 'True') return 'none'
  return row['excess_end'] === '' ? 'open' : 'ended'
}

export const safeguardRows = (): readonly SafeguardRow[] =>
  sharedTable('registry/safeguard_facilities.csv').map((row, at) => ({
    facility: row['facility_name'] ?? '',
    reporting_year: row['reporting_year'] ?? '',
    state: row['state'] ?? '',
    anzsic_group: cellText(row['anzsic_group']),
    controlling_corporation: cellText(row['controlling_corporation']),
    responsible_emitter: row['responsible_emitter'] ?? '',
    emitter_abn: cellText(row['emitter_abn']),
    controlling_corporation_abn: cellText(row['controlling_corporation_abn']),
    link_basis: cellText(row['link_basis']),
    link_carried_from: null,
    link_confirmation: null,
    formerly_controlled_by: [],
    derived_status: deriveSafeguardStatus(statusFigures(row)),
    covered_emissions_t: cellNumber(row['covered_emissions_t']) ?? 0,
    baseline_t: cellNumber(row['baseline_t']),
    net_emissions_t: cellNumber(row['net_emissions_t']),
    net_position_t: cellNumber(row['net_position_t']),
    reduction_contribution: cellNumber(row['erc']),
    accus_issued: cellNumber(row['accus_issued']),
    accus_deemed_surrendered: cellNumber(row['accus_deemed_surrendered']),
    accus_surrendered: cellNumber(row['accus_surrendered']),
    smcs_surrendered: cellNumber(row['smcs_surrendered']),
    smcs_issued: cellNumber(row['smcs_issued']),
    gases: {
      co2_t: cellNumber(row['co2_t']),
      ch4_t: cellNumber(row['ch4_t']),
      n2o_t: cellNumber(row['n2o_t']),
      other_t: cellNumber(row['other_ghg_t']),
    },
    evidence: [rowEvidence('safeguard', row['reporting_year'] ?? '', 'row', at)],
  }))

const INDICATOR_COLUMNS: Readonly<Record<IndicatorId, string>> = {
  mean_temperature: 'mean_temp_c',
  rainfall: 'rain_mm',
  heat_days_35: 'days_ge_35',
  heat_days_40: 'days_ge_40',
}

/** Observed series that may be shipped, one for each place and source. */
export function climateSeries(): readonly ClimateSeries[] {
  const rows = sharedTable('climate/point_indicators.csv').filter((row) => row['ship'] === 'yes')
  const groups = Map.groupBy(rows, (row) => `${row['location']}|${row['source']}|${row['lat']}|${row['lon']}`)
  return [...groups].map(([id, group]) => ({
    id,
    name: group[0]?.['location'] ?? '',
    kind: group[0]?.['kind'] === 'station' ? ('station' as const) : ('grid_point' as const),
    source: group[0]?.['source'] ?? '',
    elevation_m: null,
    lat: Number(group[0]?.['lat']),
    lon: Number(group[0]?.['lon']),
    valuesOf: (indicator) => annualValues(group, INDICATOR_COLUMNS[indicator]),
  }))
}

const annualValues = (rows: readonly SharedRow[], column: string): AnnualValue[] =>
  rows.flatMap((row, at) => {
    const value = cellNumber(row[column])
    if (value === null) return []
    return [
      {
        year: Number(row['year']),
        value,
        coverage: cellNumber(row['coverage']),
        evidence: [rowEvidence('climate', row['year'] ?? '', column, at)],
      },
    ]
  })

/** Places of Safeguard facilities by name, all approximate. */
export const facilityPlaces = (): ReadonlyMap<string, Place> =>
  new Map(
    sharedTable('registry/safeguard_facility_locations.csv')
      .filter((row) => row['lat'] !== '')
      .map((row) => [
        row['facility_name'] ?? '',
        {
          id: row['facility_name'] ?? '',
          lat: Number(row['lat']),
          lon: Number(row['lon']),
          quality: 'approximate' as const,
        },
      ]),
  )
