import { keyOf } from '../platform/access/key-header.ts'
import { keyedRoute, publicRoute, type Route } from '../platform/route.ts'
import { Session, SignInLink } from '../schemas/session.ts'

const common = { tag: 'Account', since: '0.1.0', path: '/v1/session' } as const

const signIn = keyedRoute({
  ...common,
  method: 'POST',
  operationId: 'openSession',
  summary: 'Exchange an API key for a session of the web app',
  description:
    'The key comes in the Authorization header. The answer sets a cookie (HttpOnly, SameSite=Strict) that stands for the key ' +
    'for 12 hours, with its scopes and limits, and stops with it. Changes by cookie need `X-Requested-With: southerly`.',
  scope: 'tenant:read',
  items: 0,
  status: 201,
  response: Session,
  handler: ({ caller, services, exchange }) => {
    // A session cannot renew itself: whoever holds a cookie for a moment must not hold it for ever.
    keyOf(exchange.request.headers)
    const { cookie, expiresAt } = services.sessions.open(caller.keyId)
    return {
      body: {
        tenant: { id: caller.tenantId, name: caller.tenantName },
        key_id: caller.keyId,
        expires_at: expiresAt,
      },
      headers: { 'set-cookie': cookie },
      cache: 'no-store',
    }
  },
})

const signInByLink = publicRoute({
  ...common,
  method: 'POST',
  path: '/v1/session/link',
  operationId: 'openSessionByLink',
  summary: 'Exchange the token of a sign-in link for a session of the web app',
  description:
    'For the page that a sign-in link opens. `southerly serve` and `southerly sign-in` print links to who runs the service; each works once, ' +
    'within an hour, in a browser on the same machine, and signs in to the local tenant. Needs `X-Requested-With: southerly`.',
  body: SignInLink,
  problems: [401, 403],
  status: 201,
  response: Session,
  handler: async ({ body, services, exchange }) => {
    const keyId = services.localSignIn.redeem(exchange.request, body.token)
    const { cookie, sessionId, expiresAt } = services.sessions.open(keyId)
    const { tenantId, tenantName } = await services.authenticator.authenticateHolder({ keyId, sessionId })
    return {
      body: { tenant: { id: tenantId, name: tenantName }, key_id: keyId, expires_at: expiresAt },
      headers: { 'set-cookie': cookie },
      cache: 'no-store',
    }
  },
})

const signOut = publicRoute({
  ...common,
  method: 'DELETE',
  operationId: 'closeSession',
  summary: 'End the session of the web app',
  description:
    'Removes the cookie and ends the session, so that a copy of the cookie is of no use either: at once in this process, within 5 seconds in ' +
    'all others. To end every session of a key, revoke the key.',
  problems: [403],
  status: 204,
  handler: async ({ services, exchange }) => ({
    headers: { 'set-cookie': await services.sessions.close(exchange.request) },
    cache: 'no-store',
  }),
})

export const sessionRoutes: readonly Route[] = [signIn, signInByLink, signOut]
