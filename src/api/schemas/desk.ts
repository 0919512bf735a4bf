import { Type } from 'typebox'
import { DECISION_KINDS } from '../../domain/operator-decision.ts'
import { DESK_STAGES, DESK_STATES } from '../../operations/desk/desk-file.ts'
import { pageOf } from '../platform/page.ts'
import { Day, nullable } from './data.ts'
import { ReleaseEntry } from './datasets.ts'

const Instant = Type.String({ format: 'date-time' })
const closed = { additionalProperties: false } as const

export const DeskFilePath = Type.Object({
  id: Type.String({ maxLength: 64, description: 'Id of the file.', examples: ['dsk_0D9FIDaWmnOO8TQi'] }),
})
const RELEASE_STATUSES = ['preliminary', 'final', 'revised'] as const

/** What a person states about a file. Each is optional where the file itself says it. */
const statement = {
  source: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'Slug of the file’s source. If unset, the source is recognised from the content.',
      examples: ['nger-corporate'],
    }),
  ),
  edition: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Edition or reporting year, for a file that does not give it in its content or name.',
    }),
  ),
  published_on: Type.Optional(
    Type.String({
      format: 'date',
      description: 'Publication date, if the file does not give it.',
    }),
  ),
  status: Type.Optional(Type.Enum([...RELEASE_STATUSES], { description: 'What the publisher calls it.' })),
}

export const NewDeskFile = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Name of the file as the publisher offers it, without a path.',
      examples: ['registered-corporation-2025-26.csv'],
    }),
    ...statement,
  },
  closed,
)

export const reason = (description: string) =>
  Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S', description })

const Value = Type.Union([Type.String({ maxLength: 500 }), Type.Number()])

export const DeskCheckRequest = Type.Object(
  {
    ...statement,
    version: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Version of the file that the decisions are about.' }),
    ),
    decisions: Type.Optional(
      Type.Array(
        Type.Object(
          {
            finding: Type.String({ maxLength: 10, description: 'Id of the finding.', examples: ['f1'] }),
            decision: Type.Enum([...DECISION_KINDS], {
              description:
                'take: keep the row as published, with a flag. use: use `value` instead. leave_out: leave the row out.',
            }),
            value: Type.Optional(Value),
            reason: reason('Kept with the release and shown with every figure that uses the row.'),
          },
          closed,
        ),
        {
          maxItems: 1000,
          description: 'Exactly one for each finding of that version; it applies to all rows of the finding.',
        },
      ),
    ),
  },
  { $id: 'DeskCheckRequest', ...closed },
)

export const DeskLoadRequest = Type.Object(
  {
    version: Type.Integer({ minimum: 1, description: 'Version of the file that you reviewed.' }),
    accept_reason: Type.Optional(
      reason('Why it is right to load it although its effects look wrong. Kept with the release.'),
    ),
  },
  { $id: 'DeskLoadRequest', ...closed },
)

const Finding = Type.Object({
  id: Type.String({ description: 'Use it to refer to the finding in a decision.' }),
  row_ref: Type.String({ description: 'Place in the file, such as line 12 or Table 1!B7.' }),
  rows: Type.Array(Type.String(), {
    description:
      'Every place where the same word was found; a decision applies to all of them. The first is `row_ref`.',
  }),
  sheet: nullable(Type.String()),
  column: nullable(Type.String()),
  value: nullable(Type.String({ description: 'As published.' })),
  rule: Type.String({ description: 'Code of the rule that the place breaks.' }),
  problem: Type.String(),
  expected: nullable(Type.String()),
  proposal: Type.Object({
    decision: Type.Enum(['take', 'use', 'leave_out']),
    value: Type.Optional(Type.Union([Type.String(), Type.Number()])),
    reason: Type.String(),
  }),
  text: Type.String({ description: 'The whole finding in one sentence.' }),
  decided: nullable(
    Type.Object({
      decision: Type.Enum([...DECISION_KINDS]),
      value: nullable(Type.Union([Type.String(), Type.Number()])),
      reason: Type.String(),
      decided_by: Type.String(),
    }),
  ),
})

const someOf = (description: string) =>
  Type.Object({ count: Type.Integer(), first: Type.Array(Type.String()) }, { description })

const Cell = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()])

