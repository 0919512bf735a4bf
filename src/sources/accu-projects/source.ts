import type { Source } from '../source.ts'
import { COLUMNS } from './columns.ts'
import origin from './origin.json' with { type: 'json' }
import { readAccuProjects } from './reader.ts'
import { type AccuProjectRow, accuProjectRow } from './row.ts'

export const accuProjectsSource: Source<AccuProjectRow> = {
  origin,
  row: accuProjectRow,
  key: ['project_id'],
  measures: ['kaccus_issued', 'nkaccus_issued'],
  period: 'registered_on',
  entity: 'project_id',
  marks: [{ kind: 'headings', columns: COLUMNS, hasFurther: true }],
  read: readAccuProjects,
}
