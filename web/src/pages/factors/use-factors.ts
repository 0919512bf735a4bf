import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { answer, api, type Schema } from '../../api/client.ts'

export type Factor = Schema<'EmissionFactorAnswer'>['data']
export type Basis = 'native' | 'AR6'

/** What narrows a search, by the names that the API and the address give it. */
export const FACETS = ['scope', 'category', 'region', 'method', 'unit'] as const
export type Facet = (typeof FACETS)[number]

/** The search as it is in the address, and a way to change one part of it. */
export function useSearch() {
  const [parameters, setParameters] = useSearchParams()
  const change = (name: string, value: string | undefined): void =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === undefined || value === '') after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: name === 'q' },
    )
  return { parameters, change }
}

const PAGE = 50

export const useFactorSearch = (parameters: URLSearchParams) => {
  const given = Object.fromEntries(
    ['q', 'edition', ...FACETS].flatMap((name) => {
      const value = parameters.get(name)
      return value === null || value === '' ? [] : [[name, value]]
    }),
  )
  return useInfiniteQuery({
    queryKey: ['factors', given],
    enabled: given['q'] !== undefined,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/v1/emission-factors/search', {
          params: {
            query: {
              ...given,
              q: given['q'] ?? '',
              limit: PAGE,
              ...(pageParam === '' ? {} : { cursor: pageParam }),
            },
          },
          signal,
        }),
      ),
    getNextPageParam: ({ page }) => page.next_cursor ?? undefined,
    placeholderData: (previous) => previous,
  })
}

/** A factor by its id or by the id of one of its rows. */
export const useFactor = (id: string, basis: Basis) =>
  useQuery({
    queryKey: ['factor', id, basis],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/emission-factors/{factor_id}', {
          params: { path: { factor_id: id }, query: { gwp_basis: basis } },
          signal,
        }),
      ),
    placeholderData: (previous) =>
      previous?.data.factor_id === id || previous?.data.row_id === id ? previous : undefined,
  })

/** The rows of all editions of a factor, in full. */
export const useEditions = (rowIds: readonly string[], basis: Basis) =>
  useQuery({
    queryKey: ['factor-editions', rowIds, basis],
    queryFn: async ({ signal }) => {
      const { results } = await answer(
        api.POST('/v1/emission-factors/batch', {
          body: { lookups: rowIds.map((rowId) => ({ row_id: rowId })), gwp_basis: basis },
          signal,
        }),
      )
      return results.flatMap((result) => (result.status === 'ok' ? result.data : []))
    },
    placeholderData: (previous) => previous,
  })
