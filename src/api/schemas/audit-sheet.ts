import { Type } from 'typebox'
import { REVIEW_STATES } from '../../domain/review/moves.ts'
import { nullable } from './data.ts'
import { disclosureAnswer } from './disclosure.ts'

const text = nullable(Type.String())
const evidenceHash = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'Hash of the current evidence. A mark must name the evidence that was checked.',
})

const Row = Type.Object({
  requirement_id: Type.String(),
  title: Type.String(),
  pillar: Type.String(),
  is_gate: Type.Boolean(),
  evidence_status: Type.String(),
  detail: Type.String(),
  references: Type.Array(Type.String()),
  statement: nullable(
    Type.String({ description: 'The statement, or the name of the document that contains it.' }),
  ),
  review_state: nullable(Type.Enum([...REVIEW_STATES])),
  approved_by: text,
  open_comments: Type.Integer(),
  evidence_sha256: evidenceHash,
  mark: nullable(Type.Enum(['agreed', 'query'])),
  note: text,
  marked_by: text,
  marked_at: text,
  thread_id: nullable(Type.String({ description: 'The comment thread that the query opened.' })),
  changed_since: Type.Boolean({
    description: 'True if the evidence has changed since it was marked.',
  }),
})

export const AuditSheet = disclosureAnswer('AuditSheet', {
  totals: Type.Object({
    requirements: Type.Integer(),
    agreed: Type.Integer({ description: 'Requirements agreed on evidence that has not changed since.' }),
    queries: Type.Integer(),
    changed_since: Type.Integer(),
    open: Type.Integer(),
  }),
  rows: Type.Array(Row, { description: 'In the order of the standard.' }),
})

export const AuditMarks = Type.Object(
  {
    marks: Type.Array(
      Type.Object(
        {
          requirement_id: Type.String({ minLength: 1, maxLength: 60 }),
          mark: Type.Enum(['agreed', 'query', 'cleared'], {
            description: '`cleared` removes a mark.',
          }),
          note: Type.Optional(
            Type.String({
              minLength: 1,
              maxLength: 10_000,
              pattern: '\\S',
              description: 'A query needs one; it opens a comment on the requirement.',
            }),
          ),
          evidence_sha256: evidenceHash,
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 200 },
    ),
  },
  {
    $id: 'AuditMarks',
    additionalProperties: false,
    examples: [{ marks: [{ requirement_id: '6(a)', mark: 'agreed', evidence_sha256: '0'.repeat(64) }] }],
  },
)

export const MarkedSheet = Type.Object(
  { data: Type.Object({ marked: Type.Integer() }), meta: Type.Object({}) },
  { $id: 'MarkedSheet', additionalProperties: false },
)
