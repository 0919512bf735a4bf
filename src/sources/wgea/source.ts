import type { Source } from '../source.ts'
import columns from './columns.json' with { type: 'json' }
import origin from './origin.json' with { type: 'json' }
import { readEmployers } from './reader.ts'
import { type EmployerRow, employerRow } from './row.ts'

/** Employers with the industry that they declared. */
export const wgeaSource: Source<EmployerRow> = {
  origin,
  row: employerRow,
  key: ['year', 'abn', 'anzsic_class'],
  measures: [],
  period: 'year',
  entity: 'abn',
  marks: [{ kind: 'headings', columns, within: 1 }],
  archive: /(?:^|\/)wgea_workforce_composition_\d{4}\.csv$/i,
  read: readEmployers,
}
