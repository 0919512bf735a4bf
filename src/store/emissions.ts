import type { RegistryRow } from '../domain/company/emissions/registry-row.ts'
import type { ReadonlySql } from './database.ts'
import { isSuperseded, rowsInForce } from './rows-in-force.ts'
import { SQL } from './sql-text.ts'

/**
 * Every row of some companies that was published by the snapshot's day: those in force and those superseded, so that a
 * restatement can be shown; `company_abn` says whose row it is. Tables without ABNs (2012-13) are joined through the
 * names that our link table holds to be certain, and flagged. A snapshot of which a release was withdrawn since is read
 * as it was: people who watch it learn what is no longer in force. One query, on the indexes by ABN.
 */
export const emissionRows = (
  sql: ReadonlySql,
  abns: readonly string[],
  snapshotId: string,
): Promise<(RegistryRow & { readonly company_abn: string })[]> =>
  sql.query(
    SQL`with published as (
       select r.id, r.published_on, r.revision, sr.release_id is not null as in_force
       from release r
       left join snapshot_release sr on sr.release_id = r.id and sr.snapshot_id = $2
       where r.source = 'nger-corporate' and (r.withdrawn_on is null or sr.release_id is not null)
         and r.published_on <= (select as_of from snapshot where id = $2)
     ), found as (
       select e.abn as company_abn, e.flags as all_flags, e.*
       from nger_corporate_emission e where e.abn = any($1::text[])
       union all
       select l.abn, e.flags || 'joined_by_name'::text, e.*
       from ${rowsInForce(SQL`registry_name_link`, SQL`$2`)} l
       join nger_corporate_emission e
         on e.abn is null and e.reporting_year = l.reporting_year and e.organisation = l.organisation
       where l.abn = any($1::text[])
     )
     select e.company_abn, e.release_id, e.row_ref, e.reporting_year, e.organisation, e.identifier_type,
       e.identifier_text, e.scope1_t, e.scope2_t, e.net_energy_gj, e.scope1_text, e.scope2_text,
       e.net_energy_text, e.notes, e.all_flags as flags,
       p.in_force and not ${isSuperseded(SQL`e`, SQL`$2`)} as in_force, p.published_on
     from found e join published p on p.id = e.release_id
     order by e.company_abn, e.reporting_year, p.published_on, p.revision, e.release_id, e.ordinal`,
    [abns, snapshotId],
    // Planned once: to plan it takes longer than to run it.
    'emission_rows',
  )
