import { newestVersions } from '../../domain/company/climate/series-versions.ts'
import type { StationOfDays } from '../../domain/company/hazards/days-near.ts'
import { isBaselineYear } from '../../domain/company/hazards/days-of-station.ts'
import { DAILY_INDICES, daysOfYears } from '../../domain/company/hazards/station-years.ts'
import { type StoredStationYear, stationYearRows } from '../../store/station-days.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { dailyFigures } from './grid-days.ts'
import { perReleases } from './per-snapshot.ts'
import { decidedOnce } from './station-days.ts'

/**
 * Stations whose days are known as figures by year. What another version of the method computed is left out: it would be
 * compared with figures of this one.
 */
export const stationYears = perReleases<readonly StationOfDays[]>(
  ['station-years'],
  async (database, snapshot) => {
    const rows = await stationYearRows(database, snapshot.id)
    const current = rows.filter(({ method }) => method === METHOD)
    const groups = [...Map.groupBy(current, ({ series }) => series).values()]
    return newestVersions(groups, ([first]) => first?.series ?? '').map((years) => stationOf(snapshot, years))
  },
)

const METHOD = `${DAILY_INDICES.id} ${DAILY_INDICES.version}`

function stationOf(snapshot: SnapshotView, years: readonly StoredStationYear[]): StationOfDays {
  const { series, location, latitude: lat, longitude: lon, elevation_m } = years[0]!
  const name = `${series} ${location}`
  return {
    id: name,
    lat,
    lon,
    elevation_m,
    assess: decidedOnce(() => {
      const { first_year, ...days } = daysOfYears(years)
      // The newest release that says any of its years.
      const { release_id } = years.at(-1)!
      const share = shareInterpolated(years)
      return {
        ...dailyFigures(snapshot, { days, release_id, first_year, name: `${METHOD}, ${name}`, lat, lon }),
        ...(share === null ? {} : { share_interpolated: share }),
      }
    }),
  }
}

/** Of the days of rain in the baseline; null where the publisher does not say which were interpolated. */
function shareInterpolated(years: readonly StoredStationYear[]): number | null {
  const stated = years.filter(
    ({ year, days_interpolated }) => isBaselineYear(year) && days_interpolated !== null,
  )
  const days = stated.reduce((sum, { days_with_rain }) => sum + days_with_rain, 0)
  return days === 0 ? null : stated.reduce((sum, one) => sum + (one.days_interpolated ?? 0), 0) / days
}
