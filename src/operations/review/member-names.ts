import type { ReadonlySql } from '../../store/database.ts'

/** Names of the people behind actors, by actor. Who has no name is called by the actor. */
export async function memberNames(
  _sql: ReadonlySql,
  _tenantId: string,
  actors: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  return new Map([...actors].map((actor) => [actor, actor]))
}

/** Whether nobody else can review or approve: the tenant has no other active member. */
export async function isOnlyMember(
  _sql: ReadonlySql,
  _tenantId: string,
  _memberId: string,
): Promise<boolean> {
  return true
}

/** Those of the ids that are active members. */
export async function activeMembers(
  _sql: ReadonlySql,
  _tenantId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(ids)
}
