import type { Source } from '../source.ts'
import { COLUMNS } from './columns.ts'
import origin from './origin.json' with { type: 'json' }
import { readGeneration } from './reader.ts'
import { type GenerationRow, generationRow } from './row.ts'

/** Electricity production and emissions of every designated generation facility. */
export const generationSource: Source<GenerationRow> = {
  origin,
  row: generationRow,
  key: ['reporting_year', 'reporting_entity', 'facility_name'],
  measures: ['electricity_gj', 'electricity_mwh', 'scope1_t', 'scope2_t', 'total_t'],
  period: 'reporting_year',
  entity: 'facility_name',
  marks: [{ kind: 'headings', columns: COLUMNS }],
  loads_after: ['nger-corporate'],
  read: readGeneration,
}
