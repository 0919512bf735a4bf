import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { ProblemMessage } from '../../components/problem-message.tsx'
import styles from '../settings/settings.module.css'

/** Asks before something is deleted or replaced. */
export function Confirm({
  action,
  error,
  isPending,
  onConfirm,
  onCancel,
  children,
}: {
  readonly action: string
  readonly error: Error | null
  readonly isPending: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
  readonly children: ReactNode
}) {
  return (
    <div className={styles['form']}>
      <p>{children}</p>
      {error === null ? null : <ProblemMessage error={error} />}
      <div className={styles['actions']}>
        <Button variant="default" className={styles['danger'] ?? ''} loading={isPending} onClick={onConfirm}>
          {action}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
