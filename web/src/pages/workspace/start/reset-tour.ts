import { answer, api } from '../../../api/client.ts'
import { RECORD_KINDS } from '../records/kinds.ts'
import { deleteRecord, readRecord } from '../records/record-api.ts'
import { TOUR } from './tour-steps.ts'

/** Deletes the records of the sandbox company that the tour wrote, one after the other, so that it begins again. */
export async function resetTour(): Promise<void> {
  const { abn, period, days } = TOUR
  const { data } = await answer(api.GET('/v1/companies/{abn}/records', { params: { path: { abn } } }))
  const inForce = data.filter(
    (one) =>
      one.status === 'in_force' && (one.period === null || `${one.period.start}/${one.period.end}` === days),
  )
  for (const kind of Object.values(RECORD_KINDS).filter(({ name }) =>
    inForce.some((one) => one.kind === name),
  )) {
    const place = { abn, kind, period }
    const record = await readRecord(place)
    if (record !== undefined) await deleteRecord(place, record.etag, 'The tour was started again.')
  }
}
