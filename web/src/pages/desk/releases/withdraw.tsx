import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import styles from '../desk.module.css'
import { type DeskRelease, useWithdrawal } from '../use-desk.ts'

/** Asks why before a release goes out of force for everybody. */
export function Withdraw({
  release,
  onClose,
}: {
  readonly release: DeskRelease
  readonly onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const withdrawal = useWithdrawal()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    withdrawal.mutate({ id: release.release, reason: reason.trim() }, { onSuccess: onClose })
  }
  return (
    <form className={styles['form']} onSubmit={submit}>
      <p>
        <strong>
          {release.title}, {release.edition}
        </strong>{' '}
        goes out of force for all tenants. If it took the place of another release, that one is in force
        again. The release stays on record with your reason. This cannot be taken back, and the same file
        cannot be loaded again.
      </p>
      <Textarea
        label="Why"
        description="Shown to everybody who asks for the release."
        rows={3}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {withdrawal.error === null ? null : <ProblemMessage error={withdrawal.error} />}
      <div className={styles['actions']}>
        <Button
          type="submit"
          variant="default"
          className={styles['danger'] ?? ''}
          loading={withdrawal.isPending}
          disabled={reason.trim() === ''}
        >
          Withdraw the release
        </Button>
        <Button variant="subtle" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
