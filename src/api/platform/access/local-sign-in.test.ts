import { expect, test } from 'vitest'
import { systemClock } from '../../../clock.ts'
import { readSettings } from '../../../config.ts'
import { createLocalSignIn } from './local-sign-in.ts'

const REQUEST = {
  id: 'req',
  method: 'POST',
  url: '/v1/session/link',
  ip: '127.0.0.1',
  headers: { host: '127.0.0.1:8080', 'x-requested-with': 'southerly' },
}
const YOU = { tenantId: 'ten_aaaa', memberId: 'mem_0000000000000000' }
const signIn = (environment: Record<string, string>) =>
  createLocalSignIn({ clock: systemClock, settings: readSettings(environment, '/'), localMember: YOU })

test.each([
  [{}],
  [{ HOST: 'localhost' }],
  [{ HOST: '::1' }],
  [{ SOUTHERLY_PUBLIC_URL: 'http://[::1]:9000' }],
  [{ SOUTHERLY_PUBLIC_URL: 'http://127.0.0.1:9000/' }],
])('gives out a link that works once with %o', (environment) => {
  const local = signIn(environment)
  const token = /^\/sign-in#token=([\w-]{43})$/.exec(local.newLink() ?? '')?.[1] ?? ''
  expect(local.redeem(REQUEST, token)).toBe(YOU)
  expect(() => local.redeem(REQUEST, token)).toThrow('was already used')
})

test.each([
  [{ SOUTHERLY_WEB_SIGN_IN: 'key' }],
  [{ HOST: '0.0.0.0' }],
  [{ HOST: '127.999.999.999' }],
  [{ SOUTHERLY_PUBLIC_URL: 'https://southerly.example' }],
  [{ SOUTHERLY_PUBLIC_URL: 'https://127.0.0.1.example' }],
  [{ SOUTHERLY_PUBLIC_URL: 'nonsense' }],
])('gives out no link with %o', (environment) => {
  const local = signIn(environment)
  expect(local.newLink()).toBeUndefined()
  expect(() => local.redeem(REQUEST, 'guess')).toThrow('gives out no sign-in links')
})

test('gives out no link without a local tenant', () => {
  expect(
    createLocalSignIn({
      clock: systemClock,
      settings: readSettings({}, '/'),
      localMember: undefined,
    }).newLink(),
  ).toBeUndefined()
})
