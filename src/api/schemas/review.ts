import { Type } from 'typebox'
import { movesOf, REVIEW_MOVES, REVIEW_STATES, type ReviewScope } from '../../domain/review/moves.ts'
import { nullable } from './data.ts'
import { Period } from './disclosure.ts'

const State = Type.Enum([...REVIEW_STATES])
const person = {
  actor: Type.String({ description: '`member:<id>`, or `key:<id>` for a key that acts for no one.' }),
  name: Type.String({ description: 'Name of the person; a pseudonym once their data was erased.' }),
}
const time = Type.String({ description: 'UTC instant.' })
const reason = nullable(Type.String({ description: 'Reason for the last move.' }))

const subject = {
  subject: Type.String({
    description: '`period`, `record:<kind>` or `statement:<requirement id>`.',
    examples: ['statement:6(a)'],
  }),
  title: Type.String(),
  state: State,
  version: nullable(
    Type.Integer({ description: 'Version of the record that contains it; null for the period.' }),
  ),
  sha256: Type.String({ description: 'SHA-256 of the current content.' }),
  decided_by: nullable(Type.Object(person)),
  decided_at: nullable(time),
  reason,
  self_approved: Type.Boolean({
    description: 'Author and approver are the same person: the tenant’s only member.',
  }),
  reopened_because: nullable(Type.String({ description: 'Why it went back to draft.' })),
}

const OpenComment = Type.Object({
  id: Type.String(),
  subject: Type.String(),
  text: Type.String({ description: 'The first 500 characters of the newest comment in the thread.' }),
  ...person,
  written_at: time,
})

const Figures = Type.Object(
  {
    state: Type.Enum(['not_approved', 'as_approved', 'changed', 'not_recorded'], {
      description: '`not_recorded`: the period was approved before figures were recorded.',
    }),
    approved: nullable(
      Type.Object({
        at: time,
        snapshot_id: Type.String(),
        evidence_hash: Type.String(),
        sha256: Type.String(),
      }),
    ),
    snapshot_id: Type.String({
      description: 'Data of the current figures; for a locked period the approved data.',
    }),
    evidence_hash: Type.String(),
    sha256: Type.String({
      description: 'SHA-256 of the current figures. Send it as `figures` in `expected`.',
    }),
    compared: Type.Integer(),
    changed: Type.Array(
      Type.Object({
        metric_id: Type.String(),
        label: Type.String(),
        unit: nullable(Type.String()),
        from: nullable(Type.Union([Type.Number(), Type.String()])),
        to: nullable(Type.Union([Type.Number(), Type.String()])),
      }),
      { description: 'Figures that are not what was approved.' },
    ),
    withdrawn: Type.Array(
      Type.Object({ release: Type.String(), withdrawn_on: Type.String(), reason: Type.String() }),
      { description: 'Releases of the approved data that were withdrawn since. Of locked periods only.' },
    ),
  },
  {
    description:
      'How the current figures compare with the approved ones. Null until the period has been reviewed.',
  },
)

const whole = {
  status: Type.Enum(['approved', 'draft'], {
    description: 'Approved when every record, every statement and the period as a whole are approved.',
  }),
  state: State,
  statement: Type.String({ description: 'One sentence for people.' }),
  open_gates: Type.Array(Type.String(), {
    description:
      'Gates that no one at the company has stated. While there are any, the period is approved only with a reason, and its papers stay drafts. In a review it is filled once the period has been reviewed.',
  }),
  differing_numbers: Type.Array(
    Type.Object({
      requirement_id: Type.String({ description: '`message` for the message that opens the disclosure.' }),
      detail: Type.String({ description: 'Both numbers, with where the other one is from.' }),
    }),
    {
      description:
        'Statements with numbers that contradict what is held, and the message. One is approved, and the period with any, only with a `reason` that is a full sentence. In a review it is filled once something has been submitted.',
    },
  ),
  draft_because: nullable(
    Type.String({
      description:
        'What keeps the papers of the period marked DRAFT, in a sentence: they are final once gates are closed, every counted requirement is approved and the directors have made their declaration. Null once nothing does.',
    }),
  ),
  approval_reason: nullable(
    Type.String({ description: 'Why the period was approved, where its approver wrote it down.' }),
  ),
  signed: nullable(
    Type.Object(
      {
        ...person,
        at: time,
        bundle_id: Type.String({ description: 'The bundle that was signed.' }),
        bundle_sha256: Type.String({ description: 'SHA-256 of its ZIP.' }),
        content_sha256: Type.String({
          description: 'SHA-256 over everything that was reviewed in the period when it was signed.',
        }),
      },
      {
        description:
          'The director’s signature of the declaration, while it stands: a change of the period or a new approval ends it.',
      },
    ),
  ),
  sha256: nullable(
    Type.String({
      description:
        'SHA-256 over everything that is reviewed in the period: the hash of the subject `period`. Null while nothing has been reviewed.',
    }),
  ),
  figures: nullable(Figures),
  self_approved: Type.Boolean(),
  approvers: Type.Array(
    Type.Object({
      ...person,
      approved: Type.Integer({ description: 'Number of subjects the person approved.' }),
      last_at: time,
      invited_at: nullable(Type.String({ description: 'When the person was invited, UTC.' })),
      invited_by: nullable(
        Type.Object(person, { description: 'Who invited them. It stays when either is removed or erased.' }),
      ),
      invited_by_author: nullable(
        Type.Object(person, {
          description:
            'Who invited them, or invited the person who did, and wrote or submitted part of what they approved; null if no one.',
        }),
      ),
    }),
  ),
  locked: nullable(Type.Object({ ...person, at: time, reason })),
  reopened_because: nullable(Type.String()),
  open_comments: Type.Array(OpenComment),
}

