import type { Source } from '../source.ts'
import columns from './columns.json' with { type: 'json' }
import origin from './origin.json' with { type: 'json' }
import { readGridIntensity } from './reader.ts'
import { type GridIntensityRow, gridIntensityRow } from './row.ts'

export const aemoCdeiiSource: Source<GridIntensityRow> = {
  origin,
  row: gridIntensityRow,
  key: ['date', 'region'],
  measures: ['energy_mwh', 'emissions_t'],
  period: 'date',
  entity: 'region',
  marks: [{ kind: 'headings', columns }],
  read: readGridIntensity,
}
