import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

export interface PasskeyRow {
  readonly id: string
  readonly tenant_id: string
  readonly member_id: string
  readonly name: string
  readonly transports: readonly string[]
  readonly created_at: string
  readonly last_used_at: string | null
}

/** What a sign-in is checked against. */
export interface PasskeyForAuthentication {
  readonly id: string
  readonly tenant_id: string
  readonly member_id: string
  /** COSE, in base64url. */
  readonly public_key: string
  readonly counter: number
  readonly transports: readonly string[]
}

const COLUMNS = SQL`id, tenant_id, member_id, name, transports, created_at, last_used_at`

export async function insertPasskey(
  sql: Sql,
  row: Omit<PasskeyRow, 'last_used_at'> & { readonly public_key: string; readonly counter: number },
): Promise<void> {
  await sql.query(
    SQL`insert into passkey (id, tenant_id, member_id, name, public_key, counter, transports, created_at)
     values ($1, $2, $3, $4, $5, $6, $7::text[], $8)`,
    [
      row.id,
      row.tenant_id,
      row.member_id,
      row.name,
      row.public_key,
      row.counter,
      row.transports,
      row.created_at,
    ],
  )
}

export async function findPasskeyForAuthentication(
  sql: ReadonlySql,
  id: string,
): Promise<PasskeyForAuthentication | undefined> {
  const rows = await sql.query<PasskeyForAuthentication>(
    SQL`select id, tenant_id, member_id, public_key, counter, transports from passkey where id = $1`,
    [id],
  )
  return rows[0]
}

/** False when another sign-in has counted as far in the meantime: then one of the two is a copy. */
export async function countPasskeyUse(sql: Sql, id: string, counter: number, at: string): Promise<boolean> {
  const rows = await sql.query(
    SQL`update passkey set counter = $2, last_used_at = $3
     where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`,
    [id, counter, at],
  )
  return rows.length === 1
}

/** Oldest first. A person has few. */
export async function listPasskeys(
  sql: ReadonlySql,
  tenantId: string,
  memberId: string,
): Promise<PasskeyRow[]> {
  return await sql.query<PasskeyRow>(
    SQL`select ${COLUMNS} from passkey where tenant_id = $1 and member_id = $2 order by created_at, id`,
    [tenantId, memberId],
  )
}

export async function deletePasskey(
  sql: Sql,
  tenantId: string,
  memberId: string,
  id: string,
): Promise<PasskeyRow | undefined> {
  const rows = await sql.query<PasskeyRow>(
    SQL`delete from passkey where tenant_id = $1 and member_id = $2 and id = $3 returning ${COLUMNS}`,
    [tenantId, memberId, id],
  )
  return rows[0]
}

export async function deletePasskeys(sql: Sql, tenantId: string, memberId: string): Promise<void> {
  await sql.query(SQL`delete from passkey where tenant_id = $1 and member_id = $2`, [tenantId, memberId])
}
