import { Button, PasswordInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { answer, api } from '../../api/client.ts'
import { Problem } from '../../api/problem.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import styles from './sign-in.module.css'

/** Exchanges an API key for a session. Whoever has one already is sent on. */
export function Page() {
  usePageTitle('Sign in')
  const [parameters] = useSearchParams()
  const [, go] = useLocation()
  const queries = useQueryClient()
  const [key, setKey] = useState('')
  const [fault, setFault] = useState<string>()
  const destination = ownPlace(parameters.get('return')) + window.location.hash
  const me = useQuery({ queryKey: ['me'], queryFn: () => answer(api.GET('/v1/me')), retry: false })

  useEffect(() => {
    if (me.isSuccess) go(destination, { replace: true })
  }, [me.isSuccess, destination, go])

  const signIn = async (): Promise<void> => {
    setFault(undefined)
    try {
      await answer(api.POST('/v1/session', { headers: { authorization: `Bearer ${key.trim()}` } }))
      queries.clear()
      await me.refetch()
    } catch (error) {
      setFault(error instanceof Problem ? error.message : 'The service cannot be reached.')
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void signIn()
  }
  return (
    <form className={styles['form']} onSubmit={submit}>
      <h1>Sign in</h1>
      <Ended error={me.error} />
      <p>
        An API key says who you are and what you may see. It is exchanged for a session of twelve hours and
        not kept in the browser.
      </p>
      <PasswordInput
        label="API key"
        placeholder="sth_live_…"
        autoComplete="current-password"
        value={key}
        error={fault}
        onChange={(event) => setKey(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" disabled={key.trim() === ''}>
          Sign in
        </Button>
      </div>
    </form>
  )
}

/** Why the session before has ended; nothing for whoever had none. */
function Ended({ error }: { readonly error: Error | null }) {
  if (!(error instanceof Problem) || error.status !== 401 || error.code === 'missing_api_key') return null
  return (
    <p role="status">
      <strong>{error.title}.</strong> What you entered and did not save is kept in this tab.
    </p>
  )
}

/** Only a place of this app: a link must not be able to send anybody elsewhere after signing in. */
const ownPlace = (place: string | null): string =>
  place !== null && /^\/(?![/\\])/.test(place) ? place : '/'
