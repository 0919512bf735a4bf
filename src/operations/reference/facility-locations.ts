import { isInAustralia } from '../../domain/company/climate/australia.ts'
import type { Point } from '../../domain/company/climate/location.ts'
import {
  type FacilityLocation,
  type FacilityTables,
  locationKey,
} from '../../domain/company/sites/public-sites.ts'
import type { SecondOpinion, SiteLocation } from '../../domain/company/sites/sites.ts'
import type { FacilityLocationRow } from '../../store/localities.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { cite } from './cite.ts'

/** Where facilities are, as the methods take it. */
export const facilityLocations = (
  snapshot: SnapshotView,
  rows: readonly FacilityLocationRow[],
): FacilityTables['locations'] =>
  new Map(
    rows.map((row) => {
      const { scheme, facility_name: facility, latitude, longitude } = row
      const evidence = cite(snapshot, row, row.last_year, {
        latitude,
        longitude,
        ...(row.second_km === null
          ? {}
          : { second_latitude: row.second_latitude, second_longitude: row.second_longitude }),
      })
      const found: FacilityLocation = { scheme, facility, ...locationOf(row), evidence }
      return [locationKey(found), found]
    }),
  )

function locationOf(row: FacilityLocationRow): Pick<FacilityLocation, 'location' | 'refused'> {
  const { latitude: lat, longitude: lon, source_text: source } = row
  if (lat === null || lon === null) return { location: null }
  // A point in the open ocean is a slip of its map: the facility has no place.
  return isInAustralia({ lat, lon })
    ? { location: pointOf({ lat, lon }, row) }
    : { location: null, refused: { lat, lon, source } }
}

function pointOf({ lat, lon }: Point, row: FacilityLocationRow): SiteLocation {
  return {
    lat,
    lon,
    // Every published location was matched by name or taken from a map: none is a surveyed point of the facility.
    quality: 'approximate',
    precision: row.precision,
    matched_name: row.matched_name,
    source: row.source_text,
    second_opinion: secondOpinion(row),
  }
}

function secondOpinion(row: Omit<FacilityLocationRow, 'latitude' | 'longitude'>): SecondOpinion | undefined {
  const { second_latitude: lat, second_longitude: lon, second_km: distance_km, second_kind: kind } = row
  if (lat === null || lon === null || distance_km === null || kind === null) return undefined
  return { lat, lon, distance_km, kind, source: row.second_source }
}
