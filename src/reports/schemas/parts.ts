import { type TProperties, type TSchema, Type } from 'typebox'
import { RECORD_KIND_NAMES } from '../../domain/disclosure/records/kinds.ts'
import { LEDGER_KIND } from '../../domain/ledger/record.ts'

/** Shapes that the schemas of a bundle share. Nothing beside what is named may be in a file. */

export const exactly = <Members extends TProperties>(members: Members, description?: string) =>
  Type.Object(members, { additionalProperties: false, ...(description === undefined ? {} : { description }) })

export const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

export const text = (description?: string) => Type.String(description === undefined ? {} : { description })
export const texts = () => Type.Array(Type.String())
export const sha256 = (description?: string) =>
  Type.String({ pattern: '^[0-9a-f]{64}$', ...(description === undefined ? {} : { description }) })
export const day = () => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
export const abn = () => Type.String({ pattern: '^\\d{11}$', description: 'Australian Business Number' })
export const figure = (description?: string) =>
  orNull(Type.Number(description === undefined ? {} : { description }))
export const count = () => Type.Integer({ minimum: 0 })
export const oneOf = (words: readonly string[]) => Type.Union(words.map((word) => Type.Literal(word)))

export const period = () => exactly({ start: day(), end: day() }, 'First and last day, both included')
export const method = () => exactly({ id: text('Name of the page under /methods/'), version: text() })
export const availability = () =>
  exactly({
    status: oneOf([
      'available',
      'not_published',
      'below_threshold',
      'suppressed',
      'not_applicable',
      'not_assessed',
      'no_match',
      'stale',
    ]),
    reason_code: orNull(text()),
    detail: orNull(text()),
    expected_on: orNull(day()),
  })

export const EVIDENCE_STATUSES = [
  'evidenced',
  'partially_evidenced',
  'missing',
  'stale',
  'conflicting',
  'relief_applied',
  'not_material',
  'not_applicable',
] as const

export const RUNGS = ['none', 'stated', 'supported', 'approved'] as const

export const REVIEW_STATES = [
  'draft',
  'in_review',
  'changes_asked',
  'reviewed',
  'approved',
  'locked',
] as const

export const setAside = () =>
  exactly(
    {
      status: oneOf(['relief_applied', 'not_material', 'not_applicable']),
      reference: text(),
      reason: text(),
      person: orNull(text()),
      date: orNull(text()),
    },
    'Why a requirement is not counted, and who decided it',
  )

/** What an operator decided about a place of a file. */
const decision = () =>
  exactly({
    id: Type.String({ pattern: '^dec_[0-9a-f]{16}$', description: 'From the content of the decision' }),
    file_sha256: sha256('Of the file that it is about'),
    row_ref: text('Row or cell in the file'),
    column: orNull(text()),
    printed: orNull(text('As published')),
    rule: text('Rule of the reader that the place breaks'),
    problem: text(),
    expected: orNull(text()),
    decision: oneOf(['take', 'use', 'leave_out']),
    field: orNull(text('Field of the row that the value went into')),
    used: Type.Union([text('The value used instead of the published one'), Type.Number(), Type.Null()]),
    about: orNull(Type.Record(Type.String(), Type.Unknown(), { description: 'Key fields of the row' })),
    reason: text(),
    decided_by: text(),
    decided_on: day(),
  })

const accepted = () =>
  exactly(
    {
      reason: text(),
      accepted_by: text(),
      accepted_at: text(),
      findings: Type.Array(exactly({ kind: text(), message: text() })),
    },
    'Why the release was loaded although its effects look wrong',
  )

export const source = () =>
  exactly({
    release: text(),
    source: text(),
    dataset: text(),
    title: text(),
    publisher: text(),
    edition: text(),
    published_on: day(),
    published_basis: Type.Optional(
      text(
        'How that day is known. With retrieval_date the day of publication is unknown, and published_on only puts releases in order',
      ),
    ),
    retrieved_on: day(),
    file_name: text(),
    file_sha256: sha256('Of the file that was loaded'),
    file_basis: text('publisher_file, or transcribed_copy where the hash is of our copy'),
    landing_page: text(),
    licence: exactly({ id: text(), name: text(), url: text() }),
    attribution: text(),
    decisions: Type.Optional(Type.Array(decision())),
    accepted: Type.Optional(accepted()),
  })

export const recordKind = () => oneOf(RECORD_KIND_NAMES)
/** A record that contradictions are in: the ledger is none that people write as a whole. */
export const comparedRecord = () => oneOf([...RECORD_KIND_NAMES, LEDGER_KIND])
