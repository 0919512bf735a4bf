import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answer, api, type Schema } from '../../../api/client.ts'

export const PREFERENCES = ['notification-preferences']

export type Preference = Schema<'NotificationPreferences'>['data'][number]

export const usePreferences = () =>
  useQuery({ queryKey: PREFERENCES, queryFn: () => answer(api.GET('/v1/me/notification-preferences')) })

/** Saves one choice at once. */
export function useChoose() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, by_mail }: Pick<Preference, 'kind' | 'by_mail'>) =>
      answer(api.PUT('/v1/me/notification-preferences', { body: { [kind]: by_mail } })),
    onSuccess: (saved) => queries.setQueryData(PREFERENCES, saved),
  })
}
