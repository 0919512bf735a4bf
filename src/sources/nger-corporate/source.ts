import type { Source } from '../source.ts'
import { COLUMNS } from './columns.ts'
import origin from './origin.json' with { type: 'json' }
import { readNgerCorporate } from './reader.ts'
import { type NgerCorporateRow, ngerCorporateRow } from './row.ts'

/** Scope 1, scope 2 and net energy of every published corporation: the registry. */
export const ngerCorporateSource: Source<NgerCorporateRow> = {
  origin,
  row: ngerCorporateRow,
  key: ['reporting_year', 'organisation', 'abn'],
  measures: ['scope1_t', 'scope2_t', 'net_energy_gj'],
  period: 'reporting_year',
  entity: 'organisation',
  marks: [{ kind: 'headings', columns: COLUMNS }],
  names: /registered.corporation|^nger[_-]20/i,
  read: readNgerCorporate,
}
