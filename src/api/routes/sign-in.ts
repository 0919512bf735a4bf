import { randomBytes } from 'node:crypto'
import { ownPlace } from '../../domain/tenancy/own-place.ts'
import { FLOW_SECONDS } from '../../operations/sign-in/oidc/flow.ts'
import { memberOfIdentity } from '../../operations/sign-in/oidc/sign-in.ts'
import { spendOnce } from '../../operations/sign-in/once.ts'
import { notBegunHere } from '../../operations/sign-in/refusals.ts'
import { refuseForeign } from '../platform/access/session.ts'
import { requireProvider } from '../platform/access/sign-in.ts'
import { publicRoute, type Route } from '../platform/route.ts'
import { ProviderAddress, ProviderAnswer, ProviderSignIn, SignedIn, SignInWays } from '../schemas/sign-in.ts'
import { loggingRefusals, signedInAs } from '../signed-in.ts'

const common = { tag: 'Sign-in', since: '0.1.0' } as const

const ways = publicRoute({
  ...common,
  method: 'GET',
  path: '/v1/sign-in',
  operationId: 'listSignInWays',
  summary: 'Tell how people sign in to this installation',
  response: SignInWays,
  handler: ({ services: { signIn }, exchange }) => {
    const party = signIn.relyingParty(exchange.request)
    const reason = 'missing' in party ? party.missing : null
    return {
      body: {
        provider: signIn.provider === undefined ? null : { name: signIn.provider.name },
        passkeys: { available: reason === null, reason },
      },
      cache: 'no-store',
    }
  },
})

const begin = publicRoute({
  ...common,
  method: 'POST',
  path: '/v1/sign-in/provider',
  operationId: 'beginProviderSignIn',
  summary: 'Begin a sign-in by the OpenID provider',
  description:
    'For the sign-in page. The answer sets a sealed cookie that the way back needs, for ten minutes, and says where the browser goes. ' +
    'Needs `X-Requested-With: southerly`.',
  body: ProviderSignIn,
  problems: [403, 502],
  response: ProviderAddress,
  handler: async ({ body, services: { signIn }, exchange }) => {
    refuseForeign(exchange.request)
    const secret = (): string => randomBytes(32).toString('base64url')
    const flow = {
      state: secret(),
      nonce: secret(),
      verifier: secret(),
      returnTo: ownPlace(body.return_to),
      tenant: body.tenant,
      invitation: body.invitation,
    }
    return {
      body: { authorization_url: await requireProvider(signIn).authorizationUrl(flow) },
      headers: { 'set-cookie': signIn.flow.set(flow) },
      cache: 'no-store',
    }
  },
})

const finish = publicRoute({
  ...common,
  method: 'POST',
  path: '/v1/sign-in/provider/callback',
  operationId: 'finishProviderSignIn',
  summary: 'Finish a sign-in by the OpenID provider',
  description:
    'For the page that the provider sends the browser back to. Exchanges the code for the identity of the person, checks all of it, and opens ' +
    'a session of the member. Works once, in the browser that began it. Needs `X-Requested-With: southerly`.',
  body: ProviderAnswer,
  problems: [401, 403, 409, 502],
  status: 201,
  response: SignedIn,
  handler: ({ body, services, exchange }) =>
    loggingRefusals({ services, exchange }, async () => {
      refuseForeign(exchange.request)
      const { signIn, database, clock, secret } = services
      const provider = requireProvider(signIn)
      const flow = signIn.flow.read(exchange.request)
      if (flow === undefined || flow.state !== body.state) throw notBegunHere()
      if (!(await spendOnce(database, clock, flow.state, FLOW_SECONDS))) throw notBegunHere()
      const identity = await provider.identify(body, flow)
      const tools = { database, clock, secret, groups: signIn.groups }
      const member = await memberOfIdentity(tools, identity, flow)
      return await signedInAs({ services, exchange }, member, 'oidc', {
        returnTo: flow.returnTo,
        cleared: signIn.flow.cleared,
      })
    }),
})

export const signInRoutes: readonly Route[] = [ways, begin, finish]
