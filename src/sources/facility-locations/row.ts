import { type Static, Type } from 'typebox'
import { amountOrNull, rowRef, text, textOrNull } from '../reading/row-fields.ts'

/** Locations of generation and Safeguard facilities: one row. */
export const facilityLocationRow = Type.Object({
  row_ref: rowRef(),
  scheme: text('generation or safeguard'),
  facility_name: text('Facility as printed in the latest year'),
  last_year: text('Latest year it was printed'),
  owner_abn: textOrNull('ABN of the reporting or controlling corporation'),
  state: textOrNull('State as printed'),
  latitude: amountOrNull('Latitude, south is negative', 'degrees'),
  longitude: amountOrNull('Longitude', 'degrees'),
  precision: text('matched_name, approximate or not_located'),
  matched_name: textOrNull('Name in the location source'),
  source_text: textOrNull('Location source'),
  second_latitude: Type.Optional(amountOrNull('Latitude by a second source', 'degrees')),
  second_longitude: Type.Optional(amountOrNull('Longitude by a second source', 'degrees')),
  second_km: Type.Optional(amountOrNull('Distance between the two points', 'km')),
  second_kind: Type.Optional(
    textOrNull('What the second point is: site, captive_power_plant, extraction_area or replaced'),
  ),
  second_source: Type.Optional(textOrNull('Second location source')),
})

export type FacilityLocationRow = Static<typeof facilityLocationRow>
