import type { ClimateSeries } from '../../domain/company/climate/climate-context.ts'
import type { AnnualValue, IndicatorId } from '../../domain/company/climate/climate-indicators.ts'
import type { ProjectionRow } from '../../domain/company/climate/scenario-context.ts'
import { newestVersions } from '../../domain/company/climate/series-versions.ts'
import type { ClimateYearRow, ProjectionYearRow } from '../../store/climate.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { cite } from './cite.ts'

/** Column of an indicator, in observed series and in the years of a grid cell alike. */
export const INDICATOR_COLUMNS = {
  mean_temperature: 'mean_temp_c',
  rainfall: 'rain_mm',
  heat_days_35: 'days_ge_35',
  heat_days_40: 'days_ge_40',
} as const satisfies Record<IndicatorId, keyof ClimateYearRow>

/** Observed series as the method takes them; of several versions of one station the newest. */
export function climateSeries(
  snapshot: SnapshotView,
  rows: readonly ClimateYearRow[],
): readonly ClimateSeries[] {
  const used = newestVersions(rows, (row) => row.series)
  const groups = Map.groupBy(used, (row) => `${row.series}|${row.location}`)
  return [...groups].flatMap(([id, group]) => {
    const first = group[0]
    if (first === undefined) return []
    return [
      {
        id,
        name: first.location,
        kind: first.kind,
        source: first.series,
        lat: first.latitude,
        lon: first.longitude,
        elevation_m: null,
        values: Object.fromEntries(
          Object.entries(INDICATOR_COLUMNS).map(([indicator, column]) => [
            indicator,
            annual(snapshot, group, column),
          ]),
        ),
      },
    ]
  })
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
