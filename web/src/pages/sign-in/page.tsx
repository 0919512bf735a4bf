import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { answer, api } from '../../api/client.ts'
import { Problem } from '../../api/problem.ts'
import { Message } from '../../components/message.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { ownPlace } from '../../sign-in/own-place.ts'
import { People } from './people.tsx'
import { Programs } from './programs.tsx'
import styles from './sign-in.module.css'
import { type LinkState, useSignInLink } from './use-sign-in-link.ts'

/** The ways in: provider, passkey, a link of this machine, an API key. Someone who already has a session is redirected. */
export function Page() {
  usePageTitle('Sign in')
  const [parameters] = useSearchParams()
  const [, go] = useLocation()
  const queries = useQueryClient()
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

  if (link === 'asking') return <p role="status">Signing in…</p>
  return (
    <div className={styles['ways']}>
      <h1>Sign in</h1>
      <Ended error={me.error} />
      <People place={place} onSignedIn={askAgain} />
      <OnThisMachine link={link} />
      <Programs onSignedIn={askAgain} />
    </div>
  )
}

/** Why the previous session ended; nothing if there was none. */
function Ended({ error }: { readonly error: Error | null }) {
  if (!(error instanceof Problem) || error.status !== 401 || error.code === 'missing_api_key') return null
  return (
    <p role="status">
      <strong>{error.title}.</strong> Your unsaved changes are kept in this tab.
    </p>
  )
}

/** Who runs the service on this machine needs no key: the terminal gives a link. Elsewhere there are no links. */
function OnThisMachine({ link }: { readonly link: Exclude<LinkState, 'asking'> }) {
  if (link === 'none' && !isThisMachine()) return null
  const isRefused = link !== 'none'
  return (
    <Message
      title={isRefused ? 'The sign-in link does not work' : 'Running Southerly on this computer?'}
      tone={isRefused ? 'alert' : 'calm'}
    >
      {isRefused && <p>{link.refused}</p>}
      <p>
        {isRefused ? 'For a new link, run' : 'Open the link it printed at start-up, or run'}{' '}
        <code>npm run southerly -- sign-in</code>{' '}
        {isRefused ? 'in its directory.' : 'in its directory for a new one.'}
      </p>
    </Message>
  )
}

const isThisMachine = (): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(window.location.hostname)
