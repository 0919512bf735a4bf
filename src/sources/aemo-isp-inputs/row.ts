import { type Static, Type } from 'typebox'
import { amount, rowRef, text, textOrNull } from '../reading/row-fields.ts'

/** One figure of the inputs workbook with what it is about. Fields that a measure does not have are null. */
export const ispInputRow = Type.Object({
  row_ref: rowRef('Carbon Budgets!E7'),
  measure: text('What the figure is, such as expected_closure_year'),
  scenario: textOrNull('Scenario; null where the workbook has one figure for all'),
  region: textOrNull('State or market, such as NSW or NEM'),
  station: textOrNull('Power station as the workbook names it'),
  unit_id: textOrNull('Generating unit as the workbook names it'),
  technology: textOrNull('Technology of the unit'),
  period: textOrNull('Year or years that the figure is about, as printed'),
  value: amount('The figure'),
  unit: text('Unit of the figure'),
  price_basis: textOrNull('Year of the prices, and how it is known; null where there is no price'),
})

export type IspInputRow = Static<typeof ispInputRow>
