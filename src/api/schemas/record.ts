import { type TProperties, Type } from 'typebox'
import { nullable } from './data.ts'

/** What every version of a tenant's record has beside its own members. */
const recordEnvelope = {
  abn: Type.String(),
  kind: Type.String(),
  version: Type.Integer({ minimum: 1 }),
  supersedes: nullable(Type.Integer({ description: 'The version before; null for the first.' })),
  authored_by: Type.String({ description: 'Who wrote it, such as `key:<id>`.' }),
  authored_at: Type.String(),
  body_sha256: Type.String({ description: 'SHA-256 of the canonical JSON of the content.' }),
  etag: Type.String({ description: 'Send it in quotes as If-Match to replace this version.' }),
}

const Warnings = Type.Array(
  Type.Object({ pointer: Type.String(), code: Type.String(), message: Type.String() }),
)

/** The record in force, under the name `id`. */
export const recordAnswer = <P extends TProperties>(id: string, content: P) =>
  Type.Object(
    { data: Type.Object({ ...recordEnvelope, ...content }), meta: Type.Object({ warnings: Warnings }) },
    { $id: id, additionalProperties: false },
  )

/** What a change of a record answers. */
export const changedRecordAnswer = <P extends TProperties>(id: string, content: P) =>
  Type.Object(
    {
      data: Type.Object({ ...recordEnvelope, ...content }),
      meta: Type.Object({
        changed: Type.Boolean({ description: 'False when the content stands already: no version was made.' }),
        dry_run: Type.Boolean({ description: 'True when nothing was written.' }),
        warnings: Warnings,
      }),
    },
    { $id: id, additionalProperties: false },
  )

export const dryRun = {
  dry_run: Type.Boolean({ default: false, description: 'Checks everything and writes nothing.' }),
}

export const recordMembers = recordEnvelope
