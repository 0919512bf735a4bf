import { ServiceError } from '../../errors.ts'

/** Told alike when the cookie is missing, too old, of another browser, or of another answer of the provider. */
export const notBegunHere = (): ServiceError =>
  new ServiceError(
    'sign_in_expired',
    'This sign-in was not begun in this browser, is too old, or was finished before.',
    { hint: 'Go back to the sign-in page and begin again.' },
  )

/** Told alike to everyone who is let in by nothing, whether or not an address is known here. */
export const notAMember = (): ServiceError =>
  new ServiceError(
    'not_a_member',
    'You are signed in at the provider, but are not a member of this service.',
    {
      hint: 'Ask an administrator for an invitation to the e-mail address that you use there.',
    },
  )

/** Decided before anything is looked up, so that it tells nothing of who is known. */
export const emailNotVerified = (): ServiceError =>
  new ServiceError(
    'not_a_member',
    'The provider does not vouch for your e-mail address, so no invitation can be found by it.',
    { hint: 'Have the provider verify the address, or accept the invitation with a passkey.' },
  )

export const noRoleLeft = (): ServiceError =>
  new ServiceError('not_a_member', 'None of your groups at the provider gives you a role in this service.', {
    hint: 'Ask the people who run the provider to put you into the right group.',
  })

export const tooManyGroups = (): ServiceError =>
  new ServiceError(
    'not_a_member',
    'You are in so many groups that the provider did not list them, so your roles are not known.',
    { hint: 'Have the provider send only the groups that are assigned to this service.' },
  )

interface TenantOfPerson {
  readonly tenant_id: string
  readonly tenant_name: string
}

/** The tenants are the person's own, or have invited them, so each may be named. */
export const tenantToChoose = (
  own: readonly TenantOfPerson[],
  invited: readonly TenantOfPerson[],
): ServiceError =>
  new ServiceError(
    'tenant_not_chosen',
    [
      ...(own.length === 0 ? [] : [`You can sign in to ${tenants(own.length)}.`]),
      ...(invited.length === 0 ? [] : [`You are invited to ${tenants(invited.length)}.`]),
    ].join(' '),
    {
      hint:
        invited.length === 0
          ? 'Choose the one to sign in to.'
          : 'You join a tenant that invited you only if you choose it. Choose none that you do not know.',
      valid_values: [...own, ...invited].map(({ tenant_id }) => tenant_id),
      errors: [
        ...own.map((one) => faultOf(one, 'tenant_not_chosen')),
        ...invited.map((one) => faultOf(one, 'invitation_open')),
      ],
    },
  )

const tenants = (count: number): string => (count === 1 ? 'one tenant' : `${count} tenants`)

const faultOf = ({ tenant_id, tenant_name }: TenantOfPerson, code: string) => ({
  pointer: '/tenant',
  code,
  message: tenant_name,
  received: tenant_id,
})

/** Told alike whether it was used, has ended, or never was. */
export const invitationInvalid = (): ServiceError =>
  new ServiceError(
    'invitation_invalid',
    'The invitation link was used before, is older than seven days, or was replaced by a newer one.',
    {
      hint: 'Ask the person who invited you for a new link.',
    },
  )

/** Only who holds the link sees it, and its page names the address anyway. */
export const invitedOtherwise = (invited: string | null): ServiceError =>
  new ServiceError(
    'invitation_invalid',
    `The invitation is for ${invited ?? 'someone without an e-mail address'}, and the provider knows you by another address.`,
    {
      hint: 'Sign in at the provider with that address, or ask for an invitation to the one that you use there.',
    },
  )
