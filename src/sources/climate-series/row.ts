import { type Static, Type } from 'typebox'
import { amount, amountOrNull, rowRef, text } from '../reading/row-fields.ts'

/** Annual climate indicators of observed point series: one row. */
export const climateSeriesRow = Type.Object({
  row_ref: rowRef(),
  series: text('Name of the series in its source: one source’s years, never mixed with another’s'),
  location: text('Place'),
  latitude: amount('Latitude, south is negative', 'degrees'),
  longitude: amount('Longitude', 'degrees'),
  kind: text('station or grid_point'),
  year: amount('Calendar year'),
  mean_temp_c: amountOrNull('Mean of daily maximum and minimum', 'degrees Celsius'),
  rain_mm: amountOrNull('Rainfall', 'mm'),
  days_ge_35: amountOrNull('Days at or above 35 degrees', 'days'),
  days_ge_40: amountOrNull('Days at or above 40 degrees', 'days'),
  completeness: amountOrNull('Share of days observed; null for series published as annual values', '1'),
  licence_text: text('Licence of the series'),
})

export type ClimateSeriesRow = Static<typeof climateSeriesRow>
