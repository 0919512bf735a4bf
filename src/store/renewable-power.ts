import type { ReadonlySql } from './database.ts'
import { rowsInForce } from './rows-in-force.ts'
import { SQL } from './sql-text.ts'

/** The renewable power percentage of a calendar year. */
export interface RenewablePowerRow {
  readonly release_id: string
  readonly row_ref: string
  readonly year: string
  readonly rpp_pct: number
  readonly rpp_text: string
  readonly confidence: string
  readonly note: string | null
  /** Null for the national percentage. */
  readonly jurisdiction: string | null
}

/** Renewable power percentages of the snapshot, national and jurisdictional, by year. */
export function renewablePowerRows(sql: ReadonlySql, snapshotId: string): Promise<RenewablePowerRow[]> {
  return sql.query<RenewablePowerRow>(
    SQL`select p.release_id, p.row_ref, p.year, p.rpp_pct, p.rpp_text, p.confidence, p.note, p.jurisdiction
     from ${rowsInForce(SQL`renewable_power_percentage`)} p
     order by p.year, p.release_id, p.ordinal`,
    [snapshotId],
  )
}

/** Where a power station with an accreditation code is in the lists of the snapshot. */
export interface AccreditedStationRow {
  readonly release_id: string
  readonly row_ref: string
  readonly accreditation_code: string
  readonly state: string | null
  readonly fuel_source: string | null
}

/** Accredited power stations of the snapshot; empty when no list is in it. */
export function accreditedStationRows(sql: ReadonlySql, snapshotId: string): Promise<AccreditedStationRow[]> {
  return sql.query<AccreditedStationRow>(
    SQL`select s.release_id, s.row_ref, s.accreditation_code, s.state, s.fuel_source
     from ${rowsInForce(SQL`lret_station`)} s
     where s.accreditation_code is not null
     order by s.accreditation_code, s.release_id, s.ordinal`,
    [snapshotId],
  )
}
