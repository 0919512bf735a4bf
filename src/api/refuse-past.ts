import { ServiceError } from '../errors.ts'

/** Refuses a key that would have ended before it is made. */
export function refusePast(expiresAt: string | undefined, now: Date): void {
  if (expiresAt !== undefined && Date.parse(expiresAt) <= now.getTime())
    throw new ServiceError('validation_failed', 'The expiry is in the past.', {
      errors: [
        {
          pointer: '/expires_at',
          code: 'invalid_member',
          message: 'must be in the future',
          received: expiresAt,
        },
      ],
    })
}
