import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answer, api, type Schema } from '../../../api/client.ts'
import { useWorkspace } from '../use-workspace.ts'

export type Review = Schema<'PeriodReview'>['data']
export type Subject = Review['subjects'][number]
export type Move = Review['moves'][number]
export type Thread = Schema<'CommentThread'>['data']

/** Moves with the route of the right that each needs. Reopening is asked for with the right of the state it starts from. */
const ROUTES = {
  submit: '/v1/companies/{abn}/review/submit',
  decide: '/v1/companies/{abn}/review/decide',
  approve: '/v1/companies/{abn}/review/approve',
} as const

export interface MoveRequest {
  readonly move: Exclude<Move, 'sign'>
  /** Undefined: everything that the move can be made on. */
  readonly subjects: readonly string[] | undefined
  readonly reason: string | undefined
  /** The state that it starts from. */
  readonly from: string
  /** Whether what can move does, and the rest stays. */
  readonly skip?: boolean
}

/** The review of the period of the workspace. */
export function useReview() {
  const { abn, period } = useWorkspace()
  return useQuery({
    queryKey: ['workspace', abn, 'review', period],
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/companies/{abn}/review', { params: { path: { abn }, query: { period } }, signal })),
  })
}

/** What the page shows, so that nothing else is approved by it. */
const seenIn = ({ subjects, sha256, figures }: Review) => [
  ...subjects.map(({ subject, sha256: own }) => ({ subject, sha256: own })),
  ...(sha256 === null ? [] : [{ subject: 'period', sha256 }]),
  ...(figures === null ? [] : [{ subject: 'figures', sha256: figures.sha256 }]),
]

/** Makes a move, then loads everything about the company again; also after a refusal, which may be about something that has changed. */
export function useMove() {
  const { abn, period } = useWorkspace()
  const queries = useQueryClient()
  const review = useReview().data?.data
  return useMutation({
    mutationFn: ({ move, subjects, reason, from, skip = false }: MoveRequest) => {
      const params = { path: { abn }, query: { period } }
      const rest = {
        ...(subjects === undefined ? {} : { subjects: [...subjects] }),
        ...(reason === undefined || reason.trim() === '' ? {} : { reason: reason.trim() }),
        skip,
      }
      if (move === 'submit' || (move === 'reopen' && (from === 'in_review' || from === 'changes_asked')))
        return answer(api.POST(ROUTES.submit, { params, body: { move, ...rest } }))
      if (
        move === 'ask_for_changes' ||
        move === 'mark_reviewed' ||
        (move === 'reopen' && from === 'reviewed')
      )
        return answer(api.POST(ROUTES.decide, { params, body: { move, ...rest } }))
      const expected = review === undefined ? [] : seenIn(review)
      return answer(api.POST(ROUTES.approve, { params, body: { move, ...rest, expected } }))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['workspace', abn] }),
  })
}

/** Signs the directors' declaration over a bundle. */
export function useSign() {
  const { abn, period } = useWorkspace()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Schema<'SignDeclaration'>) =>
      answer(
        api.POST('/v1/companies/{abn}/review/sign', { params: { path: { abn }, query: { period } }, body }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['workspace', abn] }),
  })
}

/** Threads on one subject, the newest first. */
export function useThreads(subject: string) {
  const { abn, period } = useWorkspace()
  return useQuery({
    queryKey: ['workspace', abn, 'comments', period, subject],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/companies/{abn}/comments', {
          params: { path: { abn }, query: { period, subject, limit: 200 } },
          signal,
        }),
      ),
  })
}

/** Comments, answers, and settling of threads. */
export function useCommenting() {
  const { abn, period } = useWorkspace()
  const queries = useQueryClient()
  const onSuccess = () => queries.invalidateQueries({ queryKey: ['workspace', abn] })
  const query = { period }
  return {
    add: useMutation({
      mutationFn: (body: Schema<'NewComment'>) =>
        answer(api.POST('/v1/companies/{abn}/comments', { params: { path: { abn }, query }, body })),
      onSuccess,
    }),
    settle: useMutation({
      mutationFn: ({ id, status }: Pick<Thread, 'id' | 'status'>) => {
        const params = { path: { abn, id }, query }
        return status === 'open'
          ? answer(api.POST('/v1/companies/{abn}/comments/{id}/resolve', { params, body: {} }))
          : answer(api.POST('/v1/companies/{abn}/comments/{id}/reopen', { params, body: {} }))
      },
      onSuccess,
    }),
  }
}
