import { type Static, Type } from 'typebox'
import { amount, rowRef, text } from '../reading/row-fields.ts'

/** Emissions and generation of one region in one financial year of one scenario. */
export const ispOutlookRow = Type.Object({
  row_ref: rowRef('workbook of Step Change, sheet Emissions, CDP4, NSW, 2026-27'),
  scenario: text('Scenario, such as Step Change'),
  development_path: text('Candidate development path; CDP4 is the optimal one of the draft'),
  region: text('NSW, QLD, SA, TAS, VIC, or NEM for their sum'),
  year_ending_june: amount('Year in which the financial year ends'),
  emissions_mt: amount('Emissions from generation, printed to one decimal', 'Mt CO2-e'),
  generation_gwh: amount('Generation without storage', 'GWh'),
  distributed_pv_gwh: amount('Of which solar on roofs and below the market’s size', 'GWh'),
})

export type IspOutlookRow = Static<typeof ispOutlookRow>
