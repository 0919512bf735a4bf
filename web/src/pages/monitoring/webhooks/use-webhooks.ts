import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answer, api, type Schema } from '../../../api/client.ts'

export type Webhook = Schema<'Webhook'>
export type WebhookSettings = Schema<'NewWebhook'>

export const useWebhooks = () =>
  useInfiniteQuery({
    queryKey: ['webhooks'],
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/v1/webhooks', {
          params: { query: { limit: 100, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
        }),
      ),
    getNextPageParam: ({ page }) => page.next_cursor ?? undefined,
  })

export const useWebhook = (id: string) =>
  useQuery({
    queryKey: ['webhooks', id],
    staleTime: 0,
    queryFn: () => answer(api.GET('/v1/webhooks/{id}', { params: { path: { id } } })),
  })

/** Changes of webhooks; each reads the list again. */
export function useWebhookChanges() {
  const queries = useQueryClient()
  const onSuccess = () => queries.invalidateQueries({ queryKey: ['webhooks'] })
  return {
    create: useMutation({
      mutationFn: ({ body, once }: { readonly body: WebhookSettings; readonly once: string }) =>
        answer(api.POST('/v1/webhooks', { body, params: { header: { 'Idempotency-Key': once } } })),
      onSuccess,
    }),
    replace: useMutation({
      mutationFn: ({
        webhook,
        body,
      }: {
        readonly webhook: Webhook
        readonly body: Schema<'WebhookReplacement'>
      }) =>
        answer(
          api.PUT('/v1/webhooks/{id}', {
            body,
            params: { path: { id: webhook.id }, header: { 'If-Match': `"${webhook.etag}"` } },
          }),
        ),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: ({ id, etag }: Webhook) =>
        answer(
          api.DELETE('/v1/webhooks/{id}', {
            params: { path: { id }, header: { 'If-Match': `"${etag}"` } },
          }),
        ),
      onSuccess,
    }),
    rotate: useMutation({
      mutationFn: ({ id, once }: { readonly id: string; readonly once: string }) =>
        answer(
          api.POST('/v1/webhooks/{id}/rotate', {
            body: {},
            params: { path: { id }, header: { 'Idempotency-Key': once } },
          }),
        ),
      onSuccess,
    }),
  }
}
