import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../../api/client.ts'
import { useReview } from './use-review.ts'

/**
 * Why someone who is signed in cannot change what stands here, in words; undefined where they can, and while it is not known yet:
 * the service decides anyway, and a form that opens late would lose its focus.
 */
export function useWhyReadOnly(
  part: { readonly perPeriod: boolean },
  /** That the service asks for. */
  needed: 'tenant:write' | 'disclosure:write' = 'tenant:write',
): string | undefined {
  const me = useQuery({ queryKey: ['me'], queryFn: () => answer(api.GET('/v1/me')) })
  const review = useReview()
  if (part.perPeriod && (review.data?.data.locked ?? null) !== null)
    return 'The period is locked, so nothing here can be changed.'
  const scopes = me.data?.scopes
  return scopes === undefined || scopes.some((scope) => scope === needed || scope === 'admin')
    ? undefined
    : 'You can read this, but only a preparer can change it.'
}
