import { Type } from 'typebox'
import { pageOf } from '../platform/page.ts'
import { PackName, ScopeName } from './me.ts'

const instant = (description: string) => Type.String({ format: 'date-time', description })
const optionalInstant = (description: string) =>
  Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description })

const keyMembers = {
  id: Type.String({ description: 'Public part of the key.' }),
  name: Type.String(),
  mode: Type.Enum(['live', 'test']),
  scopes: Type.Array(ScopeName),
  packs: Type.Array(PackName),
  status: Type.Enum(['active', 'expired', 'revoked'], { description: 'Whether it works now.' }),
  created_at: instant('When it was made.'),
  created_by: Type.String({ description: 'member:<id>, key:<id>, operator or first_start.' }),
  expires_at: optionalInstant('When it stops working; null: never.'),
  revoked_at: optionalInstant('When it was revoked; null: not revoked.'),
  replaced_by: Type.Union([Type.String(), Type.Null()], { description: 'Id of the key it was rotated to.' }),
  last_used_at: optionalInstant('Last use, to about a minute; null: never used.'),
  member_id: Type.Union([Type.String(), Type.Null()], {
    description:
      'The person the key acts for, with no more permissions than they have; null: the key acts for itself.',
  }),
  made_with: Type.Union([Type.String(), Type.Null()], {
    description:
      'Id of the key that made it: it expires and is revoked with that key and has no more permissions than that key has now. Null: a person who was signed in, or the operator, made it.',
  }),
}

export const ApiKey = Type.Object(keyMembers, { $id: 'ApiKey', additionalProperties: false })

export const IssuedApiKey = Type.Object(
  {
    ...keyMembers,
    key: Type.String({
      description: 'The full key. It is shown only in this response; the service keeps only a hash of it.',
    }),
  },
  { $id: 'IssuedApiKey', additionalProperties: false },
)

export const ApiKeyPage = pageOf('ApiKeyPage', ApiKey)

export const NewApiKey = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', description: 'Display name.' }),
    mode: Type.Optional(
      Type.Enum(['live', 'test'], { description: 'Part of the key’s prefix. Default: live.' }),
    ),
    scopes: Type.Array(ScopeName, { minItems: 1, maxItems: ScopeName.enum.length, uniqueItems: true }),
    packs: Type.Optional(
      Type.Array(PackName, {
        uniqueItems: true,
        maxItems: PackName.enum.length,
        description: 'Default: none.',
      }),
    ),
    expires_at: Type.Optional(instant('When it stops working. Default: never.')),
    member: Type.Optional(
      Type.String({
        pattern: '^mem_[0-9A-Za-z]{16}$',
        description:
          'Your own member id: the key then acts for you, with what both you and its scopes allow, and ends with your membership.',
      }),
    ),
  },
  {
    $id: 'NewApiKey',
    additionalProperties: false,
    examples: [
      { name: 'nightly screening', scopes: ['companies:read'], packs: ['au_company_climate_intelligence'] },
    ],
  },
)

export const NewOwnKey = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', description: 'Display name.' }),
    mode: Type.Optional(
      Type.Enum(['live', 'test'], { description: 'Part of the key’s prefix. Default: live.' }),
    ),
    scopes: Type.Optional(
      Type.Array(ScopeName, {
        minItems: 1,
        maxItems: ScopeName.enum.length,
        uniqueItems: true,
        description: 'At most the scopes you have. Default: all you have now.',
      }),
    ),
    packs: Type.Optional(
      Type.Array(PackName, {
        uniqueItems: true,
        maxItems: PackName.enum.length,
        description: 'At most the packs you have. Default: all you have.',
      }),
    ),
    expires_at: Type.Optional(instant('When it stops working. Default: when your membership ends.')),
  },
  { $id: 'NewOwnKey', additionalProperties: false, examples: [{ name: 'my notebook' }] },
)

export const KeyRotation = Type.Object(
  {
    overlap_seconds: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 30 * 24 * 3600,
        description: 'How long the old key keeps working, in seconds. Default: 86400.',
      }),
    ),
  },
  { $id: 'KeyRotation', additionalProperties: false, examples: [{ overlap_seconds: 3600 }] },
)

export const KeyPath = Type.Object({
  id: Type.String({ pattern: '^[0-9A-Za-z]{1,64}$', description: 'Id of the key.' }),
})
