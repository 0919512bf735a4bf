import type { SerialRange } from '../domain/disclosure/scope2/certificate-serials.ts'
import type { ReadonlySql } from './database.ts'
import { rowsInForce } from './rows-in-force.ts'
import { SQL } from './sql-text.ts'

/** What the certificate register logged of a range of certificates. */
export interface CertificateActionRow {
  readonly release_id: string
  readonly row_ref: string
  readonly action_type: string
  readonly completed_on: string
  readonly accreditation_code: string
  readonly generation_year: number
  readonly generation_state: string | null
  readonly start_serial: number
  readonly end_serial: number
  readonly status: string | null
  readonly account_purpose: string | null
}

/** Actions of the snapshot on any of some large-scale certificates, each once. */
export function certificateActionRows(
  sql: ReadonlySql,
  snapshotId: string,
  ranges: readonly SerialRange[],
): Promise<CertificateActionRow[]> {
  return sql.query<CertificateActionRow>(
    SQL`select a.release_id, a.row_ref, a.action_type, a.completed_on, a.accreditation_code, a.generation_year,
       a.generation_state, a.start_serial, a.end_serial, a.status, a.account_purpose
     from ${rowsInForce(SQL`certificate_action`)} a
     where a.record = 'action' and a.certificate_type = 'LGC' and a.accreditation_code = any($2::text[]) and exists (
       select 1 from unnest($2::text[], $3::integer[], $4::integer[], $5::integer[])
         as claimed (code, year, first, last)
       where a.accreditation_code = claimed.code and a.generation_year = claimed.year
         and a.start_serial <= claimed.last and a.end_serial >= claimed.first)
     order by a.completed_at, a.release_id, a.ordinal`,
    [
      snapshotId,
      ranges.map((range) => range.accreditation_code),
      ranges.map(({ vintage }) => vintage),
      ranges.map(({ serial_first }) => serial_first),
      ranges.map(({ serial_last }) => serial_last),
    ],
  )
}

/** A project of the register of carbon credits. */
export interface CreditProjectRow {
  readonly release_id: string
  readonly row_ref: string
  readonly project_id: string
  readonly revoked: boolean
  readonly registered_on: string | null
  readonly kaccus_issued: number | null
  readonly nkaccus_issued: number | null
  readonly kaccus_relinquished: number | null
  readonly nkaccus_relinquished: number | null
}

/** Some projects of the snapshot. */
export function creditProjectRows(
  sql: ReadonlySql,
  snapshotId: string,
  ids: readonly string[],
): Promise<CreditProjectRow[]> {
  return sql.query<CreditProjectRow>(
    SQL`select p.release_id, p.row_ref, p.project_id, p.revoked, p.registered_on, p.kaccus_issued, p.nkaccus_issued,
       p.kaccus_relinquished, p.nkaccus_relinquished
     from ${rowsInForce(SQL`accu_project`)} p
     where p.project_id = any($2::text[])
     order by p.project_id, p.release_id, p.ordinal`,
    [snapshotId, ids],
  )
}
