import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What is wrong with the next answers of the provider; nothing unless set. */
export interface Faults {
  /** In place of, or beside, the claims of a right token. Undefined leaves a claim out. */
  claims?: Readonly<Record<string, unknown>>
  /** Signs with a key that is not the published one. */
  strangersKey?: boolean
  /** Members of the discovery document. */
  metadata?: Readonly<Record<string, unknown>>
  /** Path that is answered with 500, or not at all. */
  broken?: string
  silent?: string
  /** Refuses every code, as a provider does with one that was used. */
  refusesCodes?: boolean
}

export interface FaultyProvider {
  readonly issuer: string
  faults: Faults
  /** The nonce of the sign-in that is under way. */
  nonce: string
  /** How often each path was asked for. */
  readonly asked: Map<string, number>
  close(): Promise<void>
}

export const FAULTY_CLIENT = 'southerly'

/** A provider of OpenID Connect that is right in all but what a test makes wrong. No real one can be made to lie. */
export async function startFaultyProvider(): Promise<FaultyProvider> {
  const [own, strangers] = [newKey(), newKey()]
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    provider.asked.set(path, (provider.asked.get(path) ?? 0) + 1)
    const { faults } = provider
    if (path === faults.silent) return
    if (path === faults.broken) return send(response, 500, { secret: 'inside of the provider' })
    if (path === '/.well-known/openid-configuration')
      return send(response, 200, { ...metadata(provider.issuer), ...faults.metadata })
    if (path === '/jwks') return send(response, 200, { keys: [own.published] })
    if (path !== '/token') return send(response, 404, {})
    if (faults.refusesCodes === true) return send(response, 400, { error: 'invalid_grant' })
    const claims = { ...rightClaims(provider), ...faults.claims }
    const token = signed(claims, (faults.strangersKey === true ? strangers : own).privateKey)
    return send(response, 200, { access_token: 'opaque', token_type: 'Bearer', id_token: token })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const provider: FaultyProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults: {},
    nonce: '',
    asked: new Map(),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return provider
}

const metadata = (issuer: string): object => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['ES256'],
  authorization_response_iss_parameter_supported: true,
})

export const nowInSeconds = (): number => Math.floor(Date.now() / 1000)

const rightClaims = ({ issuer, nonce }: FaultyProvider): object => ({
  iss: issuer,
  sub: 'ann-of-the-provider',
  aud: FAULTY_CLIENT,
  iat: nowInSeconds(),
  exp: nowInSeconds() + 300,
  nonce,
  email: 'ann@acme.example',
  email_verified: true,
  name: 'Ann Example',
  groups: ['climate-team'],
})

function newKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const published = { ...publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'ES256' }
  return { privateKey, published }
}

function signed(claims: object, key: ReturnType<typeof newKey>['privateKey']): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: 'ES256', kid: 'one' })}.${part(claims)}`
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
  return `${text}.${signature.toString('base64url')}`
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
