import type { ReadonlySql } from './database.ts'
import { rowsInForce } from './rows-in-force.ts'
import { SQL } from './sql-text.ts'

interface StoredRow {
  readonly release_id: string
  readonly row_ref: string
}

export interface BushfireSuburbRow extends StoredRow {
  readonly state: string
  readonly suburb: string
  readonly bushfire_prone_share: number
  readonly lat: number | null
  readonly lon: number | null
}

/** Every suburb with its share in the bushfire-prone overlay: some 15,000 rows. */
export function bushfireSuburbRows(sql: ReadonlySql, snapshotId: string): Promise<BushfireSuburbRow[]> {
  return sql.query<BushfireSuburbRow>(
    SQL`select b.release_id, b.row_ref, b.state, b.suburb, b.bushfire_prone_share, b.lat, b.lon
     from ${rowsInForce(SQL`bushfire_suburb`)} b
     order by b.release_id, b.ordinal`,
    [snapshotId],
  )
}

export interface CyclonePositionRow extends StoredRow {
  readonly storm: string
  readonly time_utc: string
  readonly lat: number
  readonly lon: number
  readonly wind_1min_kt: number
}

/** Every position of every storm: some 12,000 rows. */
export function cyclonePositionRows(sql: ReadonlySql, snapshotId: string): Promise<CyclonePositionRow[]> {
  return sql.query<CyclonePositionRow>(
    SQL`select c.release_id, c.row_ref, c.storm, c.time_utc, c.lat, c.lon, c.wind_1min_kt
     from ${rowsInForce(SQL`cyclone_position`)} c
     order by c.storm, c.time_utc, c.release_id, c.ordinal`,
    [snapshotId],
  )
}

export interface ClimateZoneRow extends StoredRow {
  readonly postcode: string
  readonly zone: number
}

export function climateZoneRows(sql: ReadonlySql, snapshotId: string): Promise<ClimateZoneRow[]> {
  return sql.query<ClimateZoneRow>(
    SQL`select z.release_id, z.row_ref, z.postcode, z.zone
     from ${rowsInForce(SQL`climate_zone_postcode`)} z
     order by z.postcode, z.release_id, z.ordinal`,
    [snapshotId],
  )
}

export interface CoolingHoursRow extends StoredRow {
  readonly zone: number
  readonly town: string
  readonly scenario: string
  readonly cooling_hrs: number
}

export function coolingHoursRows(sql: ReadonlySql, snapshotId: string): Promise<CoolingHoursRow[]> {
  return sql.query<CoolingHoursRow>(
    SQL`select h.release_id, h.row_ref, h.zone, h.town, h.scenario, h.cooling_hrs
     from ${rowsInForce(SQL`cooling_hours`)} h
     order by h.zone, h.release_id, h.ordinal`,
    [snapshotId],
  )
}

export interface CoastalLevelRow extends StoredRow {
  readonly kind: string
  readonly name: string
  readonly region: string | null
  readonly lat: number
  readonly lon: number
  readonly rise_m: number
  readonly still_water_m: number
  readonly times_as_often: number
}

/** Levels of the sea by council and gauge, each place in the order of the rise: some 1,500 rows. */
export function coastalLevelRows(sql: ReadonlySql, snapshotId: string): Promise<CoastalLevelRow[]> {
  return sql.query<CoastalLevelRow>(
    SQL`select c.release_id, c.row_ref, c.kind, c.name, c.region, c.lat, c.lon, c.rise_m, c.still_water_m, c.times_as_often
     from ${rowsInForce(SQL`coastal_level`)} c
     order by c.release_id, c.name, c.region, c.rise_m`,
    [snapshotId],
  )
}

export interface DeclaredDisasterRow extends StoredRow {
  readonly lga_code: string
  readonly event: string
}

export function declaredDisasterRows(sql: ReadonlySql, snapshotId: string): Promise<DeclaredDisasterRow[]> {
  return sql.query<DeclaredDisasterRow>(
    SQL`select d.release_id, d.row_ref, d.lga_code, d.event
     from ${rowsInForce(SQL`declared_disaster`)} d
     order by d.lga_code, d.event, d.release_id, d.ordinal`,
    [snapshotId],
  )
}

export interface LocalityAreaRow extends StoredRow {
  readonly state: string
  readonly locality: string
  readonly lga_code: string
  readonly lga: string
}

export function localityAreaRows(sql: ReadonlySql, snapshotId: string): Promise<LocalityAreaRow[]> {
  return sql.query<LocalityAreaRow>(
    SQL`select l.release_id, l.row_ref, l.state, l.locality, l.lga_code, l.lga
     from ${rowsInForce(SQL`locality_area`)} l
     order by l.state, l.locality, l.lga_code, l.release_id, l.ordinal`,
    [snapshotId],
  )
}
