import { describe, expect, test } from 'vitest'
import { type ClaimRules, identityOf, isFromTheFuture } from './identity.ts'

const RULES: ClaimRules = { groupsClaim: 'groups', trustEmail: false }
const OKTA = { iss: 'https://acme.okta.com', sub: '00u1' }
const ENTRA = { iss: 'https://login.microsoftonline.com/9f0c/v2.0', sub: 'AAAA' }

describe('the e-mail address of an identity', () => {
  const emailOf = (claims: object, rules: Partial<ClaimRules> = {}) =>
    identityOf({ ...OKTA, email: 'Ann@Acme.example', ...claims }, { ...RULES, ...rules }).email

  test.each([
    [{ email_verified: true }],
    [{ email_verified: 'true' }],
    [{ ...ENTRA, xms_edov: true }],
    [{ ...ENTRA, xms_edov: '1' }],
  ])('counts with %o, in small letters', (claims) => {
    expect(emailOf(claims)).toBe('ann@acme.example')
  })

  test.each([
    [{}],
    [{ email_verified: false }],
    [{ email_verified: 1 }],
    [{ email_verified: 'false' }],
    [{ xms_edov: true }],
    [{ ...ENTRA, xms_edov: 0 }],
    [{ ...ENTRA, email_verified: false, xms_edov: true }],
    [{ email_verified: true, email: 'no address' }],
    [{ email_verified: true, email: 'ann\0@acme.example' }],
    [{ email_verified: true, email: ['ann@acme.example'] }],
  ])('does not count with %o', (claims) => {
    expect(emailOf(claims)).toBeUndefined()
  })

  test('counts where the directory is trusted, unless the provider says no', () => {
    expect(emailOf({}, { trustEmail: true })).toBe('ann@acme.example')
    expect(emailOf({ email_verified: false }, { trustEmail: true })).toBeUndefined()
  })
})

test.each([
  [{ groups: ['a', 7, 'b'] }, ['a', 'b']],
  [{ groups: 'a' }, ['a']],
  [{}, []],
  [{ groups: { a: true } }, []],
  [{ _claim_names: { groups: 'src1' } }, 'too_many'],
  [{ hasgroups: true }, 'too_many'],
])('reads the groups of %o as %o', (claims, groups) => {
  expect(identityOf({ ...ENTRA, ...claims }, RULES).groups).toEqual(groups)
})

test('forgives a minute between two clocks and no more', () => {
  const now = new Date('2026-11-16T03:00:00Z')
  const at = now.getTime() / 1000
  expect(isFromTheFuture(at + 60, now)).toBe(false)
  expect(isFromTheFuture(at + 61, now)).toBe(true)
})
