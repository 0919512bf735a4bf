import { type Static, Type } from 'typebox'
import { amount, rowRef, text } from '../reading/row-fields.ts'

/** What the baseline's days at one station come to when every maximum is shifted by some degrees. */
export const heatResponseRow = Type.Object({
  row_ref: rowRef(),
  location: text('Place'),
  latitude: amount('Latitude, south is negative', 'degrees'),
  longitude: amount('Longitude', 'degrees'),
  series: text('Name of the daily series in its source'),
  baseline: text('Years whose days were shifted'),
  n_years: amount('Years of the baseline with enough days'),
  shift_c: amount('Added to every daily maximum', 'degrees Celsius'),
  days_ge_35: amount('Mean days a year at or above 35 degrees', 'days'),
  days_ge_40: amount('Mean days a year at or above 40 degrees', 'days'),
  hottest_day_c: amount('Mean of the hottest day of each year (TXx)', 'degrees Celsius'),
})

export type HeatResponseRow = Static<typeof heatResponseRow>
