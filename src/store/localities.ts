import type { ReadonlySql } from './database.ts'
import { rowsInForce } from './rows-in-force.ts'
import { SQL } from './sql-text.ts'

export interface PostcodeRow {
  readonly postcode: string
  readonly release_id: string
  readonly row_ref: string
  readonly locality: string
  readonly state: string
  readonly lat: number
  readonly lon: number
}

/** Every locality with its postcode: some 17,000 rows. */
export function localityRows(sql: ReadonlySql, snapshotId: string): Promise<PostcodeRow[]> {
  return sql.query<PostcodeRow>(
    SQL`select l.postcode, l.release_id, l.row_ref, l.locality, l.state, l.lat, l.lon
     from ${rowsInForce(SQL`locality`)} l
     order by l.postcode, l.locality, l.release_id, l.ordinal`,
    [snapshotId],
  )
}

export interface FacilityLocationRow {
  readonly release_id: string
  readonly row_ref: string
  readonly scheme: 'safeguard' | 'generation'
  readonly facility_name: string
  readonly last_year: string
  readonly owner_abn: string | null
  readonly state: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly precision: string
  readonly matched_name: string | null
  readonly source_text: string | null
  readonly second_latitude: number | null
  readonly second_longitude: number | null
  readonly second_km: number | null
  readonly second_kind: string | null
  readonly second_source: string | null
}

/** Where facilities are, as far as it is known: some 600 rows. */
export function facilityLocationRows(sql: ReadonlySql, snapshotId: string): Promise<FacilityLocationRow[]> {
  return sql.query<FacilityLocationRow>(
    SQL`select f.release_id, f.row_ref, f.scheme, f.facility_name, f.last_year, f.owner_abn, f.state, f.latitude,
       f.longitude, f.precision, f.matched_name, f.source_text, f.second_latitude, f.second_longitude, f.second_km,
       f.second_kind, f.second_source
     from ${rowsInForce(SQL`facility_location`)} f
     order by f.scheme, f.facility_name, f.release_id, f.ordinal`,
    [snapshotId],
  )
}
