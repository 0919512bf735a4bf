import type { DocumentOfFactor } from '../../domain/ledger/documents.ts'
import type { LineReason } from '../../domain/ledger/line.ts'
import type { MeteredStretch } from '../../domain/ledger/metered.ts'
import type { ReadonlySql, Sql } from '../database.ts'
import { SQL } from '../sql-text.ts'
import { keyValues, type LedgerKey } from './head.ts'

/** A line as it is written. */
export interface NewLineRow {
  readonly ordinal: number
  readonly id: string
  readonly body: string
  readonly fingerprint: string
  readonly factor: string
  readonly entity: string
  readonly facility: string
  readonly from_day: string
  readonly to_day: string
  readonly activity: string
  readonly counts: boolean
  /** Null for a line that was simply taken. */
  readonly reasons: readonly LineReason[] | null
  readonly corrects: string | null
}

/** A line as it stands now. */
export interface LineRow extends NewLineRow {
  readonly authored_by: string
  readonly authored_at: string
  /** Id of the line that replaced it. */
  readonly corrected_by: string | null
}

const SELECTED = SQL`l.ordinal, l.id, l.body, l.fingerprint, l.factor, l.entity, l.facility, l.from_day, l.to_day, l.activity, l.counts,
  l.reasons, l.corrects, l.authored_by, l.authored_at, (select n.id from ledger_line n
    where n.tenant_id = l.tenant_id and n.abn = l.abn and n.period = l.period and n.corrects = l.id) as corrected_by`

const OWN = SQL`l.tenant_id = $1 and l.abn = $2 and l.period = $3`

/** Lines in the order in which they were taken, after an ordinal. */
export const ledgerLines = (
  sql: ReadonlySql,
  key: LedgerKey,
  page: { readonly after: number; readonly limit: number; readonly doubtful: boolean },
): Promise<LineRow[]> =>
  page.doubtful
    ? sql.query<LineRow>(
        SQL`select * from (select ${SELECTED} from ledger_line l where ${OWN} and l.ordinal > $4 and l.reasons is not null) as asked
         where corrected_by is null order by ordinal limit $5`,
        [...keyValues(key), page.after, page.limit],
        'ledger_lines_doubtful',
      )
    : sql.query<LineRow>(
        SQL`select ${SELECTED} from ledger_line l where ${OWN} and l.ordinal > $4 order by l.ordinal limit $5`,
        [...keyValues(key), page.after, page.limit],
        'ledger_lines',
      )

/** Which lines replaced those with these ids. */
export const correctionsOf = (
  sql: ReadonlySql,
  key: LedgerKey,
  ids: readonly string[],
): Promise<{ corrects: string; id: string }[]> =>
  sql.query(SQL`select l.corrects, l.id from ledger_line l where ${OWN} and l.corrects = any ($4::text[])`, [
    ...keyValues(key),
    ids,
  ])

/** One line in force of each of these factors and each place that it has there: one with a document and measured, where there is one. */
export const exampleLines = (
  sql: ReadonlySql,
  key: LedgerKey,
  factors: readonly string[],
): Promise<Pick<LineRow, 'id' | 'factor' | 'entity' | 'facility' | 'body'>[]> =>
  sql.query(
    SQL`select distinct on (l.factor, l.entity, l.facility) l.id, l.factor, l.entity, l.facility, l.body from ledger_line l
     where ${OWN} and l.factor = any ($4::text[]) and l.counts and not exists (select from ledger_line n
       where n.tenant_id = l.tenant_id and n.abn = l.abn and n.period = l.period and n.corrects = l.id)
     order by l.factor, l.entity, l.facility, l.body::json #>> '{document,sha256}' is null, l.body::json ->> 'estimate' is not null,
       l.ordinal desc`,
    [...keyValues(key), factors],
  )

/** Ids of the lines that lines up to an ordinal correct. */
export async function correctedUpTo(
  sql: ReadonlySql,
  key: LedgerKey,
  ordinal: number,
): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ corrects: string }>(
    SQL`select l.corrects from ledger_line l where ${OWN} and l.corrects is not null and l.ordinal <= $4`,
    [...keyValues(key), ordinal],
  )
  return new Set(rows.map(({ corrects }) => corrects))
}