/** How far the review of a period is, as readiness tells it. */
export const Review = Type.Object({
  ...whole,
  records: Type.Array(Type.Object(subject), {
    description: 'Empty while no one has reviewed anything of the period.',
  }),
})

const moves = Type.Array(Type.Enum([...REVIEW_MOVES]), {
  description:
    'What you may do to it now. What must fail is not among it: authors are not offered to approve their own work.',
})
const is_own = Type.Boolean({
  description: 'Someone else must review or approve it next, because you wrote or submitted it.',
})

export const PeriodReview = Type.Object(
  {
    data: Type.Object({
      abn: Type.String(),
      period: Period,
      ...whole,
      moves,
      is_own,
      subjects: Type.Array(Type.Object({ ...subject, moves, is_own })),
      not_moved: Type.Array(Type.Object({ subject: Type.String(), why: Type.String() }), {
        description: 'What a request with `skip` left where it is. Empty for GET.',
      }),
    }),
    meta: Type.Object({}),
  },
  { $id: 'PeriodReview', additionalProperties: false },
)

const moveMembers = (scope: ReviewScope) => ({
  move: Type.Enum(movesOf(scope)),
  subjects: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 120 }), {
      minItems: 1,
      maxItems: 2000,
      uniqueItems: true,
      description:
        'What to move. Default: everything that can move. Either everything moves or nothing does.',
    }),
  ),
  reason: Type.Optional(
    Type.String({ minLength: 1, maxLength: 2000, description: 'Why, in words. Some moves need it.' }),
  ),
  skip: Type.Optional(
    Type.Boolean({
      description: 'Move what can move and leave the rest, which `not_moved` names. Default: false.',
    }),
  ),
})

/** What is asked for at the route of one right. */
export const reviewMoveBody = (name: string, scope: ReviewScope) =>
  Type.Object(moveMembers(scope), {
    $id: name,
    additionalProperties: false,
    examples: [{ move: movesOf(scope)[0]!, reason: 'The figure of site 3 is missing.' }],
  })

/** What a director signs. */
export const SignDeclaration = Type.Object(
  {
    bundle: Type.String({
      minLength: 1,
      maxLength: 120,
      description: 'Id of a bundle of the period, made since its approval.',
    }),
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of its ZIP.' }),
  },
  {
    $id: 'SignDeclaration',
    additionalProperties: false,
    examples: [{ bundle: 'art_0000000000000000', sha256: '0'.repeat(64) }],
  },
)

/** Subjects and hashes that one request may name: a thousand statements and all else that is reviewed. */
const MOST_EXPECTED = 2010

/** The same where someone takes responsibility: what they looked at comes along. */
export const ApproveReview = Type.Object(
  {
    ...moveMembers('review:approve'),
    expected: Type.Array(
      Type.Object(
        {
          subject: Type.String({ minLength: 1, maxLength: 120, examples: ['statement:6(a)'] }),
          sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
        },
        { additionalProperties: false },
      ),
      {
        maxItems: MOST_EXPECTED,
        description:
          'What you looked at, with the hashes of GET review: every subject to approve or lock, and `figures` to approve the period. 409 if any has changed since. For `unlock` and `reopen` it may be empty.',
      },
    ),
  },
  {
    $id: 'ApproveReview',
    additionalProperties: false,
    examples: [
      {
        move: 'approve',
        subjects: ['statement:6(a)'],
        expected: [{ subject: 'statement:6(a)', sha256: '0'.repeat(64) }],
      },
    ],
  },
)
