import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answer, api, type Schema } from '../../api/client.ts'

/** Opens a file of an update at the desk. */
export function useOpening() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Schema<'WaitingFileOpening'>) =>
      answer(api.POST('/v1/desk/waiting-files/open', { body })),
    onSuccess: (file) => {
      queries.setQueryData(['desk', 'file', file.data.id], file)
      void queries.invalidateQueries({ queryKey: ['desk', 'files'] })
      void queries.invalidateQueries({ queryKey: ['desk', 'updates'] })
    },
  })
}

/** Decides that a file of an update is not loaded; it leaves the desk. */
export function useSettingAside() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Schema<'WaitingFileSetAside'>) =>
      answer(api.POST('/v1/desk/waiting-files/set-aside', { body })),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['desk', 'files'] })
      void queries.invalidateQueries({ queryKey: ['desk', 'updates'] })
    },
  })
}