/** What lines that count name as their document, by factor. A file that was imported is the document of its lines. */
export const ledgerDocuments = (sql: ReadonlySql, key: LedgerKey): Promise<DocumentOfFactor[]> =>
  sql.query<DocumentOfFactor>(
    SQL`select l.factor, l.body::json #>> '{document,sha256}' as sha256 from ledger_line l
     where ${OWN} and l.counts and not exists (select from ledger_line n
       where n.tenant_id = l.tenant_id and n.abn = l.abn and n.period = l.period and n.corrects = l.id)
     union select f.factor, i.file_sha256 from ledger_import i left join lateral unnest(i.factors) as f (factor) on true
     where i.tenant_id = $1 and i.abn = $2 and i.period = $3 and not exists (select from ledger_withdrawal w
       where w.tenant_id = i.tenant_id and w.abn = i.abn and w.period = i.period and w.import = i.number)
     order by sha256, factor`,
    keyValues(key),
    'ledger_documents',
  )

/** Days that lines of these factors that count are about, each stretch of a place once. */
export const stretchesOfLines = (
  sql: ReadonlySql,
  key: LedgerKey,
  factors: readonly string[],
): Promise<MeteredStretch[]> =>
  sql.query<MeteredStretch>(
    SQL`select distinct l.factor, l.entity, l.facility, l.from_day as "from", l.to_day as "to",
       l.activity = 0 as is_zero from ledger_line l
     where ${OWN} and l.factor = any ($4::text[]) and l.counts and not exists (select from ledger_line n
       where n.tenant_id = l.tenant_id and n.abn = l.abn and n.period = l.period and n.corrects = l.id)`,
    [...keyValues(key), factors],
    'ledger_stretches_of_lines',
  )

/** The first lines that count and name a document, with how many do. */
export const linesNaming = (
  sql: ReadonlySql,
  key: LedgerKey,
  sha256: string,
  limit: number,
): Promise<{ id: string; body: string; total: number }[]> =>
  sql.query(
    SQL`select l.id, l.body, count(*) over ()::integer as total from ledger_line l
     where ${OWN} and l.counts and l.body::json #>> '{document,sha256}' = $4 and not exists (select from ledger_line n
       where n.tenant_id = l.tenant_id and n.abn = l.abn and n.period = l.period and n.corrects = l.id)
     order by l.ordinal limit $5`,
    [...keyValues(key), sha256, limit],
  )

/** Lines that have one of these ids. */
export const linesById = (sql: ReadonlySql, key: LedgerKey, ids: readonly string[]): Promise<LineRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : sql.query<LineRow>(
        SQL`select ${SELECTED} from ledger_line l where ${OWN} and l.id = any ($4::text[])`,
        [...keyValues(key), ids],
      )

/** Of these fingerprints, those of lines that stand, each with the first such line. */
export const linesAlike = (
  sql: ReadonlySql,
  key: LedgerKey,
  fingerprints: readonly string[],
): Promise<{ fingerprint: string; id: string }[]> =>
  sql.query(
    SQL`select distinct on (l.fingerprint) l.fingerprint, l.id from ledger_line l
     where ${OWN} and l.fingerprint = any ($4::text[]) and l.counts
       and not exists (select from ledger_line n
         where n.tenant_id = l.tenant_id and n.abn = l.abn and n.period = l.period and n.corrects = l.id)
     order by l.fingerprint, l.ordinal`,
    [...keyValues(key), fingerprints],
  )

/** Writes many lines in one statement. Row-level security rules a copy out. */
export async function insertLines(
  sql: Sql,
  key: LedgerKey,
  author: { readonly by: string; readonly at: string },
  rows: readonly NewLineRow[],
): Promise<void> {
  const column = (name: keyof NewLineRow) => rows.map((row) => row[name])
  await sql.query(
    SQL`insert into ledger_line (tenant_id, abn, period, ordinal, id, body, fingerprint, factor, entity, facility, from_day, to_day,
         activity, counts, reasons, corrects, authored_by, authored_at)
     select $1, $2, $3, n.*, $17, $18::timestamptz
     from unnest($4::bigint[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::date[], $12::date[],
       $13::numeric[], $14::boolean[], $15::text[]::jsonb[], $16::text[]) as n`,
    [
      ...keyValues(key),
      column('ordinal'),
      column('id'),
      column('body'),
      column('fingerprint'),
      column('factor'),
      column('entity'),
      column('facility'),
      column('from_day'),
      column('to_day'),
      column('activity'),
      column('counts'),
      rows.map(({ reasons }) => (reasons === null ? null : JSON.stringify(reasons))),
      column('corrects'),
      author.by,
      author.at,
    ],
  )
}
