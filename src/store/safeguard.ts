import type { ReadonlySql } from './database.ts'
import { isSuperseded, rowsInForce } from './rows-in-force.ts'
import { SQL } from './sql-text.ts'

/** One facility-year of the Safeguard table. */
export interface SafeguardFacilityRow {
  readonly release_id: string
  readonly row_ref: string
  readonly reporting_year: string
  readonly facility_name: string
  readonly responsible_emitter: string
  readonly state: string
  readonly emitter_abn: string | null
  readonly anzsic_group: string | null
  readonly erc: number | null
  readonly baseline_t: number | null
  readonly covered_emissions_t: number
  readonly net_emissions_t: number | null
  readonly net_position_t: number | null
  readonly accus_issued: number | null
  readonly accus_deemed_surrendered: number | null
  readonly accus_surrendered: number | null
  readonly smcs_surrendered: number | null
  readonly smcs_issued: number | null
  readonly mymp_net_emissions_t: number | null
  readonly mymp_baseline_t: number | null
  readonly co2_t: number | null
  readonly ch4_t: number | null
  readonly n2o_t: number | null
  readonly other_ghg_t: number | null
  readonly excess_end: string | null
  readonly flags: readonly string[]
}

/** The whole mechanism, all years: some 900 rows. */
export function safeguardFacilityRows(sql: ReadonlySql, snapshotId: string): Promise<SafeguardFacilityRow[]> {
  return sql.query<SafeguardFacilityRow>(
    SQL`select f.release_id, f.row_ref, f.reporting_year, f.facility_name, f.responsible_emitter, f.state,
       f.emitter_abn, f.anzsic_group, f.erc, f.baseline_t, f.covered_emissions_t, f.net_emissions_t, f.net_position_t,
       f.accus_issued, f.accus_deemed_surrendered, f.accus_surrendered, f.smcs_surrendered, f.smcs_issued,
       f.mymp_net_emissions_t, f.mymp_baseline_t, f.co2_t, f.ch4_t, f.n2o_t, f.other_ghg_t, f.excess_end, f.flags
     from ${rowsInForce(SQL`safeguard_facility`)} f
     order by f.reporting_year, f.release_id, f.ordinal`,
    [snapshotId],
  )
}

/** Who controls a facility in a year, by our link table. */
export interface SafeguardLinkRow {
  readonly release_id: string
  readonly row_ref: string
  readonly reporting_year: string
  readonly facility_name: string
  readonly responsible_emitter: string
  readonly emitter_abn: string | null
  readonly controlling_corporation: string | null
  readonly controlling_corporation_abn: string | null
  readonly link_basis: string | null
  readonly anzsic_group: string | null
  /** Of a link that a person confirmed; null for others. */
  readonly confirmed_by: string | null
  readonly confirmed_at: string | null
  readonly reason: string | null
}

export function safeguardLinkRows(sql: ReadonlySql, snapshotId: string): Promise<SafeguardLinkRow[]> {
  return sql.query<SafeguardLinkRow>(
    SQL`select l.release_id, l.row_ref, l.reporting_year, l.facility_name, l.responsible_emitter, l.emitter_abn,
       l.controlling_corporation, l.controlling_corporation_abn, l.link_basis, l.anzsic_group,
       l.confirmed_by, l.confirmed_at, l.reason
     from ${rowsInForce(SQL`safeguard_link`)} l
     order by l.reporting_year, l.release_id, l.ordinal`,
    [snapshotId],
  )
}

/** A link that a person confirmed, and whether answers rest on it. */
export interface ConfirmedLinkRow extends SafeguardLinkRow {
  /** `superseded`: a link that was published later says the same facility and year again. */
  readonly state: 'in_force' | 'superseded' | 'withdrawn'
  readonly withdrawn_on: string | null
  readonly withdrawn_reason: string | null
}

export function confirmedLinkRows(sql: ReadonlySql, snapshotId: string): Promise<ConfirmedLinkRow[]> {
  return sql.query<ConfirmedLinkRow>(
    SQL`select l.release_id, l.row_ref, l.reporting_year, l.facility_name, l.responsible_emitter, l.emitter_abn,
       l.controlling_corporation, l.controlling_corporation_abn, l.link_basis, l.anzsic_group,
       l.confirmed_by, l.confirmed_at, l.reason, r.withdrawn_on, r.withdrawn_reason,
       case when r.withdrawn_on is not null then 'withdrawn'
         when held.release_id is null or ${isSuperseded(SQL`l`, SQL`$1`)} then 'superseded'
         else 'in_force' end as state
     from safeguard_link l
     join release r on r.id = l.release_id
     left join snapshot_release held on held.release_id = l.release_id and held.snapshot_id = $1
     where l.confirmed_by is not null
     order by l.confirmed_at desc, l.release_id`,
    [snapshotId],
  )
}
