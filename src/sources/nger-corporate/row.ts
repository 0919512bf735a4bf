import { type Static, Type } from 'typebox'
import { organisationFields } from '../reading/organisation-row.ts'
import { amountOrNull, flags, rowRef, textOrNull } from '../reading/row-fields.ts'

/** One corporation in one reporting year. */
export const ngerCorporateRow = Type.Object({
  row_ref: rowRef(),
  ...organisationFields,
  scope1_t: amountOrNull('Scope 1 emissions; null where not published', 't CO2-e'),
  scope2_t: amountOrNull('Scope 2 emissions, location-based; null where not published', 't CO2-e'),
  net_energy_gj: amountOrNull('Net energy consumed; null where not published', 'GJ'),
  scope1_text: textOrNull('Scope 1 emissions exactly as printed, padding kept'),
  scope2_text: textOrNull('Scope 2 emissions exactly as printed, padding kept'),
  net_energy_text: textOrNull('Net energy consumed exactly as printed, padding kept'),
  notes: textOrNull("The publisher's important notes; null where there are none"),
  flags,
})

export type NgerCorporateRow = Static<typeof ngerCorporateRow>
