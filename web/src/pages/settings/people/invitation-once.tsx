import { Button } from '@mantine/core'
import type { Schema } from '../../../api/client.ts'
import { CopyButton } from '../../../components/copy-button.tsx'
import { moment } from '../../../format/words.ts'
import styles from '../settings.module.css'

/** An invitation link, shown this once: the service keeps only its hash. */
export function InvitationOnce({
  invited,
  onClose,
}: {
  readonly invited: Schema<'InvitedMember'>
  readonly onClose: () => void
}) {
  const { url, expires_at } = invited.invitation
  return (
    <div className={styles['part']} role="status">
      <p>
        Send this link to <strong>{invited.name}</strong>. It works once and expires on {moment(expires_at)}.
        You will not see it again.
      </p>
      <code className={styles['secret']}>{url}</code>
      <div className={styles['actions']}>
        <CopyButton text={url}>Copy the link</CopyButton>
        <Button variant="subtle" size="xs" onClick={onClose}>
          I have copied it
        </Button>
      </div>
    </div>
  )
}
