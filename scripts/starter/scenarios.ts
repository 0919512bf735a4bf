import { number, type Row, type TableRecord, text } from './records.ts'

/** How the tables of warming levels and of heat response become rows. */
export const SCENARIO_CONVERTERS: Readonly<Record<string, (record: TableRecord) => Row>> = {
  'warming-levels': (record) => ({
    region: record['region'],
    region_name: record['region_name'],
    ensemble: record['ensemble'],
    gwl_c: number(record['gwl_c']),
    season: record['season'],
    variable: record['variable'],
    unit: record['unit'],
    baseline: record['baseline'],
    low: number(record['low']),
    median: number(record['median']),
    high: number(record['high']),
    range: record['range'],
    n_models: number(record['n_models']),
    models_drier_percent: shareDrier(record),
    note: text(record['note']),
  }),
  'warming-level-years': (record) => ({
    scenario: record['scenario'],
    gwl_c: number(record['gwl_c']),
    year_early: number(record['year_early_p95']),
    year_best: number(record['year_best']),
    year_late: number(record['year_late_p5']),
  }),
  'heat-response': (record) => ({
    location: record['location'],
    latitude: number(record['lat']),
    longitude: number(record['lon']),
    series: record['source'],
    baseline: record['baseline'],
    n_years: number(record['n_years']),
    shift_c: number(record['shift_c']),
    days_ge_35: number(record['days_ge_35']),
    days_ge_40: number(record['days_ge_40']),
    hottest_day_c: number(record['hottest_day_c']),
  }),
}

/** The note of every rainfall row prints the share, and that of no other row does. */
function shareDrier({ note = '', variable }: TableRecord): number | null {
  const share = /share of models drier (\d+)%/.exec(note)?.[1]
  if ((share === undefined) !== (variable !== 'precip_change_pct'))
    throw new Error(`the note of ${variable} does not say what was expected of it: ${note}`)
  return number(share)
}
