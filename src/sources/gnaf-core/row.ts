import { type Static, Type } from 'typebox'
import { amount, rowRef, text, textOrNull } from '../reading/row-fields.ts'

/** One address with its default geocode. */
export const addressRow = Type.Object({
  address_detail_pid: text('Persistent identifier of the address'),
  date_created: text('Day on which the address was created, YYYY-MM-DD'),
  address_label: text('The address as one line'),
  address_site_name: textOrNull('Name of the site'),
  building_name: textOrNull('Name of the building'),
  flat_type: textOrNull('Kind of flat, such as UNIT'),
  flat_number: textOrNull('Number of the flat, with letters'),
  level_type: textOrNull('Kind of level'),
  level_number: textOrNull('Number of the level'),
  number_first: textOrNull('Street number, or the first of a range, with letters'),
  number_last: textOrNull('Last street number of a range'),
  lot_number: textOrNull('Number of the lot'),
  street_name: textOrNull('Name of the street'),
  street_type: textOrNull('Kind of street as the long word, such as STREET'),
  street_suffix: textOrNull('Suffix of the street, such as NORTH'),
  locality_name: text('Name of the locality'),
  state: text('State or territory; OT for other territories'),
  postcode: textOrNull('Postcode, four digits'),
  legal_parcel_id: textOrNull('Identifier of the land parcel'),
  mb_code: textOrNull('Mesh block of the statistics office'),
  alias_principal: text('PRINCIPAL, or ALIAS of another address'),
  principal_pid: textOrNull('Address that an alias stands for'),
  primary_secondary: textOrNull('PRIMARY or SECONDARY (a flat of a primary address)'),
  primary_pid: textOrNull('Primary address of a secondary one'),
  geocode_type: textOrNull('What the point is of, such as PROPERTY CENTROID'),
  longitude: amount('Longitude', 'degrees'),
  latitude: amount('Latitude', 'degrees'),
  date_retired: textOrNull('Day on which the address was retired, in the file of retired addresses'),
  row_ref: rowRef(),
})

export type AddressRow = Static<typeof addressRow>
