import { type Static, Type } from 'typebox'
import { amountOrNull, flags, rowRef, text, textOrNull } from '../row-fields.ts'

/** One corporation in one reporting year. */
export const ngerCorporateRow = Type.Object({
  row_ref: rowRef(),
  reporting_year: text('July to June, such as 2024-25'),
  organisation: text('Name as printed that year, outer spaces removed'),
  abn: textOrNull(
    'ABN; computed from the ACN where flags say abn_derived_from_acn; null where none is known',
  ),
  identifier_type: Type.Union(
    [Type.Literal('abn'), Type.Literal('acn'), Type.Literal('address'), Type.Literal('none')],
    { description: 'What the publisher printed as identifying details' },
  ),
  identifier_text: textOrNull('Identifying details exactly as printed; null where the cell is empty'),
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
