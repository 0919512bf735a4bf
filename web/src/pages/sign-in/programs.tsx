import { Button, PasswordInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { answer, api } from '../../api/client.ts'
import { Problem } from '../../api/problem.ts'
import styles from './sign-in.module.css'

/** Exchanges an API key for a session. */
export function Programs({ onSignedIn }: { readonly onSignedIn: () => Promise<unknown> }) {
  const [key, setKey] = useState('')
  const [fault, setFault] = useState<string>()
  const signIn = async (): Promise<void> => {
    setFault(undefined)
    try {
      await answer(api.POST('/v1/session', { headers: { authorization: `Bearer ${key.trim()}` } }))
      await onSignedIn()
    } catch (error) {
      setFault(error instanceof Problem ? error.message : 'The service cannot be reached.')
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void signIn()
  }
  return (
    <form className={styles['programs']} onSubmit={submit}>
      <h2>For programs and recovery</h2>
      <p>An API key decides what you can see. It is exchanged for a session and not stored in the browser.</p>
      <PasswordInput
        label="API key"
        placeholder="sth_live_…"
        autoComplete="current-password"
        value={key}
        error={fault}
        onChange={(event) => setKey(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" variant="default" disabled={key.trim() === ''}>
          Sign in with the key
        </Button>
      </div>
    </form>
  )
}
