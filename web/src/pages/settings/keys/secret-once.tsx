import { Button } from '@mantine/core'
import { CopyButton } from '../../../components/copy-button.tsx'
import styles from '../settings.module.css'

/** A new key, shown this once: the service keeps only its hash. */
export function SecretOnce({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  return (
    <div className={styles['part']} role="status">
      <p>Copy the key now. You will not see it again: the service stores only its hash.</p>
      <code className={styles['secret']}>{secret}</code>
      <div className={styles['actions']}>
        <CopyButton text={secret}>Copy the key</CopyButton>
        <Button variant="subtle" size="xs" onClick={onClose}>
          I have copied it
        </Button>
      </div>
    </div>
  )
}
