import { type Static, Type } from 'typebox'
import { rowRef, text } from '../reading/row-fields.ts'

/** One locality in one local government area. */
export const localityAreaRow = Type.Object({
  state: text('State or territory, in letters'),
  locality: text('Suburb or locality'),
  lga_code: text('Code of the local government area (ABS)'),
  lga: text('Name of the area'),
  row_ref: rowRef(),
})

export type LocalityAreaRow = Static<typeof localityAreaRow>
