import { indexSuburbs, type SuburbIndex } from '../../domain/company/hazards/bushfire.ts'
import type { CoolingZone, CoolingZones } from '../../domain/company/hazards/cooling-demand.ts'
import type { HazardTables } from '../../domain/company/hazards/hazards.ts'
import type { StormTrack } from '../../domain/company/hazards/tropical-cyclone.ts'
import {
  type BushfireSuburbRow,
  bushfireSuburbRows,
  type ClimateZoneRow,
  type CoolingHoursRow,
  type CyclonePositionRow,
  climateZoneRows,
  coolingHoursRows,
  cyclonePositionRows,
} from '../../store/hazards.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { cite } from './cite.ts'
import { perReleases } from './per-snapshot.ts'

const SOURCES = ['bushfire-suburbs', 'cyclone-tracks', 'climate-zones', 'cooling-hours']

/** What hazards are looked up in: some 30,000 rows, which few changes of data concern. */
export const hazardTables = perReleases(SOURCES, async (database, snapshot) => {
  const { id } = snapshot
  const suburbs = await bushfireSuburbRows(database, id)
  const positions = await cyclonePositionRows(database, id)
  const zones = await climateZoneRows(database, id)
  const hours = await coolingHoursRows(database, id)
  return {
    suburbs: suburbs.length === 0 ? null : suburbIndex(snapshot, suburbs),
    tracks: positions.length === 0 ? null : stormTracks(snapshot, positions),
    zones: zones.length === 0 || hours.length === 0 ? null : coolingZones(snapshot, zones, hours),
    // Its publisher states no licence, and no reader loads it yet.
    coast: null,
  } satisfies Omit<HazardTables, 'has_climate'>
})

/** Evidence is made when it is asked for: a place cites a few of many rows. */
const suburbIndex = (snapshot: SnapshotView, rows: readonly BushfireSuburbRow[]): SuburbIndex =>
  indexSuburbs(
    rows.map((row) => ({
      state: row.state,
      name: row.suburb,
      share: row.bushfire_prone_share,
      point: row.lat === null || row.lon === null ? null : { lat: row.lat, lon: row.lon },
      get evidence() {
        return cite(snapshot, row, '2023', {
          [`${row.suburb} bushfire_prone_share`]: row.bushfire_prone_share,
        })
      },
    })),
  )

const stormTracks = (snapshot: SnapshotView, rows: readonly CyclonePositionRow[]): StormTrack[] =>
  [...Map.groupBy(rows, ({ storm }) => storm)].map(([storm, positions]) => ({
    storm,
    positions: positions.map((row) => ({
      lat: row.lat,
      lon: row.lon,
      wind_kt: row.wind_1min_kt,
      get evidence() {
        return cite(snapshot, row, row.time_utc, { [`${storm} wind_1min_kt`]: row.wind_1min_kt })
      },
    })),
  }))

function coolingZones(
  snapshot: SnapshotView,
  zones: readonly ClimateZoneRow[],
  hours: readonly CoolingHoursRow[],
): CoolingZones {
  const byPostcode = new Map(zones.map((row) => [row.postcode, row]))
  const byZone = Map.groupBy(hours, ({ zone }) => zone)
  return {
    zoneOf: (postcode): CoolingZone | null => {
      const found = byPostcode.get(postcode)
      const rows = found === undefined ? undefined : byZone.get(found.zone)
      if (found === undefined || rows?.[0] === undefined) return null
      return {
        zone: found.zone,
        town: rows[0].town,
        hours: new Map(rows.map((row) => [row.scenario, row.cooling_hrs])),
        evidence: [
          ...cite(snapshot, found, postcode, { zone: found.zone }),
          ...rows.flatMap((row) =>
            cite(snapshot, row, row.scenario, { [`zone ${row.zone} cooling_hrs`]: row.cooling_hrs }),
          ),
        ],
      }
    },
  }
}
