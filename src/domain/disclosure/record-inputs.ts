import type { EvidenceInput } from '../evidence.ts'
import { showPeriod } from '../period.ts'
import {
  byKind,
  type DisclosureRecords,
  periodOf,
  RECORD_KINDS,
  type RecordKind,
  recordReference,
} from './records/kinds.ts'

/** Records as inputs of a computation, by kind: the version, and the hash of the canonical JSON of its body. */
export function recordInputs(
  records: DisclosureRecords,
): Readonly<Record<RecordKind, readonly EvidenceInput[]>> {
  return byKind((kind) => {
    const record = records[kind]
    if (record === null) return []
    const period = periodOf(record.body)
    return [
      {
        dataset: 'tenant_record',
        release: recordReference(kind, record),
        file_sha256: record.body_sha256,
        ref: RECORD_KINDS[kind].route,
        field: 'body',
        observed: period === null ? 'all periods' : showPeriod(period),
        value_text: null,
      },
    ]
  })
}
