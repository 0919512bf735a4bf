import { type Static, Type } from 'typebox'
import { amount, amountOrNull, rowRef, text } from '../reading/row-fields.ts'

/** When one SSP reaches one level of global warming by AR6's assessment. */
export const warmingLevelYearRow = Type.Object({
  row_ref: rowRef(),
  scenario: text('SSP, such as SSP2-4.5'),
  gwl_c: amount('Global warming above 1850-1900', 'degrees Celsius'),
  year_early: amountOrNull('First year at or above the level on the 95th percentile; null: not by 2099'),
  year_best: amountOrNull('The same on the best estimate'),
  year_late: amountOrNull('The same on the 5th percentile'),
})

export type WarmingLevelYearRow = Static<typeof warmingLevelYearRow>
