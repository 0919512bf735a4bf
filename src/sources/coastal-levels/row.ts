import { type Static, Type } from 'typebox'
import { amount, amountOrNull, rowRef, text, textOrNull } from '../reading/row-fields.ts'

/** One council or tide gauge after one rise of the sea. */
export const coastalLevelRow = Type.Object({
  row_ref: rowRef(),
  kind: Type.Union([Type.Literal('council'), Type.Literal('gauge')], {
    description: 'Median over the coast points of a council, or a tide gauge',
  }),
  name: text('Council or gauge'),
  region: textOrNull('State or territory of a council; null for a gauge'),
  lat: amount('Latitude, degrees north'),
  lon: amount('Longitude, degrees east'),
  rise_m: amount('Rise of the sea', 'm'),
  still_water_m: amount('Still water level that is exceeded with 1 % a year after the rise', 'm'),
  times_as_often: amount('How many times as often today’s level is exceeded; 200 means 200 or more'),
  times_low: amountOrNull('The same, 10th percentile of the models'),
  times_high: amountOrNull('The same, 90th percentile of the models'),
})

export type CoastalLevelRow = Static<typeof coastalLevelRow>
