import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { answer, api, type Schema } from '../../api/client.ts'

export type Dataset = Schema<'DatasetList'>['data'][number]
export type Release = Schema<'ReleasePage'>['data'][number]
export type Change = Schema<'SnapshotDiff'>['data']['changes'][number]

export const useDatasets = () =>
  useQuery({ queryKey: ['datasets'], queryFn: () => answer(api.GET('/v1/datasets')) })

export const useReleases = (slug: string) =>
  useInfiniteQuery({
    queryKey: ['releases', slug],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/v1/datasets/{slug}/releases', {
          params: {
            path: { slug },
            query: { limit: 50, ...(pageParam === '' ? {} : { cursor: pageParam }) },
          },
          signal,
        }),
      ),
    getNextPageParam: ({ page }) => page.next_cursor ?? undefined,
  })

export const useSnapshots = () =>
  useQuery({
    queryKey: ['snapshots'],
    queryFn: () => answer(api.GET('/v1/snapshots', { params: { query: { limit: 200 } } })),
  })

const SHOWN_ROWS = 20

/** What is different in the later of two snapshots, with some of the rows of each part. */
export const useSnapshotDiff = (from: string | undefined, to: string | undefined) =>
  useQuery({
    queryKey: ['snapshot-diff', from, to],
    enabled: from !== undefined && to !== undefined,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/snapshots/{a}/diff/{b}', {
          params: { path: { a: from ?? '', b: to ?? '' }, query: { rows: SHOWN_ROWS } },
          signal,
        }),
      ),
    placeholderData: (previous) => previous,
  })
