import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Context } from 'oidc-provider'

/** What the provider says of a person. */
export interface ProviderPerson {
  readonly email: string
  readonly email_verified: boolean
  readonly name: string
  readonly groups: readonly string[]
}

export interface OpenIdProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** People by their subject. */
  readonly people: Map<string, ProviderPerson>
  /** Subject that signs in next. A browser that is signed in at the provider stays who it is. */
  signsIn: string
  /** Goes to the provider as a browser that has never been there does; the parameters that it comes back with. */
  visit(authorizationUrl: string): Promise<Record<string, string>>
  close(): Promise<void>
}

const SCOPES = 'openid email profile groups'

/** A certified OpenID provider on loopback, where people need no password. */
export async function startOpenIdProvider(redirectUri: string): Promise<OpenIdProvider> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = { clientId: 'southerly', clientSecret: 'a secret of the client that tests use' }
  const started: OpenIdProvider = {
    issuer,
    ...client,
    people: new Map(),
    signsIn: '',
    visit: (url) => visit(url, redirectUri),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  const provider = new Provider(issuer, configuration(started, redirectUri))
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) return await next()
    context.respond = false
    await provider.interactionFinished(context.req, context.res, { login: { accountId: started.signsIn } })
  })
  server.on('request', provider.callback())
  return started
}

const configuration = (started: OpenIdProvider, redirectUri: string): object => ({
  clients: [
    {
      client_id: started.clientId,
      client_secret: started.clientSecret,
      redirect_uris: [redirectUri],
      grant_types: ['authorization_code'],
      response_types: ['code'],
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
  scopes: SCOPES.split(' '),
  pkce: { required: () => true },
  ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
  cookies: { keys: ['key of cookies in tests'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context: Context, { uid }: { readonly uid: string }) => `/interaction/${uid}` },
  findAccount: (_context: Context, subject: string) => ({
    accountId: subject,
    claims: () => ({ sub: subject, ...started.people.get(subject) }),
  }),
  /** Everybody has agreed to everything. */
  async loadExistingGrant(context: Context & { readonly oidc: { readonly provider: Provider } }) {
    const { client, session, provider } = context.oidc
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
    grant.addOIDCScope(SCOPES)
    await grant.save()
    return grant
  },
})

async function visit(start: string, redirectUri: string): Promise<Record<string, string>> {
  const jar = new Map<string, string>()
  let url = start
  for (let step = 0; step < 10; step++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]!.split('=')
      jar.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null)
      throw new Error(`the provider answered ${response.status}: ${await response.text()}`)
    url = new URL(location, url).href
    if (url.startsWith(redirectUri)) return Object.fromEntries(new URL(url).searchParams)
  }
  throw new Error('the provider sends from place to place')
}
