import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { answer, api, type Schema } from '../../api/client.ts'

export type Work = Schema<'Work'>['data']

/** What waits for the reader. The page reports the visit after it is shown, so that each change is shown as new once. */
export function useWork() {
  const work = useQuery({
    queryKey: ['work'],
    queryFn: () => answer(api.GET('/v1/me/work')),
    staleTime: 0,
  })
  const isShown = work.isSuccess
  useEffect(() => {
    if (isShown) void api.POST('/v1/me/work/visit', { body: {} })
  }, [isShown])
  return work
}
