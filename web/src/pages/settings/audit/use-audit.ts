import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { answer, api, type Schema } from '../../../api/client.ts'
import { useEngagements } from '../../../sign-in/use-engagements.ts'

export type AuditEvent = Schema<'AuditEvent'>

/** What the log can be narrowed to; each is a parameter of the address and of the route. */
export const AUDIT_FILTERS = ['from', 'to', 'actor', 'action', 'abn'] as const
export type AuditFilter = (typeof AUDIT_FILTERS)[number]

/** Where the log stands, narrowed to what is given. */
export const auditAddress = (filters: Partial<Record<AuditFilter, string>>): string =>
  `/settings/audit?${new URLSearchParams(filters)}`

/** As many as the service gives at once. */
const PAGE = 200

/** The filters of the address. An auditor sees one company at a time: that of the first engagement unless another is named. */
export function useAuditFilters(): Partial<Record<AuditFilter, string>> | undefined {
  const [parameters] = useSearchParams()
  const engagements = useEngagements()
  if (engagements === undefined) return undefined
  const given = Object.fromEntries(
    AUDIT_FILTERS.flatMap((name) => {
      const value = parameters.get(name)
      return value === null || value === '' ? [] : [[name, value]]
    }),
  )
  const [first] = engagements ?? []
  return first === undefined ? given : { abn: first.abn, ...given }
}

/** The events that the filters ask for, newest first, page after page. */
export function useAudit(filters: Partial<Record<AuditFilter, string>> | undefined) {
  return useInfiniteQuery({
    queryKey: ['audit', filters],
    staleTime: 0,
    enabled: filters !== undefined,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/v1/audit-events', {
          params: { query: { ...filters, limit: PAGE, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
          signal,
        }),
      ),
    getNextPageParam: ({ page }) => page.next_cursor ?? undefined,
  })
}

/** Whether the words stand anywhere in an event, its particulars included. */
export const holds = (event: AuditEvent, text: string): boolean =>
  JSON.stringify(event).toLowerCase().includes(text.toLowerCase())
