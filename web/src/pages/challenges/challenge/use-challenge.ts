import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { answer, api, type Schema } from '../../../api/client.ts'
import { CHALLENGES } from '../use-challenges.ts'
import type { Filter } from '../verdicts.ts'

export type Reading = Schema<'ChallengeReading'>

const SOON_MS = 1000
/** Not for ever: that would keep the session alive. */
const MOST_AGAIN = 400
/** What was compared does not change. */
const FOR_GOOD = { staleTime: Number.POSITIVE_INFINITY } as const

/** A challenge, asked for again until it has ended. */
export const useChallenge = (id: string) =>
  useQuery({
    queryKey: [...CHALLENGES, id],
    staleTime: 0,
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/challenges/{id}', { params: { path: { id } }, signal })).then(({ data }) => data),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.state === 'queued' && dataUpdateCount < MOST_AGAIN ? SOON_MS : false,
  })

/** The numbers that the filter shows, in the order of the report. */
export const useReadings = (id: string, filter: Filter) =>
  useInfiniteQuery({
    queryKey: [...CHALLENGES, id, 'readings', filter],
    ...FOR_GOOD,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/v1/challenges/{id}/readings', {
          params: {
            path: { id },
            query: {
              limit: 200,
              ...narrowedTo(filter),
              ...(pageParam === '' ? {} : { cursor: pageParam }),
            },
          },
          signal,
        }),
      ),
    getNextPageParam: ({ page }) => page.next_cursor ?? undefined,
  })

function narrowedTo(filter: Filter) {
  if (filter === 'all') return {}
  return filter === 'contradicting' ? { contradicting: true } : { verdict: filter }
}

interface ShownPart {
  /** Undefined: its text is not kept. */
  readonly page: Schema<'ChallengeReadPage'> | undefined
  readonly parts: number
}

/** One page of the report as it was read, and how many are kept. */
export const usePart = (id: string, part: number) =>
  useQuery<ShownPart>({
    queryKey: [...CHALLENGES, id, 'pages', part],
    ...FOR_GOOD,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/challenges/{id}/pages', {
          params: { path: { id }, query: { from: part, limit: 1 } },
          signal,
        }),
      ).then(({ data, meta }) => ({ page: data[0], parts: meta.parts })),
  })
