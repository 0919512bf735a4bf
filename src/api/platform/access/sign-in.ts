import type { Clock } from '../../../clock.ts'
import type { Settings } from '../../../config.ts'
import { type RelyingParty, relyingPartyOf } from '../../../domain/tenancy/relying-party.ts'
import { ServiceError } from '../../../errors.ts'
import { FLOW_SECONDS, type Flow } from '../../../operations/sign-in/oidc/flow.ts'
import { groupsOfSettings } from '../../../operations/sign-in/oidc/groups-setting.ts'
import type { IdentityTools } from '../../../operations/sign-in/oidc/identity-tools.ts'
import { providerNetwork } from '../../../operations/sign-in/oidc/network.ts'
import { oidcOptions } from '../../../operations/sign-in/oidc/options.ts'
import { createProvider, type Provider } from '../../../operations/sign-in/oidc/provider.ts'
import { CHALLENGE_SECONDS, type Challenge } from '../../../operations/sign-in/passkeys/challenge.ts'
import type { ExchangeRequest } from '../exchange.ts'
import { createSealedCookie, type SealedCookie } from './sealed-cookie.ts'

/** The ways in which people of this installation prove who they are. */
export interface SignIn {
  /** Undefined where none is set. */
  readonly provider: Provider | undefined
  readonly groups: IdentityTools['groups']
  /** Held between the way to the provider and the way back. */
  readonly flow: SealedCookie<Flow>
  /** Held while a passkey signs. */
  readonly challenge: SealedCookie<Challenge>
  /** Whom passkeys belong to, seen from a request; or why there can be none. */
  relyingParty(request: ExchangeRequest): RelyingParty | { readonly missing: string }
}

/** Throws an OperatorError for settings that do not fit together: better at the start than at the first sign-in. */
export function createSignIn(parts: {
  readonly settings: Settings
  readonly clock: Clock
  readonly secret: Uint8Array
}): SignIn {
  const { settings, clock, secret } = parts
  const publicUrl = settings.SOUTHERLY_PUBLIC_URL
  const options = oidcOptions(settings)
  const cookie = { secret, clock, publicUrl }
  return {
    provider:
      options === undefined
        ? undefined
        : createProvider(options, { clock, fetch: providerNetwork(settings) }),
    groups: groupsOfSettings(settings),
    flow: createSealedCookie(cookie, 'sign-in by a provider', FLOW_SECONDS),
    challenge: createSealedCookie(cookie, 'challenge of a passkey', CHALLENGE_SECONDS),
    relyingParty: ({ headers }) => relyingPartyOf(publicUrl, headers.host),
  }
}

export function requireProvider({ provider }: SignIn): Provider {
  if (provider === undefined)
    throw new ServiceError('sign_in_way_unavailable', 'This service has no provider of sign-in.', {
      hint: 'The operator sets one with SOUTHERLY_OIDC_ISSUER. Sign in another way.',
    })
  return provider
}

export function requireRelyingParty(signIn: SignIn, request: ExchangeRequest): RelyingParty {
  const party = signIn.relyingParty(request)
  if ('missing' in party)
    throw new ServiceError('sign_in_way_unavailable', party.missing, {
      hint: 'Open the service at such an address, or sign in another way.',
    })
  return party
}
