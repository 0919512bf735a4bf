import { type TProperties, Type } from 'typebox'
import { pageOf } from '../platform/page.ts'
import { nullable } from './data.ts'
import { Period } from './disclosure.ts'

/** What every version of a tenant's record has beside its own members. */
const envelope = {
  abn: Type.String(),
  kind: Type.String(),
  period: nullable(Period),
  version: Type.Integer({ minimum: 1 }),
  supersedes: nullable(Type.Integer({ description: 'The previous version; null for the first.' })),
  authored_by: Type.String({ description: 'Who wrote it, such as `member:<id>` or `key:<id>`.' }),
  authored_at: Type.String(),
  body_sha256: Type.String({ description: 'SHA-256 of the canonical JSON of the content.' }),
  retain_until: Type.String({
    description:
      'The version is kept until this day, even if it is deleted: seven years after the report for its period is completed, and at least seven years after the period ends and after the version was written.',
  }),
  etag: Type.String({ description: 'Send it in quotes as If-Match to change this version.' }),
}

const Warnings = Type.Array(
  Type.Object({ pointer: Type.String(), code: Type.String(), message: Type.String() }),
)

export const AuthorName = nullable(
  Type.String({
    description: 'Name of the person or key that wrote it, a pseudonym after erasure; null for others.',
  }),
)

/** Which records there are, without what they say. */
export const RecordList = Type.Object(
  {
    data: Type.Array(
      Type.Object({
        kind: Type.String({ description: 'Such as `emission_targets`.' }),
        period: nullable(Period),
        status: Type.Enum(['in_force', 'deleted']),
      }),
    ),
  },
  { $id: 'RecordList', additionalProperties: false },
)

/** The record in force, under the name `id`. */
export const recordAnswer = <P extends TProperties>(id: string, content: P) =>
  Type.Object(
    {
      data: Type.Object({ ...content, ...envelope }),
      // Not beside `authored_by`: programs send what they read back, without the members that they know.
      meta: Type.Object({ warnings: Warnings, authored_by_name: AuthorName }),
    },
    { $id: id, additionalProperties: false },
  )

/** What a change of a record answers. */
export const changedRecordAnswer = <P extends TProperties>(id: string, content: P) =>
  Type.Object(
    {
      data: Type.Object({ ...content, ...envelope }),
      meta: Type.Object({
        changed: Type.Boolean({ description: 'False if the content is unchanged: no new version was made.' }),
        dry_run: Type.Boolean({ description: 'True when nothing was saved.' }),
        warnings: Warnings,
      }),
    },
    { $id: id, additionalProperties: false },
  )

const FieldChange = Type.Object({
  pointer: Type.String({
    description: 'Like a JSON pointer; named items of a list by their name: `/targets/id=T1/owner`.',
  }),
  change: Type.Enum(['added', 'removed', 'changed']),
  before: Type.Optional(Type.Unknown()),
  after: Type.Optional(Type.Unknown()),
})

/** A page of versions, each with what it changed; a deletion has no content. */
export const recordHistory = <P extends TProperties>(id: string, content: P) =>
  pageOf(
    id,
    Type.Object({
      ...Type.Partial(Type.Object(content)).properties,
      ...envelope,
      authored_by_name: AuthorName,
      deletion_reason: nullable(
        Type.String({ description: 'Why the record was deleted; null unless this version deletes it.' }),
      ),
      field_changes: nullable(
        Type.Array(FieldChange, {
          description: 'Field by field, compared with the previous version; null for the first.',
        }),
      ),
    }),
  )

export const DeletedRecord = Type.Object(
  { data: Type.Object(envelope), meta: Type.Object({}) },
  { $id: 'DeletedRecord', additionalProperties: false },
)

/** `period=` of the records that exist once per period. */
export const askedPeriod = Type.String({
  minLength: 4,
  maxLength: 21,
  description: 'A July-June year (2025-26), a calendar year (2025), or two days joined by a slash.',
  examples: ['2025-26', '2025-07-01/2026-06-30'],
})

export const deletionReason = Type.String({
  minLength: 1,
  maxLength: 1000,
  description: 'Why the record is deleted; kept with the deletion.',
})

export const dryRun = {
  dry_run: Type.Boolean({ default: false, description: 'Checks everything and saves nothing.' }),
}
