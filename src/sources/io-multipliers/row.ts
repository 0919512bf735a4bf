import { type Static, Type } from 'typebox'
import { amountOrNull, rowRef, text, textOrNull } from '../reading/row-fields.ts'

/** Greenhouse gas multipliers by input-output industry: one row. */
export const ioMultiplierRow = Type.Object({
  row_ref: rowRef(),
  level: text('IOIG for an input-output industry group, ANZSIC_DIVISION for a division'),
  code: text('Code of the industry group, or letter of the division'),
  name: text('Name'),
  anzsic_division: textOrNull('ANZSIC division'),
  anzsic06_classes: Type.Array(Type.String(), { description: 'ANZSIC 2006 classes in the group' }),
  direct_kgco2e_per_aud: amountOrNull('Direct emissions per dollar of output', 'kg CO2-e/A$'),
  total_kgco2e_per_aud_published: amountOrNull(
    'Direct and upstream emissions per dollar, as published',
    'kg CO2-e/A$',
  ),
  total_kgco2e_per_aud_recomputed: amountOrNull(
    'The same, re-computed from the direct intensities and the same table',
    'kg CO2-e/A$',
  ),
  total_kgco2e_per_aud_domestic: amountOrNull('Domestic flows of 2017-18 only', 'kg CO2-e/A$'),
  output_aud_m: amountOrNull('Output in 2017-18', 'A$ million'),
  import_share: amountOrNull('Imported share of intermediate use in 2017-18', '1'),
  scope3_category_hint: textOrNull('Scope 3 category that the group serves in a screening'),
  price_basis: text('Prices that a dollar means'),
  source_text: text('Where the figures were taken from'),
  confidence: text('medium; low rows are left out'),
  note: textOrNull('What to know before using it'),
})

export type IoMultiplierRow = Static<typeof ioMultiplierRow>
