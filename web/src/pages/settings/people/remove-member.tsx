import { Button } from '@mantine/core'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import styles from '../settings.module.css'
import { type Member, useMemberChanges } from './use-members.ts'

/** Asks before someone is removed. */
export function RemoveMember({ member, onClose }: { readonly member: Member; readonly onClose: () => void }) {
  const { remove } = useMemberChanges()
  return (
    <div className={styles['form']}>
      <p>
        <strong>{member.name}</strong> is signed out everywhere immediately, and their personal keys are
        revoked. Their work stays, under their name.
      </p>
      {remove.error === null ? null : <ProblemMessage error={remove.error} />}
      <div className={styles['actions']}>
        <Button
          variant="default"
          className={styles['danger'] ?? ''}
          loading={remove.isPending}
          onClick={() => remove.mutate(member.id, { onSuccess: onClose })}
        >
          Remove
        </Button>
        <Button variant="subtle" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
