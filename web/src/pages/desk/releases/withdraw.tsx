import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Problem } from '../../../api/problem.ts'
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
  const [accepting, setAccepting] = useState('')
  const withdrawal = useWithdrawal()
  const [looksWrong, setLooksWrong] = useState(false)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const body = {
      reason: reason.trim(),
      ...(looksWrong && accepting.trim() !== '' ? { accept_reason: accepting.trim() } : {}),
    }
    withdrawal.mutate(
      { id: release.release, body },
      { onSuccess: onClose, onError: (error) => setLooksWrong(asksForReason(error)) },
    )
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
      {withdrawal.error === null ? null : asksForReason(withdrawal.error) ? (
        <p role="alert" className={styles['lines']}>
          {withdrawal.error.message}
        </p>
      ) : (
        <ProblemMessage error={withdrawal.error} />
      )}
      {looksWrong ? (
        <Textarea
          label="Why is it right all the same?"
          description="Kept with the release, with your name."
          rows={2}
          value={accepting}
          onChange={(event) => setAccepting(event.currentTarget.value)}
        />
      ) : null}
      <div className={styles['actions']}>
        <Button
          type="submit"
          variant="default"
          className={styles['danger'] ?? ''}
          loading={withdrawal.isPending}
          disabled={reason.trim() === '' || (looksWrong && accepting.trim() === '')}
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

/** The effects of the withdrawal look wrong, and it waits for the reason to go on. */
const asksForReason = (error: Error): boolean =>
  error instanceof Problem && error.faults.some(({ pointer }) => pointer === '/accept_reason')
