import { describe, expect, it } from 'vitest'
import type { Scope } from '../tenancy/access.ts'
import type { Deadline } from './deadline.ts'
import {
  type ConcerningThread,
  type OwnedMove,
  type PeriodFacts,
  type Person,
  waitingFor,
} from './waiting.ts'

const ABN = '74115061375'
const PERIOD = '2025-07-01/2026-06-30'
const DUE: Deadline = { due_on: '2026-09-30', days_left: 100, detail: '' }

const person = (scopes: readonly Scope[], more: Partial<Person> = {}): Person => ({
  id: 'me',
  has: (scope) => scopes.includes(scope),
  is_alone: false,
  is_active: (actor) => actor !== 'member:gone',
  ...more,
})
const reviewer = person(['review:decide'])
const approver = person(['review:approve'])
const preparer = person(['tenant:write'])

const move = (more: Partial<OwnedMove> = {}): OwnedMove => ({
  abn: ABN,
  period: PERIOD,
  subject: 'statement:6(a)',
  to_state: 'in_review',
  actor: 'member:ann',
  occurred_at: '2026-08-01T00:00:00.000Z',
  submitted_by: 'member:ann',
  parts: null,
  is_author: false,
  ...more,
})
const facts = (more: Partial<PeriodFacts> = {}): PeriodFacts => ({
  abn: ABN,
  period: PERIOD,
  owner: null,
  is_locked: false,
  deadline: DUE,
  contradictions: 0,
  gates: [],
  computed_at: '2026-08-02T00:00:00.000Z',
  ...more,
})
const thread = (more: Partial<ConcerningThread> = {}): ConcerningThread => ({
  id: 'thr',
  abn: ABN,
  period: PERIOD,
  subject: 'requirement:6(a)',
  opened_by: 'member:dee',
  last_actor: 'member:dee',
  last_at: '2026-08-03T00:00:00.000Z',
  mentioned_by: null,
  mentioned_at: null,
  is_query: false,
  ...more,
})
const kinds = (
  who: Person,
  { moves = [], threads = [], periods = [] }: Partial<Parameters<typeof waitingFor>[1]>,
): string[] => waitingFor(who, { moves, threads, periods }).map(({ kind }) => kind)

describe('what waits in review', () => {
  it('waits for those with the right, and is one piece of work for each state of a period', () => {
    const moves = [move(), move({ subject: 'statement:6(b)', occurred_at: '2026-07-30T00:00:00.000Z' })]
    expect(waitingFor(reviewer, { moves, threads: [], periods: [facts()] })).toEqual([
      {
        kind: 'to_review',
        abn: ABN,
        period: PERIOD,
        count: 2,
        subjects: ['statement:6(a)', 'statement:6(b)'],
        thread: null,
        actor: 'member:ann',
        since: '2026-07-30T00:00:00.000Z',
        due_on: '2026-09-30',
      },
    ])
    expect(kinds(approver, { moves })).toEqual([])
    expect(kinds(approver, { moves: [move({ to_state: 'reviewed' })] })).toEqual(['to_approve'])
    expect(kinds(approver, { moves: [move({ to_state: 'approved' })] })).toEqual([])
  })

  it('does not wait for an author, unless there is nobody else', () => {
    const moves = [move({ to_state: 'reviewed', is_author: true })]
    expect(kinds(approver, { moves })).toEqual([])
    expect(kinds(person(['review:approve'], { is_alone: true }), { moves })).toEqual(['to_approve'])
  })

  it('has a period wait for approval only once its parts are approved or can be approved with it', () => {
    const whole = (state: 'approved' | 'reviewed' | 'in_review' | 'draft'): OwnedMove =>
      move({ subject: 'period', to_state: 'reviewed', parts: [{ subject: 'statement:6(a)', state }] })
    expect(kinds(approver, { moves: [whole('approved')] })).toEqual(['to_approve'])
    expect(kinds(approver, { moves: [whole('draft')] })).toEqual([])
    expect(kinds(approver, { moves: [whole('in_review'), move()] })).toEqual([])
    const part = move({ to_state: 'reviewed' })
    expect(
      waitingFor(approver, { moves: [whole('reviewed'), part], threads: [], periods: [] })[0]?.count,
    ).toBe(2)
    const own = { ...part, is_author: true }
    expect(kinds(approver, { moves: [whole('reviewed'), own] })).toEqual([])
  })

  it('goes back to who handed it in, or to all who may mend it once that person has left', () => {
    const asked = (submitted_by: string | null) => [move({ to_state: 'changes_asked', submitted_by })]
    expect(kinds(preparer, { moves: asked('member:me') })).toEqual(['changes_asked'])
    expect(kinds(preparer, { moves: asked('member:ann') })).toEqual([])
    expect(kinds(preparer, { moves: asked('member:gone') })).toEqual(['changes_asked'])
    expect(kinds(preparer, { moves: asked(null) })).toEqual(['changes_asked'])
    expect(kinds(reviewer, { moves: asked('member:gone') })).toEqual([])
  })
})

