import { Type } from 'typebox'
import { count, exactly, oneOf, orNull, REVIEW_STATES, sha256, text } from './parts.ts'

const person = { actor: text('member:<id> or key:<id>'), name: text() }

const figureValue = () => orNull(Type.Union([Type.Number(), Type.String()]))

const figures = exactly(
  {
    state: oneOf(['as_approved', 'changed', 'not_recorded']),
    approved: orNull(
      exactly({
        at: text(),
        snapshot_id: text(),
        evidence_hash: sha256(),
        sha256: sha256('Of the approved figures'),
      }),
    ),
    snapshot_id: text(),
    evidence_hash: sha256(),
    sha256: sha256(
      'Of the figures of this report: RFC 8785 JSON of their values by id, without those that have none',
    ),
    compared: count(),
    changed: Type.Array(
      exactly({
        metric_id: text(),
        label: text(),
        unit: orNull(text()),
        from: figureValue(),
        to: figureValue(),
      }),
    ),
    withdrawn: Type.Array(exactly({ release: text(), withdrawn_on: text(), reason: text() }), {
      description: 'Releases of the approved data that were withdrawn since; listed for a locked period',
    }),
  },
  'How the figures compare with those that were approved; null for a draft',
)

export const review = exactly(
  {
    status: oneOf(['approved', 'draft']),
    state: oneOf(REVIEW_STATES),
    sha256: orNull(sha256('Over everything that is reviewed; null if nothing has been reviewed')),
    statement: text(),
    figures: orNull(figures),
    open_gates: Type.Array(Type.String(), {
      description: 'Gates that no one at the company has stated',
    }),
    differing_numbers: Type.Array(exactly({ requirement_id: text(), detail: text() }), {
      description: 'Statements with numbers that contradict what is held; `message` for the message',
    }),
    draft_because: orNull(
      text(
        'What keeps the papers marked DRAFT; null once gates are closed, every counted requirement is approved and the directors have declared',
      ),
    ),
    approval_reason: orNull(text('Why the period was approved, where its approver wrote it down')),
    signed: orNull(
      exactly(
        {
          ...person,
          at: text(),
          bundle_id: text('The bundle that was signed'),
          bundle_sha256: sha256('Of its ZIP'),
          content_sha256: sha256('Over everything that was reviewed when it was signed'),
        },
        'A director’s signature of the current declaration',
      ),
    ),
    self_approved: Type.Boolean({ description: 'Author and approver are one person, the only member' }),
    approvers: Type.Array(
      exactly({
        ...person,
        approved: count(),
        last_at: text(),
        invited_at: orNull(text('When the approver was invited')),
        invited_by: orNull(exactly(person)),
        invited_by_author: orNull(exactly(person)),
      }),
    ),
    locked: orNull(exactly({ ...person, at: text(), reason: orNull(text()) })),
    reopened_because: orNull(text()),
    subjects: Type.Array(
      exactly({
        subject: text('record:<kind> or statement:<requirement id>'),
        title: text(),
        state: oneOf(REVIEW_STATES),
        version: orNull(Type.Integer({ minimum: 1 })),
        sha256: sha256('Of the content that the state is about'),
        decided_by: orNull(exactly(person)),
        decided_at: orNull(text()),
        reason: orNull(text()),
        self_approved: Type.Boolean(),
        reopened_because: orNull(text()),
      }),
      { description: 'Empty if nothing in the period has been reviewed' },
    ),
    open_comments: count(),
  },
  'Whether the records behind the report are approved, and by whom',
)
