import type { Source } from '../source.ts'
import { COLUMNS } from './columns.ts'
import origin from './origin.json' with { type: 'json' }
import { readSafeguard } from './reader.ts'
import { type SafeguardRow, safeguardRow } from './row.ts'

/** Baselines, covered emissions and units of every facility under the Safeguard Mechanism. */
export const safeguardSource: Source<SafeguardRow> = {
  origin,
  row: safeguardRow,
  key: ['reporting_year', 'facility_name', 'responsible_emitter'],
  measures: [
    'baseline_t',
    'covered_emissions_t',
    'net_emissions_t',
    'accus_issued',
    'accus_deemed_surrendered',
    'accus_surrendered',
    'smcs_surrendered',
    'smcs_issued',
  ],
  period: 'reporting_year',
  entity: 'facility_name',
  marks: [{ kind: 'headings', columns: COLUMNS }],
  loads_after: ['nger-corporate'],
  read: readSafeguard,
}
