import { type Static, Type } from 'typebox'
import { amount, rowRef, text } from '../reading/row-fields.ts'

/** One climate zone under one scenario. */
export const coolingHoursRow = Type.Object({
  row_ref: rowRef(),
  zone: amount('Number of the climate zone'),
  town: text('Town whose weather stands for it'),
  state: text('State or territory'),
  lat: amount('Latitude, degrees north'),
  lon: amount('Longitude, degrees east'),
  scenario: text('Emissions and year, or Historical 1990-2015'),
  heating_hrs: amount('Hours a year below 15 degC outdoors', 'h'),
  safe_hrs: amount('Hours between', 'h'),
  cooling_hrs: amount('Hours a year above 21 degC outdoors', 'h'),
})

export type CoolingHoursRow = Static<typeof coolingHoursRow>
