import { describe, expect, test } from 'vitest'
import {
  anzsicDirectory,
  climateSeries,
  facilityPlaces,
  registryReporters,
  safeguardRows,
  statusFigures,
} from '../../../test/support/company-tables.ts'
import { findNonFinite } from '../../../test/support/method-page.ts'
import { cellNumber, cellText, hasSharedTables, sharedTable } from '../../../test/support/shared-tables.ts'
import { climateContext } from './climate-context.ts'
import { emissionsTrend } from './emissions-trend.ts'
import { gridRegionOf } from './grid-region.ts'
import type { Outcome } from './outcome.ts'
import { physicalRisk } from './physical-risk.ts'
import { preparePopulation } from './population.ts'
import { safeguardMechanism } from './safeguard.ts'
import { deriveSafeguardStatus } from './safeguard-status.ts'
import { prepareSafeguardTable } from './safeguard-table.ts'
import { screenScope3 } from './scope3-screening.ts'
import { benchmarkSector } from './sector-benchmark.ts'
import { classifySector } from './sector-classification.ts'
import { rollUpSites } from './site-rollup.ts'
import { transitionInputs } from './transition-inputs.ts'
import { transitionRisk } from './transition-risk.ts'

const SNAPSHOT = '2026-11-15'

describe.skipIf(!hasSharedTables)('every company of the registry', () => {
  const directory = hasSharedTables ? anzsicDirectory() : new Map()
  const reporters = hasSharedTables ? registryReporters(directory) : []
  const mechanism = hasSharedTables ? safeguardRows() : []
  const table = prepareSafeguardTable(mechanism)
  const companies = Map.groupBy(reporters, (reporter) => reporter.abn)

  /** No block is silent: a result without NaN, or a coded reason. */
  function expectSound(abn: string, outcome: Outcome<unknown>): void {
    expect(findNonFinite(outcome), `${outcome.method.id} of ${abn}`).toEqual([])
    if (outcome.result === null) {
      expect(outcome.availability.status, `${outcome.method.id} of ${abn}`).not.toBe('available')
      expect(outcome.availability.reason_code).toBeTruthy()
    }
  }

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
    const bands = new Map<string, number>()
    for (const [abn, years] of companies) {
      const latest = years.toSorted((a, b) => (a.reporting_year < b.reporting_year ? -1 : 1)).at(-1)
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
          division:
            kg === null || division === null ? null : { code: division, kgco2e_per_aud: kg, evidence: [] },
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
          division,
          factor_region: null,
          electricity_factors: [
            {
              region: 'NSW_ACT',
              edition: '2025',
              scope2_kg_per_kwh: 0.64,
              scope3_kg_per_kwh: 0.03,
              evidence: [],
            },
          ],
          fuel_factors: [],
          stations: [],
          non_combustion: null,
        },
        spend: { industries: [], multipliers: [], income: null, deflator: null, scope1_t: latest.scope1_t },
      })
      for (const outcome of [trend, benchmark, safeguard, transition, screening]) expectSound(abn, outcome)
      const band = transition.result?.band ?? transition.availability.reason_code ?? ''
      bands.set(band, (bands.get(band) ?? 0) + 1)
    }
    // A method that puts everybody into one band tells nobody anything.
    for (const band of ['low', 'moderate', 'high', 'very_high']) expect(bands.get(band)).toBeGreaterThan(20)
  })

  test('classes agree with the table that was made by hand from the same evidence', () => {
    const expected = sharedTable('registry/company_anzsic.csv').filter(
      (row) => row['basis'] === 'safeguard_table',
    )
    const rows = sharedTable('registry/safeguard_facilities.csv')
    const agreed = expected.filter((row) => {
      const abn = row['abn'] ?? ''
      const outcome = classifySector({
        directory,
        scope1: (companies.get(abn) ?? []).flatMap((year) =>
          year.scope1_t === null ? [] : [{ ...year, scope1_t: year.scope1_t }],
        ),
        safeguard_facilities: rows
          .filter((one) => one['controlling_corporation_abn'] === abn && one['anzsic_group'] !== '')
          .map((one) => ({
            reporting_year: one['reporting_year'] ?? '',
            anzsic_code: one['anzsic_group'] ?? '',
            emissions_t: cellNumber(one['covered_emissions_t']) ?? 0,
            evidence: [],
          })),
        generators: [],
        curated: null,
        employer_declared: null,
        tenant_declared: null,
      })
      expectSound(abn, outcome)
      return outcome.result?.anzsic.group?.code === row['anzsic_group']
    })
    expect(agreed.length / expected.length).toBeGreaterThan(0.95)
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

  test('every located facility is assessed or says why not, and rolls up', () => {
    const series = climateSeries()
    const places = facilityPlaces()
    const facilities = mechanism.filter((row) => row.reporting_year === '2024-25')
    const sites = facilities.map((row) => {
      const place = places.get(row.facility) ?? null
      const risk = physicalRisk(climateContext(place, series, SNAPSHOT))
      expectSound(row.facility, risk)
      return {
        id: `${row.facility} (${row.responsible_emitter})`,
        name: row.facility,
        location_quality: place === null ? ('not_located' as const) : ('approximate' as const),
        risk,
        covered_emissions_t: row.covered_emissions_t,
      }
    })
    const rolled = rollUpSites(sites)
    expectSound('all facilities', rolled)
    expect((rolled.result?.sites_assessed ?? 0) + (rolled.result?.not_assessed.length ?? 0)).toBe(
      sites.length,
    )
    expect(rolled.result?.by_band.length).toBeGreaterThan(2)
  })

  test('every known head office has a grid region or a reason', () => {
    for (const row of sharedTable('company/abn_details.csv')) {
      const decision = gridRegionOf({ state: cellText(row['state']), postcode: cellText(row['postcode']) })
      expect(decision.grid_region === null).toBe(decision.availability.status !== 'available')
      if (decision.state !== null && row['state'] !== '') expect(decision.state).toBe(row['state'])
    }
  })
})
