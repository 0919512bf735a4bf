import type { Source } from '../source.ts'
import { COLUMNS } from './columns.ts'
import origin from './origin.json' with { type: 'json' }
import { readAnzsic } from './reader.ts'
import { type AnzsicRow, anzsicRow } from './row.ts'

/** The industrial classification: divisions, subdivisions, groups and classes. */
export const anzsicSource: Source<AnzsicRow> = {
  origin,
  row: anzsicRow,
  key: ['code'],
  measures: [],
  entity: 'code',
  marks: [{ kind: 'headings', columns: COLUMNS }],
  read: readAnzsic,
}
