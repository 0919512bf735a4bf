import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../api/client.ts'
import { registryOf } from './registry.ts'

/** Every reporter of the registry; kept while the app is open, as explore, sectors and their tables share it. */
export const useRegistry = () =>
  useQuery({
    queryKey: ['registry-reporters'],
    queryFn: async ({ signal }) => registryOf(await answer(api.GET('/v1/registry/reporters', { signal }))),
  })
