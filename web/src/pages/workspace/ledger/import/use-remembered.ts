import { type QueryKey, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { answer, api } from '../../../../api/client.ts'
import { useWorkspace } from '../../use-workspace.ts'

const AT_ONCE = 50

/** A list of the service, a page at a time. */
function usePages<Answer extends { readonly page: { readonly next_cursor: string | null } }>(
  key: QueryKey,
  ask: (page: { readonly limit: number; readonly cursor?: string }, signal: AbortSignal) => Promise<Answer>,
) {
  return useInfiniteQuery({
    queryKey: key,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ page }) => page.next_cursor ?? undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      ask({ limit: AT_ONCE, ...(cursor === undefined ? {} : { cursor }) }, signal),
  })
}

/** Files that the ledger was imported from, the newest first. */
export function useImports() {
  const { abn, period } = useWorkspace()
  return usePages(['workspace', abn, 'ledger', period, 'imports'], (page, signal) =>
    answer(
      api.GET('/v1/companies/{abn}/ledger-imports', {
        params: { path: { abn }, query: { ...page, period } },
        signal,
      }),
    ),
  )
}

/** Takes an import back, or tells what that would do. */
export function useTakeBack() {
  const { abn, period } = useWorkspace()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ number, isDry }: { readonly number: number; readonly isDry: boolean }) =>
      answer(
        api.DELETE('/v1/companies/{abn}/ledger-imports/{import}', {
          params: { path: { abn, import: number }, query: { period, dry_run: isDry } },
        }),
      ),
    onSuccess: ({ meta }) =>
      meta.dry_run ? undefined : queries.invalidateQueries({ queryKey: ['workspace', abn] }),
  })
}

export const CHOICES = ['ledger-choices']
export const LAYOUTS = ['ledger-layouts']

/** What words and accounts mean to the tenant. */
export const useChoices = () =>
  usePages(CHOICES, (page, signal) =>
    answer(api.GET('/v1/ledger-choices', { params: { query: page }, signal })),
  )

/** What the columns of files with certain headings are. */
export const useLayouts = () =>
  usePages(LAYOUTS, (page, signal) =>
    answer(api.GET('/v1/ledger-layouts', { params: { query: page }, signal })),
  )

export function useForgetWords() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ activity, use }: { readonly activity: string; readonly use: string | null }) =>
      answer(
        api.DELETE('/v1/ledger-choices', {
          params: { query: { activity, ...(use === null ? {} : { use }) } },
        }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: CHOICES }),
  })
}

export function useForgetLayout() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => answer(api.DELETE('/v1/ledger-layouts/{id}', { params: { path: { id } } })),
    onSettled: () => queries.invalidateQueries({ queryKey: LAYOUTS }),
  })
}
