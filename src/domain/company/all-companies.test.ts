import { describe, expect, test } from 'vitest'
import {
  anzsicDirectory,
  registryReporters,
  safeguardRows,
  statusFigures,
} from '../../../test/support/company-tables.ts'
import { electricityFactors, fuelFactors, stationsOf } from '../../../test/support/factor-tables.ts'
import { expectSound } from '../../../test/support/method-page.ts'
import {
  cellNumber,
  hasSharedTables,
  type SharedRow,
  sharedTable,
} from '../../../test/support/shared-tables.ts'
import { compareText } from '../text-order.ts'
import { emissionsTrend } from './emissions/emissions-trend.ts'
import { transitionInputs } from './risk/transition-inputs.ts'
import { transitionRisk } from './risk/transition-risk.ts'
import { safeguardMechanism } from './safeguard/safeguard.ts'
import { deriveSafeguardStatus } from './safeguard/status.ts'
import { prepareSafeguardTable } from './safeguard/table.ts'
import { screenScope3 } from './scope3/screening.ts'
import { preparePopulation } from './sector/population.ts'
import { benchmarkSector } from './sector/sector-benchmark.ts'
import { classifySector } from './sector/sector-classification.ts'

describe.skipIf(!hasSharedTables)('every company of the registry', () => {
  const directory = hasSharedTables ? anzsicDirectory() : new Map()
  const reporters = hasSharedTables ? registryReporters(directory) : []
  const mechanism = hasSharedTables ? safeguardRows() : []
  const table = prepareSafeguardTable(mechanism)
  const companies = Map.groupBy(reporters, (reporter) => reporter.abn)

  test('there are 727 or so', () => {
    expect(companies.size).toBeGreaterThan(700)
  })

  test('trend, benchmark, Safeguard, transition risk and screening all answer', () => {
    const intensity = new Map(
      sharedTable('factors/io_multipliers.csv')
        .filter((row) => row['level'] === 'ANZSIC_DIVISION')
        .map((row) => [row['code'], cellNumber(row['total_kgco2e_per_aud_published'])]),
    )
    const populations = new Map(
      [...Map.groupBy(reporters, (reporter) => reporter.reporting_year)].map(([year, all]) => [
        year,
        preparePopulation(all),
      ]),
    )
    const [electricity, fuels, stations] = [electricityFactors(), fuelFactors(), stationsOf('2023-24')]
    const bands = new Map<string, number>()
    for (const [abn, years] of companies) {
      const latest = years.toSorted((a, b) => compareText(a.reporting_year, b.reporting_year)).at(-1)
      if (latest === undefined) continue
      const trend = emissionsTrend(years)
      const benchmark = benchmarkSector(
        latest,
        populations.get(latest.reporting_year) ?? preparePopulation([]),
      )
      const safeguard = safeguardMechanism({
        company: { abn, names: [...new Set(years.map(({ name }) => name))] },
        table,
        scope1: years,
      })
      const division = latest.anzsic.division?.code ?? null
      const kg = division === null ? null : (intensity.get(division) ?? null)
      const transition = transitionRisk(
        transitionInputs({
          reporter: latest,
          division,
          intensity:
            kg === null || division === null
              ? null
              : { level: 'division', code: division, kgco2e_per_aud: kg, evidence: [] },
          safeguard,
          trend,
          benchmark,
        }),
      )
      const screening = screenScope3({
        company: latest,
        energy: {
          scope1_t: latest.scope1_t,
          scope2_t: latest.scope2_t,
          net_energy:
            latest.net_energy_gj === null ? null : { gigajoules: latest.net_energy_gj, evidence: [] },
          division,
          factor_region: 'NSW_ACT',
          region_facilities: [],
          edition: '2025',
          electricity_factors: electricity,
          fuel_factors: fuels,
          stations: latest.reporting_year === '2023-24' ? (stations.get(abn) ?? []) : [],
          facilities: [],
          extracts_gas: false,
        },
        anzsic: null,
        facility_groups: [],
        size: { group: null, subdivision: null, employers: [], income: null, deflator: null },
        purchases: { industries: [], multipliers: [], division: null, goods: null },
      })
      for (const outcome of [trend, benchmark, safeguard, transition, screening]) expectSound(abn, outcome)
      const band = transition.result?.band ?? transition.availability.reason_code ?? ''
      bands.set(band, (bands.get(band) ?? 0) + 1)
    }
    // A method that puts everyone into one band tells no one anything.
    for (const band of ['low', 'moderate', 'high', 'very_high']) expect(bands.get(band)).toBeGreaterThan(20)
  })

  test('classes agree with the table that was made apart from the same evidence', () => {
    const facilities = Map.groupBy(
      sharedTable('registry/safeguard_facilities.csv').filter((row) => row['anzsic_group'] !== ''),
      (row) => row['controlling_corporation_abn'] ?? '',
    )
    const generators = Map.groupBy(
      sharedTable('registry/generation_facilities.csv').filter((row) => row['scope1_t'] !== ''),
      (row) => row['reporting_entity_abn'] ?? '',
    )
    const facility = (row: SharedRow, anzsic_code: string, column: string) => ({
      reporting_year: row['reporting_year'] ?? '',
      anzsic_code,
      emissions_t: cellNumber(row[column]) ?? 0,
      evidence: [],
    })
    const rows = sharedTable('registry/company_anzsic.csv').filter((row) => row['abn'] !== '')
    const agreed = rows.filter((row) => {
      const abn = row['abn'] ?? ''
      const outcome = classifySector({
        directory,
        scope1: (companies.get(abn) ?? []).flatMap((year) =>
          year.scope1_t === null ? [] : [{ ...year, scope1_t: year.scope1_t }],
        ),
        safeguard_facilities: (facilities.get(abn) ?? []).map((one) =>
          facility(one, one['anzsic_group'] ?? '', 'covered_emissions_t'),
        ),
        operated_facilities: [],
        generators: (generators.get(abn) ?? []).map((one) => facility(one, '261', 'scope1_t')),
        curated:
          row['basis'] === 'analyst_assigned'
            ? { anzsic_code: row['anzsic_group'] ?? '', reason: row['evidence'] ?? '', evidence: [] }
            : null,
        employer_declared: null,
        tenant_declared: null,
      })
      expectSound(abn, outcome)
      return (outcome.result?.anzsic.group?.code ?? '') === row['anzsic_group']
    })
    expect(agreed.length / rows.length).toBeGreaterThan(0.95)
  })

  test('Safeguard statuses agree with the table but for units nobody needed and an excess inside a multi-year period', () => {
    const differing = sharedTable('registry/safeguard_facilities.csv').filter((row) => {
      const stated =
        row['derived_status'] === 'in_multi_year_monitoring_period' ? 'mymp' : row['derived_status']
      return deriveSafeguardStatus(statusFigures(row)) !== stated
    })
    expect(differing.map((row) => `${row['facility_name']} ${row['reporting_year']}`)).toEqual([
      'Solomon Mine 2022-23',
      'Carborough Downs Coal Mine 2023-24',
    ])
  })
})
