import { type Static, Type } from 'typebox'
import { amount, rowRef, text } from '../reading/row-fields.ts'

/** One position of one storm. */
export const cycloneTrackRow = Type.Object({
  row_ref: rowRef(),
  storm: text('Season and number of the storm, such as 2011-11'),
  time_utc: text('Time of the position, UTC'),
  lat: amount('Latitude, degrees north'),
  lon: amount('Longitude, degrees east'),
  wind_1min_kt: amount('Highest one-minute wind of the storm', 'kn'),
})

export type CycloneTrackRow = Static<typeof cycloneTrackRow>
