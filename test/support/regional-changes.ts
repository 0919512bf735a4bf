import type { RegionalChange } from '../../src/domain/company/scenarios/warming-levels.ts'

/** A row of the region's changes: the year's temperature at 1.5 °C, unless told otherwise. */
export const change = (changed: Partial<RegionalChange>): RegionalChange => ({
  region: 'SAU',
  region_name: 'Southern Australia',
  ensemble: 'CMIP6',
  level_c: 1.5,
  season: 'annual',
  variable: 'mean_temp_change_c',
  unit: 'degC',
  baseline: '1981-2010',
  low: 0.44,
  median: 0.81,
  high: 0.95,
  range: 'p10-p90',
  models: 35,
  models_drier_percent: null,
  note: '',
  evidence: [],
  ...changed,
})

export const rain = (level_c: number, low: number, median: number, high: number, drier: number) =>
  change({
    level_c,
    variable: 'precip_change_pct',
    unit: '%',
    low,
    median,
    high,
    models: 34,
    models_drier_percent: drier,
  })
