import type { Source } from '../source.ts'
import columns from './columns.json' with { type: 'json' }
import origin from './origin.json' with { type: 'json' }
import { readGenerators } from './reader.ts'
import { type GeneratorRow, generatorRow } from './row.ts'

export const aemoGeneratorsSource: Source<GeneratorRow> = {
  origin,
  waits_for: 'the check of the grid index against the factors of its generators',
  row: generatorRow,
  key: ['duid', 'genset'],
  measures: [],
  entity: 'station',
  marks: [{ kind: 'headings', columns }],
  read: readGenerators,
}
