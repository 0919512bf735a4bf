import { useQueries, useQuery } from '@tanstack/react-query'
import { answer, api } from '../../../api/client.ts'
import { sourceLine } from '../../../components/chart/source-line.ts'
import type { ListedFacility } from '../../../components/facility/facility.ts'
import { facilityKey } from '../../../components/facility/facility-address.ts'
import { facilityYears } from './years.ts'

export const abnsOf = ({ owners }: ListedFacility): readonly string[] => [
  ...new Set(owners.flatMap(({ abns }) => abns)),
]

/** The Safeguard rows of the facility from the profiles of its operators, oldest first. */
export function useSafeguardYears(facility: ListedFacility) {
  const queries = useQueries({
    queries: (facility.tables.includes('safeguard') ? abnsOf(facility) : []).map((abn) => ({
      queryKey: ['safeguard-block', abn],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
        await answer(
          api.GET('/v1/companies/{abn}/climate-profile', {
            params: { path: { abn }, query: { include: ['safeguard_mechanism'] } },
            querySerializer: { array: { style: 'form', explode: false } },
            signal,
          }),
        ),
    })),
  })
  return {
    years: facilityYears(
      queries.flatMap(({ data }) => data?.data.safeguard_mechanism?.facilities ?? []),
      facility.name,
    ),
    source: queries
      .flatMap(({ data }) => (data === undefined ? [] : [sourceLine(data.meta, /safeguard/)]))
      .at(0),
    isPending: queries.some((query) => query.isPending),
    failed: queries.find((query) => query.error !== null),
  }
}

/** The observed climate at the facility, as its operator's sites have it. */
export function useSiteClimate(facility: ListedFacility) {
  const [abn] = abnsOf(facility)
  return useQuery({
    queryKey: ['site-climate', abn, facility.id],
    enabled: abn !== undefined,
    queryFn: async ({ signal }) => {
      const { data } = await answer(
        api.GET('/v1/companies/{abn}/sites/climate-profiles', {
          params: { path: { abn: abn ?? '' } },
          signal,
        }),
      )
      const key = facilityKey(facility.name)
      return data.sites.find(({ id, name }) => id === facility.id || facilityKey(name) === key) ?? null
    },
  })
}
