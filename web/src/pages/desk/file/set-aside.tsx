import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import styles from '../desk.module.css'
import { type DeskFile, isAtWork } from '../use-desk.ts'
import { useSettingAside } from '../use-waiting.ts'

/** Decides that a file of an update is not loaded, with the reason. */
export function SetAside({ file }: { readonly file: DeskFile }) {
  const [, go] = useLocation()
  const [reason, setReason] = useState('')
  const setting = useSettingAside()
  const { origin, sha256, state } = file
  if (origin === null || isAtWork(file) || state === 'loaded' || state === 'unchanged') return null
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const { source, name } = origin
    setting.mutate({ source, name, sha256, reason: reason.trim() }, { onSuccess: () => go('/desk') })
  }
  return (
    <details className={styles['statement']}>
      <summary>Set it aside instead</summary>
      <form className={styles['form']} onSubmit={submit}>
        <p>
          This removes the file from the desk without loading it. Updates will not offer the same file again.
          A new file at the same address is checked as usual.
        </p>
        <Textarea
          label="Why it is set aside"
          rows={2}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {setting.error === null ? null : <ProblemMessage error={setting.error} />}
        <div>
          <Button type="submit" variant="default" loading={setting.isPending} disabled={reason.trim() === ''}>
            Set it aside
          </Button>
        </div>
      </form>
    </details>
  )
}