describe('threads', () => {
  const said = { mentioned_by: 'member:ann', mentioned_at: '2026-08-04T00:00:00.000Z' }

  it('wait for who is mentioned and for who opened them, until they speak last', () => {
    expect(kinds(reviewer, { threads: [thread(said)] })).toEqual(['mention'])
    const mine = thread({ opened_by: 'member:me', last_actor: 'member:ann' })
    expect(kinds(reviewer, { threads: [mine] })).toEqual(['answered'])
    expect(kinds(reviewer, { threads: [{ ...mine, last_actor: 'member:me' }] })).toEqual([])
    expect(kinds(reviewer, { threads: [thread()] })).toEqual([])
  })

  it('of an auditor wait for the owner, or for all who prepare while there is none, until answered', () => {
    const query = thread({ is_query: true })
    const owned = (owner: string | null) => ({ threads: [query], periods: [facts({ owner })] })
    expect(kinds(preparer, owned(null))).toEqual(['auditor_query'])
    expect(kinds(preparer, owned('ann'))).toEqual([])
    expect(kinds(preparer, owned('gone'))).toEqual(['auditor_query'])
    expect(kinds(reviewer, owned('me'))).toEqual(['auditor_query'])
    expect(kinds(preparer, { threads: [{ ...query, last_actor: 'member:ann' }] })).toEqual([])
  })
})

describe('the rest of a period', () => {
  const open = { contradictions: 2, gates: ['6(a)'], deadline: { ...DUE, days_left: 30 } }

  it('waits for the owner; gates for nobody else', () => {
    expect(kinds(reviewer, { periods: [facts({ ...open, owner: 'me' })] })).toEqual([
      'contradictions',
      'gates',
      'deadline',
    ])
    expect(kinds(preparer, { periods: [facts(open)] })).toEqual(['contradictions', 'deadline'])
    expect(kinds(preparer, { periods: [facts({ ...open, owner: 'ann' })] })).toEqual([])
  })

  it('waits for nobody while the period is locked or its day is far or unknown', () => {
    expect(kinds(preparer, { periods: [facts({ ...open, is_locked: true })] })).toEqual([])
    const at = (days_left: number | null) => [facts({ deadline: { ...DUE, days_left } })]
    expect([31, 30, -400, null].map((days) => kinds(preparer, { periods: at(days) }).length)).toEqual([
      0, 1, 1, 0,
    ])
  })

  it('a mention in a locked period has no day to be late for', () => {
    const mentioned = thread({ mentioned_by: 'member:ann', mentioned_at: '2026-08-03T00:00:00.000Z' })
    const due = (is_locked: boolean) =>
      waitingFor(preparer, { moves: [], threads: [mentioned], periods: [facts({ is_locked })] }).map(
        ({ due_on }) => due_on,
      )
    expect(due(true)).toEqual([null])
    expect(due(false)).toEqual([DUE.due_on])
  })

  it('comes in the order of the days to lodge', () => {
    const near = (abn: string, due_on: string | null) =>
      facts({ abn, contradictions: 1, deadline: { ...DUE, due_on } })
    const periods = [near('3', null), near('2', '2026-10-31'), near('1', '2026-09-30')]
    expect(waitingFor(preparer, { moves: [], threads: [], periods }).map(({ abn }) => abn)).toEqual([
      '1',
      '2',
      '3',
    ])
  })
})
