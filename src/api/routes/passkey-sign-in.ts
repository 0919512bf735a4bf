import { authenticationOptions } from '../../operations/sign-in/passkeys/ceremony.ts'
import { memberOfPasskey } from '../../operations/sign-in/passkeys/passkeys.ts'
import { drawChallenge, heldChallenge, spendChallenge } from '../passkey-challenge.ts'
import { refuseForeign } from '../platform/access/session.ts'
import { requireRelyingParty } from '../platform/access/sign-in.ts'
import { publicRoute, type Route } from '../platform/route.ts'
import { PasskeyAssertion, PasskeyOptions } from '../schemas/passkey.ts'
import { SignedIn } from '../schemas/sign-in.ts'
import { loggingRefusals, signedInAs } from '../signed-in.ts'

const common = { tag: 'Sign-in', since: '0.1.0', method: 'POST', problems: [401, 403, 404, 429] } as const
const PURPOSE = 'sign-in'

const begin = publicRoute({
  ...common,
  path: '/v1/sign-in/passkey/options',
  operationId: 'beginPasskeySignIn',
  summary: 'Start a sign-in with a passkey',
  description:
    'For the sign-in page. The browser shows the passkeys that it has for this service. The challenge works once, within five minutes. ' +
    'Needs `X-Requested-With: southerly`.',
  response: PasskeyOptions,
  handler: async ({ services, exchange: { request } }) => {
    refuseForeign(request)
    services.strangers.enter('start', request)
    const party = requireRelyingParty(services.signIn, request)
    const { challenge, headers } = drawChallenge(services, PURPOSE)
    return {
      body: { options: { ...(await authenticationOptions(party, challenge)) } },
      headers,
      cache: 'no-store',
    }
  },
})

const finish = publicRoute({
  ...common,
  path: '/v1/sign-in/passkey',
  operationId: 'finishPasskeySignIn',
  summary: 'Sign in with a passkey',
  description:
    'Checks what the device signed, with a fingerprint, face or PIN, and opens a session for the member. Needs `X-Requested-With: southerly`.',
  body: PasskeyAssertion,
  status: 201,
  response: SignedIn,
  handler: ({ body, services, exchange }) =>
    loggingRefusals({ services, exchange }, async () => {
      refuseForeign(exchange.request)
      services.strangers.enter('finish', exchange.request)
      const party = requireRelyingParty(services.signIn, exchange.request)
      const challenge = heldChallenge(services, exchange.request, PURPOSE)
      const assertion = { ...body, clientExtensionResults: {} }
      const member = await memberOfPasskey(services, party, assertion, challenge)
      await spendChallenge(services, challenge)
      return await signedInAs({ services, exchange }, member, 'passkey', {
        cleared: services.signIn.challenge.cleared,
      })
    }),
})

export const passkeySignInRoutes: readonly Route[] = [begin, finish]
