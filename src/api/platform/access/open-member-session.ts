import type { SignInWay } from '../../../operations/tenancy/sessions.ts'
import type { ExchangeRequest } from '../exchange.ts'
import type { Services } from '../services.ts'
import type { NewCookie } from './session.ts'

/** Signs a person in, however they showed who they are. Refuses someone who is no active member. */
export const openMemberSession = (
  services: Services,
  request: ExchangeRequest,
  who: { readonly tenantId: string; readonly memberId: string; readonly how: SignInWay },
): Promise<NewCookie> =>
  services.sessions.open(request, {
    tenantId: who.tenantId,
    holder: { memberId: who.memberId },
    how: who.how,
  })
