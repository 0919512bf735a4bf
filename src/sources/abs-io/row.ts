import { type Static, Type } from 'typebox'
import { amountOrNull, flags, rowRef, text, textOrNull } from '../reading/row-fields.ts'

/** A flow from a row to a column of the industry table, or a link from an industry group to the industrial classification. */
export const inputOutputRow = Type.Object(
  {
    edition: text('Financial year of the tables, such as 2017-18'),
    table: text('`flow`, `anzsic_class` (which classes an industry group holds) or `anzsic_division`'),
    from_code: text('Industry group (four digits, leading zero kept), primary input or total'),
    from_name: text('Name as published'),
    from_kind: text('`industry`, `primary_input` or `total`'),
    to_code: text('Industry group, final use or total; class or division of ANZSIC 2006'),
    to_name: textOrNull('Name as published; null for divisions, which are printed as letters alone'),
    to_kind: text('`industry`, `final_use`, `total`, `anzsic_class` or `anzsic_division`'),
    value_aud_m: amountOrNull(
      'Flow at basic prices, imports allocated directly; null for links',
      'million AUD',
    ),
    flags,
    row_ref: rowRef('Table 5!C4'),
  },
  { additionalProperties: false },
)

export type InputOutputRow = Static<typeof inputOutputRow>
