import type { Source } from '../source.ts'
import columns from './columns.json' with { type: 'json' }
import origin from './origin.json' with { type: 'json' }
import { readProjections } from './reader.ts'
import { type ProjectionRow, projectionRow } from './row.ts'

export const projectionsSource: Source<ProjectionRow> = {
  origin,
  row: projectionRow,
  key: ['region', 'ensemble', 'scenario', 'variable', 'period', 'baseline'],
  measures: [],
  period: 'period',
  entity: 'region',
  marks: [{ kind: 'headings', columns }],
  read: readProjections,
}
