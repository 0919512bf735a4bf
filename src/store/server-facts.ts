import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

export async function findServerFact(sql: ReadonlySql, name: string): Promise<string | undefined> {
  const rows = await sql.query<{ value: string }>(SQL`select value from server_fact where name = $1`, [name])
  return rows[0]?.value
}

/** Writes the fact unless there is one; the value that stands afterwards. */
export async function settleServerFact(sql: Sql, name: string, value: string): Promise<string> {
  await sql.query(SQL`insert into server_fact (name, value) values ($1, $2) on conflict (name) do nothing`, [
    name,
    value,
  ])
  return (await findServerFact(sql, name)) ?? value
}

export async function writeServerFact(sql: Sql, name: string, value: string): Promise<void> {
  await sql.query(
    SQL`insert into server_fact (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value`,
    [name, value],
  )
}
