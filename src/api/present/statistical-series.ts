import type { CpiSeries } from '../../domain/statistics/cpi-series.ts'

export function presentSeries({ series_id, key, first, observations }: CpiSeries) {
  return {
    series_id,
    key,
    dataflow: first.dataflow,
    dataflow_version: first.dataflow_version,
    measure: { code: first.measure_code, name: first.measure },
    index: { code: first.index_code, name: first.index_name },
    adjustment: first.tsest,
    region: { code: first.region_code, name: first.region_name },
    frequency: first.freq,
    unit: first.unit,
    base_period: first.base_period,
    abs_series_id: first.abs_series_id,
    basis: 'reported' as const,
    release: first.release_id,
    observations: observations.map((row) => ({
      time_period: row.time_period,
      value: row.obs_value,
      value_text: row.obs_value_text,
      status: row.obs_status,
      ref: row.row_ref,
    })),
  }
}
