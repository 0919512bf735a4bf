import { MemberForm } from './member-form.tsx'
import { type Member, type RoleFacts, useMemberChanges } from './use-members.ts'

/** Changes name, roles and engagements of someone. */
export function ChangeMember({
  member,
  roles,
  onClose,
}: {
  readonly member: Member
  readonly roles: readonly RoleFacts[]
  readonly onClose: () => void
}) {
  const { change } = useMemberChanges()
  return (
    <MemberForm
      draft={{ ...member, email: member.email ?? '' }}
      roles={roles}
      asksEmail={false}
      submitText="Save"
      error={change.error}
      isPending={change.isPending}
      onSubmit={({ name, roles: chosen, engagements }) =>
        change.mutate(
          { member, body: { name, roles: [...chosen], engagements: [...engagements] } },
          { onSuccess: onClose },
        )
      }
    />
  )
}
