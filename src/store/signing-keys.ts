import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

/** A public key that bundles are or were signed with. */
export interface SigningKeyRow {
  readonly id: string
  readonly public_key: string
  readonly made_at: string
  readonly accepted_until: string | null
  /** Whether a process may sign with it, by the clock of the database. */
  readonly is_accepted: boolean
}

export const listSigningKeys = (sql: ReadonlySql): Promise<SigningKeyRow[]> =>
  sql.query<SigningKeyRow>(
    SQL`select id, public_key, made_at, accepted_until, coalesce(accepted_until > now(), true) as is_accepted
        from signing_key order by accepted_until is not null, made_at, id`,
  )

/** Writes a key down that is not known yet. */
export async function insertSigningKey(
  sql: Sql,
  { id, public_key }: Pick<SigningKeyRow, 'id' | 'public_key'>,
  state: 'in force' | 'ended',
): Promise<void> {
  await sql.query(
    SQL`insert into signing_key (id, public_key, accepted_until) values ($1, $2, case when $3 then now() end)
        on conflict (id) do nothing`,
    [id, public_key, state === 'ended'],
  )
}

/** Every key but one may sign for some days more; one that ends before does so still. */
export async function endOtherSigningKeys(sql: Sql, id: string, days: number): Promise<void> {
  await sql.query(
    SQL`update signing_key set accepted_until = least(accepted_until, now() + make_interval(days => $2)) where id <> $1`,
    [id, days],
  )
}
