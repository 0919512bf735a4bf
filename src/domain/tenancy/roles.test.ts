import { expect, test } from 'vitest'
import { hasScope, SCOPES } from './access.ts'
import { isBoundToEngagements, ROLE_TABLE, ROLES, scopesInCommon, scopesOfRoles } from './roles.ts'

const may = (role: (typeof ROLES)[number], scope: string): boolean => hasScope(scopesOfRoles([role]), scope)

test('duties are apart: an administrator neither writes nor reviews nor approves, and only the operator touches shared data', () => {
  for (const scope of [
    'tenant:write',
    'disclosure:write',
    'review:decide',
    'review:approve',
    'review:sign',
    'audit:tick',
  ])
    expect([scope, may('admin', scope)]).toEqual([scope, false])
  expect(ROLES.filter((role) => may(role, 'data:operate'))).toEqual(['operator'])
  expect(ROLES.filter((role) => may(role, 'review:approve'))).toEqual(['approver'])
  expect(ROLES.filter((role) => may(role, 'review:sign'))).toEqual(['director'])
  expect(ROLES.filter((role) => may(role, 'tenant:write'))).toEqual(['preparer'])
  expect(ROLES.filter((role) => may(role, 'members:manage'))).toEqual(['admin'])
  expect(ROLES.filter((role) => may(role, 'audit:tick'))).toEqual(['auditor'])
})

test('no role holds the scope that contains all others, and every other scope comes with a role', () => {
  const given = new Set(ROLES.flatMap((role) => ROLE_TABLE[role].scopes))
  expect(SCOPES.filter((scope) => !given.has(scope))).toEqual(['admin'])
})

test('a key that acts for somebody has what both have, also where it holds everything', () => {
  const preparer = scopesOfRoles(['preparer'])
  expect(scopesInCommon(new Set(['admin']), preparer)).toEqual(preparer)
  expect(scopesInCommon(new Set(['tenant:read', 'keys:manage']), preparer)).toEqual(new Set(['tenant:read']))
  expect(scopesInCommon(new Set(['admin']), scopesOfRoles(['operator']))).not.toContain('data:operate')
})

test('an auditor sees the engagement alone, unless another role reads the tenant', () => {
  expect(isBoundToEngagements(['auditor'])).toBe(true)
  expect(isBoundToEngagements(['auditor', 'operator'])).toBe(true)
  expect(isBoundToEngagements(['viewer', 'auditor'])).toBe(false)
  expect(isBoundToEngagements(['viewer'])).toBe(false)
})