const Reading = Type.Object({
  rows: Type.Integer(),
  edition: nullable(Type.String()),
  periods: Type.Array(Type.String()),
  entities: nullable(Type.Integer()),
  totals: Type.Record(
    Type.String(),
    Type.Object({
      sum: nullable(Type.Number()),
      missing: Type.Integer({ description: 'Rows without a value.' }),
    }),
  ),
  first_rows: Type.Array(Type.Record(Type.String(), Cell)),
  skipped: someOf('Lines that gave no row, and why.'),
  corrections: someOf('Known publisher errors, corrected.'),
  notes: someOf('What the reader noticed.'),
  findings: Type.Array(Finding, { description: 'Places in doubt. Nothing is loaded until each is decided.' }),
})

export const Effects = Type.Object({
  release: Type.Object({
    id: Type.String(),
    edition: Type.String(),
    slot: Type.String(),
    status: Type.String(),
    published_on: Type.String(),
    published_basis: Type.String(),
    withdrawn_on: nullable(Type.String()),
    withdrawn_reason: nullable(Type.String()),
  }),
  warnings: Type.Array(Type.Object({ code: Type.String(), release: Type.String(), message: Type.String() }), {
    description: 'What it replaces, and what replaces it.',
  }),
  companies_compared: Type.Integer({
    description: 'Companies whose answers were computed before and after.',
  }),
  changed: Type.Array(
    Type.Object({
      abn: Type.String(),
      name: nullable(Type.String()),
      blocks: Type.Array(Type.String({ description: 'Block whose inputs changed.' })),
      changes: Type.Array(Type.String({ description: 'What changes, in a sentence.' })),
    }),
  ),
  looks_wrong: Type.Array(
    Type.Object({ kind: Type.String(), abn: nullable(Type.String()), message: Type.String() }),
    {
      description:
        'Effects that suggest the release makes answers wrong. To load it anyway, say why it is right.',
    },
  ),
  compared_with: nullable(Type.String({ description: 'Snapshot in force at the comparison.' })),
})

const entry = {
  id: Type.String(),
  file_name: Type.String(),
  bytes: Type.Integer(),
  sha256: Type.String(),
  received_at: Instant,
  received_by: Type.String({ description: 'key:<id> or member:<id>' }),
  origin: nullable(
    Type.Object(
      {
        source: Type.String(),
        name: Type.String(),
        url: Type.String({ description: 'URL that its bytes came from, or a path in a mirror.' }),
        checked_at: Instant,
      },
      { description: 'Where an update received the file; null for a file that a person uploaded.' },
    ),
  ),
  state: Type.Enum([...DESK_STATES], {
    description:
      'checking and loading: in progress. source_needed, decision_needed, looks_wrong, ready: waiting for you to act. refused: it cannot be loaded, `problem` says why. unchanged: these bytes are loaded already. loaded: it is in force as `release`.',
  }),
  stage: Type.Enum([...DESK_STAGES], { description: 'What the worker is doing, or did last.' }),
  rows_read: Type.Integer({ description: 'Rows read so far.' }),
  stated: Type.Object({
    source: nullable(Type.String()),
    edition: nullable(Type.String()),
    published_on: nullable(Day),
    status: nullable(Type.Enum([...RELEASE_STATUSES])),
    by: Type.String({ description: 'Who requested the last check or load.' }),
  }),
  problem: nullable(Type.Object({ message: Type.String(), hint: nullable(Type.String()) })),
  release: nullable(Type.String({ description: 'Id of its release.' })),
  version: Type.Integer({ description: 'Send it with a load.' }),
  changed_at: Instant,
}

const DeskFileEntry = Type.Object(entry)
export const DeskFilePage = pageOf('DeskFilePage', DeskFileEntry)

export const DeskFileAnswer = Type.Object(
  {
    data: Type.Object({
      ...entry,
      identity: nullable(
        Type.Object({
          source: Type.String(),
          title: Type.String(),
          publisher: Type.String(),
          why: Type.Array(Type.String()),
        }),
      ),
      candidates: Type.Array(
        Type.Object({ source: Type.String(), title: Type.String(), why: Type.Array(Type.String()) }),
        {
          description: 'Sources that you can name for the file, best match first, with reasons.',
        },
      ),
      reading: nullable(Reading),
      effects: nullable(Effects),
    }),
  },
  { $id: 'DeskFile', ...closed },
)

const Acceptance = Type.Object({
  reason: Type.String(),
  accepted_by: Type.String(),
  accepted_at: Instant,
  findings: Type.Array(Type.Object({ kind: Type.String(), message: Type.String() })),
})

const DeskRelease = Type.Object({
  ...ReleaseEntry.properties,
  accepted: nullable(Acceptance),
  withdrawal_accepted: nullable(Acceptance),
})
export const DeskReleasePage = pageOf('DeskReleasePage', DeskRelease)
