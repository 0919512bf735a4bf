import type { ClimateSeries, Place } from '../../src/domain/company/climate-context.ts'
import type { AnnualValue } from '../../src/domain/company/climate-indicators.ts'
import { evidence } from './method-page.ts'

export const annual = (year: number, number: number, coverage: number | null = 1): AnnualValue => ({
  year,
  value: number,
  coverage,
  evidence: [evidence('annual', String(year), number)],
})
/** Thirty baseline years alternating around a level, then recent years at another. */
export const record = (
  level: number,
  spread: number,
  recent: readonly number[],
  firstRecent = 2014,
): AnnualValue[] => [
  ...Array.from({ length: 30 }, (_, at) => annual(1981 + at, level + (at % 2 === 0 ? spread : -spread))),
  ...recent.map((number, at) => annual(firstRecent + at, number)),
]
export const ten = (number: number): number[] => Array.from({ length: 10 }, () => number)
/** Where the series of these tests are. */
export const place: Place = { id: 'works', lat: -33, lon: 151, quality: 'exact' }
export const series = (values: ClimateSeries['values'], lat = -33): ClimateSeries => ({
  id: `station ${lat}`,
  name: 'Works Airport',
  kind: 'station',
  source: 'test',
  elevation_m: null,
  lat,
  lon: 151,
  values,
})
