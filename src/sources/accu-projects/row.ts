import { type Static, Type } from 'typebox'
import { amountOrNull, flags, rowRef, text, textOrNull } from '../reading/row-fields.ts'

/** One project. Units are offsets: they may be checked against, and never reduce scope 2. */
export const accuProjectRow = Type.Object({
  project_id: text('Number of the project in the register'),
  project_name: textOrNull('Name of the project'),
  method: text('Method under which units are issued'),
  method_type: textOrNull('Kind of method'),
  proponent: textOrNull('Who runs the project; null where it is not known to be an organisation'),
  registered_on: textOrNull('Day of registration, YYYY-MM-DD'),
  revoked: Type.Boolean({ description: 'True when the registration was revoked' }),
  postcode: textOrNull('Postcode of the project as printed; there can be several'),
  area_map_url: textOrNull('Address of the map of the carbon estimation area'),
  kaccus_issued: amountOrNull('Kyoto units issued in all years', 'ACCU'),
  nkaccus_issued: amountOrNull('Non-Kyoto units issued in all years', 'ACCU'),
  kaccus_relinquished: amountOrNull('Kyoto units relinquished', 'ACCU'),
  nkaccus_relinquished: amountOrNull('Non-Kyoto units relinquished', 'ACCU'),
  issued_by_year: Type.Record(Type.String(), Type.Number(), {
    description:
      'Units issued by reporting year and kind, such as "2023-24 KACCU"; a year without a figure is absent',
  }),
  other_columns: Type.Record(Type.String(), Type.String(), {
    description: 'Cells under headings that the documents do not describe, as printed',
  }),
  flags,
  row_ref: rowRef(),
})

export type AccuProjectRow = Static<typeof accuProjectRow>
