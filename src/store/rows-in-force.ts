import type { Sql } from './database.ts'
import { identifier, joined, SQL, type SqlText } from './sql-text.ts'

/**
 * The rule of all published rows: a snapshot ($1 unless told otherwise) shows the rows of its releases, and of what several
 * releases of a source say alike only the newest publication's. Reads of a source's table go through here.
 */
export const rowsInForce = (table: SqlText, snapshot: SqlText = SQL`$1`): SqlText => SQL`(
  select said.* from ${table} said
  join snapshot_release held on held.release_id = said.release_id and held.snapshot_id = ${snapshot}
  where not ${isSuperseded(SQL`said`, snapshot)}
)`

/** Whether another release of the snapshot says the row again. */
export const isSuperseded = (row: SqlText, snapshot: SqlText): SqlText => SQL`exists (
  select from superseded_row again
  join snapshot_release newer on newer.release_id = again.superseded_by and newer.snapshot_id = ${snapshot}
  where again.release_id = ${row}.release_id and again.ordinal = ${row}.ordinal
)`

/** The rows of a source, and the fields that name what a row speaks of. */
interface SpokenRows {
  readonly table: string
  readonly said_once_by: readonly string[]
}

/**
 * Writes down which rows some releases and others of their source say alike. Releases of one slot are not compared: a
 * snapshot never holds two of them. Older and newer are ordered as on the publication timeline: a known day of publication
 * outranks an unknown one, then the later day, then the revision, then the later load.
 */
export async function recordSuperseded(
  sql: Sql,
  { table, said_once_by }: SpokenRows,
  releaseIds: readonly string[],
): Promise<void> {
  // Rows of this transaction have no statistics yet, and without them every row is compared with every other.
  await sql.exec(SQL`analyze ${identifier(table)}`)
  const said = (row: SqlText): SqlText =>
    whatIsSaid(said_once_by.map((field) => SQL`${row}.${identifier(field)}`))
  await sql.query(
    SQL`with pair as (
       select o.id as older, n.id as newer
       from release o
       join release n on n.source = o.source and n.slot <> o.slot
         and (n.published_basis <> 'retrieval_date', n.published_on, n.revision, n.loaded_at, n.id)
           > (o.published_basis <> 'retrieval_date', o.published_on, o.revision, o.loaded_at, o.id)
       where o.id = any($1::text[]) or n.id = any($1::text[])
     ), again as (
       select distinct n.release_id, ${said(SQL`n`)} as said
       from ${identifier(table)} n where n.release_id in (select newer from pair)
     )
     insert into superseded_row (release_id, ordinal, superseded_by)
     select o.release_id, o.ordinal, again.release_id
     from pair
     join ${identifier(table)} o on o.release_id = pair.older
     join again on again.release_id = pair.newer and again.said = ${said(SQL`o`)}
     on conflict do nothing`,
    [releaseIds],
  )
  await sql.exec(SQL`analyze superseded_row`)
}

/** One value that is equal where all fields are, a null being a value like any other. One field needs no wrapping: it is never null. */
const whatIsSaid = (fields: readonly SqlText[]): SqlText =>
  fields.length === 1 ? fields[0]! : SQL`jsonb_build_array(${joined(fields)})`

/** How many rows one release takes from another. */
interface Overlap {
  readonly older: string
  readonly newer: string
  readonly rows: number
}

/** What a release shares with the other releases of a snapshot. */
export const overlapsOf = (sql: Sql, releaseId: string, snapshotId: string): Promise<Overlap[]> =>
  sql.query<Overlap>(
    SQL`select s.release_id as older, s.superseded_by as newer, count(*) as rows
     from superseded_row s
     join snapshot_release o on o.release_id = s.release_id and o.snapshot_id = $2
     join snapshot_release n on n.release_id = s.superseded_by and n.snapshot_id = $2
     where s.release_id = $1 or s.superseded_by = $1
     group by 1, 2 order by 1, 2`,
    [releaseId, snapshotId],
  )
