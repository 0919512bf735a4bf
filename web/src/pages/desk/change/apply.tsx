import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import styles from '../desk.module.css'
import { type DeskChange, useChangeActs } from '../use-changes.ts'

const WORDS: Readonly<Record<DeskChange['kind'], { readonly what: string; readonly act: string }>> = {
  withdrawal: {
    what: 'All tenants stop using this release. It stays on record with your reason. If it replaced another release, that one is used again. You cannot undo this, and you cannot load the same file again.',
    act: 'Withdraw the release',
  },
  link: {
    what: 'The link applies to all tenants and is recorded as a release with your reason. You can withdraw it later.',
    act: 'Confirm the link',
  },
}

/** The way into force: says what will happen and asks why, and why once more where effects look wrong. */
export function Apply({ change }: { readonly change: DeskChange }) {
  const [reason, setReason] = useState(change.reason ?? '')
  const [accepting, setAccepting] = useState('')
  const { apply } = useChangeActs(change.id)
  if (change.state !== 'ready' && change.state !== 'looks_wrong') return null
  const isWrong = change.state === 'looks_wrong'
  const { what, act } = WORDS[change.kind]
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    apply.mutate({
      version: change.version,
      reason: reason.trim(),
      ...(isWrong ? { accept_reason: accepting.trim() } : {}),
    })
  }
  return (
    <form className={styles['load']} onSubmit={submit}>
      <p>{what} Existing bundles do not change.</p>
      <Textarea
        label="Why"
        description="Shown to everyone who views the release."
        rows={2}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {isWrong ? (
        <Textarea
          label="Why go ahead despite the warnings?"
          description="Recorded with the release, with your name."
          rows={2}
          value={accepting}
          onChange={(event) => setAccepting(event.currentTarget.value)}
        />
      ) : null}
      {apply.error === null ? null : <ProblemMessage error={apply.error} />}
      <div>
        <Button
          type="submit"
          variant={change.kind === 'withdrawal' ? 'default' : 'filled'}
          className={change.kind === 'withdrawal' ? (styles['danger'] ?? '') : ''}
          loading={apply.isPending}
          disabled={reason.trim() === '' || (isWrong && accepting.trim() === '')}
        >
          {act}
        </Button>
      </div>
    </form>
  )
}
