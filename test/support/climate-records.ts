import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import type {
  ClimateContext,
  ClimateSeries,
  Place,
} from '../../src/domain/company/climate/climate-context.ts'
import type { AnnualValue } from '../../src/domain/company/climate/climate-indicators.ts'
import type { IndicatorId } from '../../src/domain/company/climate/indicator-rules.ts'
import { withoutDays } from '../../src/domain/company/hazards/daily-hazards.ts'
import { type HazardTables, hazardsAt } from '../../src/domain/company/hazards/hazards.ts'
import type { Outcome } from '../../src/domain/company/outcome.ts'
import { physicalRisk } from '../../src/domain/company/risk/physical-risk.ts'
import type { AtSite } from '../../src/domain/company/sites/sites.ts'
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
/** Values by indicator; one that is missing has none. */
export type RecordedValues = Partial<Record<IndicatorId, readonly AnnualValue[]>>
export const series = (values: RecordedValues, lat = -33): ClimateSeries => ({
  id: `station ${lat}`,
  name: 'Works Airport',
  kind: 'station',
  source: 'test',
  elevation_m: null,
  lat,
  lon: 151,
  valuesOf: (indicator) => values[indicator] ?? [],
})

const NO_TABLES: HazardTables = {
  has_climate: true,
  suburbs: null,
  tracks: null,
  zones: null,
  coast: null,
  disasters: null,
}

/** A climate with the hazards of its place, by the tables that are given. */
export const knownAt = (
  climate: Outcome<ClimateContext>,
  at: Place | null,
  tables: Partial<HazardTables> = {},
): AtSite => ({
  climate,
  hazards: hazardsAt(
    at === null
      ? null
      : { id: at.id, lat: at.lat, lon: at.lon, state: null, postcode: null, localities: [], ...at.named },
    { ...NO_TABLES, ...tables },
    { climate, risk: physicalRisk(climate), daily: withoutDays('not_loaded'), as_of: '2026-11-15' },
  ),
})

const STARTER_SERIES = path.resolve(import.meta.dirname, '../../data/starter/climate-series/all.csv')

/** A series of the starter dataset, whole: percentiles are among all years of the record. */
export function starterSeries(source: string): ClimateSeries {
  const rows = parse<Record<string, string>>(readFileSync(STARTER_SERIES), { columns: true }).filter(
    (row) => row['series'] === source,
  )
  const column = (name: string): AnnualValue[] =>
    rows
      .filter((row) => row[name] !== '')
      .map((row) => annual(Number(row['year']), Number(row[name]), Number(row['completeness'])))
  return {
    ...series({
      mean_temperature: column('mean_temp_c'),
      rainfall: column('rain_mm'),
      heat_days_35: column('days_ge_35'),
    }),
    lat: Number(rows[0]?.['latitude']),
    lon: Number(rows[0]?.['longitude']),
  }
}
