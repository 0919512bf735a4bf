import { type Static, Type } from 'typebox'
import { amountOrNull, rowRef, text, textOrNull } from '../reading/row-fields.ts'

/** One generating set with the factor that the index uses for it. */
export const generatorRow = Type.Object({
  station: text('Name of the power station'),
  duid: text('Dispatchable unit; one unit can have several generating sets'),
  genset: text('Generating set'),
  region: text('Market region'),
  factor_t_per_mwh: amountOrNull('Emissions by energy sent out', 't CO2-e/MWh'),
  factor_text: textOrNull('Factor exactly as printed'),
  energy_source: textOrNull('Fuel or technology'),
  data_source: textOrNull('Where the factor comes from, in the publisher’s words'),
  row_ref: rowRef(),
})

export type GeneratorRow = Static<typeof generatorRow>
