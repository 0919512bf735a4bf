import type { ReadonlySql } from './database.ts'
import { identifier, joined, SQL } from './sql-text.ts'

interface ReleaseTotals {
  readonly release_id: string
  readonly slot: string
  readonly observed_from: string | null
  readonly observed_to: string | null
  readonly totals: Readonly<Record<string, number | null>>
}

/** Rows of releases and the sums of some measures over them; a sum over no value is null. In order of the slots. */
export function totalsOfReleases(
  sql: ReadonlySql,
  { table, measures }: { readonly table: string; readonly measures: readonly string[] },
  releaseIds: readonly string[],
): Promise<ReleaseTotals[]> {
  const sums = measures.map(
    (measure) => SQL`, sum(t.${identifier(measure)})::double precision as ${identifier(measure)}`,
  )
  return sql.query(
    SQL`select r.id as release_id, r.slot, r.observed_from, r.observed_to, to_jsonb(s) as totals
     from release r
     cross join lateral (
       select count(*) as rows${joined(sums, SQL``)} from ${identifier(table)} t where t.release_id = r.id
     ) s
     where r.id = any($1::text[])
     order by r.slot, r.id`,
    [releaseIds],
  )
}
