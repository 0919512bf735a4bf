import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

export const CHANGE_KINDS = ['withdrawal', 'link'] as const
export const CHANGE_STATES = ['checking', 'ready', 'looks_wrong', 'refused', 'applying', 'applied'] as const
export type ChangeState = (typeof CHANGE_STATES)[number]

export interface NewDeskChange {
  readonly id: string
  readonly kind: (typeof CHANGE_KINDS)[number]
  /** What it is about. Only one change of it is open at a time. */
  readonly subject: string
  readonly asked: object
  readonly asked_at: string
  readonly asked_by: string
  readonly asker_tenant: string
  readonly state: 'checking' | 'applying'
}

export interface DeskChangeRow<Asked = unknown, Effects = unknown>
  extends Omit<NewDeskChange, 'asked' | 'state'> {
  readonly state: ChangeState
  readonly asked: Asked
  readonly effects: Effects | null
  readonly problem: { readonly message: string; readonly hint: string | null } | null
  readonly release_id: string | null
  /** Counts what people asked for. */
  readonly version: number
  readonly changed_at: string
  readonly ordinal: number
}

const ENTRY = SQL`id, kind, subject, asked, asked_at, asked_by, asker_tenant, state, problem, release_id, version, changed_at,
  ordinal`

/** False when a change of the same subject is open already. */
export async function insertDeskChange(sql: Sql, change: NewDeskChange): Promise<boolean> {
  const rows = await sql.query(
    SQL`insert into desk_change (id, kind, subject, asked, asked_at, asked_by, asker_tenant, state, changed_at)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $5)
     on conflict (kind, subject) where state <> 'applied' do nothing returning id`,
    [
      change.id,
      change.kind,
      change.subject,
      JSON.stringify(change.asked),
      change.asked_at,
      change.asked_by,
      change.asker_tenant,
      change.state,
    ],
  )
  return rows.length === 1
}

export async function findDeskChange<Asked, Effects>(
  sql: ReadonlySql,
  id: string,
): Promise<DeskChangeRow<Asked, Effects> | undefined> {
  const [found] = await sql.query<DeskChangeRow<Asked, Effects>>(
    SQL`select ${ENTRY}, effects from desk_change where id = $1`,
    [id],
  )
  return found
}

/** The same, locked until the end of the transaction, so that two people cannot ask for two things at once. */
export async function lockDeskChange<Asked, Effects>(
  sql: Sql,
  id: string,
): Promise<DeskChangeRow<Asked, Effects> | undefined> {
  const [found] = await sql.query<DeskChangeRow<Asked, Effects>>(
    SQL`select ${ENTRY}, effects from desk_change where id = $1 for update`,
    [id],
  )
  return found
}

/** The newest change of a subject, locked. */
export async function lockNewestChangeOf<Asked, Effects>(
  sql: Sql,
  { kind, subject }: Pick<NewDeskChange, 'kind' | 'subject'>,
): Promise<DeskChangeRow<Asked, Effects> | undefined> {
  const [found] = await sql.query<DeskChangeRow<Asked, Effects>>(
    SQL`select ${ENTRY}, effects from desk_change where kind = $1 and subject = $2 order by ordinal desc limit 1 for update`,
    [kind, subject],
  )
  return found
}

/** Changes without their effects, newest first, asked for before `before`. */
export function listDeskChanges<Asked>(
  sql: ReadonlySql,
  page: { readonly limit: number; readonly before: number | undefined },
): Promise<DeskChangeRow<Asked, never>[]> {
  return sql.query<DeskChangeRow<Asked, never>>(
    SQL`select ${ENTRY}, null as effects from desk_change
     where $1::bigint is null or ordinal < $1 order by ordinal desc limit $2`,
    [page.before ?? null, page.limit],
  )
}

/** Writes down what is asked for next; answers with the number of the question. */
export async function askDeskChange(
  sql: Sql,
  id: string,
  asked: { readonly state: NewDeskChange['state']; readonly asked: object; readonly at: string },
): Promise<number> {
  const [changed] = await sql.query<{ version: number }>(
    SQL`update desk_change set state = $2, asked = $3::jsonb, problem = null, version = version + 1, changed_at = $4,
       effects = case when $2 = 'checking' then null else effects end
     where id = $1 returning version`,
    [id, asked.state, JSON.stringify(asked.asked), asked.at],
  )
  if (changed === undefined) throw new Error(`desk change ${id} is gone`)
  return changed.version
}

/** Keeps what a comparison or the change came to. False when something else was asked for since. */
export async function settleDeskChange(
  sql: Sql,
  { id, version }: Pick<DeskChangeRow, 'id' | 'version'>,
  outcome: Pick<DeskChangeRow, 'state' | 'effects' | 'problem' | 'release_id'>,
  at: string,
): Promise<boolean> {
  const changed = await sql.query(
    SQL`update desk_change set state = $3, effects = $4::jsonb, problem = $5::jsonb, release_id = $6, changed_at = $7
     where id = $1 and version = $2 returning id`,
    [
      id,
      version,
      outcome.state,
      outcome.effects === null ? null : JSON.stringify(outcome.effects),
      outcome.problem === null ? null : JSON.stringify(outcome.problem),
      outcome.release_id,
      at,
    ],
  )
  return changed.length === 1
}

export async function deleteDeskChange(sql: Sql, id: string): Promise<void> {
  await sql.query(SQL`delete from desk_change where id = $1`, [id])
}
