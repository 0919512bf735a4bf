import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { answer, api, type Schema } from '../../../api/client.ts'

export type CompanyPeriod = Schema<'CompanyPeriod'>
type State = CompanyPeriod['state']
type Sort = 'company' | 'due' | 'state' | 'score' | 'owner'

export const STATES: readonly State[] = [
  'draft',
  'in_review',
  'changes_asked',
  'reviewed',
  'approved',
  'locked',
]
export const SORTS: readonly { readonly value: Sort; readonly label: string }[] = [
  { value: 'due', label: 'Lodgement date' },
  { value: 'company', label: 'Company' },
  { value: 'state', label: 'State' },
  { value: 'score', label: 'Readiness' },
  { value: 'owner', label: 'Owner' },
]

const KEY = ['company-periods']
/** As many as the service gives at once. */
const PAGE = 200
/** While readiness is computed again the list is asked for again, but not for ever: that would keep the session alive. */
const AGAIN_MILLISECONDS = 3000
const MOST_AGAIN = 40

/** What the address narrows the list to. Values that the service does not know are left out. */
export function usePeriodFilters() {
  const [parameters, setParameters] = useSearchParams()
  const company = parameters.get('company')?.slice(0, 100) ?? ''
  const owner = parameters.get('owner') ?? ''
  const state = STATES.find((one) => one === parameters.get('state'))
  const sort = SORTS.find(({ value }) => value === parameters.get('sort'))?.value ?? 'due'
  const filters = {
    ...(company.trim() === '' ? {} : { company }),
    ...(/^(mem_[0-9A-Za-z]{16}|me|none)$/.test(owner) ? { owner } : {}),
    ...(state === undefined ? {} : { state }),
    sort,
  }
  const change = (name: string, value: string): void =>
    setParameters((before) => {
      const after = new URLSearchParams(before)
      if (value === '') after.delete(name)
      else after.set(name, value)
      return after
    })
  return [filters, change] as const
}

export type PeriodFilters = ReturnType<typeof usePeriodFilters>[0]

/** The rows that the filters leave, page after page. */
export const usePeriods = (filters: PeriodFilters) =>
  useInfiniteQuery({
    queryKey: [...KEY, filters],
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/v1/company-periods', {
          params: { query: { ...filters, limit: PAGE, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
          signal,
        }),
      ),
    getNextPageParam: ({ page }) => page.next_cursor ?? undefined,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.pages.at(-1)?.meta.is_refreshing === true && dataUpdateCount < MOST_AGAIN
        ? AGAIN_MILLISECONDS
        : false,
  })

/** Where all rows that the filters leave can be had as a file: a table, or their lodgement dates. */
export const fileAddress = (filters: PeriodFilters, format: 'csv' | 'ics'): string =>
  `/v1/company-periods?${new URLSearchParams({ ...filters, format })}`

/** Those who can own a period: active members who do more than audit. Asked for only where someone is about to choose. */
export const useOwners = (isAsked: boolean) =>
  useQuery({
    queryKey: ['members', 'owners'],
    enabled: isAsked,
    queryFn: async () => {
      const found: { readonly id: string; readonly name: string }[] = []
      let cursor: string | null = null
      do {
        const page: Schema<'MemberPage'> = await answer(
          api.GET('/v1/members', {
            params: {
              query: { limit: PAGE, include_removed: false, ...(cursor === null ? {} : { cursor }) },
            },
          }),
        )
        found.push(
          ...page.data.filter(
            ({ status, roles }) => status === 'active' && roles.some((role) => role !== 'auditor'),
          ),
        )
        cursor = page.page.next_cursor
      } while (cursor !== null)
      return found.toSorted((a, b) => a.name.localeCompare(b.name, 'en-AU'))
    },
  })

export function useSetOwner({ company: { abn }, period }: CompanyPeriod) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (member_id: string | null) =>
      answer(
        api.PUT('/v1/companies/{abn}/period-owner', {
          params: { path: { abn }, query: { period } },
          body: { member_id },
        }),
      ),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: KEY }),
        queries.invalidateQueries({ queryKey: ['work'] }),
      ]),
  })
}
