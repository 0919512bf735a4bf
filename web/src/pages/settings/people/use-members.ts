import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answer, api, type Schema } from '../../../api/client.ts'

export type Member = Schema<'Member'>
export type NewMember = Schema<'NewMember'>
export type MemberChange = Schema<'MemberChange'>
export type Role = Schema<'Role'>
export type RoleFacts = Schema<'RoleList'>['data'][number]

export const useMembers = () =>
  useInfiniteQuery({
    queryKey: ['members'],
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/v1/members', {
          params: { query: { limit: 200, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
        }),
      ),
    getNextPageParam: ({ page }) => page.next_cursor ?? undefined,
  })

/** What each role may do, in words. */
export const useRoles = () =>
  useQuery({ queryKey: ['roles'], queryFn: () => answer(api.GET('/v1/roles')).then(({ data }) => data) })

/** Whether who is signed in may invite and remove people. */
export function useMayManage(): boolean {
  const me = useQuery({ queryKey: ['me'], queryFn: () => answer(api.GET('/v1/me')) })
  return me.data?.scopes.some((scope) => scope === 'members:manage' || scope === 'admin') === true
}

/** Changes of people; each reads the list again. */
export function useMemberChanges() {
  const queries = useQueryClient()
  const onSuccess = () => queries.invalidateQueries({ queryKey: ['members'] })
  return {
    invite: useMutation({
      mutationFn: ({ body, once }: { readonly body: NewMember; readonly once: string }) =>
        answer(api.POST('/v1/members', { body, params: { header: { 'Idempotency-Key': once } } })),
      onSuccess,
    }),
    inviteAgain: useMutation({
      mutationFn: (id: string) =>
        answer(api.POST('/v1/members/{id}/invitation', { params: { path: { id } } })),
      onSuccess,
    }),
    change: useMutation({
      mutationFn: ({ member, body }: { readonly member: Member; readonly body: MemberChange }) =>
        answer(
          api.PUT('/v1/members/{id}', {
            body,
            params: { path: { id: member.id }, header: { 'If-Match': `"${member.etag}"` } },
          }),
        ),
      onSuccess: async () => {
        await onSuccess()
        // People who change their own roles see another app.
        await queries.invalidateQueries({ queryKey: ['me'] })
      },
    }),
    remove: useMutation({
      mutationFn: (id: string) => answer(api.DELETE('/v1/members/{id}', { params: { path: { id } } })),
      onSuccess,
    }),
  }
}
