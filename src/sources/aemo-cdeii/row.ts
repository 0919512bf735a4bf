import { type Static, Type } from 'typebox'
import { amount, rowRef, text } from '../reading/row-fields.ts'

/** One region on one day. The index is generation-based: context for a company, never a scope 2 factor. */
export const gridIntensityRow = Type.Object({
  date: text('Settlement day, YYYY-MM-DD; it begins at midnight market time, UTC+10:00 all year'),
  day_starts_at: text('Instant at which the day begins, with the offset of market time'),
  region: text('NEM, or one of its regions NSW1, QLD1, SA1, TAS1, VIC1'),
  energy_mwh: amount('Energy sent out', 'MWh'),
  emissions_t: amount('Emissions of that energy', 't CO2-e'),
  intensity_t_per_mwh: amount('Emissions by energy, printed with four decimals', 't CO2-e/MWh'),
  energy_text: text('Energy exactly as printed'),
  emissions_text: text('Emissions exactly as printed'),
  intensity_text: text('Intensity exactly as printed'),
  contract_year: amount('Contract year; it begins on the last Sunday of the December before'),
  week: amount('Week of the contract year'),
  row_ref: rowRef(),
})

export type GridIntensityRow = Static<typeof gridIntensityRow>
