import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { answer, api } from '../../../api/client.ts'
import { Problem } from '../../../api/problem.ts'
import { Message } from '../../../components/message.tsx'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import { ownPlace } from '../../../sign-in/own-place.ts'
import { goToProvider } from '../../../sign-in/provider.ts'
import { refusalInWords } from '../../../sign-in/words.ts'

/** Where the provider sends the browser back to: hands its answer to the service and goes on, or says why not. */
export function Page() {
  usePageTitle('Signing in')
  const [, go] = useLocation()
  const queries = useQueryClient()
  const isTaken = useRef(false)
  const finish = useMutation({
    mutationFn: async (body: ProviderAnswer) => {
      const { return_to } = await answer(api.POST('/v1/sign-in/provider/callback', { body }))
      queries.clear()
      go(ownPlace(return_to), { replace: true })
    },
  })
  const take = useEffectEvent((): void => {
    if (isTaken.current) return
    isTaken.current = true
    const body = answerOfProvider(new URLSearchParams(window.location.search))
    // The code works once, but belongs in no history and no screenshot.
    window.history.replaceState(null, '', window.location.pathname)
    finish.mutate(body)
  })
  useEffect(() => take(), [])
  if (finish.error === null) return <p role="status">Signing in…</p>
  return <Refused error={finish.error} />
}

interface ProviderAnswer {
  state: string
  code?: string
  iss?: string
  error?: string
}

/** Of what is in the address, only what the service asks for. */
function answerOfProvider(parameters: URLSearchParams): ProviderAnswer {
  const body: ProviderAnswer = { state: parameters.get('state') || 'none' }
  for (const name of ['code', 'iss', 'error'] as const) {
    const value = parameters.get(name)
    if (value !== null && value !== '') body[name] = value
  }
  return body
}

function Refused({ error }: { readonly error: Error }) {
  const tenants = error instanceof Problem && error.code === 'tenant_not_chosen' ? error.faults : []
  return (
    <Message title={titleOf(error)} page tone={tenants.length > 0 ? 'calm' : 'alert'}>
      <p>{refusalInWords(error)}</p>
      {tenants.map(({ message: name, received, code }) => (
        <p key={String(received)}>
          <Button variant="default" onClick={() => void goToProvider({ tenant: String(received) })}>
            {code === 'invitation_open' ? 'Accept the invitation to' : 'Sign in to'} {name}
          </Button>
        </p>
      ))}
      <p>
        <Link href="/sign-in">Back to the sign-in page</Link>
      </p>
    </Message>
  )
}

const titleOf = (error: Error): string => (error instanceof Problem ? error.title : 'You are not signed in')
