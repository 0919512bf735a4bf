import type { LightMyRequestResponse } from 'fastify'
import { PACKS } from '../../src/domain/tenancy/access.ts'
import type { Role } from '../../src/domain/tenancy/roles.ts'
import { inviteMember, type Member } from '../../src/operations/tenancy/members.ts'
import type { Database } from '../../src/store/database.ts'
import { SECRET, type TestApp, testApp, testClock } from '../api/support.ts'
import { type OpenIdProvider, type ProviderPerson, startOpenIdProvider } from './openid-provider.ts'

export const OWN_PAGE = { 'x-requested-with': 'southerly', 'sec-fetch-site': 'same-origin' }
const PUBLIC_URL = 'http://127.0.0.1:9182'

/** The service with a real provider beside it. */
export interface SignInApp extends TestApp {
  readonly environment: Readonly<Record<string, string>>
  readonly provider: OpenIdProvider
  /** Makes somebody known at the provider. */
  person(subject: string, facts?: Partial<ProviderPerson>): void
  invite(tenantId: string, email: string, roles: readonly Role[]): Promise<{ member: Member; token: string }>
  post(url: string, payload: object | undefined, cookie?: string): Promise<LightMyRequestResponse>
  /** Begins a sign-in; where the browser goes, and the cookie that it takes along. */
  begin(body?: object): Promise<{ url: string; cookie: string }>
  /** Signs in at the provider and comes back. */
  signIn(subject: string, body?: object): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

export async function signInApp(
  database: Database,
  settings: Readonly<Record<string, string>> = {},
): Promise<SignInApp> {
  const provider = await startOpenIdProvider(`${PUBLIC_URL}/sign-in/callback`)
  // The library looks at the machine's own clock.
  const clock = testClock(new Date().toISOString())
  const environment = {
    SOUTHERLY_PUBLIC_URL: PUBLIC_URL,
    SOUTHERLY_OIDC_ISSUER: provider.issuer,
    SOUTHERLY_OIDC_CLIENT_ID: provider.clientId,
    SOUTHERLY_OIDC_CLIENT_SECRET: provider.clientSecret,
    SOUTHERLY_OIDC_NAME: 'Acme account',
    SOUTHERLY_OIDC_SCOPES: 'openid email profile groups',
    ...settings,
  }
  const test = await testApp(database, { clock, environment })
  const app: SignInApp = {
    ...test,
    environment,
    provider,
    person: (subject, facts) =>
      void provider.people.set(subject, {
        email: `${subject}@acme.example`,
        email_verified: true,
        name: subject,
        groups: [],
        ...facts,
      }),
    async invite(tenantId, email, roles) {
      const invited = {
        tenantId,
        email,
        roles,
        name: email,
        engagements: [],
        packs: PACKS,
        actor: 'operator',
      }
      const { member, invitation } = await database.as({ kind: 'tenant', tenantId }, (sql) =>
        inviteMember(sql, { clock, secret: SECRET }, invited),
      )
      return { member, token: invitation.path.split('#token=')[1]! }
    },
    post: (url, payload, cookie) =>
      test.inject({
        method: 'POST',
        url,
        headers: { ...OWN_PAGE, ...(cookie === undefined ? {} : { cookie }) },
        ...(payload === undefined ? {} : { payload }),
      }),
    async begin(body = {}) {
      const answer = await app.post('/v1/sign-in/provider', body)
      return { url: answer.json().authorization_url, cookie: cookiesOf(answer) }
    },
    async signIn(subject, body) {
      provider.signsIn = subject
      const { url, cookie } = await app.begin(body)
      return await app.post('/v1/sign-in/provider/callback', await provider.visit(url), cookie)
    },
    async close() {
      await test.app.close()
      await provider.close()
    },
  }
  return app
}

/** What a browser would send back of an answer's cookies. */
export const cookiesOf = (answer: LightMyRequestResponse): string =>
  answer.cookies
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
