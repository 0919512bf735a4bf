import { expect, test } from 'vitest'
import { hasScope, SCOPES, scopesBeyond } from './access.ts'

test('admin contains everything that a tenant may do, and not the data that all tenants share', () => {
  const admin = new Set(['admin'])
  expect(hasScope(admin, 'keys:manage')).toBe(true)
  expect(hasScope(admin, 'data:operate')).toBe(false)
  expect(hasScope(new Set(['data:operate']), 'data:operate')).toBe(true)
})

test('a key hands on no scope that it lacks', () => {
  expect(scopesBeyond(new Set(['admin']), ['admin', 'keys:manage', 'data:operate'])).toEqual(['data:operate'])
  expect(scopesBeyond(new Set(['admin', 'data:operate']), ['data:operate'])).toEqual([])
  expect(scopesBeyond(new Set(['keys:manage']), ['keys:manage', 'admin'])).toEqual(['admin'])
  const every = SCOPES.filter((scope) => scope !== 'admin')
  expect(scopesBeyond(new Set(every), ['admin'])).toEqual([])
  expect(scopesBeyond(new Set(every.slice(1)), ['admin'])).toEqual(['admin'])
})
