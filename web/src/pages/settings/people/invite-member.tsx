import { useState } from 'react'
import { InvitationOnce } from './invitation-once.tsx'
import { MemberForm } from './member-form.tsx'
import { type RoleFacts, useMemberChanges } from './use-members.ts'

const NOBODY = { name: '', email: '', roles: [], engagements: [] } as const

/** Invites someone, then shows the link. */
export function InviteMember({
  roles,
  onClose,
}: {
  readonly roles: readonly RoleFacts[]
  readonly onClose: () => void
}) {
  const { invite } = useMemberChanges()
  const [once] = useState(() => crypto.randomUUID())
  if (invite.data !== undefined) return <InvitationOnce invited={invite.data} onClose={onClose} />
  return (
    <MemberForm
      draft={NOBODY}
      roles={roles}
      asksEmail
      submitText="Invite"
      error={invite.error}
      isPending={invite.isPending}
      onSubmit={({ name, email, roles: chosen, engagements }) =>
        invite.mutate({
          once,
          body: {
            name,
            email,
            roles: [...chosen],
            ...(engagements.length === 0 ? {} : { engagements: [...engagements] }),
          },
        })
      }
    />
  )
}
