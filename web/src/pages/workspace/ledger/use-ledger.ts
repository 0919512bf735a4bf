import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answer, api, type Schema } from '../../../api/client.ts'
import { useWorkspace } from '../use-workspace.ts'

export type Totals = Schema<'LedgerTotals'>['data']
export type Analysis = Schema<'LedgerAnalysis'>['data']
export type Line = Schema<'LedgerLine'>
export type NewLine = Schema<'LedgerLines'>['lines'][number]
/** What became of a line that was sent. */
export type Outcome = Schema<'LedgerLinesTaken'>['data']['results'][number]
export type Gap = Schema<'LedgerGaps'>['gaps'][number]

const keyOf = (abn: string, period: string) => ['workspace', abn, 'ledger', period]

const bothEnds = (period: string) => {
  const [start = '', end = ''] = period.split('/')
  return { start, end }
}

export function useTotals() {
  const { abn, period } = useWorkspace()
  return useQuery({
    queryKey: [...keyOf(abn, period), 'totals'],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/companies/{abn}/ledger-totals', {
          params: { path: { abn }, query: { period } },
          signal,
        }),
      ),
  })
}

/** What a person divides the emissions by. */
export interface Denominator {
  readonly denominator: string
  readonly amount: number
}

export function useAnalysis(own?: Denominator) {
  const { abn, period } = useWorkspace()
  return useQuery({
    queryKey: [...keyOf(abn, period), 'analysis', own ?? null],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/companies/{abn}/ledger-analysis', {
          params: { path: { abn }, query: { period, ...own } },
          signal,
        }),
      ),
  })
}

export const LINE_ORDERS = {
  taken: 'As they were entered',
  newest: 'Last entered first',
  from: 'By day',
  emissions: 'Largest emissions first',
} as const

/** Which lines are listed, and in which order. */
export interface LinesAsked {
  readonly isOpenOnly: boolean
  readonly search: string
  readonly order: keyof typeof LINE_ORDERS
}

/** Lines a page at a time. Those of the page before stay in sight while others are read. */
export function useLines(cursor: string | undefined, { isOpenOnly, search, order }: LinesAsked) {
  const { abn, period } = useWorkspace()
  return useQuery({
    queryKey: [...keyOf(abn, period), 'lines', cursor, isOpenOnly, search, order],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/companies/{abn}/ledger-lines', {
          params: {
            path: { abn },
            query: {
              period,
              limit: 100,
              ...(cursor === undefined ? {} : { cursor }),
              order,
              ...(search === '' ? {} : { search }),
              ...(isOpenOnly ? { status: 'doubtful' } : {}),
            },
          },
          signal,
        }),
      ),
  })
}

/** One line in steps, once somebody asks. */
export function useExplanation(line: string, isAsked: boolean) {
  const { abn, period } = useWorkspace()
  return useQuery({
    queryKey: [...keyOf(abn, period), 'explain', line],
    enabled: isAsked,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/companies/{abn}/ledger-lines/explain', {
          params: { path: { abn }, query: { period, line } },
          signal,
        }),
      ),
  })
}

/** Sends lines. Whatever shows a figure of the period is read again. */
export function useSendLines() {
  const { abn, period } = useWorkspace()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (lines: readonly NewLine[]) =>
      answer(
        api.POST('/v1/companies/{abn}/ledger-lines', {
          params: { path: { abn } },
          body: { period: bothEnds(period), lines: [...lines] },
        }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['workspace', abn] }),
  })
}

export function useFillGaps() {
  const { abn, period } = useWorkspace()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (gaps: readonly Gap[]) =>
      answer(
        api.POST('/v1/companies/{abn}/ledger-gaps', {
          params: { path: { abn } },
          body: { period: bothEnds(period), gaps: [...gaps] },
        }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['workspace', abn] }),
  })
}
