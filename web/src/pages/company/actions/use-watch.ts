import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answer, api, type Schema } from '../../../api/client.ts'

/** The list that the button keeps; the API and the page of watchlists show it with the others. */
const LIST = { id: 'watched-companies', name: 'Watched companies' } as const
const KEY = ['watchlist', LIST.id]
/** The longest page of the API. */
const MOST_LISTED = 200

type Watchlist = Schema<'Watchlist'>['data']

/** Null while no one has watched anything. Looked up in the list of lists first: a list that is not there is no fault. */
async function readList(signal?: AbortSignal): Promise<Watchlist | null> {
  const asked = signal === undefined ? {} : { signal }
  const { data: lists } = await answer(
    api.GET('/v1/watchlists', { params: { query: { limit: MOST_LISTED } }, ...asked }),
  )
  if (!lists.some(({ id }) => id === LIST.id)) return null
  const { data } = await answer(
    api.GET('/v1/watchlists/{id}', { params: { path: { id: LIST.id } }, ...asked }),
  )
  return data
}

/** The list as it is now with the company on it or off it: what others changed in the meantime stays. */
async function writeList(abn: string, isWanted: boolean): Promise<Watchlist> {
  const now = await readList()
  const others = (now?.companies ?? []).filter((one) => one !== abn)
  const { data } = await answer(
    api.PUT('/v1/watchlists/{id}', {
      params: {
        path: { id: LIST.id },
        ...(now === null ? {} : { header: { 'If-Match': `"${now.etag}"` } }),
      },
      body: {
        name: now?.name ?? LIST.name,
        companies: isWanted ? [...others, abn] : others,
        ...(now === null ? {} : { events: now.events, thresholds: now.thresholds }),
      },
    }),
  )
  return data
}

export function useWatch(abn: string) {
  const client = useQueryClient()
  // Someone who may not read watchlists sees a button that cannot be pressed, and no fault of the page.
  const list = useQuery({ queryKey: KEY, queryFn: ({ signal }) => readList(signal), retry: false })
  const isWatched = list.data?.companies.includes(abn) === true
  const change = useMutation({
    mutationFn: () => writeList(abn, !isWatched),
    onSuccess: (data) => client.setQueryData(KEY, data),
  })
  return {
    isWatched,
    isReady: list.isSuccess,
    isBusy: change.isPending,
    problem: change.error === null ? null : change.error.message,
    toggle: (): void => change.mutate(),
  }
}
