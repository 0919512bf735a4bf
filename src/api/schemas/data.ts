import { type TProperties, type TSchema, Type } from 'typebox'
import { AVAILABILITY_STATUSES } from '../../domain/availability.ts'
import { DECISION_KINDS } from '../../domain/operator-decision.ts'

/** Pieces that the schemas of data answers share. */
export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

export const DisplayName = Type.String({
  description: 'The name in upper and lower case, where it is published in capitals. To show; cite `name`.',
})

export const ReportingYear = Type.String({
  pattern: '^[0-9]{4}-[0-9]{2}$',
  description: 'July-to-June year, such as 2024-25.',
  examples: ['2024-25'],
})

export const Day = Type.String({
  format: 'date',
  description: 'ISO day.',
  examples: ['2026-02-27'],
})

export const snapshotId = (description: string) =>
  Type.String({ pattern: '^snap_[0-9a-f]{16}$', description, examples: ['snap_0123456789abcdef'] })

export const Abn = Type.String({
  maxLength: 32,
  description:
    'Australian Business Number: eleven digits; spaces, hyphens and the word ABN are allowed. An ACN of nine digits stands for the ABN of its company.',
  examples: ['74115061375'],
})

export const Availability = Type.Object(
  {
    status: Type.Enum([...AVAILABILITY_STATUSES], { description: 'Whether there is a value; if not, why.' }),
    reason_code: nullable(Type.String({ description: 'Machine-readable reason; null when available.' })),
    detail: nullable(Type.String({ description: 'The reason in a sentence.' })),
    expected_on: nullable(Day),
  },
  { description: 'Null never means zero: this says what it means.' },
)

export const PublishedValue = Type.Object({
  value: nullable(Type.Number()),
  value_text: nullable(Type.String({ description: 'Exactly as published.' })),
})

const Licence = Type.Object({
  dataset: Type.String(),
  id: Type.String(),
  name: Type.String(),
  url: Type.String(),
  attribution: Type.String({ description: 'The attribution that the licence requires.' }),
})

export const Meta = Type.Object({
  snapshot: Type.String({
    description:
      'The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again.',
  }),
  as_of: Type.String({ description: 'The day that snapshot came into force.' }),
  evidence_hash: Type.String({ description: 'SHA-256 over the canonical JSON of all inputs and methods.' }),
  licences: Type.Array(Licence),
  warnings: Type.Array(Type.Object({ code: Type.String(), message: Type.String() })),
})

const Decision = Type.Object(
  {
    id: Type.String({
      description: 'Derived from the content of the decision. Evidence that uses the row names it in `ref`.',
      examples: ['dec_0123456789abcdef'],
    }),
    file_sha256: Type.String(),
    row_ref: Type.String({ description: 'Row or cell of the publisher’s file.' }),
    column: nullable(Type.String()),
    printed: nullable(Type.String({ description: 'As published.' })),
    rule: Type.String({ description: 'Rule of the reader that the place breaks.' }),
    problem: Type.String(),
    expected: nullable(Type.String()),
    decision: Type.Enum([...DECISION_KINDS], {
      description: 'take: the row as read. use: another value in the row. leave_out: the row is left out.',
    }),
    field: nullable(Type.String({ description: 'Field that the value went into.' })),
    used: Type.Union([Type.String(), Type.Number(), Type.Null()], {
      description: 'The value used instead of the published one.',
    }),
    about: nullable(
      Type.Record(Type.String(), Type.Unknown(), {
        description: 'What the row is about, if it could be read.',
      }),
    ),
    reason: Type.String(),
    decided_by: Type.String(),
    decided_on: Day,
  },
  {
    $id: 'OperatorDecision',
    description: 'What a person decided about a place in the file that breaks a rule.',
  },
)

const Accepted = Type.Object(
  {
    reason: Type.String(),
    accepted_by: Type.String(),
    accepted_at: Type.String(),
    findings: Type.Array(Type.Object({ kind: Type.String(), message: Type.String() })),
  },
  {
    $id: 'AcceptedRelease',
    description: 'Why the release was loaded although a check found that its effects look wrong.',
  },
)

export const ProvenanceRelease = Type.Object(
  {
    release: Type.String(),
    dataset: Type.String(),
    edition: Type.String(),
    publisher: Type.String(),
    title: Type.String(),
    published_on: Type.String(),
    published_basis: Type.String({ description: 'How we know the publication date.' }),
    retrieved_on: Type.String(),
    observed_from: nullable(Type.String()),
    observed_to: nullable(Type.String()),
    file_name: Type.String(),
    file_sha256: Type.String(),
    file_basis: Type.String({
      description: 'Whether the hash covers the publisher’s file or a transcribed copy.',
    }),
    landing_page: Type.String(),
    decisions: Type.Optional(
      Type.Array(Decision, { description: 'Absent when nothing in the file was in doubt.' }),
    ),
    accepted: Type.Optional(Accepted),
  },
  { description: 'One release that figures were read from.' },
)

export const Method = Type.Object({ id: Type.String(), version: Type.String(), url: Type.String() })

/** An answer with data, under the name `id`: `{data, meta}`. */
export const dataAnswer = <T extends TSchema>(id: string, data: T) =>
  Type.Object({ data, meta: Meta }, { $id: id, additionalProperties: false })

/** Query parameters that every GET of data takes beside its own. */
export const dataQuery = <P extends TProperties>(properties: P) =>
  Type.Object(
    {
      ...properties,
      snapshot: Type.Optional(snapshotId('Pins the data version. Cannot be combined with `as_of`.')),
      as_of: Type.Optional(
        Type.String({
          format: 'date',
          description:
            'Data as published by this day. A day in the future gets the newest data and the warning `as_of_in_future`. Cannot be combined with `snapshot`.',
        }),
      ),
    },
    { additionalProperties: false },
  )
