import { Type } from 'typebox'
import { pageOf } from '../platform/page.ts'
import { nullable } from './data.ts'

const id = Type.String({
  description: 'Id of the comment.',
  pattern: '^cmt_[0-9A-Za-z]{16}$',
  examples: ['cmt_0D9FIDaWmnOO8TQi'],
})
const subject = Type.String({
  minLength: 3,
  maxLength: 160,
  description:
    'What it is about: `requirement:<id>`, `metric:<id>` of the report, `record:<kind>`, or `page:<artifact id>/<number>` of a bundle.',
  examples: ['requirement:6(a)', 'metric:emissions.scope1', 'record:emission_targets'],
})
const text = Type.String({ minLength: 1, maxLength: 10_000, pattern: '\\S' })

const Line = Type.Object({
  id,
  act: Type.Enum(['opened', 'replied', 'resolved', 'reopened']),
  text: nullable(Type.String({ description: 'Null for an entry that only changes the state.' })),
  mentions: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  actor: Type.String({ description: '`member:<id>`, or `key:<id>` for a key that acts for no one.' }),
  name: Type.String(),
  written_at: Type.String(),
})

const thread = {
  id,
  subject,
  status: Type.Enum(['open', 'resolved']),
  lines: Type.Array(Line, { description: 'Oldest first.' }),
}

export const CommentThread = Type.Object(
  { data: Type.Object(thread), meta: Type.Object({}) },
  { $id: 'CommentThread', additionalProperties: false },
)

export const CommentThreadPage = pageOf('CommentThreadPage', Type.Object(thread))

export const commentFilters = {
  subject: Type.Optional(subject),
  status: Type.Optional(
    Type.Enum(['open', 'resolved'], { description: 'Only open or only resolved threads.' }),
  ),
}

export const NewComment = Type.Object(
  {
    subject: Type.Optional(subject),
    thread: Type.Optional(Type.String({ ...id, description: 'Thread to reply in, instead of `subject`.' })),
    text,
    mentions: Type.Optional(
      Type.Array(Type.String({ pattern: '^mem_[0-9A-Za-z]{16}$' }), {
        maxItems: 50,
        uniqueItems: true,
        description: 'Ids of the members it mentions.',
      }),
    ),
  },
  {
    $id: 'NewComment',
    additionalProperties: false,
    examples: [{ subject: 'requirement:6(a)', text: 'Which committee is it since July?' }],
  },
)

export const ThreadChange = Type.Object(
  { text: Type.Optional(text) },
  { $id: 'ThreadChange', additionalProperties: false, examples: [{ text: 'Fixed in version 4.' }] },
)

export const CommentPath = { id }
