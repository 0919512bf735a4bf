import type { Source } from '../source.ts'
import { HOLDING_COLUMNS } from './holdings.ts'
import origin from './origin.json' with { type: 'json' }
import { readCertificates } from './reader.ts'
import { type CertificateRow, certificateRow } from './row.ts'

export const certificateActionsSource: Source<CertificateRow> = {
  origin,
  row: certificateRow,
  key: [
    'record',
    'action_type',
    'completed_at',
    'certificate_type',
    'registered_person_number',
    'accreditation_code',
    'generation_year',
    'generation_state',
    'fuel_source',
    'start_serial',
    'account',
  ],
  measures: ['quantity', 'lgc_holdings'],
  period: 'completed_on',
  entity: 'account',
  marks: [
    { kind: 'json', members: ['status', 'result', 'actionType', 'certificateRanges'] },
    { kind: 'headings', columns: HOLDING_COLUMNS },
  ],
  read: readCertificates,
}
