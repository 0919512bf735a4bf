import type { ReadonlySql } from '../../store/database.ts'
import { activeAmong, countOthers } from '../../store/members.ts'
import { namesOfActors } from '../tenancy/actor-names.ts'

/** Names of the people behind actors, by actor. Who has no name is called by the actor. */
export async function memberNames(
  sql: ReadonlySql,
  tenantId: string,
  actors: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const all = [...actors]
  const names = await namesOfActors(sql, tenantId, all)
  return new Map(all.map((actor) => [actor, names.get(actor) ?? actor]))
}

/** Whether no one else can review or approve: the tenant has no other active member. Auditors are guests. */
export const isOnlyMember = async (sql: ReadonlySql, tenantId: string, memberId: string): Promise<boolean> =>
  (await countOthers(sql, tenantId, memberId)) === 0

/** Those of the ids that are active members. */
export const activeMembers = (
  sql: ReadonlySql,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => activeAmong(sql, tenantId, ids)
