import { ServiceError } from '../errors.ts'
import type { ActingPerson, Caller } from '../operations/tenancy/authenticate.ts'

/** The member who asks, in a session or through a key that acts for them. */
export function requirePerson({ member }: Pick<Caller, 'member'>, why: string): ActingPerson {
  if (member !== undefined) return member
  throw new ServiceError('person_required', `${why} This API key acts for no member.`, {
    hint: 'Sign in as a member, or use a key that acts for one.',
  })
}
