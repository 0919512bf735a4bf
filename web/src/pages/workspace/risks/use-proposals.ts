import { useQuery } from '@tanstack/react-query'
import { answer, api, type Schema } from '../../../api/client.ts'
import { useWorkspace } from '../use-workspace.ts'

export type Proposal = Schema<'RiskProposal'>

/** Risks that published figures of the company point to. */
export function useProposals() {
  const { abn, period } = useWorkspace()
  return useQuery({
    queryKey: ['workspace', abn, 'risk proposals', period],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/companies/{abn}/risk-proposals', {
          params: { path: { abn }, query: { period } },
          signal,
        }),
      ),
  })
}
