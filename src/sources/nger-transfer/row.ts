import { type Static, Type } from 'typebox'
import { organisationFields } from '../reading/organisation-row.ts'
import { amount, flags, rowRef, text } from '../reading/row-fields.ts'

/** What one holder of reporting transfer certificates reported for one reporting year, beside its own corporate totals. */
export const ngerTransferRow = Type.Object({
  row_ref: rowRef(),
  ...organisationFields,
  scope1_t: amount('Scope 1 emissions', 't CO2-e'),
  scope2_t: amount('Scope 2 emissions, location-based', 't CO2-e'),
  net_energy_gj: amount('Net energy consumed', 'GJ'),
  scope1_text: text('Scope 1 emissions exactly as printed'),
  scope2_text: text('Scope 2 emissions exactly as printed'),
  net_energy_text: text('Net energy consumed exactly as printed'),
  flags,
})

export type NgerTransferRow = Static<typeof ngerTransferRow>
