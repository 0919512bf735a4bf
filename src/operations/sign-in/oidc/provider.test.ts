import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  FAULTY_CLIENT,
  type Faults,
  type FaultyProvider,
  nowInSeconds,
  startFaultyProvider,
} from '../../../../test/support/faulty-provider.ts'
import { clockOf } from '../../../clock.ts'
import { ServiceError } from '../../../errors.ts'
import type { Flow } from './flow.ts'
import { createProvider, type Provider, type ProviderAnswer } from './provider.ts'

const FLOW: Flow = {
  state: 'state-of-this-browser',
  nonce: 'nonce-of-this-browser',
  verifier: 'verifier-of-this-browser-which-has-43-characters',
  returnTo: '/',
  tenant: undefined,
  invitation: undefined,
}

describe('a sign-in by a provider', () => {
  let faulty: FaultyProvider
  let provider: Provider
  let at: number

  beforeAll(async () => {
    faulty = await startFaultyProvider()
  })
  afterAll(() => faulty.close())
  beforeEach(() => {
    faulty.faults = {}
    faulty.nonce = FLOW.nonce
    faulty.asked.clear()
    at = Date.now()
    provider = createProvider(
      {
        issuer: new URL(faulty.issuer),
        clientId: FAULTY_CLIENT,
        clientSecret: 'secret of the client',
        name: 'Acme account',
        scopes: 'openid email profile',
        redirectUri: new URL('http://127.0.0.1:9180/sign-in/callback'),
        trustEmail: false,
        groupsClaim: 'groups',
      },
      { clock: clockOf(() => at) },
    )
  })

  const comeBack = (answer: Partial<ProviderAnswer> = {}) =>
    provider.identify({ state: FLOW.state, code: 'code', iss: faulty.issuer, ...answer }, FLOW)

  const refusal = async (answer: Partial<ProviderAnswer> = {}): Promise<ServiceError> => {
    const error: unknown = await comeBack(answer).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ServiceError)
    return error as ServiceError
  }

  it('sends the browser to the provider with PKCE, state and nonce', async () => {
    const url = new URL(await provider.authorizationUrl(FLOW))
    expect(url.origin + url.pathname).toBe(`${faulty.issuer}/authorize`)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: FAULTY_CLIENT,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: 'http://127.0.0.1:9180/sign-in/callback',
      state: FLOW.state,
      nonce: FLOW.nonce,
      code_challenge_method: 'S256',
    })
    expect(url.href).not.toContain(FLOW.verifier)
  })

  it('tells who came back', async () => {
    expect(await comeBack()).toEqual({
      issuer: faulty.issuer,
      subject: 'ann-of-the-provider',
      email: 'ann@acme.example',
      name: 'Ann Example',
      groups: ['climate-team'],
    })
  })

  it('asks for addresses and keys of the provider once', async () => {
    await comeBack()
    await comeBack()
    expect(faulty.asked.get('/.well-known/openid-configuration')).toBe(1)
    expect(faulty.asked.get('/jwks')).toBe(1)
  })

  const FAULTS: readonly (readonly [string, string, string, Faults])[] = [
    [
      'another issuer',
      'sign_in_answer_refused',
      'names another issuer',
      { claims: { iss: 'https://evil.example' } },
    ],
    ['another audience', 'sign_in_answer_refused', 'meant for another service', { claims: { aud: 'other' } }],
    [
      'a second audience',
      'sign_in_answer_refused',
      'another service',
      { claims: { aud: [FAULTY_CLIENT, 'other'] } },
    ],
    ['another nonce', 'sign_in_answer_refused', 'nonce differs', { claims: { nonce: 'of another sign-in' } }],
    ['no nonce', 'sign_in_answer_refused', 'nonce is missing', { claims: { nonce: undefined } }],
    ['no subject', 'sign_in_answer_refused', 'not complete', { claims: { sub: undefined } }],
    ['an empty subject', 'sign_in_answer_refused', 'names no person', { claims: { sub: '' } }],
    ['a blank subject', 'sign_in_answer_refused', 'names no person', { claims: { sub: ' ' } }],
    ['a NUL as the subject', 'sign_in_answer_refused', 'names no person', { claims: { sub: 'x\0' } }],
    [
      'a subject of 256 characters',
      'sign_in_answer_refused',
      'names no person',
      { claims: { sub: 'x'.repeat(256) } },
    ],
    ["a stranger's key", 'sign_in_answer_refused', 'not signed by it', { strangersKey: true }],
    ['an expired token', 'sign_in_clock_differs', 'clocks', { claims: { exp: nowInSeconds() - 61 } }],
    ['a token of the future', 'sign_in_clock_differs', 'clocks', { claims: { iat: nowInSeconds() + 120 } }],
    [
      'a token that is not valid yet',
      'sign_in_clock_differs',
      'clocks',
      { claims: { nbf: nowInSeconds() + 120 } },
    ],
    ['a code that was used', 'sign_in_code_refused', 'used before', { refusesCodes: true }],
    [
      'an issuer of its own',
      'sign_in_answer_refused',
      'another issuer',
      { metadata: { issuer: 'https://evil.example' } },
    ],
    [
      'a broken discovery',
      'provider_unavailable',
      'did not answer',
      { broken: '/.well-known/openid-configuration' },
    ],
    ['a broken token endpoint', 'provider_unavailable', 'did not answer', { broken: '/token' }],
    ['broken keys', 'provider_unavailable', 'did not answer', { broken: '/jwks' }],
  ]

  it.each(FAULTS)('refuses %s (%s) in words', async (_name, code, words, faults) => {
    faulty.faults = faults
    const error = await refusal()
    expect(error.code).toBe(code)
    expect(error.message).toContain('Acme account')
    expect(error.message).toContain(words)
    const told = JSON.stringify([error.message, error.details, String(error.cause), error.cause?.toString()])
    for (const secret of ['evil', 'ann', 'opaque', 'inside of', 'secret of', FLOW.verifier])
      expect(told).not.toContain(secret)
  })

  it('lets clocks differ by less than a minute', async () => {
    faulty.faults = { claims: { iat: nowInSeconds() + 40, exp: nowInSeconds() - 40 } }
    expect((await comeBack()).subject).toBe('ann-of-the-provider')
  })

  it.each([
    ['a swapped state', { state: 'state-of-another' }, 'sign_in_answer_refused', 'state differs'],
    [
      'another issuer on the way back',
      { iss: 'https://evil.example' },
      'sign_in_answer_refused',
      'another issuer',
    ],
    ['no issuer on the way back', { iss: undefined }, 'sign_in_answer_refused', 'another issuer, or none'],
    ['a refusal of the provider', { error: 'access_denied' }, 'sign_in_cancelled', 'did not let you through'],
    ['an outage of the provider', { error: 'server_error' }, 'provider_unavailable', 'did not answer'],
    ['an error that nobody knows', { error: 'evil' }, 'sign_in_answer_refused', 'cannot serve'],
  ])('refuses %s', async (_name, answer, code, words) => {
    const error = await refusal(answer as Partial<ProviderAnswer>)
    expect([error.code, error.message]).toEqual([code, expect.stringContaining(words)])
    expect(faulty.asked.has('/token')).toBe(false)
  })

  it('asks again after a failure', async () => {
    faulty.faults = { broken: '/.well-known/openid-configuration' }
    await refusal()
    faulty.faults = {}
    expect((await comeBack()).email).toBe('ann@acme.example')
  })

  it('sends nobody to a provider that has gone, and still takes back who was there', async () => {
    await provider.authorizationUrl(FLOW)
    faulty.faults = { broken: '/.well-known/openid-configuration' }
    at += 2_000
    await expect(provider.authorizationUrl(FLOW)).rejects.toThrow('Acme account did not answer')
    expect((await comeBack()).email).toBe('ann@acme.example')
  })
})
