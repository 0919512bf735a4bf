import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answer, api } from '../../../api/client.ts'
import { Problem } from '../../../api/problem.ts'
import { makePasskey } from '../../../sign-in/passkeys.ts'

const KEY = ['my-passkeys'] as const

export const usePasskeys = () =>
  useQuery({ queryKey: KEY, queryFn: () => answer(api.GET('/v1/me/passkeys')), retry: false })

export function useAddPasskey() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (name: string) => {
      const { options } = await answer(api.POST('/v1/me/passkeys/options'))
      const credential = await makePasskey(options)
      await answer(api.POST('/v1/me/passkeys', { body: { name, credential } }))
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}

export function useRemovePasskey() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      const { response, error } = await api.DELETE('/v1/me/passkeys/{id}', { params: { path: { id } } })
      if (!response.ok) throw new Problem(response.status, error, undefined)
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}
