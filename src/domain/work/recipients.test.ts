import { describe, expect, it } from 'vitest'
import type { Role } from '../tenancy/roles.ts'
import {
  type Candidate,
  type MadeMove,
  type Place,
  type Raised,
  type SaidLine,
  tellComment,
  tellDeadline,
  tellMoves,
  tellOwner,
} from './recipients.ts'

const ABN = '74115061375'
const PERIOD = '2025-07-01/2026-06-30'
const place = (more: Partial<Place> = {}): Place => ({
  abn: ABN,
  period: PERIOD,
  actor: 'member:ann',
  owner: null,
  today: '2026-08-01',
  ...more,
})
const member = (id: string, role: Role, ends_on = '2026-12-31'): Candidate => ({
  id,
  roles: [role],
  engagements: role === 'auditor' ? [{ abn: ABN, period: PERIOD, ends_on }] : [],
})
const ALL = [
  member('ann', 'preparer'),
  member('bo', 'preparer'),
  member('ben', 'reviewer'),
  member('cy', 'approver'),
  member('dee', 'auditor'),
  member('late', 'auditor', '2026-07-31'),
]
const move = (more: Partial<MadeMove> = {}): MadeMove => ({
  move: 'submit',
  to: 'in_review',
  subject: 'statement:6(a)',
  submitted_by: 'member:ann',
  authors: new Set(['member:ann']),
  ...more,
})
const line = (more: Partial<SaidLine> = {}): SaidLine => ({
  id: 'cmt',
  thread_id: 'thr',
  subject: 'requirement:6(a)',
  act: 'opened',
  mentions: [],
  opened_by: 'member:ann',
  is_query: false,
  ...more,
})
const told = (raised: readonly Raised[]) => raised.map(({ kind, members }) => [kind, ...members])

describe('moves', () => {
  it('are told to those who can do what comes next, never to an author of all of it', () => {
    expect(told(tellMoves([move()], ALL, place(), 'o'))).toEqual([['to_review', 'ben', 'cy']])
    const byBen = move({ authors: new Set(['member:ann', 'member:ben']) })
    expect(told(tellMoves([byBen], ALL, place(), 'o'))).toEqual([['to_review', 'cy']])
    expect(told(tellMoves([byBen, move()], ALL, place(), 'o'))).toEqual([['to_review', 'ben', 'cy']])
    const reviewed = move({ move: 'mark_reviewed', to: 'reviewed', authors: new Set(['member:cy']) })
    expect(told(tellMoves([reviewed], ALL, place({ actor: 'member:ben' }), 'o'))).toEqual([])
  })

  it('that ask for changes are told to who handed it in', () => {
    const asked = move({ move: 'ask_for_changes', to: 'changes_asked' })
    expect(told(tellMoves([asked], ALL, place({ actor: 'member:ben' }), 'o'))).toEqual([
      ['changes_asked', 'ann'],
    ])
  })

  it('that lock and unlock are told to who works on the period, auditors within their engagement', () => {
    const at = place({ actor: 'member:cy', owner: 'ben' })
    const whole = { subject: 'period', authors: new Set<string>() }
    expect(told(tellMoves([move({ ...whole, move: 'lock', to: 'locked' })], ALL, at, 'o'))).toEqual([
      ['period_locked', 'ann', 'bo', 'ben', 'dee'],
    ])
    expect(told(tellMoves([move({ ...whole, move: 'unlock', to: 'approved' })], ALL, at, 'o'))).toEqual([
      ['period_unlocked', 'ann', 'bo', 'ben', 'dee'],
    ])
    expect(tellMoves([move({ move: 'reopen', to: 'draft' })], ALL, at, 'o')).toEqual([])
  })
})

describe('comments', () => {
  it('are told once to each: a mention outweighs an answer and a query', () => {
    const answered = line({ act: 'replied', mentions: ['ann'], opened_by: 'member:ann' })
    expect(told(tellComment(answered, ALL, place({ actor: 'member:ben' })))).toEqual([['mention', 'ann']])
    const plain = line({ act: 'replied', opened_by: 'member:ann' })
    expect(told(tellComment(plain, ALL, place({ actor: 'member:ben' })))).toEqual([['answer', 'ann']])
    const own = line({ mentions: ['ann', 'late', 'nobody'] })
    expect(tellComment(own, ALL, place())).toEqual([])
  })

  it('of an auditor are told to the owner, or to all who prepare while there is none', () => {
    const query = line({ is_query: true, opened_by: 'member:dee' })
    const by = (owner: string | null) => told(tellComment(query, ALL, place({ actor: 'member:dee', owner })))
    expect(by(null)).toEqual([['auditor_query', 'ann', 'bo']])
    expect(by('cy')).toEqual([['auditor_query', 'cy']])
    expect(by('removed')).toEqual([['auditor_query', 'ann', 'bo']])
  })
})

it('tells a new owner and the steps of a day to lodge, each step by itself', () => {
  expect(told(tellOwner(ALL, place({ owner: 'cy' }), 'o'))).toEqual([['owner_set', 'cy']])
  expect(tellOwner(ALL, place({ owner: 'ann' }), 'o')).toEqual([])
  const due = { due_on: '2026-09-30', step: 7, days_left: 6 }
  const [seven] = tellDeadline(due, ALL, place({ actor: 'system', owner: 'cy' }))
  const [one] = tellDeadline({ ...due, step: 1, days_left: 1 }, ALL, place({ actor: 'system', owner: 'cy' }))
  expect(seven).toMatchObject({
    kind: 'deadline',
    members: ['cy'],
    detail: { due_on: '2026-09-30', days: 6 },
  })
  expect(seven?.occurrence).not.toBe(one?.occurrence)
})
