import { Type } from 'typebox'
import { DRAFTED_KINDS } from '../../operations/disclosure/draft-kinds.ts'
import { Abn, nullable } from './data.ts'
import { Period } from './disclosure.ts'
import { askedPeriod } from './record.ts'
import { instant } from './work.ts'

const closed = { additionalProperties: false } as const

const basedOn = nullable(
  Type.String({
    maxLength: 64,
    description: 'Etag of the record version that the draft started from; null if there was none.',
  }),
)

const facts = {
  abn: Type.String(),
  kind: Type.String(),
  period: nullable(Period),
  based_on: basedOn,
  saved_at: instant('When it was last saved.'),
  etag: Type.String({ description: 'Send it in quotes as If-Match to replace or discard this draft.' }),
}

const entries = Type.Record(Type.String(), Type.Unknown(), {
  description: 'The entries so far. They are not checked against the schema of the record.',
})

export const RecordDraftPath = Type.Object({
  abn: Abn,
  kind: Type.Enum([...DRAFTED_KINDS], { description: 'Kind of record that it is to become.' }),
})

export const draftPeriod = {
  period: Type.Optional({
    ...askedPeriod,
    description:
      'A July-June year (2025-26), a calendar year (2025), or two days joined by a slash. Needed for kinds with a record for each period.',
  }),
}

export const RecordDraftBody = Type.Object(
  { entries, based_on: basedOn },
  {
    ...closed,
    $id: 'RecordDraftBody',
    examples: [{ entries: { approach: 'operational_control' }, based_on: null }],
  },
)

export const RecordDraft = Type.Object(
  { data: Type.Object({ ...facts, entries }, closed) },
  { ...closed, $id: 'RecordDraft' },
)

export const SavedRecordDraft = Type.Object(
  { data: Type.Object(facts, closed) },
  { ...closed, $id: 'SavedRecordDraft' },
)

export const RecordDraftList = Type.Object(
  { data: Type.Array(Type.Object(facts, closed)) },
  { ...closed, $id: 'RecordDraftList' },
)
