import { type Static, Type } from 'typebox'
import { amountOrNull, flags, rowRef, text, textOrNull } from '../reading/row-fields.ts'

/** One share of GreenPower that a plan offers, with its price. */
export const greenPowerRow = Type.Object({
  row_ref: rowRef('ACT62929SRE15@EME/greenPowerCharges/0/tiers/1'),
  plan_id: text('Plan, as in the plan data'),
  plan_name: textOrNull('Name of the plan'),
  retailer: textOrNull(
    'Retailer: the brand that the plan names, else known from the code that the plan begins with',
  ),
  retailer_abn: textOrNull('ABN of the retailer, where its code is known'),
  customer_type: textOrNull('RESIDENTIAL or BUSINESS'),
  distributors: Type.Array(Type.String(), { description: 'Networks in whose area the plan is offered' }),
  product_kind: Type.Union([Type.Literal('charge'), Type.Literal('included')], {
    description: 'charge: the customer may choose it for a price; included: the plan holds it as it is',
  }),
  product_number: Type.Integer({ description: 'Position among the products of the plan, from 1' }),
  product_name: textOrNull('Name of the product'),
  description: textOrNull(
    'What the retailer says about it; often the only place that tells what the price applies to',
  ),
  scheme: textOrNull('GREENPOWER or OTHER; null for included green power, which names none'),
  charge_type: textOrNull('How it is charged, as in the plan data'),
  percent_green: amountOrNull('Share of use that is matched with GreenPower', '%'),
  percent_green_text: textOrNull('The share as printed: a fraction such as "0.3"'),
  price: amountOrNull('Price, in the unit of price_unit, goods and services tax as the retailer states it'),
  price_text: textOrNull('The price as printed'),
  price_unit: textOrNull('Unit of price'),
  price_basis: textOrNull(
    'What the price applies to: per_kwh_of_use, per_kwh_of_green_share, per_kwh (all use is green, so both are the same), per_day, per_week, per_month, percent_of_use, percent_of_bill; null where nothing tells',
  ),
  updated_on: textOrNull('When the retailer last changed the plan'),
  flags,
})

export type GreenPowerRow = Static<typeof greenPowerRow>
