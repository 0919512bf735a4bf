import { compactSource } from '../formats/compact-source.ts'
import origin from './origin.json' with { type: 'json' }
import { type ClimateZoneRow, climateZoneRow } from './row.ts'

/** Climate zone of each postcode. */
export const climateZonesSource = compactSource<ClimateZoneRow>({
  origin,
  row: climateZoneRow,
  key: ['postcode'],
  measures: [],
  entity: 'postcode',
  without: 'A postcode that is left out has no cooling demand: the hazard is outside coverage there.',
  edition: { slot: 'all', edition: '2023' },
})
