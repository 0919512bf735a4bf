import { Button, PasswordInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { answer, api } from '../../api/client.ts'
import { Problem } from '../../api/problem.ts'
import { Message } from '../../components/message.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import styles from './sign-in.module.css'
import { type LinkState, useSignInLink } from './use-sign-in-link.ts'

/** Exchanges an API key, or the link that opened the page, for a session. Whoever has one already is sent on. */
export function Page() {
  usePageTitle('Sign in')
  const [parameters] = useSearchParams()
  const [, go] = useLocation()
  const queries = useQueryClient()
  const [key, setKey] = useState('')
  const [fault, setFault] = useState<string>()
  const me = useQuery({ queryKey: ['me'], queryFn: () => answer(api.GET('/v1/me')), retry: false })
  const askAgain = async (): Promise<unknown> => {
    queries.clear()
    return await me.refetch()
  }
  const link = useSignInLink(askAgain)
  const isKnown = me.isSuccess && link !== 'asking'
  const place = ownPlace(parameters.get('return'))

  useEffect(() => {
    if (isKnown) go(place + window.location.hash, { replace: true })
  }, [isKnown, place, go])

  const signIn = async (): Promise<void> => {
    setFault(undefined)
    try {
      await answer(api.POST('/v1/session', { headers: { authorization: `Bearer ${key.trim()}` } }))
      await askAgain()
    } catch (error) {
      setFault(error instanceof Problem ? error.message : 'The service cannot be reached.')
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void signIn()
  }
  if (link === 'asking') return <p role="status">Signing in…</p>
  return (
    <form className={styles['form']} onSubmit={submit}>
      <h1>Sign in</h1>
      <Ended error={me.error} />
      <OnThisMachine link={link} />
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

/** Who runs the service on this machine needs no key: the terminal gives a link. Elsewhere there are no links. */
function OnThisMachine({ link }: { readonly link: Exclude<LinkState, 'asking'> }) {
  if (link === 'none' && !isThisMachine()) return null
  const isRefused = link !== 'none'
  return (
    <Message
      title={isRefused ? 'The sign-in link does not work' : 'Is the service yours, on this machine?'}
      tone={isRefused ? 'alert' : 'calm'}
    >
      {isRefused && <p>{link.refused}</p>}
      <p>
        {isRefused ? 'For a new link run' : 'Open the link that it printed when it started, or run'}{' '}
        <code>npm run southerly -- sign-in</code>{' '}
        {isRefused ? 'in its directory.' : 'in its directory for a new one.'}
      </p>
    </Message>
  )
}

const isThisMachine = (): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(window.location.hostname)

/** Only a place of this app: a link must not be able to send anybody elsewhere after signing in. */
const ownPlace = (place: string | null): string =>
  place !== null && /^\/(?![/\\])/.test(place) ? place : '/'
