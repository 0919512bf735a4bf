import { randomBytes } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { RelyingParty } from '../../../domain/tenancy/relying-party.ts'
import { ServiceError } from '../../../errors.ts'
import type { PasskeyForAuthentication } from '../../../store/passkeys.ts'

/** A new passkey, checked. */
export interface NewPasskey {
  readonly id: string
  readonly public_key: string
  readonly counter: number
  readonly transports: readonly string[]
}

export interface PasskeyOwner {
  readonly memberId: string
  readonly name: string
  readonly email: string | null
  /** Credentials that the person has already, so that a device is not registered twice. */
  readonly existing: readonly { readonly id: string; readonly transports: readonly string[] }[]
}

const TIME_LIMIT_MS = 300_000

export const newChallenge = (): string => randomBytes(32).toString('base64url')

/** What the browser is asked to make a passkey with: one that names its owner by itself and asks for a finger, face or PIN. */
export async function registrationOptions(party: RelyingParty, owner: PasskeyOwner, challenge: string) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  return await generateRegistrationOptions({
    rpName: 'Southerly',
    rpID: party.id,
    userID: new Uint8Array(Buffer.from(owner.memberId)),
    userName: owner.email ?? owner.name,
    userDisplayName: owner.name,
    challenge: bytesOf(challenge),
    timeout: TIME_LIMIT_MS,
    attestationType: 'none',
    excludeCredentials: owner.existing.map(({ id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Throws what is refused. The library's own words are about bytes of the device and stay here. */
export async function checkRegistration(
  party: RelyingParty,
  response: RegistrationResponseJSON,
  challenge: string,
): Promise<NewPasskey> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { registrationInfo } = await inOurWords(() =>
    verifyRegistrationResponse({ response, ...expected(party, challenge) }),
  )
  if (registrationInfo === undefined) throw passkeyRefused('registration did not verify')
  const { id, publicKey, counter, transports } = registrationInfo.credential
  return {
    id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports ?? [],
  }
}

/** What the browser is asked to sign in with: it shows the passkeys that it has for this service. */
export async function authenticationOptions(party: RelyingParty, challenge: string) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  return await generateAuthenticationOptions({
    rpID: party.id,
    challenge: bytesOf(challenge),
    timeout: TIME_LIMIT_MS,
    userVerification: 'required',
  })
}

/** The device's new counter. Throws what is refused, a counter that did not grow too. */
export async function checkAuthentication(
  party: RelyingParty,
  response: AuthenticationResponseJSON,
  challenge: string,
  passkey: PasskeyForAuthentication,
): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { userHandle } = response.response
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== passkey.member_id)
    throw passkeyRefused('user handle of someone else')
  const { verified, authenticationInfo } = await inOurWords(() =>
    verifyAuthenticationResponse({
      response,
      ...expected(party, challenge),
      credential: {
        id: passkey.id,
        publicKey: bytesOf(passkey.public_key),
        counter: passkey.counter,
        transports: [...passkey.transports],
      },
    }),
  )
  if (!verified) throw passkeyRefused('signature did not verify')
  return authenticationInfo.newCounter
}

/** Told alike whether the passkey is unknown, of another service, or wrong in a byte. */
export const passkeyRefused = (reason: string): ServiceError =>
  new ServiceError('passkey_refused', 'The passkey does not open this service.', {
    hint: 'Try another passkey, or ask an administrator for a new invitation link.',
    cause: new Error(reason),
  })

async function inOurWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw passkeyRefused(error instanceof Error ? error.message : 'unknown')
  }
}

const expected = (party: RelyingParty, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: party.origin,
  expectedRPID: party.id,
  requireUserVerification: true,
})

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(base64url, 'base64url'))
