import type { Source } from '../source.ts'
import { LAYOUTS } from './layouts.ts'
import origin from './origin.json' with { type: 'json' }
import { readStations } from './reader.ts'
import { type StationRow, stationRow } from './row.ts'

export const lretStationsSource: Source<StationRow> = {
  origin,
  row: stationRow,
  key: ['list', 'accreditation_code', 'power_station', 'state'],
  measures: ['installed_capacity_mw', 'baseline_mwh'],
  period: 'accreditation_start',
  entity: 'power_station',
  marks: Object.values(LAYOUTS).map((columns) => ({ kind: 'headings', columns })),
  read: readStations,
}
