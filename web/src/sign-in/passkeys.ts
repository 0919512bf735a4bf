import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'

/** Asks the device to make a passkey; what the API takes of it. */
export async function makePasskey(options: object) {
  const made: RegistrationResponseJSON = await startRegistration({
    optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
  })
  const { clientDataJSON, attestationObject, transports } = made.response
  return {
    id: made.id,
    rawId: made.rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, attestationObject, ...(transports === undefined ? {} : { transports }) },
  }
}

/** Asks the person for one of their passkeys; what the API takes of it. */
export async function signWithPasskey(options: object) {
  const signed: AuthenticationResponseJSON = await startAuthentication({
    optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
  })
  const { clientDataJSON, authenticatorData, signature, userHandle } = signed.response
  return {
    id: signed.id,
    rawId: signed.rawId,
    type: 'public-key' as const,
    response: {
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle === undefined ? {} : { userHandle }),
    },
  }
}

/** What the browser says in place of a passkey, in words. */
export function wordsOfDevice(error: unknown): string | undefined {
  const name = error instanceof Error ? error.name : ''
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'This device already has a passkey for you.'
  if (name === 'NotAllowedError') return 'No passkey was chosen, or it took too long. Try again.'
  if (name === 'SecurityError') return 'The browser does not allow passkeys at this address.'
  if (name === 'NotSupportedError' || error instanceof WebAuthnError)
    return 'This device does not support passkeys.'
  return undefined
}

/** A first name for a passkey, which tells the machine that it was made on. */
export function deviceName(): string {
  const system = SYSTEMS.find(([pattern]) => pattern.test(window.navigator.userAgent))?.[1]
  return system === undefined ? 'Passkey' : `Passkey made on ${system}`
}

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]
