import { randomBytes } from 'node:crypto'
import { hasAccount } from '../../operations/sign-in/oidc/link-own.ts'
import { ownPerson } from '../own-person.ts'
import { requireProvider } from '../platform/access/sign-in.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { OwnAccount, ProviderAddress } from '../schemas/sign-in.ts'

const common = { tag: 'Sign-in', since: '0.2.0', scope: 'any', items: 0, path: '/v1/me/account' } as const

const show = keyedRoute({
  ...common,
  method: 'GET',
  operationId: 'getMyAccount',
  summary: 'Check whether an account of the OpenID provider is linked to you',
  response: OwnAccount,
  handler: async ({ caller, services }) => {
    const place = ownPerson(caller, 'Accounts of the provider')
    const { provider } = services.signIn
    const linked = provider !== undefined && (await hasAccount(services, place))
    return { body: { provider: provider?.name ?? null, linked }, cache: 'no-store' }
  },
})

const link = keyedRoute({
  ...common,
  method: 'POST',
  operationId: 'linkMyAccount',
  summary: 'Start linking an account of the OpenID provider to yourself',
  description:
    'For members who joined with a passkey. The browser goes to the provider and comes back to the sign-in page, which links the account while the same person is still signed in here.',
  problems: [404, 409, 502],
  response: ProviderAddress,
  handler: async ({ caller, services: { signIn } }) => {
    const linkTo = ownPerson(caller, 'Accounts of the provider')
    const secret = (): string => randomBytes(32).toString('base64url')
    const flow = {
      state: secret(),
      nonce: secret(),
      verifier: secret(),
      returnTo: '/settings/passkeys',
      tenant: undefined,
      invitation: undefined,
      linkTo,
    }
    return {
      body: { authorization_url: await requireProvider(signIn).authorizationUrl(flow) },
      headers: { 'set-cookie': signIn.flow.set(flow) },
      cache: 'no-store',
    }
  },
})

export const myAccountRoutes: readonly Route[] = [show, link]
