const TOKEN = 'A'.repeat(43)
const bytes = (length: number): string => 'A'.repeat(length)
const CREDENTIAL = { id: bytes(1400), rawId: bytes(1400), type: 'public-key' }
const ATTESTATION = {
  ...CREDENTIAL,
  response: {
    clientDataJSON: bytes(4096),
    attestationObject: bytes(16_384),
    transports: Array.from({ length: 10 }, () => 'x'.repeat(20)),
  },
}
type Sent = { readonly url: string; readonly body?: unknown }

const NAME = 'x'.repeat(100)
const sent =
  (url: string, body?: object): (() => readonly Sent[]) =>
  () => [body === undefined ? { url } : { url, body }]

/** The costliest requests of the ways in, by their operation ids. */
export const WORST_AT_SIGN_IN: Readonly<Record<string, () => readonly Sent[]>> = {
  listSignInWays: sent('/v1/sign-in'),
  beginProviderSignIn: sent('/v1/sign-in/provider', { return_to: `/${'x'.repeat(999)}`, invitation: TOKEN }),
  finishProviderSignIn: sent('/v1/sign-in/provider/callback', {
    state: 'x'.repeat(500),
    code: 'x'.repeat(4096),
    iss: 'x'.repeat(500),
  }),
  beginPasskeySignIn: sent('/v1/sign-in/passkey/options'),
  finishPasskeySignIn: sent('/v1/sign-in/passkey', {
    ...CREDENTIAL,
    response: { clientDataJSON: bytes(4096), authenticatorData: bytes(4096), signature: bytes(4096) },
  }),
  readInvitation: sent('/v1/invitation', { token: TOKEN }),
  acceptInvitation: sent('/v1/invitation/accept', { token: TOKEN }),
  beginJoinWithPasskey: sent('/v1/invitation/passkey/options', { token: TOKEN }),
  joinWithPasskey: sent('/v1/invitation/passkey', { token: TOKEN, name: NAME, credential: ATTESTATION }),
  sendConfirmationMail: sent('/v1/me/email/confirmation-mail'),
  confirmEmail: sent('/v1/me/email/confirm', { token: bytes(2000) }),
  getMyAccount: sent('/v1/me/account'),
  linkMyAccount: sent('/v1/me/account'),
  listMyKeys: sent('/v1/me/keys'),
  createMyKey: sent('/v1/me/keys', { name: NAME }),
  revokeMyKey: sent(`/v1/me/keys/${'k'.repeat(64)}`),
  listMyPasskeys: sent('/v1/me/passkeys'),
  beginPasskey: sent('/v1/me/passkeys/options'),
  addPasskey: sent('/v1/me/passkeys', { name: NAME, credential: ATTESTATION }),
  removePasskey: sent(`/v1/me/passkeys/${bytes(1400)}`),
}
