import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type OidcSettings, oidcOptions } from './options.ts'

const SETTINGS: OidcSettings = {
  SOUTHERLY_OIDC_ISSUER: 'https://login.example.com/realms/acme',
  SOUTHERLY_OIDC_CLIENT_ID: 'southerly',
  SOUTHERLY_OIDC_CLIENT_SECRET: 'secret',
  SOUTHERLY_OIDC_CLIENT_SECRET_FILE: undefined,
  SOUTHERLY_OIDC_NAME: undefined,
  SOUTHERLY_OIDC_SCOPES: 'openid email profile',
  SOUTHERLY_OIDC_TRUST_EMAIL: 'no',
  SOUTHERLY_OIDC_GROUPS_CLAIM: 'groups',
  SOUTHERLY_PUBLIC_URL: 'https://southerly.example.com/',
}

test('takes the redirect address from the public address, and the name from the issuer', () => {
  const options = oidcOptions(SETTINGS)
  expect(options?.redirectUri.href).toBe('https://southerly.example.com/sign-in/callback')
  expect(options?.name).toBe('login.example.com')
})

test('is off without an issuer', () => {
  const off = {
    SOUTHERLY_OIDC_ISSUER: undefined,
    SOUTHERLY_OIDC_CLIENT_ID: undefined,
    SOUTHERLY_OIDC_CLIENT_SECRET: undefined,
  }
  expect(oidcOptions({ ...SETTINGS, ...off })).toBeUndefined()
})

test.each([
  [{ SOUTHERLY_OIDC_ISSUER: undefined }, 'SOUTHERLY_OIDC_ISSUER is not'],
  [
    { SOUTHERLY_OIDC_ISSUER: undefined, SOUTHERLY_OIDC_CLIENT_ID: undefined },
    'SOUTHERLY_OIDC_CLIENT_SECRET is set and SOUTHERLY_OIDC_ISSUER is not',
  ],
  [{ SOUTHERLY_OIDC_ISSUER: 'http://login.example.com' }, 'https address'],
  [{ SOUTHERLY_OIDC_ISSUER: 'nonsense' }, 'https address'],
  [{ SOUTHERLY_OIDC_ISSUER: 'https://login.example.com/?a=1' }, 'question mark'],
  [{ SOUTHERLY_OIDC_ISSUER: 'https://login.example.com/.well-known/openid-configuration' }, 'stop before'],
  [{ SOUTHERLY_OIDC_ISSUER: 'https://login.microsoftonline.com/common/v2.0' }, 'every company'],
  [{ SOUTHERLY_OIDC_ISSUER: 'https://login.microsoftonline.com/organizations/v2.0' }, 'every company'],
  [{ SOUTHERLY_OIDC_CLIENT_ID: undefined }, 'SOUTHERLY_OIDC_CLIENT_ID is not set'],
  [{ SOUTHERLY_PUBLIC_URL: undefined }, 'SOUTHERLY_PUBLIC_URL is not set'],
  [{ SOUTHERLY_PUBLIC_URL: 'http://southerly.example.com' }, 'SOUTHERLY_PUBLIC_URL=http'],
  [{ SOUTHERLY_OIDC_SCOPES: 'email' }, 'must contain openid'],
  [{ SOUTHERLY_OIDC_CLIENT_SECRET_FILE: '/nowhere/secret' }, 'cannot be read (ENOENT)'],
])('refuses %o', (change, words) => {
  expect(() => oidcOptions({ ...SETTINGS, ...change })).toThrow(words)
})

test('names every mistake at once, and no secret', () => {
  const wrong = { SOUTHERLY_OIDC_CLIENT_ID: undefined, SOUTHERLY_PUBLIC_URL: undefined }
  const read = () => oidcOptions({ ...SETTINGS, ...wrong, SOUTHERLY_OIDC_CLIENT_SECRET: 'never shown' })
  expect(read).toThrow(/CLIENT_ID is not set[^]*PUBLIC_URL is not set/)
  expect(read).not.toThrow('never shown')
})

test('reads the secret from a file', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'southerly secret '))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const file = path.join(directory, 'secret')
  writeFileSync(file, 'of the file\n')
  const fromFile = { SOUTHERLY_OIDC_CLIENT_SECRET: undefined, SOUTHERLY_OIDC_CLIENT_SECRET_FILE: file }
  expect(oidcOptions({ ...SETTINGS, ...fromFile })?.clientSecret).toBe('of the file')
  expect(() => oidcOptions({ ...SETTINGS, SOUTHERLY_OIDC_CLIENT_SECRET_FILE: file })).toThrow('both set')
})
