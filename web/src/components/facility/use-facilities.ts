import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../api/client.ts'
import { SCENARIOS } from '../hazard-map/reading.ts'

/** Every facility of the newest tables; the map, the list and the page of a facility share the answer. */
export const useFacilities = () =>
  useQuery({
    queryKey: ['national-facilities'],
    queryFn: async ({ signal }) =>
      await answer(api.GET('/v1/climate/facilities', { params: { query: { scenario: SCENARIOS } }, signal })),
  })
