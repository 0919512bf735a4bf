import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../../api/client.ts'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import styles from '../settings.module.css'
import { type ApiKey, useKeyChanges } from './use-keys.ts'

/** Asks before a key is revoked: it cannot be taken back. */
export function RevokeKey({ apiKey, onClose }: { readonly apiKey: ApiKey; readonly onClose: () => void }) {
  const { revoke } = useKeyChanges()
  const me = useQuery({ queryKey: ['me'], queryFn: () => answer(api.GET('/v1/me')) })
  return (
    <div className={styles['form']}>
      <p>
        Programs that use <strong>{apiKey.name}</strong> (<code>{apiKey.id}</code>) lose access within five
        seconds. You cannot undo this.
      </p>
      {me.data?.key?.id === apiKey.id ? (
        <p role="alert">You are signed in with this key. Revoking it ends your session.</p>
      ) : null}
      {revoke.error === null ? null : <ProblemMessage error={revoke.error} />}
      <div className={styles['actions']}>
        <Button
          variant="default"
          className={styles['danger'] ?? ''}
          loading={revoke.isPending}
          onClick={() => revoke.mutate(apiKey.id, { onSuccess: onClose })}
        >
          Revoke the key
        </Button>
        <Button variant="subtle" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
