import type { ClimateSeries } from '../../domain/company/climate/climate-context.ts'
import { type AnnualValue } from '../../domain/company/climate/climate-indicators.ts'
import { CLIMATE_INDICATORS, type IndicatorId } from '../../domain/company/climate/indicator-rules.ts'
import type { ProjectionRow } from '../../domain/company/climate/scenario-context.ts'
import { newestVersions } from '../../domain/company/climate/series-versions.ts'
import { rememberedUpTo } from '../../domain/remembered-by.ts'
import { type ClimateYearRow, climateYearRows, type ProjectionYearRow } from '../../store/climate.ts'
import { stationHeightRows } from '../../store/station-days.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { cite } from './cite.ts'
import { perReleases } from './per-snapshot.ts'

/** Column of an indicator, in observed series and in the years of a grid cell alike. */
const INDICATOR_COLUMNS = {
  mean_temperature: 'mean_temp_c',
  rainfall: 'rain_mm',
  heat_days_35: 'days_ge_35',
  heat_days_40: 'days_ge_40',
} as const satisfies Record<IndicatorId, keyof ClimateYearRow>

/** Observed series as the method takes them: some 20,000 rows, which few changes of data concern. */
export const observedSeries = perReleases(['climate-series', 'station-years'], async (database, snapshot) =>
  climateSeries(
    snapshot,
    await climateYearRows(database, snapshot.id),
    heightsByStation(await stationHeightRows(database, snapshot.id)),
  ),
)

/** Heights by the Bureau's number of the station, which every record of it names. */
const heightsByStation = (rows: Awaited<ReturnType<typeof stationHeightRows>>): ReadonlyMap<string, number> =>
  new Map(
    rows.flatMap(({ series, elevation_m }) => {
      const station = stationNumberIn(series)
      return station === undefined ? [] : [[station, elevation_m]]
    }),
  )

const stationNumberIn = (series: string): string | undefined => /\b\d{6}\b/.exec(series)?.[0]

/** Of several versions of one station the newest. */
function climateSeries(
  snapshot: SnapshotView,
  rows: readonly ClimateYearRow[],
  heights: ReadonlyMap<string, number>,
): readonly ClimateSeries[] {
  const groups = [...Map.groupBy(rows, (row) => `${row.series}|${row.location}`)].map(([id, group]) => ({
    id,
    group,
    first: group[0]!,
  }))
  return newestVersions(groups, ({ first }) => first.series).map(({ id, group, first }) => ({
    id,
    name: first.location,
    kind: first.kind,
    source: first.series,
    lat: first.latitude,
    lon: first.longitude,
    elevation_m: heights.get(stationNumberIn(first.series) ?? '') ?? null,
    valuesOf: byIndicator((column) => annual(snapshot, group, column)),
  }))
}

/** The values of each indicator, made when they are first asked for. */
export const byIndicator = (
  make: (column: (typeof INDICATOR_COLUMNS)[IndicatorId]) => readonly AnnualValue[],
): ClimateSeries['valuesOf'] => {
  const made = rememberedUpTo(CLIMATE_INDICATORS.length, (indicator: IndicatorId) =>
    make(INDICATOR_COLUMNS[indicator]),
  )
  return (indicator) => made(indicator)
}

function annual(
  snapshot: SnapshotView,
  rows: readonly ClimateYearRow[],
  column: (typeof INDICATOR_COLUMNS)[IndicatorId],
): AnnualValue[] {
  return rows.flatMap((row) => {
    const value = row[column]
    if (value === null) return []
    const evidence = cite(snapshot, row, String(row.year), { [`${row.series} ${column}`]: value })
    return [{ year: row.year, value, coverage: row.completeness, evidence }]
  })
}

export function projections(snapshot: SnapshotView, rows: readonly ProjectionYearRow[]): ProjectionRow[] {
  return rows.flatMap((row) => {
    if (row.low === null || row.median === null || row.high === null || row.n_models === null) return []
    return [
      {
        region: row.region,
        ensemble: row.ensemble,
        pathway: row.scenario,
        variable: row.variable,
        unit: row.unit,
        period: row.period,
        baseline: row.baseline,
        low: row.low,
        median: row.median,
        high: row.high,
        range: row.range ?? '',
        models: row.n_models,
        evidence: cite(snapshot, row, row.period, {
          [`${row.region} ${row.scenario} ${row.variable}`]: [
            row.low_text,
            row.median_text,
            row.high_text,
          ].join(' '),
        }),
      },
    ]
  })
}
