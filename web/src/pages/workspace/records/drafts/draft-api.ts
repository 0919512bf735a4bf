import { answer, api } from '../../../../api/client.ts'
import { Problem } from '../../../../api/problem.ts'
import type { Members } from '../../form/schema.ts'
import type { FormPlace } from '../record-api.ts'
import type { Draft, ServerDraft } from './draft.ts'

/** Browsers send at most 64 KiB after a page has gone. */
const SENT_WITHOUT_PAGE = 60_000

/** The drafts that the person who is signed in has, of one company or of all. */
export const listDrafts = async (abn: string | undefined, signal?: AbortSignal) =>
  (
    await answer(
      api.GET('/v1/me/record-drafts', {
        params: { query: abn === undefined ? {} : { abn } },
        ...(signal === undefined ? {} : { signal }),
      }),
    )
  ).data

/** The draft at a place. The list is asked first: to ask for a draft that is not there would be an error in the console. */
export async function readDraft(place: FormPlace, signal?: AbortSignal): Promise<ServerDraft | undefined> {
  const { kind, period } = place
  const isThere = (await listDrafts(place.abn, signal)).some(
    (one) =>
      one.kind === kind.name && (one.period === null || `${one.period.start}/${one.period.end}` === period),
  )
  if (!isThere) return undefined
  const { data } = await answer(
    api.GET('/v1/me/record-drafts/{abn}/{kind}', {
      params: parametersOf(place),
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return {
    body: data.entries as Members,
    etag: data.based_on ?? undefined,
    draftEtag: data.etag,
    savedAt: data.saved_at,
  }
}

/** Keeps a draft in place of the one with the etag. */
export async function saveDraft(
  place: FormPlace,
  { body, etag }: Draft,
  draftEtag: string | undefined,
): Promise<{ readonly draftEtag: string; readonly savedAt: string }> {
  const { data } = await answer(
    api.PUT('/v1/me/record-drafts/{abn}/{kind}', {
      params: {
        ...parametersOf(place),
        ...(draftEtag === undefined ? {} : { header: { 'If-Match': `"${draftEtag}"` } }),
      },
      body: { entries: body, based_on: etag ?? null },
      keepalive: JSON.stringify(body).length < SENT_WITHOUT_PAGE,
    }),
  )
  return { draftEtag: data.etag, savedAt: data.saved_at }
}

export async function discardDraft(place: FormPlace, draftEtag: string): Promise<void> {
  const { response, error } = await api.DELETE('/v1/me/record-drafts/{abn}/{kind}', {
    params: { ...parametersOf(place), header: { 'If-Match': `"${draftEtag}"` } },
    keepalive: true,
  })
  if (!response.ok) throw new Problem(response.status, error, undefined)
}

const parametersOf = ({ abn, kind, period }: FormPlace) => ({
  path: { abn, kind: kind.name },
  query: kind.perPeriod ? { period } : {},
})
