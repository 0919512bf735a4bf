import type { ReadonlySql } from './database.ts'
import { rowsInForce } from './rows-in-force.ts'
import { SQL } from './sql-text.ts'

export interface MultiplierRow {
  readonly release_id: string
  readonly row_ref: string
  readonly level: 'IOIG' | 'ANZSIC_DIVISION'
  readonly code: string
  readonly anzsic06_classes: readonly string[]
  readonly direct_kgco2e_per_aud: number | null
  readonly total_kgco2e_per_aud_published: number | null
  readonly total_kgco2e_per_aud_domestic: number | null
  readonly output_aud_m: number | null
}

/** Emissions per dollar by industry and by division: 100 rows. */
export function multiplierRows(sql: ReadonlySql, snapshotId: string): Promise<MultiplierRow[]> {
  return sql.query<MultiplierRow>(
    SQL`select m.release_id, m.row_ref, m.level, m.code, m.anzsic06_classes, m.direct_kgco2e_per_aud,
       m.total_kgco2e_per_aud_published, m.total_kgco2e_per_aud_domestic, m.output_aud_m
     from ${rowsInForce(SQL`input_output_multiplier`)} m
     order by m.release_id, m.ordinal`,
    [snapshotId],
  )
}

/** A row with all that the table says of it. */
export interface PrintedMultiplierRow extends MultiplierRow {
  readonly name: string
  readonly anzsic_division: string | null
  readonly price_basis: string
  readonly source_text: string
  readonly confidence: string
  readonly note: string | null
}

export function printedMultiplierRows(sql: ReadonlySql, snapshotId: string): Promise<PrintedMultiplierRow[]> {
  return sql.query<PrintedMultiplierRow>(
    SQL`select m.release_id, m.row_ref, m.level, m.code, m.name, m.anzsic_division, m.anzsic06_classes,
       m.direct_kgco2e_per_aud, m.total_kgco2e_per_aud_published, m.total_kgco2e_per_aud_domestic, m.output_aud_m,
       m.price_basis, m.source_text, m.confidence, m.note
     from ${rowsInForce(SQL`input_output_multiplier`)} m
     order by m.release_id, m.ordinal`,
    [snapshotId],
  )
}

export interface PurchaseRow {
  readonly release_id: string
  readonly row_ref: string
  readonly from_code: string
  readonly to_code: string
  readonly value_aud_m: number
}

/** What industries buy from some supplying industries and what they produce, A$ million, from the table of flows. */
export function purchaseRows(
  sql: ReadonlySql,
  snapshotId: string,
  suppliers: readonly string[],
): Promise<PurchaseRow[]> {
  return sql.query<PurchaseRow>(
    SQL`select f.release_id, f.row_ref, f.from_code, f.to_code, f.value_aud_m
     from ${rowsInForce(SQL`input_output_flow`)} f
     where (f.from_kind = 'industry' and f.from_code = any($2::text[]) or f.from_code = 'production')
       and f.to_kind = 'industry' and f.value_aud_m is not null and f."table" = 'flow'
     order by f.to_code, f.from_code, f.release_id, f.ordinal`,
    [snapshotId, suppliers],
  )
}
