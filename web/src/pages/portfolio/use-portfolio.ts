import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { answer, api } from '../../api/client.ts'
import { type PortfolioRow, ROW_BLOCKS, rowOf } from './row.ts'

/** As many as the API takes at once. */
const CHUNK = 50

/** Where a chunk begins; all after the first are of its snapshot, so that the table never mixes two. */
interface Start {
  readonly from: number
  readonly snapshot?: string
}

export interface Portfolio {
  readonly rows: readonly PortfolioRow[]
  readonly snapshot: string | undefined
  readonly error: Error | null
  readonly goOn: () => void
}

/** Profiles of all companies, 50 at a time and one request after the other, so that no plan's limit is in the way. */
export function usePortfolio(abns: readonly string[]): Portfolio {
  const query = useInfiniteQuery({
    queryKey: ['portfolio', abns],
    enabled: abns.length > 0,
    staleTime: Infinity,
    initialPageParam: undefined as Start | undefined,
    queryFn: async ({ pageParam: { from, snapshot } = { from: 0 }, signal }) => {
      const { results, meta } = await answer(
        api.POST('/v1/companies/batch/climate-profiles', {
          params: { query: snapshot === undefined ? {} : { snapshot } },
          body: { abns: abns.slice(from, from + CHUNK), include: [...ROW_BLOCKS] },
          signal,
        }),
      )
      return { rows: results.map(rowOf), snapshot: meta.snapshot }
    },
    getNextPageParam: ({ snapshot }, pages) =>
      pages.length * CHUNK < abns.length ? { from: pages.length * CHUNK, snapshot } : undefined,
  })
  const { hasNextPage, isFetching, error, fetchNextPage, refetch } = query
  useEffect(() => {
    if (hasNextPage && !isFetching && error === null) void fetchNextPage()
  }, [hasNextPage, isFetching, error, fetchNextPage])
  const rows = useMemo(() => query.data?.pages.flatMap((page) => page.rows) ?? [], [query.data])
  return {
    rows,
    snapshot: query.data?.pages[0]?.snapshot,
    error,
    goOn: () => void (rows.length === 0 ? refetch() : fetchNextPage()),
  }
}
