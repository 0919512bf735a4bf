import { expect, test } from 'vitest'
import { hashSessionToken, isSessionToken, makeSessionToken, sessionCookieName } from './session-token.ts'

const SECRET = Buffer.alloc(32, 'a secret ')
const token = makeSessionToken(SECRET, Buffer.alloc(32, 7))

test('a token is known by who made it, and by nobody once a character changes', () => {
  expect(isSessionToken(SECRET, token)).toBe(true)
  expect(isSessionToken(Buffer.alloc(32, 'another '), token)).toBe(false)
  for (const forged of ['', '.', `${token}x`, `x${token.slice(1)}`, token.slice(0, -1), 'nonsense'])
    expect([forged, isSessionToken(SECRET, forged)]).toEqual([forged, false])
})

test('what is stored of it depends on the secret', () => {
  expect(hashSessionToken(SECRET, token)).toMatch(/^[0-9a-f]{64}$/)
  expect(hashSessionToken(SECRET, token)).not.toBe(hashSessionToken(Buffer.alloc(32, 'x'), token))
})

test('the cookie belongs to one service, and over HTTPS to one host', () => {
  expect(sessionCookieName(SECRET, false)).toMatch(/^southerly_[0-9a-f]{8}$/)
  expect(sessionCookieName(SECRET, true)).toBe(`__Host-${sessionCookieName(SECRET, false)}`)
})
