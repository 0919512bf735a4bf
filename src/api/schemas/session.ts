import { Type } from 'typebox'
import { pageOf } from '../platform/page.ts'
import { nullable } from './data.ts'

export const Session = Type.Object(
  {
    tenant: Type.Object({ id: Type.String(), name: Type.String() }, { additionalProperties: false }),
    key_id: nullable(
      Type.String({
        description:
          'The key that the session uses; revoking it ends the session. Null for a person’s session.',
      }),
    ),
    member: nullable(
      Type.Object(
        { id: Type.String(), name: Type.String() },
        { additionalProperties: false, description: 'The person who signed in; null where a key did.' },
      ),
    ),
    session_id: Type.String(),
    expires_at: Type.String({ format: 'date-time' }),
  },
  { $id: 'Session', additionalProperties: false },
)

const SessionEntry = Type.Object(
  {
    id: Type.String(),
    is_current: Type.Boolean({ description: 'Whether this request used it.' }),
    member: nullable(
      Type.Object({ id: Type.String(), name: Type.String() }, { additionalProperties: false }),
    ),
    key_id: nullable(Type.String({ description: 'The key used to sign in; null for a person.' })),
    how: Type.String({ description: 'How it was opened.', examples: ['passkey'] }),
    browser: Type.String({ examples: ['Firefox on Windows'] }),
    network: Type.String({
      description: 'The network it was opened from, not the full address.',
      examples: ['203.0.113.0/24'],
    }),
    created_at: Type.String({ format: 'date-time' }),
    last_seen_at: Type.String({ format: 'date-time', description: 'Last use, to about a minute.' }),
    ends_at: Type.String({ format: 'date-time', description: 'The latest time at which it ends.' }),
  },
  { $id: 'SessionEntry', additionalProperties: false },
)

export const SessionPage = pageOf('SessionPage', SessionEntry)

export const SessionPath = Type.Object({
  id: Type.String({ pattern: '^[0-9A-Za-z_]{1,64}$', description: 'Id of the session.' }),
})

export const SignInLink = Type.Object(
  {
    token: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'The part after `#token=` in the link.',
    }),
  },
  {
    $id: 'SignInLink',
    additionalProperties: false,
    examples: [{ token: 'GxGzxyXNT1n8Z9k3lq5y0bCqOe6cTQ6wq0m1bXo2b3A' }],
  },
)
