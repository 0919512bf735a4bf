import { inOrder, type Role } from './roles.ts'

/** Which roles the groups of a provider give. */
export type GroupRoles = ReadonlyMap<string, readonly Role[]>

/** Roles that someone in these groups is given. */
export const rolesOfGroups = (map: GroupRoles, groups: readonly string[]): Role[] =>
  inOrder(groups.flatMap((group) => map.get(group) ?? []))

/**
 * Roles after a sign-in. A role that the map names is the provider's to give and to take; all others are given here and stay.
 */
export function rolesAfterSignIn(map: GroupRoles, held: readonly Role[], groups: readonly string[]): Role[] {
  const governed = new Set([...map.values()].flat())
  return inOrder([...held.filter((role) => !governed.has(role)), ...rolesOfGroups(map, groups)])
}
