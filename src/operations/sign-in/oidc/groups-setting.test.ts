import { expect, test } from 'vitest'
import { groupsOfSettings } from './groups-setting.ts'

const SETTINGS = {
  SOUTHERLY_OIDC_ISSUER: 'https://login.example.com',
  SOUTHERLY_OIDC_TENANT: 'ten_1',
  SOUTHERLY_OIDC_GROUPS: new Map([['CN=Climate,OU=Teams', ['preparer', 'viewer']]]),
}

test('gives groups roles in one tenant', () => {
  const groups = groupsOfSettings(SETTINGS)
  expect(groups?.tenantId).toBe('ten_1')
  expect(groups?.roles.get('CN=Climate,OU=Teams')).toEqual(['preparer', 'viewer'])
})

test('is off without groups', () => {
  const off = { SOUTHERLY_OIDC_TENANT: undefined, SOUTHERLY_OIDC_GROUPS: new Map<string, string[]>() }
  expect(groupsOfSettings({ ...SETTINGS, ...off })).toBeUndefined()
})

test.each([
  [{ SOUTHERLY_OIDC_ISSUER: undefined }, 'need SOUTHERLY_OIDC_ISSUER'],
  [{ SOUTHERLY_OIDC_TENANT: undefined }, 'needs SOUTHERLY_OIDC_TENANT'],
  [{ SOUTHERLY_OIDC_GROUPS: new Map<string, string[]>() }, 'needs SOUTHERLY_OIDC_GROUPS'],
  [{ SOUTHERLY_OIDC_GROUPS: new Map([['team', ['boss']]]) }, 'the role boss; there are viewer'],
])('refuses %o', (change, words) => {
  expect(() => groupsOfSettings({ ...SETTINGS, ...change })).toThrow(words)
})
