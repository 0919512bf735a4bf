import { type Static, Type } from 'typebox'
import { rowRef, text } from '../reading/row-fields.ts'

/** Companies in registry tables without ABN, joined by name, derived: one row. */
export const registryNameLinkRow = Type.Object({
  row_ref: rowRef(),
  reporting_year: text('July to June'),
  organisation: text('Name as printed that year'),
  abn: text('ABN that the same name has in the next year'),
  next_year_name: text('Name as printed in the next year'),
  basis: text('Why the two are held to be the same'),
})

export type RegistryNameLinkRow = Static<typeof registryNameLinkRow>
