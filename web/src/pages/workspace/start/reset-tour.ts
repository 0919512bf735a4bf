import { answer, api } from '../../../api/client.ts'
import { discardDraft, listDrafts } from '../records/drafts/draft-api.ts'
import { writeKept } from '../records/drafts/kept-drafts.ts'
import { RECORD_KINDS } from '../records/kinds.ts'
import { deleteRecord, readRecord } from '../records/record-api.ts'
import { TOUR } from './tour-steps.ts'

/** Deletes the records and own drafts of the sandbox company that the tour wrote, one after the other, so that it begins again. */
export async function resetTour(): Promise<void> {
  const { abn, period, days } = TOUR
  const isOfTour = (one: { readonly period: { readonly start: string; readonly end: string } | null }) =>
    one.period === null || `${one.period.start}/${one.period.end}` === days
  const { data } = await answer(api.GET('/v1/companies/{abn}/records', { params: { path: { abn } } }))
  const inForce = data.filter((one) => one.status === 'in_force' && isOfTour(one))
  const drafts = (await listDrafts(abn)).filter(isOfTour)
  for (const kind of Object.values(RECORD_KINDS)) {
    const place = { abn, kind, period }
    const draft = drafts.find((one) => one.kind === kind.name)
    writeKept({ ...place, period: days }, undefined)
    if (draft !== undefined) await discardDraft(place, draft.etag)
    const record = inForce.some((one) => one.kind === kind.name) ? await readRecord(place) : undefined
    if (record !== undefined) await deleteRecord(place, record.etag, 'The tour was started again.')
  }
}
