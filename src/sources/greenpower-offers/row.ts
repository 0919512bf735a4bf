import { type Static, Type } from 'typebox'
import { amountOrNull, rowRef, text, textOrNull } from '../reading/row-fields.ts'

/** GreenPower offers by retailer, from regulator plan data: one row. */
export const greenPowerOfferRow = Type.Object({
  row_ref: rowRef(),
  provider: text('Retailer'),
  provider_abn: textOrNull('ABN of the retailer'),
  product_name: textOrNull('Product; null where the survey saw an offer without its name, or none'),
  offer: text('offered, not_named or none_seen'),
  product_type: textOrNull('consumption or block'),
  states: textOrNull('Where it is offered'),
  percent_green_options: Type.Array(Type.String(), { description: 'Shares of use on offer, %' }),
  customer_type: textOrNull('RESIDENTIAL or BUSINESS'),
  prices_aud: Type.Array(Type.String(), { description: 'Prices in the order of the shares, A$, as printed' }),
  price_basis: textOrNull('What a price applies to'),
  accreditation_scheme: textOrNull('Scheme'),
  accreditation_status: textOrNull(
    'How the accreditation is known; no accreditation numbers are published here',
  ),
  plans_total: amountOrNull('Plans of the retailer that were looked at', 'plans'),
  plans_with_greenpower: amountOrNull('Of those, plans with GreenPower', 'plans'),
  as_of: textOrNull('When the offer was seen'),
  source_text: text('Where it was seen'),
  confidence: text('high or medium'),
  note: textOrNull('What to know before using it'),
})

export type GreenPowerOfferRow = Static<typeof greenPowerOfferRow>
