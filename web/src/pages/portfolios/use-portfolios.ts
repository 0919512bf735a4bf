import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { answer, api, type Schema } from '../../api/client.ts'

export type ListedPortfolio = Schema<'PortfolioPage'>['data'][number]
export type SavedPortfolio = Schema<'Portfolio'>['data']
export type Financed = Schema<'FinancedEmissions'>
export type FinancedData = Financed['data']
export type FinancedHolding = FinancedData['holdings'][number]

const PORTFOLIOS = ['portfolios'] as const

/** Reads the list and the saved versions again after a change. Figures have their version in the key, so they stay. */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return () =>
    queries.invalidateQueries({
      queryKey: PORTFOLIOS,
      predicate: ({ queryKey }) => queryKey[2] !== 'financed',
    })
}

const PATIENT_RETRIES = 10

/** As many as a tenant has at most. */
const MOST = 100

export const usePortfolios = () =>
  useQuery({
    queryKey: [...PORTFOLIOS, 'list'],
    staleTime: 0,
    queryFn: () =>
      answer(api.GET('/v1/portfolios', { params: { query: { limit: MOST } } })).then(({ data }) => data),
  })

/** One portfolio with its holdings as they were saved. */
export const useSaved = (id: string | undefined) =>
  useQuery({
    queryKey: [...PORTFOLIOS, id, 'saved'],
    enabled: id !== undefined,
    staleTime: 0,
    queryFn: () =>
      answer(api.GET('/v1/portfolios/{id}', { params: { path: { id: id! } } })).then(({ data }) => data),
  })

/** Versions, newest first, without what each changed. */
export const useVersions = (id: string) =>
  useInfiniteQuery({
    queryKey: [...PORTFOLIOS, id, 'versions'],
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/v1/portfolios/{id}/history', {
          params: {
            path: { id },
            query: { changes: false, limit: 50, ...(pageParam === '' ? {} : { cursor: pageParam }) },
          },
        }),
      ),
    getNextPageParam: ({ page }) => page.next_cursor ?? undefined,
  })

/** Changes of a portfolio as a whole: each replaces the version that the page shows, and no other. */
export function usePortfolioChanges({ id, etag, balance_date, holdings }: SavedPortfolio) {
  const readAgain = useReadAgain()
  const header = { 'If-Match': `"${etag}"` }
  return {
    rename: useMutation({
      mutationFn: (name: string) =>
        answer(
          api.PUT('/v1/portfolios/{id}', {
            params: { path: { id }, header },
            body: { name, balance_date: balance_date ?? '', holdings: [...holdings] },
          }),
        ),
      onSuccess: readAgain,
    }),
    remove: useMutation({
      mutationFn: (reason: string) =>
        answer(api.DELETE('/v1/portfolios/{id}', { params: { path: { id }, query: { reason }, header } })),
    }),
  }
}

/** What is asked of a portfolio beside its totals. */
export interface Question {
  readonly price_aud_per_t?: number
  readonly holdings?: boolean
  readonly risk?: boolean
  readonly screening?: boolean
  readonly compared_with?: number
  readonly compared_with_snapshot?: string
  readonly snapshot?: string
}

/** Asked for by the version: figures of one never stand beside holdings of another, whoever saves in between. */
const financed = (id: string, version: number, question: Question) => ({
  queryKey: [...PORTFOLIOS, id, 'financed', version, question],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Financed> =>
    answer(
      api.GET('/v1/portfolios/{id}/financed-emissions', {
        params: { path: { id }, query: { ...question, version } },
        signal,
      }),
    ),
})

export const useFinanced = (
  { id, version }: Pick<ListedPortfolio, 'id' | 'version'>,
  question: Question = {},
  enabled = true,
  /** Shows what was answered before until there is more: only where both say what they are of. */
  isKept = false,
) =>
  useQuery({
    ...financed(id, version, question),
    enabled,
    ...(isKept ? { placeholderData: keepPreviousData } : {}),
    // Companies that were read before an answer took too long are kept, so each time there are fewer to read.
    ...(question.risk === true || question.screening === true ? { retry: PATIENT_RETRIES } : {}),
  })

/** Totals of the listed portfolios, one request after the other: each computes a whole book. */
export function useTotals(portfolios: readonly ListedPortfolio[]) {
  const queries = useQueryClient()
  const asked = portfolios.map(({ id, version }) => financed(id, version, { holdings: false }))
  const next = asked.findIndex(
    ({ queryKey }) => (queries.getQueryState(queryKey)?.status ?? 'pending') === 'pending',
  )
  return useQueries({
    queries: asked.map((query, at) => ({ ...query, enabled: next < 0 || at <= next })),
  })
}
