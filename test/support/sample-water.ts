import {
  type WaterPeriod,
  type WaterStress,
  waterStress,
} from '../../src/domain/company/climate/water-stress.ts'
import type { Outcome } from '../../src/domain/company/outcome.ts'

const period = (year: number, value: number): WaterPeriod => ({
  last_month: `${year}-09`,
  value,
  coverage: 1,
  evidence: [
    {
      dataset: 'au_bom_water_outlook',
      release: 'test',
      file_sha256: '0'.repeat(64),
      ref: 'cell -33.95, 151.15',
      field: 'soil_moisture_mm',
      observed: `${year}`,
      value_text: String(value),
    },
  ],
})

/** Water stress at Sydney's airport: the starter dataset has no water balance. */
export function sampleWater(): Outcome<WaterStress> {
  const periods = [...Array.from({ length: 30 }, (_, at) => period(1981 + at, at + 1)), period(2025, 3)]
  const cell = { source: 'awra-l', lat: -33.95, lon: 151.15, distance_km: 3.95, moved_to_land: true }
  return waterStress({ cell, periods: { root_zone_soil_moisture: periods, runoff: periods } }, '2026-01-31')
}
