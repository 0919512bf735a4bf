import { type Static, Type } from 'typebox'
import { amount, rowRef, text } from '../reading/row-fields.ts'

/** One postcode. */
export const climateZoneRow = Type.Object({
  row_ref: rowRef(),
  postcode: text('Four digits, leading zero kept (0800)'),
  zone: amount('Number of the climate zone'),
  town: text('Zone with the town whose weather stands for it'),
})

export type ClimateZoneRow = Static<typeof climateZoneRow>
