import { compactSource } from '../formats/compact-source.ts'
import origin from './origin.json' with { type: 'json' }
import { type FacilityLocationRow, facilityLocationRow } from './row.ts'

/** Coordinates of facilities, found by name. Facilities without one are rows too, `not_located`. */
export const facilityLocationsSource = compactSource<FacilityLocationRow>({
  origin,
  row: facilityLocationRow,
  key: ['scheme', 'facility_name'],
  measures: [],
  entity: 'facility_name',
  loads_after: ['safeguard', 'generation'],
  without: 'The facility then has no place.',
  edition: { slot: 'all', edition: '2026' },
})
