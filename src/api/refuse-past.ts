import { ServiceError } from '../errors.ts'

/** Refuses a key that would have ended before it is made. */
export function refusePast(expiresAt: string | undefined, now: Date): void {
  if (expiresAt !== undefined && Date.parse(expiresAt) <= now.getTime())
    throw new ServiceError('validation_failed', 'A key that has expired already is of no use.', {
      errors: [
        {
          pointer: '/expires_at',
          code: 'invalid_member',
          message: 'must lie in the future',
          received: expiresAt,
        },
      ],
    })
}
