import { type Static, Type } from 'typebox'
import { organisationFields } from '../reading/organisation-row.ts'
import { amount, amountOrNull, flags, rowRef, text } from '../reading/row-fields.ts'

/** Market-based scope 2 emissions that one organisation chose to have published for one reporting year. */
export const ngerMarketBasedRow = Type.Object({
  row_ref: rowRef(),
  ...organisationFields,
  covers_all_facilities: Type.Boolean({ description: 'True when the total covers every eligible facility' }),
  facility_coverage_pct: amountOrNull(
    'Share of facilities that the total covers; 100 where it covers all',
    '%',
  ),
  coverage_text: text('Answer to the question about coverage exactly as printed'),
  scope2_market_based_t: amount('Scope 2 emissions, market-based; zero is a real answer', 't CO2-e'),
  scope2_market_based_text: text('Market-based scope 2 emissions exactly as printed'),
  flags,
})

export type NgerMarketBasedRow = Static<typeof ngerMarketBasedRow>
