import { Type } from 'typebox'
import { nullable } from './data.ts'
import { askedPeriod } from './record.ts'

export const DraftImportQuery = Type.Object(
  {
    period: askedPeriod,
    name: Type.String({ minLength: 1, maxLength: 200, description: 'Name of the file, for messages.' }),
    apply: Type.Boolean({
      default: false,
      description: 'Writes the record, in one transaction. Without it the answer is a preview.',
    }),
  },
  { additionalProperties: false },
)

const text = nullable(Type.String())

export const DraftImportAnswer = Type.Object(
  {
    data: Type.Object({
      record: Type.Literal('s2_statements'),
      file: Type.Object({ name: Type.String(), sha256: Type.String(), bytes: Type.Integer() }),
      made_from: nullable(
        Type.Integer({ description: 'Version of the record that the draft was exported from.' }),
      ),
      present: nullable(
        Type.Object(
          { version: Type.Integer(), etag: Type.String() },
          { description: 'The version in force. Send its etag in quotes as If-Match.' },
        ),
      ),
      proposed: nullable(
        Type.Record(Type.String(), Type.Unknown(), {
          description:
            'The record as it would be, to send with PUT; null if the file has errors or changes nothing.',
        }),
      ),
      changes: Type.Array(
        Type.Object({
          requirement_id: Type.String(),
          change: Type.Enum(['added', 'changed']),
          before: text,
          after: Type.String(),
        }),
        { description: 'Changed statements lose their approval, which was given to the previous text.' },
      ),
      statements_found: Type.Integer(),
      figures: Type.Object(
        {
          compared: Type.Boolean({
            description:
              'False if data or records have changed since the draft was exported, so figures may differ for good reason.',
          }),
          edited: Type.Array(
            Type.Object({
              pointer: Type.String({ description: 'Place in report.json.' }),
              in_report: Type.String(),
              in_file: text,
            }),
          ),
        },
        { description: 'Figures that differ in the file. They are reported and never imported.' },
      ),
      fault_count: Type.Integer(),
      faults: Type.Array(Type.Object({ requirement_id: text, message: Type.String() })),
      warnings: Type.Array(
        Type.Object({ code: Type.String(), requirement_id: text, message: Type.String() }),
      ),
      applied: nullable(
        Type.Object({ version: Type.Integer(), etag: Type.String(), changed: Type.Boolean() }),
      ),
    }),
  },
  { $id: 'DraftImportPreview', additionalProperties: false },
)
