import type { AnzsicLevel } from '../domain/company/sector/anzsic.ts'
import type { ReadonlySql } from './database.ts'
import { rowsInForce } from './rows-in-force.ts'
import { SQL } from './sql-text.ts'

export interface AnzsicRow {
  readonly level: AnzsicLevel
  readonly code: string
  readonly title: string
  readonly parent_code: string | null
}

/** The whole classification: 825 codes. */
export function anzsicRows(sql: ReadonlySql, snapshotId: string): Promise<AnzsicRow[]> {
  return sql.query<AnzsicRow>(
    SQL`select a.level, a.code, a.title, a.parent_code
     from ${rowsInForce(SQL`anzsic_code`)} a
     order by a.release_id, a.ordinal`,
    [snapshotId],
  )
}

export interface StatedClassRow {
  readonly release_id: string
  readonly row_ref: string
  readonly abn: string
  readonly anzsic_code: string
  readonly basis: string
  readonly reason: string | null
  readonly observed: string
}

/** Our own table of classes; reporters that it leaves unclassified are not in the answer. */
export function curatedClassRows(sql: ReadonlySql, snapshotId: string): Promise<StatedClassRow[]> {
  return sql.query<StatedClassRow>(
    SQL`select c.release_id, c.row_ref, c.abn, coalesce(c.anzsic_group, c.anzsic_subdivision, c.anzsic_division) as anzsic_code,
       c.basis, c.evidence as reason, c.last_year as observed
     from ${rowsInForce(SQL`company_classification`)} c
     where coalesce(c.anzsic_group, c.anzsic_subdivision, c.anzsic_division) is not null
     order by c.abn, c.release_id, c.ordinal`,
    [snapshotId],
  )
}

/** A class that an employer declared, with the band of its size. */
export interface DeclaredClassRow extends StatedClassRow {
  readonly employer_size: string | null
  readonly corporate_group_name: string | null
  readonly division: string
}

/** What employers declared about themselves, the latest year of each. */
export function declaredClassRows(sql: ReadonlySql, snapshotId: string): Promise<DeclaredClassRow[]> {
  return sql.query<DeclaredClassRow>(
    SQL`select distinct on (e.abn) e.release_id, e.row_ref, e.abn, e.anzsic_class as anzsic_code, 'employer' as basis,
       e.employer_name as reason, e.year as observed, e.employer_size, e.corporate_group_name,
       e.anzsic_division as division
     from ${rowsInForce(SQL`employer_classification`)} e
     order by e.abn, e.year desc, e.release_id, e.ordinal`,
    [snapshotId],
  )
}
