import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answer, api } from '../../api/client.ts'

/** The invitation of the link that opened the page. The token stands behind the hash, which is sent to nobody, and is taken out of the address. */
export function useInvitation() {
  const [token] = useState(takeToken)
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => answer(api.POST('/v1/invitation', { body: { token: token ?? '' } })),
    enabled: token !== undefined,
    retry: false,
    gcTime: 0,
  })
  return { token, invitation }
}

function takeToken(): string | undefined {
  const token = /^#token=([\w-]+)$/.exec(window.location.hash)?.[1]
  if (token !== undefined) window.history.replaceState(null, '', window.location.pathname)
  return token ?? undefined
}
