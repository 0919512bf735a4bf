import { type Static, Type } from 'typebox'
import { rowRef, text, textOrNull } from '../reading/row-fields.ts'

/** One declared disaster that is listed for one local government area. */
export const declaredDisasterRow = Type.Object({
  row_ref: rowRef(),
  lga_code: text('Code of the local government area (ABS)'),
  lga: text('Name of the area as printed'),
  state: text('State or territory, in letters'),
  event: text('Name of the disaster as printed'),
  agrn: textOrNull('Australian Government Reference Number; null where none is printed'),
})

export type DeclaredDisasterRow = Static<typeof declaredDisasterRow>
