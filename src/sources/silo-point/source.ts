import type { Source } from '../source.ts'
import origin from './origin.json' with { type: 'json' }
import { readSiloPoint } from './reader.ts'
import { type SiloPointRow, siloPointRow } from './row.ts'

export const siloPointSource: Source<SiloPointRow> = {
  origin,
  row: siloPointRow,
  key: ['dataset', 'station', 'latitude', 'longitude', 'date'],
  measures: ['daily_rain_mm'],
  period: 'date',
  entity: 'station_name',
  read: readSiloPoint,
}
