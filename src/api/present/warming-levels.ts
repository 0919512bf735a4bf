import { SCENARIO_STATEMENTS } from '../../domain/company/scenarios/scenario-words.ts'
import { type RegionalChange, spansZero } from '../../domain/company/scenarios/warming-levels.ts'
import type { HeatResponse, WarmingLevels } from '../../operations/reference/warming-answers.ts'
import { presentMeta, presentRelease } from './data.ts'

export const presentWarmingLevels = ({
  changes,
  loaded,
  snapshot,
  releases,
  evidence_hash,
}: WarmingLevels) => ({
  data: changes.map(presentChange),
  meta: {
    ...presentMeta(snapshot, evidence_hash, releases),
    rows_loaded: loaded,
    statements: SCENARIO_STATEMENTS,
    provenance: releases.map(presentRelease),
  },
})

function presentChange(change: RegionalChange) {
  const { evidence: _, level_c, models, ...shown } = change
  return { ...shown, gwl_c: level_c, n_models: models, range_spans_zero: spansZero(change) }
}

export const presentHeatResponse = ({ curves, snapshot, releases, evidence_hash }: HeatResponse) => ({
  data: curves.map(({ id, name, lat, lon, baseline, years, points, at }) => ({
    place: name,
    lat,
    lon,
    source: id,
    baseline,
    n_years: years,
    points: points.map(({ shift_c, days_ge_35, days_ge_40, hottest_day_c }) => ({
      shift_c,
      days_ge_35,
      days_ge_40,
      hottest_day_c,
    })),
    at,
  })),
  meta: { ...presentMeta(snapshot, evidence_hash, releases), provenance: releases.map(presentRelease) },
})
