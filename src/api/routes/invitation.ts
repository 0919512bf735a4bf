import { ServiceError } from '../../errors.ts'
import { offerConfirmation } from '../../operations/notifications/confirm-address.ts'
import { acceptInvitation, readInvitation } from '../../operations/sign-in/invitation.ts'
import { registrationOptions } from '../../operations/sign-in/passkeys/ceremony.ts'
import { newPasskey, passkeyOwner } from '../../operations/sign-in/passkeys/passkeys.ts'
import { drawChallenge, heldChallenge, spendChallenge } from '../passkey-challenge.ts'
import { isOnThisMachine } from '../platform/access/local-sign-in.ts'
import { refuseForeign } from '../platform/access/session.ts'
import { requireRelyingParty } from '../platform/access/sign-in.ts'
import { publicRoute, type Route } from '../platform/route.ts'
import type { Services } from '../platform/services.ts'
import { JoinWithPasskey, PasskeyOptions } from '../schemas/passkey.ts'
import { InvitationLink, InvitationPage, SignedIn } from '../schemas/sign-in.ts'
import { signedInAs } from '../signed-in.ts'

const common = { tag: 'Sign-in', since: '0.1.0', method: 'POST', problems: [401, 403, 429] } as const

const show = publicRoute({
  ...common,
  path: '/v1/invitation',
  operationId: 'readInvitation',
  summary: 'Get the details of an invitation link',
  description:
    'For the page that the link opens. Viewing it does not use up the link. Needs `X-Requested-With: southerly`.',
  body: InvitationLink,
  response: InvitationPage,
  handler: async ({ body, services, exchange: { request } }) => {
    refuseForeign(request)
    services.strangers.enter('invitation', request)
    const { member, tenantId, tenantName, invitedBy, expiresAt } = await readInvitation(services, body.token)
    return {
      body: {
        tenant: { id: tenantId, name: tenantName },
        member: { id: member.id, name: member.name, email: member.email, roles: [...member.roles] },
        invited_by: invitedBy ?? null,
        expires_at: expiresAt,
        needs_proof: !isOnThisMachine(services.settings, request),
      },
      cache: 'no-store',
    }
  },
})

const acceptHere = publicRoute({
  ...common,
  path: '/v1/invitation/accept',
  operationId: 'acceptInvitation',
  summary: 'Accept an invitation on the service’s own machine',
  description:
    'Only if the service serves this machine alone: elsewhere an invitation is accepted with a passkey or through the provider. Uses up the link. ' +
    'Needs `X-Requested-With: southerly`.',
  body: InvitationLink,
  status: 201,
  response: SignedIn,
  handler: async ({ body, services, exchange }) => {
    refuseForeign(exchange.request)
    services.strangers.enter('invitation', exchange.request)
    if (!isOnThisMachine(services.settings, exchange.request))
      throw new ServiceError(
        'sign_in_way_unavailable',
        'An invitation link alone is enough only on the service’s own machine.',
        { hint: 'Make a passkey, or continue with the provider.' },
      )
    const member = await acceptInvitation(services, body.token, 'invitation')
    const place = { tenantId: member.tenant_id, memberId: member.id }
    await offerMail(services, place)
    return await signedInAs({ services, exchange }, place, 'invitation')
  },
})

const beginPasskey = publicRoute({
  ...common,
  path: '/v1/invitation/passkey/options',
  operationId: 'beginJoinWithPasskey',
  summary: 'Start accepting an invitation with a new passkey',
  body: InvitationLink,
  response: PasskeyOptions,
  handler: async ({ body, services, exchange: { request } }) => {
    refuseForeign(request)
    services.strangers.enter('invitation', request)
    const party = requireRelyingParty(services.signIn, request)
    const { tenantId, member } = await readInvitation(services, body.token)
    const owner = await passkeyOwner(services, { tenantId, memberId: member.id })
    const { challenge, headers } = drawChallenge(services, member.id)
    return {
      body: { options: { ...(await registrationOptions(party, owner, challenge)) } },
      headers,
      cache: 'no-store',
    }
  },
})

const finishPasskey = publicRoute({
  ...common,
  path: '/v1/invitation/passkey',
  operationId: 'joinWithPasskey',
  summary: 'Accept an invitation with a new passkey',
  description: 'Registers the passkey, uses the link up and signs in. Needs `X-Requested-With: southerly`.',
  body: JoinWithPasskey,
  status: 201,
  response: SignedIn,
  handler: async ({ body, services, exchange }) => {
    const { request } = exchange
    refuseForeign(request)
    services.strangers.enter('invitation', request)
    const party = requireRelyingParty(services.signIn, request)
    const { member: invited } = await readInvitation(services, body.token)
    const challenge = heldChallenge(services, request, invited.id)
    const keep = await newPasskey(services.clock, {
      party,
      challenge,
      name: body.name,
      response: { ...body.credential, clientExtensionResults: {} },
    })
    await spendChallenge(services, challenge)
    const place = { tenantId: invited.tenant_id, memberId: invited.id }
    await acceptInvitation(services, body.token, 'passkey', async (sql) => void (await keep(sql, place)))
    await offerMail(services, place)
    return await signedInAs({ services, exchange }, place, 'passkey', {
      cleared: services.signIn.challenge.cleared,
    })
  },
})

/** A link alone says nothing of the address: the person who invited could have followed it. So the address gets a link of its own. */
async function offerMail(services: Services, place: Parameters<typeof offerConfirmation>[1]): Promise<void> {
  if (services.settings.SOUTHERLY_SMTP_URL === undefined) return
  await offerConfirmation(services, place)
  services.wakeWorkers()
}

export const invitationRoutes: readonly Route[] = [show, acceptHere, beginPasskey, finishPasskey]
