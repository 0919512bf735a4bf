import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../api/client.ts'

export const useCompany = (abn: string) =>
  useQuery({
    queryKey: ['profile', abn],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/companies/{abn}/climate-profile', {
          params: { path: { abn }, query: { explain: true } },
          signal,
        }),
      ),
  })
