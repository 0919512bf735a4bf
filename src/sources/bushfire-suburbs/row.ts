import { type Static, Type } from 'typebox'
import { amount, amountOrNull, rowRef, text } from '../reading/row-fields.ts'

/** One suburb of the census. */
export const bushfireSuburbRow = Type.Object({
  row_ref: rowRef(),
  state: text('State or territory'),
  sal_code_2021: text('Code of the suburb (ABS Suburbs and Localities 2021)'),
  suburb: text('Name of the suburb as the census prints it'),
  area_km2: amount('Area', 'km2'),
  bushfire_prone_share: amount('Share of the area inside the overlay', '1'),
  lat: amountOrNull('Latitude of the centroid, degrees north; null for a suburb without an area'),
  lon: amountOrNull('Longitude of the centroid, degrees east'),
})

export type BushfireSuburbRow = Static<typeof bushfireSuburbRow>
