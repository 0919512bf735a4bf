import type { ReadonlySql } from './database.ts'
import { identifier, joined, SQL, type SqlText } from './sql-text.ts'

export interface ChangedRow {
  readonly change: 'added' | 'removed' | 'changed'
  /** The fields that name the row. */
  readonly key: Readonly<Record<string, unknown>>
  /** Fields whose value differs, with the value before and after; all of them null on the missing side of an added or removed row. */
  readonly fields: Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>
}

export interface ReleaseDiff {
  readonly before: string | null
  readonly after: string | null
  readonly added: number
  readonly removed: number
  readonly changed: number
  /** Rows that differ, in key order, at most as many as asked for. */
  readonly rows: readonly ChangedRow[]
}

interface DiffLayout {
  readonly table: string
  readonly key: readonly string[]
  readonly fields: readonly string[]
}

/**
 * Compares two releases of one source by the key of their rows. Names of table and columns come from our own source
 * definitions, never from a caller. Rows are joined on text so that a null in a key equals a null.
 */
export async function diffReleases(
  sql: ReadonlySql,
  layout: DiffLayout,
  before: string | null,
  after: string | null,
  limit = 1000,
): Promise<ReleaseDiff> {
  if (before === null && after !== null) return wholeRelease(sql, layout, 'added', after, limit)
  if (after === null && before !== null) return wholeRelease(sql, layout, 'removed', before, limit)
  const fields = layout.fields.map(identifier)
  const side = (parameter: SqlText): SqlText =>
    SQL`select ${joined(fields)}, ${rowKey(layout)} as row_key,
       row_number() over (partition by ${joined(layout.key.map(identifier))} order by ordinal) as copy
     from ${identifier(layout.table)} where release_id = ${parameter}`
  const differs = fields.map((field) => SQL`a.${field} is distinct from b.${field}`)
  const differing = SQL`
    from (${side(SQL`$1`)}) a full join (${side(SQL`$2`)}) b on a.row_key = b.row_key and a.copy = b.copy
    where (${joined(differs, SQL` or `)}) or a.row_key is null or b.row_key is null`
  const kind = SQL`case when a.row_key is null then 'added' when b.row_key is null then 'removed' else 'changed' end`
  const counts = await sql.query<{ change: ChangedRow['change']; n: number }>(
    SQL`select ${kind} as change, count(*) as n ${differing} group by 1`,
    [before, after],
  )
  const rows = await sql.query<{ change: ChangedRow['change']; before: Fields | null; after: Fields | null }>(
    SQL`select ${kind} as change, to_jsonb(a) - 'copy' - 'row_key' as before, to_jsonb(b) - 'copy' - 'row_key' as after ${differing}
     order by coalesce(a.row_key, b.row_key), coalesce(a.copy, b.copy) limit $3`,
    [before, after, limit],
  )
  const count = (change: ChangedRow['change']): number =>
    counts.find((item) => item.change === change)?.n ?? 0
  return {
    before,
    after,
    added: count('added'),
    removed: count('removed'),
    changed: count('changed'),
    rows: rows.map((row) => changedRow(row, layout)),
  }
}

/** A release that has no counterpart differs in every row, which needs no comparing: that took most of a second for a large one. */
async function wholeRelease(
  sql: ReadonlySql,
  layout: DiffLayout,
  change: 'added' | 'removed',
  release: string,
  limit: number,
): Promise<ReleaseDiff> {
  const table = identifier(layout.table)
  const [all] = await sql.query<{ n: number }>(
    SQL`select count(*) as n from ${table} where release_id = $1`,
    [release],
  )
  const rows = await sql.query<{ fields: Fields }>(
    SQL`select to_jsonb(shown) as fields from (
       select ${joined(layout.fields.map(identifier))} from ${table}
       where release_id = $1 order by ${rowKey(layout)}, ordinal limit $2
     ) shown`,
    [release, limit],
  )
  const side = change === 'added' ? 'after' : 'before'
  const sides = { before: null, after: null }
  return {
    ...sides,
    [side]: release,
    added: 0,
    removed: 0,
    changed: 0,
    [change]: all?.n ?? 0,
    rows: rows.map(({ fields }) => changedRow({ change, ...sides, [side]: fields }, layout)),
  }
}

/** A row's key as one text in one order on both engines; a null is a value like any other. */
const rowKey = ({ key }: DiffLayout): SqlText =>
  SQL`jsonb_build_array(${joined(key.map(identifier))})::text collate "C"`

type Fields = Readonly<Record<string, unknown>>

function changedRow(
  row: {
    readonly change: ChangedRow['change']
    readonly before: Fields | null
    readonly after: Fields | null
  },
  layout: DiffLayout,
): ChangedRow {
  const known = row.after ?? row.before ?? {}
  const differing = layout.fields
    .filter((field) => !layout.key.includes(field))
    .map(
      (field) => [field, { before: row.before?.[field] ?? null, after: row.after?.[field] ?? null }] as const,
    )
    .filter(([, value]) => JSON.stringify(value.before) !== JSON.stringify(value.after))
  return {
    change: row.change,
    key: Object.fromEntries(layout.key.map((field) => [field, known[field] ?? null])),
    fields: Object.fromEntries(differing),
  }
}
