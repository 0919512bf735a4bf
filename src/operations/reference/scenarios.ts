import { SCENARIO_BASELINE } from '../../domain/company/climate/scenario-context.ts'
import { newestVersions } from '../../domain/company/climate/series-versions.ts'
import type { HeatCurve } from '../../domain/company/scenarios/heat-response.ts'
import type { LevelYears } from '../../domain/company/scenarios/level-years.ts'
import type { ScenarioReference } from '../../domain/company/scenarios/scenario-analysis.ts'
import type { RegionalChange } from '../../domain/company/scenarios/warming-levels.ts'
import {
  heatResponseRows,
  levelYearRows,
  type StoredHeatResponse,
  type StoredLevelYear,
  type StoredWarmingLevel,
  warmingLevelRows,
} from '../../store/warming-levels.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { cite } from './cite.ts'
import { perReleases } from './per-snapshot.ts'
import { stationDays } from './station-days.ts'

/** Changes by warming level, the years of the levels and the response curves: some 1,500 rows, which few changes of data concern. */
export const scenarioReference = perReleases<ScenarioReference>(
  ['warming-levels', 'warming-level-years', 'heat-response', 'silo-point'],
  async (database, snapshot) => ({
    changes: (await warmingLevelRows(database, snapshot.id)).map((row) => regionalChange(snapshot, row)),
    years: (await levelYearRows(database, snapshot.id)).map((row) => levelYears(snapshot, row)),
    curves: [
      ...heatCurves(snapshot, await heatResponseRows(database, snapshot.id)),
      ...(await stationDays(database, snapshot)).flatMap(({ curve }) => curve ?? []),
    ],
  }),
)

const regionalChange = (snapshot: SnapshotView, row: StoredWarmingLevel): RegionalChange => ({
  region: row.region,
  region_name: row.region_name,
  ensemble: row.ensemble,
  level_c: row.gwl_c,
  season: row.season,
  variable: row.variable,
  unit: row.unit,
  baseline: row.baseline,
  low: row.low,
  median: row.median,
  high: row.high,
  range: row.range,
  models: row.n_models,
  models_drier_percent: row.models_drier_percent,
  note: row.note,
  evidence: cite(snapshot, row, row.baseline, {
    ...columnsOf(`${row.region} ${row.ensemble} ${row.gwl_c} ${row.season} ${row.variable}`, {
      low: row.low,
      median: row.median,
      high: row.high,
      ...(row.models_drier_percent === null ? {} : { models_drier_percent: row.models_drier_percent }),
    }),
  }),
})

/** Figures of a row under its key and their column. Each is its own input, so that a calculation can name the exact figure. */
const columnsOf = (key: string, figures: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(figures).map(([column, value]) => [`${key} ${column}`, value]))

const levelYears = (snapshot: SnapshotView, row: StoredLevelYear): LevelYears => ({
  pathway: row.scenario,
  level_c: row.gwl_c,
  early: row.year_early,
  best: row.year_best,
  late: row.year_late,
  evidence: cite(snapshot, row, row.scenario, {
    [`${row.scenario} ${row.gwl_c}`]: [row.year_early, row.year_best, row.year_late]
      .map((year) => year ?? '-')
      .join(' '),
  }),
})

/** One curve for each series of the baseline; of several versions of one station the newest. */
function heatCurves(snapshot: SnapshotView, rows: readonly StoredHeatResponse[]): HeatCurve[] {
  const ofBaseline = rows.filter(({ baseline }) => baseline === SCENARIO_BASELINE)
  const groups = [...Map.groupBy(ofBaseline, ({ series }) => series).values()]
  return newestVersions(groups, ([first]) => first?.series ?? '').flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { series, location, latitude, longitude, baseline, n_years } = first
    const points = group.map((row) => ({
      shift_c: row.shift_c,
      days_ge_35: row.days_ge_35,
      days_ge_40: row.days_ge_40,
      hottest_day_c: row.hottest_day_c,
      evidence: cite(snapshot, row, row.baseline, {
        ...columnsOf(`${row.series} +${row.shift_c}`, {
          days_ge_35: row.days_ge_35,
          days_ge_40: row.days_ge_40,
          hottest_day_c: row.hottest_day_c,
        }),
      }),
    }))
    return [{ id: series, name: location, lat: latitude, lon: longitude, baseline, years: n_years, points }]
  })
}
