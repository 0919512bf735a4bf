import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../api/client.ts'

/** The country at a glance, from one answer. */
export const useOverview = () =>
  useQuery({
    queryKey: ['overview'],
    queryFn: async ({ signal }) => (await answer(api.GET('/v1/registry/overview', { signal }))).data,
  })

export type Overview = NonNullable<ReturnType<typeof useOverview>['data']>
