import { expect, test } from 'vitest'
import { occurrenceOf } from '../monitoring/event.ts'
import { type ReviewAct, reviewEvent } from './events.ts'
import { REVIEW_MOVES } from './moves.ts'

const CONTEXT = {
  abn: '74115061375',
  period: '2025-07-01/2026-06-30',
  actor: 'member:mem_1',
  audit_event: 7,
}
const STATEMENT = { subject: 'statement:6(a)', title: 'Statement on 6(a)', version: 2 } as const
const asked: ReviewAct = {
  kind: 'move',
  move: 'ask_for_changes',
  subjects: [{ ...STATEMENT, from: 'in_review', to: 'changes_asked' }],
  reason: 'Which committee?',
}

test('a move says what was moved, from where to where, and why', () => {
  expect(reviewEvent(asked, CONTEXT)).toMatchObject({
    type: 'review.changes_asked',
    abn: '74115061375',
    summary: 'Changes requested: Statement on 6(a) (version 2), 2025-07-01 to 2026-06-30, ABN 74115061375.',
    from: { subjects: [{ subject: 'statement:6(a)', state: 'in_review' }], reason: null },
    to: { subjects: [{ subject: 'statement:6(a)', state: 'changes_asked' }], reason: 'Which committee?' },
    cause: { kind: 'review', by: 'member:mem_1', audit_event: 7 },
  })
})

test('every move has a type of its own', () => {
  const types = REVIEW_MOVES.map((move) => reviewEvent({ ...asked, move }, CONTEXT).type)
  expect(new Set(types).size).toBe(REVIEW_MOVES.length)
})

test('a mention names members by their ids alone', () => {
  const act: ReviewAct = {
    kind: 'mention',
    thread: 'cmt_1',
    subject: 'requirement:6(a)',
    mentions: ['mem_2'],
  }
  expect(reviewEvent(act, CONTEXT)).toMatchObject({
    type: 'comment.mentioned',
    summary:
      'One person is mentioned in a comment on requirement 6(a), 2025-07-01 to 2026-06-30, ABN 74115061375.',
    to: { subject: 'requirement:6(a)', thread: 'cmt_1', members: ['mem_2'] },
  })
})

test('two queries of one request are two events', () => {
  const query = (thread: string) =>
    occurrenceOf(reviewEvent({ kind: 'query', requirement: '6(a)', thread }, CONTEXT))
  expect(query('cmt_1')).not.toBe(query('cmt_2'))
  expect(query('cmt_1')).toBe(query('cmt_1'))
})
