import { type Static, Type } from 'typebox'
import { amountOrNull, flags, rowRef, text, textOrNull } from '../reading/row-fields.ts'

/** One tax entity in one income year. A tax entity is not the group that reports emissions. */
export const taxRow = Type.Object(
  {
    entity: text('ABN, or the name where no ABN is published; with the income year it names the row'),
    abn: textOrNull('ABN of the tax entity; null where none is published'),
    name: text('Name as published'),
    income_year: text('Income year, such as 2023-24; late lodgers have an earlier one than the report'),
    total_income_aud: amountOrNull('Total income; null where the publisher leaves it blank', 'AUD'),
    taxable_income_aud: amountOrNull(
      'Taxable income; null: zero or less, which the law keeps unpublished',
      'AUD',
    ),
    tax_payable_aud: amountOrNull('Tax payable; null: zero or less, which the law keeps unpublished', 'AUD'),
    release: text('Income year of the report that the row stands in'),
    flags,
    row_ref: rowRef('Income tax details!A2'),
  },
  { additionalProperties: false },
)

export type TaxRow = Static<typeof taxRow>
