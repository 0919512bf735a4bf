import { Type } from 'typebox'

/** Bytes in base64url, as WebAuthn's JSON has them. */
const bytes = (longest: number) =>
  Type.String({ minLength: 1, maxLength: longest, pattern: '^[\\w-]{1,16384}$' })

const credential = { id: bytes(1400), rawId: bytes(1400), type: Type.Enum(['public-key']) }

export const PasskeyOptions = Type.Object(
  {
    options: Type.Record(Type.String(), Type.Unknown(), {
      description: 'For `navigator.credentials`, in the JSON form of WebAuthn.',
    }),
  },
  { $id: 'PasskeyOptions', additionalProperties: false },
)

const Attestation = Type.Object(
  {
    ...credential,
    response: Type.Object(
      {
        clientDataJSON: bytes(4096),
        attestationObject: bytes(16_384),
        transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false, description: 'The credential that the device created.' },
)

export const PasskeyAssertion = Type.Object(
  {
    ...credential,
    response: Type.Object(
      {
        clientDataJSON: bytes(4096),
        authenticatorData: bytes(4096),
        signature: bytes(4096),
        userHandle: Type.Optional(bytes(200)),
      },
      { additionalProperties: false },
    ),
  },
  {
    $id: 'PasskeyAssertion',
    additionalProperties: false,
    description: 'What the device signed.',
    examples: [
      {
        id: 'AAAAAAAAAAAAAAAAAAAAAA',
        rawId: 'AAAAAAAAAAAAAAAAAAAAAA',
        type: 'public-key',
        response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
      },
    ],
  },
)

const EXAMPLE_ATTESTATION = {
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  rawId: 'AAAAAAAAAAAAAAAAAAAAAA',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
}

const PasskeyName = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: '\\S',
  description: 'Your name for it.',
})

export const NewPasskey = Type.Object(
  { name: PasskeyName, credential: Attestation },
  {
    $id: 'NewPasskey',
    additionalProperties: false,
    examples: [{ name: 'Laptop', credential: EXAMPLE_ATTESTATION }],
  },
)

export const JoinWithPasskey = Type.Object(
  {
    token: Type.String({ pattern: '^[\\w-]{43}$', description: 'Token of the invitation link.' }),
    name: PasskeyName,
    credential: Attestation,
  },
  {
    $id: 'JoinWithPasskey',
    additionalProperties: false,
    examples: [
      {
        token: 'GxGzxyXNT1n8Z9k3lq5y0bCqOe6cTQ6wq0m1bXo2b3A',
        name: 'Laptop',
        credential: EXAMPLE_ATTESTATION,
      },
    ],
  },
)

export const Passkey = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    created_at: Type.String({ format: 'date-time' }),
    last_used_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'Last sign-in with it; null: never used.',
    }),
  },
  { $id: 'Passkey', additionalProperties: false },
)

export const PasskeyList = Type.Object(
  { data: Type.Array(Passkey) },
  { $id: 'PasskeyList', additionalProperties: false },
)

export const PasskeyPath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 1400, description: 'Id of the passkey.' }),
})
