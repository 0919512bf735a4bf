import { Type } from 'typebox'

const instant = (description: string) =>
  Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description })

export const OwnEmail = Type.Object(
  {
    email: Type.Union([Type.String(), Type.Null()], { description: 'Your address; null: you have none.' }),
    confirmed_at: instant('When you proved that it is yours; null: not yet.'),
    sent_at: instant('When a link to confirm it was last asked for; null: never.'),
  },
  { $id: 'OwnEmail', additionalProperties: false },
)

export const EmailConfirmation = Type.Object(
  {
    token: Type.String({
      pattern: '^[\\w-]+$',
      maxLength: 2000,
      description: 'The part after `#confirm=` in the link of the e-mail.',
    }),
  },
  {
    $id: 'EmailConfirmation',
    additionalProperties: false,
    examples: [{ token: 'GxGzxyXNT1n8Z9k3lq5y0bCqOe6cTQ6w' }],
  },
)
