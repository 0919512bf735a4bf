import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { answer, api } from '../../api/client.ts'
import { type PortfolioRow, rowOf } from './row.ts'

const CHUNK = 50

export interface Portfolio {
  readonly rows: readonly PortfolioRow[]
  readonly error: Error | null
  readonly goOn: () => void
}

/** Profiles of all companies, 50 at a time and one request after the other, so that no plan's limit is in the way. */
export function usePortfolio(abns: readonly string[]): Portfolio {
  const query = useInfiniteQuery({
    queryKey: ['portfolio', abns],
    enabled: abns.length > 0,
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const body = {
        abns: abns.slice(pageParam, pageParam + CHUNK),
        include: [
          'entity',
          'emissions',
          'emissions_trend',
          'sector_classification',
          'transition_risk',
          'safeguard_mechanism',
        ] as const,
      }
      const { results } = await answer(
        api.POST('/v1/companies/batch/climate-profiles', {
          body: { ...body, include: [...body.include] },
          signal,
        }),
      )
      return results.map(rowOf)
    },
    getNextPageParam: (_, pages) => (pages.length * CHUNK < abns.length ? pages.length * CHUNK : undefined),
  })
  const { hasNextPage, isFetching, error, fetchNextPage, refetch } = query
  useEffect(() => {
    if (hasNextPage && !isFetching && error === null) void fetchNextPage()
  }, [hasNextPage, isFetching, error, fetchNextPage])
  const rows = useMemo(() => query.data?.pages.flat() ?? [], [query.data])
  return {
    rows,
    error,
    goOn: () => void (rows.length === 0 ? refetch() : fetchNextPage()),
  }
}
