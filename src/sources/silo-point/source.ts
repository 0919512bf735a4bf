import type { Source } from '../source.ts'
import { COLUMNS } from './csv.ts'
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
  marks: [
    { kind: 'headings', columns: COLUMNS },
    { kind: 'words', form: 'text', words: ['[weather.met.weather]'] },
  ],
  read: readSiloPoint,
}
