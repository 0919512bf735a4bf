import { randomBytes } from 'node:crypto'
import { ownPlace } from '../../domain/tenancy/own-place.ts'
import { ServiceError } from '../../errors.ts'
import { FLOW_SECONDS } from '../../operations/sign-in/oidc/flow.ts'
import type { SignedInMember } from '../../operations/sign-in/oidc/identity-tools.ts'
import { linkOwnAccount } from '../../operations/sign-in/oidc/link-own.ts'
import { memberOfIdentity } from '../../operations/sign-in/oidc/sign-in.ts'
import { isSpent, spendOnce } from '../../operations/sign-in/once.ts'
import { notBegunHere } from '../../operations/sign-in/refusals.ts'
import { refuseForeign } from '../platform/access/session.ts'
import { requireProvider } from '../platform/access/sign-in.ts'
import type { Exchange } from '../platform/exchange.ts'
import { publicRoute, type Route } from '../platform/route.ts'
import type { Services } from '../platform/services.ts'
import { ProviderAddress, ProviderAnswer, ProviderSignIn, SignedIn, SignInWays } from '../schemas/sign-in.ts'
import { loggingRefusals, signedInAs } from '../signed-in.ts'

const common = { tag: 'Sign-in', since: '0.1.0' } as const

const ways = publicRoute({
  ...common,
  method: 'GET',
  path: '/v1/sign-in',
  operationId: 'listSignInWays',
  summary: 'Get the ways to sign in to this installation',
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
  summary: 'Start a sign-in with the OpenID provider',
  description:
    'For the sign-in page. The response sets a sealed cookie, valid for ten minutes, that the callback needs, and says where to send the browser. ' +
    'Needs `X-Requested-With: southerly`.',
  body: ProviderSignIn,
  problems: [403, 429, 502],
  response: ProviderAddress,
  handler: async ({ body, services: { signIn, strangers }, exchange }) => {
    refuseForeign(exchange.request)
    strangers.enter('start', exchange.request)
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
  summary: 'Finish a sign-in with the OpenID provider',
  description:
    'For the page that the provider sends the browser back to. Exchanges the code for the identity of the person, checks all of it, and opens ' +
    'a session of the member. Works once, in the browser that began it. Needs `X-Requested-With: southerly`.',
  body: ProviderAnswer,
  problems: [401, 403, 409, 429, 502],
  status: 201,
  response: SignedIn,
  handler: ({ body, services, exchange }) =>
    loggingRefusals({ services, exchange }, async () => {
      refuseForeign(exchange.request)
      const { signIn, database, clock, secret, strangers } = services
      strangers.enter('finish', exchange.request)
      const provider = requireProvider(signIn)
      const flow = signIn.flow.read(exchange.request)
      if (flow === undefined || flow.state !== body.state) throw notBegunHere()
      if (await isSpent(database, flow.state)) throw notBegunHere()
      const identity = await provider.identify(body, flow)
      // After the provider has vouched for someone: a caller who proves nothing leaves no row behind.
      if (!(await spendOnce(database, clock, flow.state, FLOW_SECONDS))) throw notBegunHere()
      const tools = { database, clock, secret, groups: signIn.groups }
      const member = flow.linkTo ?? (await memberOfIdentity(tools, identity, flow))
      if (flow.linkTo !== undefined) {
        await requireSameSession(services, exchange, flow.linkTo)
        await linkOwnAccount(services, identity, flow.linkTo)
      }
      return await signedInAs({ services, exchange }, member, 'oidc', {
        returnTo: flow.returnTo,
        cleared: signIn.flow.cleared,
      })
    }),
})

/** Who links an account must still be signed in as the member who began it, in this browser. */
async function requireSameSession(
  { sessions }: Services,
  exchange: Exchange,
  { tenantId, memberId }: SignedInMember,
): Promise<void> {
  const caller = await sessions.callerOf(exchange)
  if (caller?.tenantId !== tenantId || caller.member?.id !== memberId || caller.keyId !== undefined)
    throw new ServiceError('sign_in_expired', 'You are no longer signed in as the person who began this.', {
      hint: 'Sign in with your passkey, then link the account from the settings again.',
    })
}

export const signInRoutes: readonly Route[] = [ways, begin, finish]
