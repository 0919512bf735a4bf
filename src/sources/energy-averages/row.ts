import { type Static, type TNumberOptions, Type } from 'typebox'
import { STATES } from '../../domain/company/grid/region-of-place.ts'
import { PROPERTY_CLASSES, VEHICLE_CLASSES } from '../../domain/portfolio/holding.ts'
import { rowRef, text } from '../reading/row-fields.ts'

const oneOf = (names: readonly string[], description: string) =>
  Type.String({ pattern: `^(?:${names.join('|')})$`, description: `${description}: ${names.join(', ')}` })

/** An average of nothing at all is not known: a cell is left empty then. Gas alone may be none. */
const averageOrNull = (description: string, unit: string, least: TNumberOptions = { exclusiveMinimum: 0 }) =>
  Type.Union([Type.Number(least), Type.Null()], { description, unit })
const gasOrNull = (description: string, unit: string) =>
  averageOrNull(`${description}; 0 where none is used`, unit, { minimum: 0 })

/** One kind of dwelling, building or vehicle in one state. */
export const energyAverageRow = Type.Object({
  asset_class: oneOf([...PROPERTY_CLASSES, ...VEHICLE_CLASSES], 'Asset class'),
  // In one spelling: two rows that holdings could not tell apart would be one average or the other.
  kind: Type.String({
    pattern: '^[a-z0-9]+(?: [a-z0-9]+)*$',
    description:
      'Kind of dwelling, building or vehicle in small letters, such as house; "all" for the average of all kinds',
  }),
  state: oneOf([...STATES, 'AUS'], 'State or territory, or AUS for the country'),
  year: Type.String({
    pattern: '^(?:19|20)\\d\\d(?:-\\d\\d)?$',
    description: 'Year that the averages are of, the same in every row',
  }),
  electricity_kwh: averageOrNull('Electricity of one in a year', 'kWh'),
  gas_gj: gasOrNull('Gas of one in a year', 'GJ'),
  electricity_kwh_per_m2: averageOrNull('Electricity in a year for each square metre', 'kWh/m2'),
  gas_mj_per_m2: gasOrNull('Gas in a year for each square metre', 'MJ/m2'),
  fuel: Type.Union([Type.String(), Type.Null()], {
    description: 'Fuel of a vehicle, such as gasoline or diesel oil',
  }),
  distance_km: averageOrNull('Distance of one vehicle in a year', 'km'),
  fuel_l_per_100_km: averageOrNull('Fuel for 100 km', 'L/100 km'),
  source_text: text('Where the averages were taken from'),
  row_ref: rowRef(),
})

export type EnergyAverageRow = Static<typeof energyAverageRow>
