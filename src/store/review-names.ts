import type { NameThen } from '../domain/review/approvers.ts'
import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

/** Writes down what members are called as they move something, where that is not what they were called at their last move. */
export async function keepNames(
  sql: Sql,
  tenantId: string,
  actors: readonly string[],
  since: string,
): Promise<void> {
  await sql.query(
    SQL`insert into review_name (tenant_id, actor, since, name)
     select $1, 'member:' || m.id, $3::timestamptz, m.name from member m
     where m.tenant_id = $1 and 'member:' || m.id = any ($2::text[]) and m.name is distinct from (
       select n.name from review_name n where n.tenant_id = $1 and n.actor = 'member:' || m.id order by n.since desc limit 1)
     on conflict do nothing`,
    [tenantId, actors, since],
  )
}

/** What these actors were called at their moves, oldest first. */
export function namesThen(
  sql: ReadonlySql,
  tenantId: string,
  actors: readonly string[],
): Promise<NameThen[]> {
  return sql.query<NameThen>(
    SQL`select actor, since, name from review_name where tenant_id = $1 and actor = any ($2::text[]) order by actor, since`,
    [tenantId, actors],
  )
}

/** Of a member who is erased. */
export async function deleteNames(sql: Sql, tenantId: string, actor: string): Promise<void> {
  await sql.query(SQL`delete from review_name where tenant_id = $1 and actor = $2`, [tenantId, actor])
}
