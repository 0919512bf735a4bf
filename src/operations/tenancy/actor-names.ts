import type { ReadonlySql } from '../../store/database.ts'
import { namesOfKeys } from '../../store/keys.ts'
import { namesOfMembers } from '../../store/members.ts'

/**
 * Names for people by what the audit trail calls the actors: of a person as it is now, a pseudonym after erasure; of a key the name it was
 * given. An actor that is neither (`operator`, `system`) has none.
 */
export async function namesOfActors(
  sql: ReadonlySql,
  tenantId: string,
  actors: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const members = idsOf(actors, 'member:')
  const keys = idsOf(actors, 'key:')
  const ofMembers = members.length === 0 ? [] : await namesOfMembers(sql, tenantId, members)
  const ofKeys = keys.length === 0 ? [] : await namesOfKeys(sql, tenantId, keys)
  return new Map([
    ...[...ofMembers].map(([id, name]) => [`member:${id}`, name] as const),
    ...[...ofKeys].map(([id, name]) => [`key:${id}`, name] as const),
  ])
}

const idsOf = (actors: readonly string[], prefix: string): string[] => [
  ...new Set(actors.flatMap((actor) => (actor.startsWith(prefix) ? [actor.slice(prefix.length)] : []))),
]
