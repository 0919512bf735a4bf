import { expect, test } from 'vitest'
import { type GroupRoles, rolesAfterSignIn, rolesOfGroups } from './group-roles.ts'
import type { Role } from './roles.ts'

const MAP: GroupRoles = new Map<string, Role[]>([
  ['team', ['preparer', 'viewer']],
  ['board', ['approver']],
])

test('adds up the roles of all groups and passes over unknown ones', () => {
  expect(rolesOfGroups(MAP, ['board', 'canteen', 'team'])).toEqual(['viewer', 'preparer', 'approver'])
})

test.each([
  ['gives', [], ['team'], ['viewer', 'preparer']],
  ['takes', ['viewer', 'preparer', 'approver'], ['team'], ['viewer', 'preparer']],
  ['leaves what it does not name', ['reviewer', 'approver'], [], ['reviewer']],
  ['takes the last', ['approver'], [], []],
] as const)('%s roles by the groups', (_what, held, groups, after) => {
  expect(rolesAfterSignIn(MAP, held, groups)).toEqual(after)
})
