import { describe, expect, test } from 'vitest'
import { climateSeries, facilityPlaces, safeguardRows } from '../../../test/support/company-tables.ts'
import { gridDays, projectionRows, scenarioRegions } from '../../../test/support/factor-tables.ts'
import { expectSound, findNonFinite } from '../../../test/support/method-page.ts'
import { cellNumber, cellText, hasSharedTables, sharedTable } from '../../../test/support/shared-tables.ts'
import { AVAILABLE } from '../availability.ts'
import { climateContext } from './climate/climate-context.ts'
import { scenarioContext } from './climate/scenario-context.ts'
import { gridIntensity } from './grid/intensity.ts'
import { gridRegionOf } from './grid/region-of-place.ts'
import { physicalRisk } from './risk/physical-risk.ts'
import { NOT_LOCATED, rollUpSites } from './sites/site-rollup.ts'

const SNAPSHOT = '2026-11-15'

describe.skipIf(!hasSharedTables)('every place of the shared tables', () => {
  test('every facility is assessed or says why not, and all roll up', () => {
    const series = climateSeries()
    const places = facilityPlaces()
    const facilities = safeguardRows().filter((row) => row.reporting_year === '2024-25')
    const sites = facilities.map((row) => {
      const place = places.get(row.facility) ?? null
      const climate = climateContext(place, series, SNAPSHOT)
      const risk = physicalRisk(climate)
      expectSound(row.facility, risk)
      return {
        id: `${row.facility} (${row.responsible_emitter})`,
        name: row.facility,
        location_quality: place === null ? ('not_located' as const) : ('approximate' as const),
        location_availability: place === null ? NOT_LOCATED : AVAILABLE,
        risk,
        climate: climate.result,
        evidence: [],
        covered_emissions_t: row.covered_emissions_t,
        scope1_t: null,
      }
    })
    const rolled = rollUpSites(sites)
    expectSound('all facilities', rolled)
    expect((rolled.result?.sites_assessed ?? 0) + (rolled.result?.not_assessed.length ?? 0)).toBe(
      sites.length,
    )
    expect(rolled.result?.by_band.length).toBeGreaterThan(2)
  })

  test('series summaries equal those made apart from the same table', () => {
    const series = climateSeries()
    const rows = sharedTable('climate/point_indicators_summary.csv').filter(
      (row) => row['base8110_n_mean_temp_c'] === '30' && row['recent10_n_mean_temp_c'] === '10',
    )
    const compared = rows.flatMap((row) => {
      const one = series.find(
        ({ source, lat, lon }) =>
          source === row['source'] && lat === Number(row['lat']) && lon === Number(row['lon']),
      )
      if (one === undefined) return []
      const place = { id: 'here', lat: one.lat, lon: one.lon, quality: 'exact' } as const
      const summary = climateContext(place, [one], SNAPSHOT).result?.indicators[0]?.summary ?? null
      return summary === null || summary.complete_years < 40 ? [] : [[row, summary] as const]
    })
    expect(compared.length).toBeGreaterThan(20)
    for (const [row, summary] of compared)
      expect(summary.baseline.mean).toBeCloseTo(cellNumber(row['base8110_mean_temp_c']) ?? Number.NaN, 1)
  })

  test('every located facility lies in one region with projections', () => {
    const regions = scenarioRegions()
    const rows = projectionRows()
    for (const place of facilityPlaces().values()) {
      const outcome = scenarioContext(place, regions, rows)
      expectSound(place.id, outcome)
      // Six pathways, three periods, two variables; offshore facilities are in no land region.
      if (outcome.result !== null) expect(outcome.result.changes).toHaveLength(36)
    }
  })

  test.each(['NSW1', 'VIC1', 'QLD1', 'SA1', 'TAS1', 'NEM'])(
    '%s has a year and a change over five',
    (region) => {
      const outcome = gridIntensity({ region, days: gridDays(region), factors: [], edition_in_force: null })
      expect(findNonFinite(outcome)).toEqual([])
      expect(outcome.result?.twelve_months).toMatchObject({ last_day: '2025-12-27', complete: true })
      expect(outcome.result?.five_year_change?.t_per_mwh).toBeLessThan(0.01)
    },
  )

  test('every known head office has a grid region or a reason', () => {
    for (const row of sharedTable('company/abn_details.csv')) {
      const decision = gridRegionOf({ state: cellText(row['state']), postcode: cellText(row['postcode']) })
      expect(decision.grid_region === null).toBe(decision.availability.status !== 'available')
      if (decision.state !== null && row['state'] !== '') expect(decision.state).toBe(row['state'])
    }
  })
})
