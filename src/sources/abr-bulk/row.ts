import { type Static, Type } from 'typebox'
import { flags, rowRef, text, textOrNull } from '../reading/row-fields.ts'

const names = (description: string) => Type.Array(Type.String(), { description })

/** One entity of the register. Names of individuals are never part of it. */
export const registerEntityRow = Type.Object({
  abn: text('Australian Business Number, eleven digits'),
  status: Type.Union([Type.Literal('active'), Type.Literal('cancelled')], {
    description: 'Status of the ABN',
  }),
  status_from: textOrNull('Day from which it has that status, YYYY-MM-DD'),
  entity_type_code: text('Code of the kind of entity, such as PRV'),
  entity_type: text('Kind of entity in words'),
  name: textOrNull('Main name of an organisation; null for individuals'),
  state: textOrNull('State of the main business address'),
  postcode: textOrNull('Postcode of the main business address'),
  acn: textOrNull('Number with the companies regulator, nine digits'),
  gst_status: Type.Union([Type.Literal('registered'), Type.Literal('cancelled'), Type.Literal('none')], {
    description: 'Registration for goods and services tax',
  }),
  gst_from: textOrNull('Day from which it has that registration, YYYY-MM-DD'),
  trading_names: names('Trading names, frozen in 2012'),
  business_names: names('Registered business names'),
  other_names: names('Other names'),
  gift_recipient_names: names('Names as deductible gift recipient'),
  updated_on: text('Day on which the record was last changed, YYYY-MM-DD'),
  replaced: Type.Boolean({ description: 'True when another ABN has replaced this one' }),
  flags,
  row_ref: rowRef('20260506Public01.xml record 12'),
})

export type RegisterEntityRow = Static<typeof registerEntityRow>
