import { ServiceError } from '../errors.ts'
import type { SignInWay } from '../operations/tenancy/sessions.ts'
import { openMemberSession } from './platform/access/open-member-session.ts'
import type { Exchange } from './platform/exchange.ts'
import type { Services } from './platform/services.ts'

interface Asked {
  readonly services: Services
  readonly exchange: Exchange
}

/** The answer that signs a member in: the cookie of the session, and the end of the cookie that led to it. */
export async function signedInAs(
  { services, exchange }: Asked,
  { tenantId, memberId }: { readonly tenantId: string; readonly memberId: string },
  how: SignInWay,
  { returnTo = '/', cleared }: { readonly returnTo?: string; readonly cleared?: string } = {},
) {
  const { cookie, expiresAt } = await openMemberSession(services, exchange.request, {
    tenantId,
    memberId,
    how,
  })
  exchange.setCookie = cookie
  return {
    body: { tenant_id: tenantId, member_id: memberId, expires_at: expiresAt, return_to: returnTo },
    ...(cleared === undefined ? {} : { headers: { 'set-cookie': cleared } }),
    cache: 'no-store',
  } as const
}

/** Tells the operator what kind of fault refused a sign-in. The person gets an explanation that does not help an attacker. */
export async function loggingRefusals<T>({ services, exchange }: Asked, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ServiceError) {
      const reason = error.cause instanceof Error ? error.cause.message : undefined
      const facts = { code: error.code, reason, request_id: exchange.request.id }
      services.log.warn(facts, 'a sign-in was refused')
    }
    throw error
  }
}
