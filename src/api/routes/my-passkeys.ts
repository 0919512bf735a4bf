import { registrationOptions } from '../../operations/sign-in/passkeys/ceremony.ts'
import {
  addPasskey,
  type Passkey as PasskeyOfMember,
  passkeyOwner,
  readPasskeys,
  removePasskey,
} from '../../operations/sign-in/passkeys/passkeys.ts'
import type { Caller } from '../../operations/tenancy/authenticate.ts'
import { ownPerson } from '../own-person.ts'
import { drawChallenge, heldChallenge, spendChallenge } from '../passkey-challenge.ts'
import { requireRelyingParty } from '../platform/access/sign-in.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { NewPasskey, Passkey, PasskeyList, PasskeyOptions, PasskeyPath } from '../schemas/passkey.ts'

const common = { tag: 'Sign-in', since: '0.1.0', scope: 'any', items: 0 } as const

const list = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/me/passkeys',
  operationId: 'listMyPasskeys',
  summary: 'List your passkeys, oldest first',
  response: PasskeyList,
  handler: async ({ caller, services }) => ({
    body: { data: (await readPasskeys(services, personOf(caller))).map(present) },
    cache: 'no-store',
  }),
})

const begin = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/me/passkeys/options',
  operationId: 'beginPasskey',
  summary: 'Start adding a passkey',
  description: 'The challenge works once, within five minutes.',
  problems: [404],
  response: PasskeyOptions,
  handler: async ({ caller, services, exchange: { request } }) => {
    const place = personOf(caller)
    const party = requireRelyingParty(services.signIn, request)
    const owner = await passkeyOwner(services, place)
    const { challenge, headers } = drawChallenge(services, place.memberId)
    return {
      body: { options: { ...(await registrationOptions(party, owner, challenge)) } },
      headers,
      cache: 'no-store',
    }
  },
})

const add = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/me/passkeys',
  operationId: 'addPasskey',
  summary: 'Add a passkey',
  body: NewPasskey,
  status: 201,
  response: Passkey,
  handler: async ({ body, caller, services, exchange: { request } }) => {
    const place = personOf(caller)
    const party = requireRelyingParty(services.signIn, request)
    const challenge = heldChallenge(services, request, place.memberId)
    await spendChallenge(services, challenge)
    const response = { ...body.credential, clientExtensionResults: {} }
    const added = await addPasskey(services, place, { party, challenge, response, name: body.name })
    return {
      body: present(added),
      headers: { 'set-cookie': services.signIn.challenge.cleared },
      cache: 'no-store',
    }
  },
})

const remove = keyedRoute({
  ...common,
  method: 'DELETE',
  path: '/v1/me/passkeys/{id}',
  operationId: 'removePasskey',
  summary: 'Remove one of your passkeys',
  description: 'You cannot remove your last way to sign in.',
  problems: [409],
  params: PasskeyPath,
  status: 204,
  handler: async ({ params, caller, services }) => {
    await removePasskey(services, personOf(caller), params.id)
    return { cache: 'no-store' }
  },
})

export const myPasskeyRoutes: readonly Route[] = [list, begin, add, remove]

const personOf = (caller: Caller) => ownPerson(caller, 'Passkeys')

const present = ({ id, name, created_at, last_used_at }: PasskeyOfMember) => ({
  id,
  name,
  created_at,
  last_used_at,
})
