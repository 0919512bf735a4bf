import type { Source } from '../source.ts'
import { COLUMNS } from './columns.ts'
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
  marks: [{ kind: 'headings', columns: COLUMNS }],
  read: readProjections,
}
