import { type Static, Type } from 'typebox'
import { rowRef, text, textOrNull } from '../reading/row-fields.ts'

/** State, postcode and type of registry reporters: one row. */
export const companyDetailsRow = Type.Object({
  row_ref: rowRef(),
  abn: text('ABN'),
  name: text('Name'),
  acn: textOrNull('ACN'),
  acn_basis: textOrNull('How the ACN is known'),
  entity_type: textOrNull('Kind of entity'),
  entity_type_basis: textOrNull('How the kind is known'),
  state: textOrNull('State of the main business location'),
  state_basis: textOrNull('How the state is known'),
  postcode: textOrNull('Postcode of the main business location'),
  source_text: text('Where the location was taken from'),
  as_of: textOrNull('Month of the register extract'),
})

export type CompanyDetailsRow = Static<typeof companyDetailsRow>
