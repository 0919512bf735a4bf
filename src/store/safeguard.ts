import type { ReadonlySql } from './database.ts'
import { rowsInForce } from './rows-in-force.ts'
import { SQL } from './sql-text.ts'

/** One facility-year of the Safeguard table with our link to the registry. */
export interface SafeguardFacilityRow {
  readonly release_id: string
  readonly row_ref: string
  readonly reporting_year: string
  readonly facility_name: string
  readonly responsible_emitter: string
  readonly state: string
  readonly emitter_abn: string | null
  readonly controlling_corporation: string | null
  readonly controlling_corporation_abn: string | null
  readonly link_basis: string | null
  readonly link_release_id: string | null
  readonly link_row_ref: string | null
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

/**
 * The whole mechanism, all years: some 900 rows. The link table spells names with single spaces, the publisher now and
 * then with two, so both are joined on single spaces.
 */
export function safeguardFacilityRows(sql: ReadonlySql, snapshotId: string): Promise<SafeguardFacilityRow[]> {
  return sql.query<SafeguardFacilityRow>(
    SQL`with link as (
       select l.*, regexp_replace(l.facility_name, '\\s+', ' ', 'g') as facility
       from ${rowsInForce(SQL`safeguard_link`)} l
     )
     select f.release_id, f.row_ref, f.reporting_year, f.facility_name, f.responsible_emitter, f.state,
       coalesce(f.emitter_abn, l.emitter_abn) as emitter_abn, l.controlling_corporation,
       l.controlling_corporation_abn, l.link_basis, l.release_id as link_release_id, l.row_ref as link_row_ref,
       coalesce(f.anzsic_group, l.anzsic_group) as anzsic_group, f.erc, f.baseline_t, f.covered_emissions_t,
       f.net_emissions_t, f.net_position_t, f.accus_issued, f.accus_deemed_surrendered, f.accus_surrendered,
       f.smcs_surrendered, f.smcs_issued, f.mymp_net_emissions_t, f.mymp_baseline_t, f.co2_t, f.ch4_t, f.n2o_t, f.other_ghg_t, f.excess_end, f.flags
     from ${rowsInForce(SQL`safeguard_facility`)} f
     left join link l on l.reporting_year = f.reporting_year and l.responsible_emitter = f.responsible_emitter
       and l.facility = regexp_replace(f.facility_name, '\\s+', ' ', 'g')
     order by f.reporting_year, f.release_id, f.ordinal`,
    [snapshotId],
  )
}
