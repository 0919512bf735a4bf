import { type Static, Type } from 'typebox'
import { amount, rowRef, text, textOrNull } from '../reading/row-fields.ts'

/** Renewable power percentage by year: one row. */
export const renewablePowerPercentageRow = Type.Object({
  row_ref: rowRef(),
  year: text('Calendar year'),
  rpp_pct: amount('Renewable power percentage', '%'),
  rpp_text: text('The percentage exactly as printed'),
  confidence: text('How the figure is known'),
  note: textOrNull('What to know before using it'),
  jurisdiction: Type.Optional(
    textOrNull('Jurisdiction whose own scheme it is, such as ACT; null for the national percentage'),
  ),
})

export type RenewablePowerPercentageRow = Static<typeof renewablePowerPercentageRow>
