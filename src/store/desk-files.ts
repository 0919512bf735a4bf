import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

export const DESK_STATES = [
  'checking',
  'source_needed',
  'decision_needed',
  'looks_wrong',
  'ready',
  'refused',
  'unchanged',
  'loading',
  'loaded',
] as const
export type DeskState = (typeof DESK_STATES)[number]

export const DESK_STAGES = ['waiting', 'identifying', 'reading', 'comparing', 'loading', 'done'] as const
export type DeskStage = (typeof DESK_STAGES)[number]

export interface NewDeskFile {
  readonly id: string
  readonly file_name: string
  readonly file_bytes: number
  readonly file_sha256: string
  readonly received_at: string
  readonly received_by: string
  readonly receiver_tenant: string
  readonly asked: object
  readonly origin: DeskOrigin | null
}

/** Where a file of an update came from. */
export interface DeskOrigin {
  readonly source: string
  readonly name: string
  /** Address or path of a mirror that the bytes came from. */
  readonly url: string
  readonly checked_at: string
}

export interface DeskFileRow<Asked = unknown, Report = unknown> extends Omit<NewDeskFile, 'asked'> {
  readonly state: DeskState
  readonly asked: Asked
  readonly stage: DeskStage
  readonly rows_read: number
  readonly report: Report | null
  readonly problem: { readonly message: string; readonly hint: string | null } | null
  readonly release_id: string | null
  /** Counts what people asked for. */
  readonly version: number
  readonly changed_at: string
  readonly ordinal: number
}

/** Which question about which file: an answer to an older one is not kept. */
export type DeskQuestion = Pick<DeskFileRow, 'id' | 'version'>

const COLUMNS = SQL`id, file_name, file_bytes, file_sha256, received_at, received_by, receiver_tenant, state, asked, stage,
  rows_read, report, problem, release_id, version, changed_at, ordinal, origin`

/** False when the file of an update is at the desk already. */
export async function insertDeskFile(sql: Sql, file: NewDeskFile): Promise<boolean> {
  const rows = await sql.query(
    SQL`insert into desk_file (id, file_name, file_bytes, file_sha256, received_at, received_by, receiver_tenant, state, asked, stage,
       changed_at, origin)
     values ($1, $2, $3, $4, $5, $6, $7, 'checking', $8::jsonb, 'waiting', $5, $9::jsonb)
     on conflict ((origin ->> 'source'), (origin ->> 'name'), file_sha256)
       where origin is not null and state not in ('loaded', 'unchanged') do nothing
     returning id`,
    [
      file.id,
      file.file_name,
      file.file_bytes,
      file.file_sha256,
      file.received_at,
      file.received_by,
      file.receiver_tenant,
      JSON.stringify(file.asked),
      file.origin === null ? null : JSON.stringify(file.origin),
    ],
  )
  return rows.length === 1
}

export async function findDeskFile<Asked, Report>(
  sql: ReadonlySql,
  id: string,
): Promise<DeskFileRow<Asked, Report> | undefined> {
  const rows = await sql.query<DeskFileRow<Asked, Report>>(
    SQL`select ${COLUMNS} from desk_file where id = $1`,
    [id],
  )
  return rows[0]
}

/** The same, locked until the end of the transaction, so that two people cannot ask for two things at once. */
export async function lockDeskFile<Asked, Report>(
  sql: Sql,
  id: string,
): Promise<DeskFileRow<Asked, Report> | undefined> {
  const rows = await sql.query<DeskFileRow<Asked, Report>>(
    SQL`select ${COLUMNS} from desk_file where id = $1 for update`,
    [id],
  )
  return rows[0]
}

/** Files without their reports, newest first, received before `before`. */
export function listDeskFiles<Asked>(
  sql: ReadonlySql,
  page: { readonly limit: number; readonly before: number | undefined },
): Promise<DeskFileRow<Asked, never>[]> {
  return sql.query<DeskFileRow<Asked, never>>(
    SQL`select id, file_name, file_bytes, file_sha256, received_at, received_by, receiver_tenant, state, asked, stage, rows_read,
       null as report, problem, release_id, version, changed_at, ordinal, origin
     from desk_file where $1::bigint is null or ordinal < $1 order by ordinal desc limit $2`,
    [page.before ?? null, page.limit],
  )
}

/** Files of updates that are open at the desk: which is which. */
export function listOpenedFiles(
  sql: ReadonlySql,
): Promise<Pick<DeskFileRow, 'id' | 'file_sha256' | 'origin'>[]> {
  return sql.query<Pick<DeskFileRow, 'id' | 'file_sha256' | 'origin'>>(
    SQL`select id, file_sha256, origin from desk_file where origin is not null and state not in ('loaded', 'unchanged')`,
  )
}

export async function countDeskFiles(sql: ReadonlySql): Promise<number> {
  const [found] = await sql.query<{ n: number }>(
    SQL`select count(*)::int as n from desk_file where state not in ('loaded', 'unchanged')`,
  )
  return found?.n ?? 0
}

/** Writes down what is asked for next; answers with the number of the question. */
export async function askDeskFile(
  sql: Sql,
  id: string,
  asked: { readonly state: 'checking' | 'loading'; readonly asked: object; readonly at: string },
): Promise<number> {
  const [changed] = await sql.query<{ version: number }>(
    SQL`update desk_file set state = $2, asked = $3::jsonb, stage = 'waiting', rows_read = 0, problem = null, version = version + 1,
       changed_at = $4, report = case when $2 = 'checking' then null else report end
     where id = $1 returning version`,
    [id, asked.state, JSON.stringify(asked.asked), asked.at],
  )
  if (changed === undefined) throw new Error(`desk file ${id} is gone`)
  return changed.version
}

/** False when something else was asked for since. */
export async function advanceDeskFile(
  sql: Sql,
  { id, version }: DeskQuestion,
  stage: DeskStage,
  rows: number,
): Promise<boolean> {
  const changed = await sql.query(
    SQL`update desk_file set stage = $3, rows_read = $4 where id = $1 and version = $2 returning id`,
    [id, version, stage, rows],
  )
  return changed.length === 1
}

/** Keeps what a check or a load came to. False when something else was asked for since. */
export async function settleDeskFile(
  sql: Sql,
  { id, version }: DeskQuestion,
  outcome: Pick<DeskFileRow, 'state' | 'report' | 'problem' | 'release_id'>,
  at: string,
): Promise<boolean> {
  const changed = await sql.query(
    SQL`update desk_file set state = $3, report = $4::jsonb, problem = $5::jsonb, release_id = $6, stage = 'done', changed_at = $7
     where id = $1 and version = $2 returning id`,
    [
      id,
      version,
      outcome.state,
      outcome.report === null ? null : JSON.stringify(outcome.report),
      outcome.problem === null ? null : JSON.stringify(outcome.problem),
      outcome.release_id,
      at,
    ],
  )
  return changed.length === 1
}

export async function deleteDeskFile(sql: Sql, id: string): Promise<void> {
  await sql.query(SQL`delete from desk_file where id = $1`, [id])
}

/** Which of these ids the desk knows. */
export async function knownDeskFiles(sql: ReadonlySql, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ id: string }>(SQL`select id from desk_file where id = any ($1::text[])`, [
    ids,
  ])
  return new Set(rows.map(({ id }) => id))
}
