import { Type } from 'typebox'

export const Session = Type.Object(
  {
    tenant: Type.Object({ id: Type.String(), name: Type.String() }, { additionalProperties: false }),
    key_id: Type.String({
      description: 'The key that the session stands for; revoking it ends the session.',
    }),
    expires_at: Type.String({ format: 'date-time' }),
  },
  { $id: 'Session', additionalProperties: false },
)

export const SignInLink = Type.Object(
  {
    token: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'What stands behind `#token=` in the link.',
    }),
  },
  {
    $id: 'SignInLink',
    additionalProperties: false,
    examples: [{ token: 'GxGzxyXNT1n8Z9k3lq5y0bCqOe6cTQ6wq0m1bXo2b3A' }],
  },
)
