import type { Caller } from '../../operations/tenancy/authenticate.ts'
import { readMember } from '../../operations/tenancy/members.ts'
import { readTenant } from '../../operations/tenancy/tenants.ts'
import { keyOf } from '../platform/access/key-header.ts'
import { openMemberSession } from '../platform/access/open-member-session.ts'
import type { NewCookie } from '../platform/access/session.ts'
import { keyedRoute, publicRoute, type Route } from '../platform/route.ts'
import { Session, SignInLink } from '../schemas/session.ts'

const common = { tag: 'Account', since: '0.1.0', path: '/v1/session' } as const

const signIn = keyedRoute({
  ...common,
  method: 'POST',
  operationId: 'openSession',
  summary: 'Exchange an API key for a session of the web app',
  description:
    'The key comes in the Authorization header. The answer sets a cookie (HttpOnly, SameSite=Strict) that acts for the key, with its scopes ' +
    'and limits, and stops with it: after 2 hours without a request and after 12 hours at the latest, unless set otherwise. Changes by cookie ' +
    'need `X-Requested-With: southerly`.',
  scope: 'any',
  items: 0,
  status: 201,
  response: Session,
  handler: async ({ caller, services, exchange }) => {
    // A session cannot renew itself: someone who holds a cookie for a moment must not hold it for ever.
    keyOf(exchange.request.headers)
    const { tenantId, keyId = '' } = caller
    const opened = await services.sessions.open(exchange.request, {
      tenantId,
      holder: { keyId },
      how: 'api_key',
    })
    return sessionAnswer(caller, opened)
  },
})

const signInByLink = publicRoute({
  ...common,
  method: 'POST',
  path: '/v1/session/link',
  operationId: 'openSessionByLink',
  summary: 'Exchange the token of a sign-in link for a session of the web app',
  description:
    'For the page that a sign-in link opens. `southerly serve` and `southerly sign-in` print links for the people who run the service; each works once, ' +
    'within an hour, in a browser on the same machine, and signs in as the member of the first start. Needs `X-Requested-With: southerly`.',
  body: SignInLink,
  problems: [401, 403, 429],
  status: 201,
  response: Session,
  handler: async ({ body, services, exchange }) => {
    services.strangers.enter('finish', exchange.request)
    const who = services.localSignIn.redeem(exchange.request, body.token)
    const opened = await openMemberSession(services, exchange.request, { ...who, how: 'link' })
    const member = await readMember(services.database, who.tenantId, who.memberId)
    const tenant = await readTenant(services.database, who.tenantId)
    return sessionAnswer({ tenantId: tenant.id, tenantName: tenant.name, keyId: undefined, member }, opened)
  },
})

const signOut = publicRoute({
  ...common,
  method: 'DELETE',
  operationId: 'closeSession',
  summary: 'End the session of the web app',
  description:
    'Removes the cookie and ends the session in every process, so a copy of the cookie stops working too. DELETE /v1/sessions/{id} ends ' +
    'others; to end every session of a key, revoke the key.',
  problems: [403],
  status: 204,
  handler: async ({ services, exchange }) => ({
    headers: { 'set-cookie': await services.sessions.close(exchange.request) },
    cache: 'no-store',
  }),
})

export const sessionRoutes: readonly Route[] = [signIn, signInByLink, signOut]

const sessionAnswer = (
  who: Pick<Caller, 'tenantId' | 'tenantName' | 'keyId'> & {
    readonly member: { readonly id: string; readonly name: string } | undefined
  },
  { cookie, sessionId, expiresAt }: NewCookie,
) =>
  ({
    body: {
      tenant: { id: who.tenantId, name: who.tenantName },
      key_id: who.keyId ?? null,
      member: who.member === undefined ? null : { id: who.member.id, name: who.member.name },
      session_id: sessionId,
      expires_at: expiresAt,
    },
    headers: { 'set-cookie': cookie },
    cache: 'no-store',
  }) as const
