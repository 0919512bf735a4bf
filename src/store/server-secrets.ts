import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

/** A secret that processes may come with. */
export interface SecretRow {
  readonly fingerprint: string
  readonly sealed: string | null
  readonly made_at: string
  readonly accepted_until: string | null
  /** By the clock of the database, which is the same for all processes. */
  readonly is_accepted: boolean
}

const COLUMNS = SQL`fingerprint, sealed, made_at, accepted_until, coalesce(accepted_until > now(), true) as is_accepted`

export const listSecrets = (sql: ReadonlySql): Promise<SecretRow[]> =>
  sql.query<SecretRow>(SQL`select ${COLUMNS} from server_secret order by made_at, fingerprint`)

export async function insertSecret(sql: Sql, fingerprint: string, sealed: string | null): Promise<void> {
  await sql.query(
    SQL`insert into server_secret (fingerprint, sealed) values ($1, $2) on conflict (fingerprint) do nothing`,
    [fingerprint, sealed],
  )
}

/** Every secret but one is accepted for some days more; one that ends before does so still. */
export async function endOtherSecrets(sql: Sql, fingerprint: string, days: number): Promise<void> {
  await sql.query(
    SQL`update server_secret set accepted_until = least(accepted_until, now() + make_interval(days => $2))
        where fingerprint <> $1`,
    [fingerprint, days],
  )
}

/** A secret that is no longer accepted must open nothing, also in a copy of the database. */
export async function forgetEndedSecrets(sql: Sql): Promise<void> {
  await sql.query(
    SQL`update server_secret set sealed = null where accepted_until <= now() and sealed is not null`,
  )
}
