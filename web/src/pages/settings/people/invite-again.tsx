import { Button } from '@mantine/core'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import styles from '../settings.module.css'
import { InvitationOnce } from './invitation-once.tsx'
import { type Member, useMemberChanges } from './use-members.ts'

/** A new link for someone who has not joined; asks first, because the link before it stops working. */
export function InviteAgain({ member, onClose }: { readonly member: Member; readonly onClose: () => void }) {
  const { inviteAgain } = useMemberChanges()
  if (inviteAgain.data !== undefined) return <InvitationOnce invited={inviteAgain.data} onClose={onClose} />
  return (
    <div className={styles['form']}>
      <p>
        <strong>{member.name}</strong> gets a new link. The old link stops working.
      </p>
      {inviteAgain.error === null ? null : <ProblemMessage error={inviteAgain.error} />}
      <div className={styles['actions']}>
        <Button loading={inviteAgain.isPending} onClick={() => inviteAgain.mutate(member.id)}>
          Make a new link
        </Button>
        <Button variant="subtle" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
