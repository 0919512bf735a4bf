import { useEffect, useEffectEvent, useState } from 'react'
import { answer, api } from '../../api/client.ts'
import { Problem } from '../../api/problem.ts'

/** What has become of the link that opened the page; `none` for visitors without one. */
export type LinkState = 'none' | 'asking' | { readonly refused: string }

/**
 * Exchanges the token of a sign-in link for a session. The token is behind the hash, which is sent to no one, and is taken
 * out of the address at once. A link that is pasted into this very page changes the hash alone, so that is watched too.
 */
export function useSignInLink(signedIn: () => Promise<unknown>): LinkState {
  const [state, setState] = useState<LinkState>(() => (linkToken() === undefined ? 'none' : 'asking'))
  const exchange = async (token: string): Promise<void> => {
    setState('asking')
    try {
      await answer(api.POST('/v1/session/link', { body: { token } }))
      await signedIn()
      setState('none')
    } catch (error) {
      setState({ refused: error instanceof Problem ? error.message : 'The service cannot be reached.' })
    }
  }
  const look = useEffectEvent((): void => {
    const token = linkToken()
    if (token === undefined) return
    window.history.replaceState(null, '', window.location.pathname + window.location.search)
    void exchange(token)
  })
  useEffect(() => {
    const onHash = (): void => look()
    onHash()
    window.addEventListener('hashchange', onHash)
    return () => window.removeEventListener('hashchange', onHash)
  }, [])
  return state
}

const linkToken = (): string | undefined => /^#token=([\w-]+)$/.exec(window.location.hash)?.[1]
