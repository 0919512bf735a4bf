import { useQuery } from '@tanstack/react-query'
import { answer, api, type Schema } from '../api/client.ts'

export type OwnEngagement = NonNullable<NonNullable<Schema<'Me'>['member']>['engagements']>[number]

/** What an auditor who is signed in may see; null for people who see everything of the tenant, undefined while it is not known. */
export function useEngagements(): readonly OwnEngagement[] | null | undefined {
  const me = useQuery({ queryKey: ['me'], queryFn: () => answer(api.GET('/v1/me')) })
  return me.data === undefined ? undefined : (me.data.member?.engagements ?? null)
}
