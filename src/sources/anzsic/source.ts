import type { Source } from '../source.ts'
import columns from './columns.json' with { type: 'json' }
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
  marks: [{ kind: 'headings', columns }],
  read: readAnzsic,
}
