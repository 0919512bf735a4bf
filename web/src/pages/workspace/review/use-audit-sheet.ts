import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answer, api, type Schema } from '../../../api/client.ts'
import { useWorkspace } from '../use-workspace.ts'

export type SheetRow = Schema<'AuditSheet'>['data']['rows'][number]
export type Mark = Schema<'AuditMarks'>['marks'][number]

/** The auditor's sheet of the period. */
export function useAuditSheet() {
  const { abn, period } = useWorkspace()
  return useQuery({
    queryKey: ['workspace', abn, 'audit-sheet', period],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/companies/{abn}/audit-sheet', { params: { path: { abn }, query: { period } }, signal }),
      ),
  })
}

/** Marks one requirement by the evidence that the page shows. */
export function useMark() {
  const { abn, period } = useWorkspace()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (mark: Mark) =>
      answer(
        api.POST('/v1/companies/{abn}/audit-sheet', {
          params: { path: { abn }, query: { period } },
          body: { marks: [mark] },
        }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['workspace', abn] }),
  })
}
