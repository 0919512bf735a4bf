import { ServiceError } from '../errors.ts'
import type { Caller } from '../operations/tenancy/authenticate.ts'

/** A person in their own session. A key that acts for someone must not open a door for later. */
export function ownPerson(
  { tenantId, member, keyId }: Caller,
  what: string,
): { readonly tenantId: string; readonly memberId: string } {
  if (member === undefined || keyId !== undefined)
    throw new ServiceError('person_required', `${what} belong to people, and a key was used.`, {
      hint: 'Sign in to the web app as yourself.',
    })
  return { tenantId, memberId: member.id }
}
