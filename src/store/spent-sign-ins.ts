import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

/** True for the first who comes with it, in any process. Rows that are of no use any more are removed along the way. */
export async function spendSignIn(
  sql: Sql,
  row: { readonly id: string; readonly now: string; readonly expires_at: string },
): Promise<boolean> {
  await sql.query(SQL`delete from spent_sign_in where expires_at <= $1::timestamptz`, [row.now])
  const rows = await sql.query(
    SQL`insert into spent_sign_in (id, expires_at) values ($1, $2) on conflict do nothing returning id`,
    [row.id, row.expires_at],
  )
  return rows.length === 1
}

/** Whether someone came with it before. */
export async function isSignInSpent(sql: ReadonlySql, id: string): Promise<boolean> {
  return (await sql.query(SQL`select id from spent_sign_in where id = $1`, [id])).length > 0
}
