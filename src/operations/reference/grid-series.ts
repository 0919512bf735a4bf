import { markStale } from '../../domain/company/grid/freshness.ts'
import {
  type GridDay,
  type GridFactor,
  type GridIntensity,
  gridIntensity,
} from '../../domain/company/grid/intensity.ts'
import { GRID_REGIONS, type GridRegionCode } from '../../domain/company/grid/regions.ts'
import type { Outcome } from '../../domain/company/outcome.ts'
import { scope2Factors } from '../../domain/company/scope3/electricity-factors.ts'
import { gridDayRows } from '../../store/grid.ts'
import { factorLibrary } from '../factors/factor-library.ts'
import { cite } from './cite.ts'
import { perSnapshot } from './per-snapshot.ts'

/** A region's series and what the method says about it: the same for every company of the region. */
export interface GridSeries {
  readonly region: GridRegionCode
  readonly days: readonly GridDay[]
  readonly factors: readonly GridFactor[]
  readonly edition_in_force: string | null
  readonly outcome: Outcome<GridIntensity>
}

export const gridSeries = perSnapshot<GridSeries>(async (database, snapshot, key) => {
  const region = key as GridRegionCode
  const { factor_region, has_index } = GRID_REGIONS[region]
  const library = await factorLibrary(database, snapshot)
  const rows = has_index ? await gridDayRows(database, snapshot.id, region) : []
  const days = rows.map((row) => ({
    day: row.date,
    energy_mwh: row.energy_mwh,
    emissions_t: row.emissions_t,
    evidence: cite(snapshot, row, row.date, {
      [`${region} energy_mwh`]: row.energy_text,
      [`${region} emissions_t`]: row.emissions_text,
    }),
  }))
  const factors = scope2Factors(library, factor_region)
  const edition_in_force = library?.editions.at(-1) ?? null
  const outcome = gridIntensity({ region, days, factors, edition_in_force })
  return { region, days, factors, edition_in_force, outcome: markStale(outcome, snapshot.as_of) }
})
