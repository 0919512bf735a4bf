import { Type } from 'typebox'
import { RoleName } from './me.ts'

const nullable = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

export const SignInWays = Type.Object(
  {
    provider: Type.Union(
      [
        Type.Object(
          { name: Type.String({ description: 'Name to show on the sign-in button.' }) },
          { additionalProperties: false },
        ),
        Type.Null(),
      ],
      { description: 'The OpenID provider of this installation; null: there is none.' },
    ),
    passkeys: Type.Object(
      {
        available: Type.Boolean(),
        reason: nullable('Why passkeys cannot be used at the requested address; null if they can.'),
      },
      { additionalProperties: false },
    ),
  },
  { $id: 'SignInWays', additionalProperties: false },
)

const InvitationToken = Type.String({
  pattern: '^[\\w-]{43}$',
  description: 'The part after `#token=` in the invitation link.',
})

const EXAMPLE_TOKEN = 'GxGzxyXNT1n8Z9k3lq5y0bCqOe6cTQ6wq0m1bXo2b3A'

export const ProviderSignIn = Type.Object(
  {
    return_to: Type.Optional(
      Type.String({
        maxLength: 1000,
        description: 'Path of this service to go to afterwards. Default: `/`.',
      }),
    ),
    tenant: Type.Optional(
      Type.String({
        maxLength: 100,
        description:
          'The tenant to sign in to, or to join, for people of several tenants and people who were invited by their e-mail address.',
      }),
    ),
    invitation: Type.Optional(InvitationToken),
  },
  { $id: 'ProviderSignIn', additionalProperties: false, examples: [{ return_to: '/workspace' }] },
)

export const OwnAccount = Type.Object(
  {
    provider: nullable('Name of the OpenID provider of this installation; null: there is none.'),
    linked: Type.Boolean({ description: 'Whether an account with the provider signs you in.' }),
  },
  { $id: 'OwnAccount', additionalProperties: false },
)

export const ProviderAddress = Type.Object(
  { authorization_url: Type.String({ description: 'Where the browser goes to sign in.' }) },
  { $id: 'ProviderAddress', additionalProperties: false },
)

export const ProviderAnswer = Type.Object(
  {
    state: Type.String({ minLength: 1, maxLength: 500 }),
    code: Type.Optional(Type.String({ minLength: 1, maxLength: 4096 })),
    iss: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
    error: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  },
  {
    $id: 'ProviderAnswer',
    additionalProperties: false,
    description: 'Parameters that the provider sent the browser back with.',
    examples: [{ state: 'xyz', code: 'SplxlOBeZQQYbYS6WxSbIA', iss: 'https://login.example.com' }],
  },
)

export const SignedIn = Type.Object(
  {
    tenant_id: Type.String(),
    member_id: Type.String(),
    expires_at: Type.String({
      format: 'date-time',
      description: 'The latest time at which the session ends.',
    }),
    return_to: Type.String({ description: 'Path of this service to go to now.' }),
  },
  { $id: 'SignedIn', additionalProperties: false },
)

export const InvitationLink = Type.Object(
  { token: InvitationToken },
  { $id: 'InvitationLink', additionalProperties: false, examples: [{ token: EXAMPLE_TOKEN }] },
)

export const InvitationPage = Type.Object(
  {
    tenant: Type.Object({ id: Type.String(), name: Type.String() }, { additionalProperties: false }),
    member: Type.Object(
      {
        id: Type.String(),
        name: Type.String(),
        email: nullable('Address that the invitation is for.'),
        roles: Type.Array(RoleName),
      },
      { additionalProperties: false },
    ),
    invited_by: nullable('Name of the person who sent the invitation; null: the people who run the service.'),
    expires_at: Type.String({ format: 'date-time' }),
    needs_proof: Type.Boolean({
      description: 'False on the service’s own machine, where the link alone is enough.',
    }),
  },
  { $id: 'InvitationPage', additionalProperties: false },
)
