import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { answer, api } from '../../api/client.ts'

/**
 * The invitation of the link that opened the page. The token is behind the hash, which is sent to no one. It leaves the
 * address only after the page is drawn: React may begin a first drawing, drop it and begin again, and the token must still be there.
 */
export function useInvitation() {
  const [token] = useState(() => /^#token=([\w-]+)$/.exec(window.location.hash)?.[1])
  useEffect(() => {
    if (token !== undefined) window.history.replaceState(null, '', window.location.pathname)
  }, [token])
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => answer(api.POST('/v1/invitation', { body: { token: token ?? '' } })),
    enabled: token !== undefined,
    gcTime: 0,
  })
  return { token, invitation }
}
