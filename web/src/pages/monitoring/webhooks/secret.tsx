import { Button } from '@mantine/core'
import { CopyButton } from '../../../components/copy-button.tsx'
import styles from '../../settings/settings.module.css'

/** A signing secret, shown this once. */
export function Secret({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  return (
    <div className={styles['part']} role="status">
      <p>Copy the signing secret now. You will not see it again. Verify every message with it.</p>
      <code className={styles['secret']}>{secret}</code>
      <div className={styles['actions']}>
        <CopyButton text={secret}>Copy the secret</CopyButton>
        <Button variant="subtle" size="xs" onClick={onClose}>
          I have copied it
        </Button>
      </div>
    </div>
  )
}
