import type { Source } from '../source.ts'
import { COLUMNS } from './columns.ts'
import origin from './origin.json' with { type: 'json' }
import { readNgerTransfer } from './reader.ts'
import { type NgerTransferRow, ngerTransferRow } from './row.ts'

/** What holders of reporting transfer certificates reported for facilities of others; not part of the corporate totals. */
export const ngerTransferSource: Source<NgerTransferRow> = {
  origin,
  row: ngerTransferRow,
  key: ['reporting_year', 'organisation', 'abn'],
  measures: ['scope1_t', 'scope2_t', 'net_energy_gj'],
  period: 'reporting_year',
  entity: 'organisation',
  marks: [{ kind: 'headings', columns: COLUMNS }],
  names: /transfer/i,
  loads_after: ['nger-corporate'],
  read: readNgerTransfer,
}
