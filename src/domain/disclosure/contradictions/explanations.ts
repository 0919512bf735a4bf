import { type Static, Type } from 'typebox'
import type { EvidenceInput } from '../../evidence.ts'
import { showPeriod } from '../../period.ts'
import { period, sha256, words } from '../records/fields.ts'
import type { StoredRecord } from '../records/kinds.ts'
import type { Explanation } from './contradiction.ts'

/** Kept like a record of the company. Only explaining adds to it, so nothing that was explained vanishes. */
export const EXPLANATIONS_KIND = 'contradiction_explanations'

const explanation = Type.Object({
  contradiction_id: Type.String({ pattern: '^con_[0-9a-f]{20}$', description: 'Id of the contradiction' }),
  person: words('Who explains it, by name'),
  reason: words('Why both values are right'),
  document_sha256: Type.Optional(sha256('Hash of the supporting document')),
  written_by: words('API key used'),
  written_at: words('When, as an ISO time'),
})

export const explanationsBody = Type.Object({
  period: period('Reporting period'),
  explanations: Type.Array(explanation, { maxItems: 2000 }),
})

export type Explanations = Static<typeof explanationsBody>

/** By the contradiction that each is about; the last of several stands. */
export const explanationsById = (
  record: StoredRecord<Explanations> | null,
): ReadonlyMap<string, Explanation> =>
  new Map(
    (record?.body.explanations ?? []).map(({ contradiction_id, ...explanation }) => [
      contradiction_id,
      explanation,
    ]),
  )

/** The record as an input of a computation; none while no one has explained anything. */
export const explanationInputs = (record: StoredRecord<Explanations> | null): EvidenceInput[] =>
  record === null
    ? []
    : [
        {
          dataset: 'tenant_record',
          release: `${EXPLANATIONS_KIND} version ${record.version}`,
          file_sha256: record.body_sha256,
          ref: 'contradictions',
          field: 'body',
          observed: showPeriod(record.body.period),
          value_text: null,
        },
      ]
