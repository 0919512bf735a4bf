import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { exact } from '../../../format/numbers.ts'
import styles from '../desk.module.css'
import { type DeskFile, useFileChanges } from '../use-desk.ts'

/** The way into force: says what will happen, and asks why where effects look wrong. */
export function Load({ file }: { readonly file: DeskFile }) {
  const [reason, setReason] = useState('')
  const { load } = useFileChanges(file.id)
  const { effects, reading, state } = file
  if (effects === null || (state !== 'ready' && state !== 'looks_wrong')) return null
  const isWrong = state === 'looks_wrong'
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    load.mutate({ version: file.version, ...(isWrong ? { accept_reason: reason.trim() } : {}) })
  }
  const changes = effects.changed.length
  return (
    <form className={styles['load']} onSubmit={submit}>
      <p>
        {exact(reading?.rows)} rows will be loaded as release <code>{effects.release.id}</code>, for all
        tenants of this installation.{' '}
        {changes === 0
          ? 'No company’s answers change.'
          : `Answers for ${changes === 1 ? 'one company' : `${exact(changes)} companies`} change.`}{' '}
        Existing bundles do not change.
      </p>
      {isWrong ? (
        <Textarea
          label="Why load it?"
          description="Recorded with the release, with your name."
          rows={2}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      ) : null}
      {load.error === null ? null : <ProblemMessage error={load.error} />}
      <div>
        <Button type="submit" loading={load.isPending} disabled={isWrong && reason.trim() === ''}>
          {isWrong ? 'Load anyway' : 'Load'}
        </Button>
      </div>
    </form>
  )
}
