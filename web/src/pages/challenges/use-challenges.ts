import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answer, api, type Schema } from '../../api/client.ts'
import { Problem } from '../../api/problem.ts'
import { sendFile } from '../../api/send-file.ts'

export type Challenge = Schema<'Challenge'>

export const CHALLENGES = ['challenges']

/** Whose reports are shown: those of a company and period, or all. Auditors see those of their engagement only. */
export interface About {
  readonly abn?: string | undefined
  readonly period?: string | undefined
  /** Hash of an evidence file that is to be compared. */
  readonly file?: string | undefined
}

const SOON_MS = 2000
/** Not for ever: that would keep the session alive. */
const MOST_AGAIN = 150

/** Challenges, newest first; asked for again while one is queued. */
export const useChallenges = ({ abn, period }: About) =>
  useInfiniteQuery({
    queryKey: [...CHALLENGES, 'list', abn, period],
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/v1/challenges', {
          params: {
            query: {
              limit: 50,
              ...(abn === undefined ? {} : { abn }),
              ...(period === undefined ? {} : { period }),
              ...(pageParam === '' ? {} : { cursor: pageParam }),
            },
          },
          signal,
        }),
      ),
    getNextPageParam: ({ page }) => page.next_cursor ?? undefined,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      dataUpdateCount < MOST_AGAIN &&
      data?.pages.some((page) => page.data.some(({ state }) => state === 'queued'))
        ? SOON_MS
        : false,
  })

/** An evidence file that is held already. */
export type HeldFile = Pick<Schema<'EvidenceFile'>, 'sha256' | 'name'>

export interface Start {
  readonly file: File | HeldFile
  readonly abn: string
  readonly period: string
}

/** Uploads a report as evidence of the company and period, unless it is held already, and has it compared. Answers with the challenge. */
export function useStart() {
  const queries = useQueryClient()
  const [share, setShare] = useState<number>()
  const upload = async ({ file, abn, period }: Start & { readonly file: File }): Promise<HeldFile> => {
    setShare(0)
    const parameters = new URLSearchParams({ name: file.name, abn, period })
    const address = `/v1/evidence-files?${parameters.toString()}`
    return (await sendFile<Schema<'EvidenceFileAnswer'>>(address, file, { onShare: setShare })).data
  }
  const start = useMutation({
    mutationFn: async ({ file, abn, period }: Start): Promise<Challenge> => {
      const { sha256 } = file instanceof File ? await upload({ file, abn, period }) : file
      const { data } = await answer(
        api.POST('/v1/challenges', {
          params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
          body: { file: sha256, abn, period },
        }),
      )
      return data
    },
    onSettled: async () => {
      setShare(undefined)
      await queries.invalidateQueries({ queryKey: [...CHALLENGES, 'list'] })
    },
  })
  return { share, start }
}

/** An evidence file that the address names. */
export const useHeldFile = (sha256: string | undefined) =>
  useQuery({
    queryKey: ['evidence-files', sha256],
    enabled: sha256 !== undefined,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/evidence-files/{sha256}', { params: { path: { sha256: sha256 ?? '' } }, signal }),
      ).then(({ data }): HeldFile => data),
  })

/** Removes a challenge with its numbers and pages. The file stays. */
export function useRemoveChallenge() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      const { error, response } = await api.DELETE('/v1/challenges/{id}', { params: { path: { id } } })
      if (!response.ok)
        throw new Problem(response.status, error, response.headers.get('x-request-id') ?? undefined)
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [...CHALLENGES, 'list'] }),
  })
}
