import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { PERIOD, Room, statement } from '../../../test/support/review-room.ts'
import { REVIEW_MOVES, REVIEW_SCOPES, type ReviewMove, type ReviewScope } from './moves.ts'
import { isDraftPaper, NO_REVIEW, periodReview, withReadiness } from './period-review.ts'
import { isApproved } from './standing.ts'

const approvedRoom = (): Room => {
  const room = new Room(['ann', 'ben', 'cy'])
  room.write('ann', [statement('6(a)', 'one'), statement('6(b)', 'two')])
  expect(room.move('ann', 'submit')).toEqual([])
  expect(room.move('ben', 'mark_reviewed')).toEqual([])
  expect(room.move('cy', 'approve')).toEqual([])
  return room
}

describe('the story of a period', () => {
  it('goes from draft to locked by three people', () => {
    const room = approvedRoom()
    expect(room.state()).toBe('approved')
    expect(room.move('cy', 'lock')).toEqual([])
    expect(room.state('statement:6(a)')).toBe('locked')
    expect(room.move('ann', 'submit')).toEqual(['locked'])
    expect(room.move('cy', 'unlock')).toEqual(['reason_needed'])
    expect(room.move('cy', 'unlock', { reason: 'A figure was wrong.' })).toEqual([])
    expect(room.state()).toBe('approved')
  })

  it('reopens what was changed after approval, and nothing else', () => {
    const room = approvedRoom()
    room.write('ann', [statement('6(a)', 'one'), statement('6(b)', 'changed')])
    expect(room.state('statement:6(a)')).toBe('approved')
    expect(room.state('record:s2_statements')).toBe('approved')
    expect(room.state('statement:6(b)')).toBe('draft')
    expect(room.state()).toBe('draft')
    const review = periodReview(
      { ...NO_REVIEW, events: room.events },
      { period: PERIOD, records: room.records },
    )
    expect(review).toMatchObject({
      status: 'draft',
      statement: 'Not approved: 2 of 3 records and statements are approved.',
    })
    expect(review.reopened_because).toContain('after the period was approved')
    expect(review.subjects[2]?.reopened_because).toBe(
      'It was changed after version 1 was approved; the current version is 2.',
    )
  })

  it('reopens the list when a statement is taken out or the sign-off changes', () => {
    const room = approvedRoom()
    room.write('ann', [statement('6(a)', 'one')])
    expect(room.state('record:s2_statements')).toBe('draft')
    expect(room.state()).toBe('draft')
  })

  it('reopens the period with a part that is reopened, so that it cannot be locked', () => {
    const room = approvedRoom()
    const [subjects, reason] = [['statement:6(a)'], 'Again.']
    expect(room.move('cy', 'reopen', { scope: 'review:approve', subjects, reason })).toEqual([])
    expect(room.standing.whole).toMatchObject({
      state: 'draft',
      reopened_because: { detail: 'Statement on 6(a) was reopened after the period was approved.' },
    })
    expect(room.move('cy', 'lock', { subjects: ['period'] })).toEqual(['not_possible'])
  })

  it('keeps authors from reviewing and approving, however they come back to it', () => {
    const room = approvedRoom()
    expect(room.move('cy', 'reopen', { scope: 'review:approve', reason: 'Again.' })).toEqual([])
    expect(room.move('ben', 'submit')).toEqual([])
    expect(room.move('cy', 'mark_reviewed')).toEqual([])
    expect(room.move('ann', 'approve')).toContain('author_cannot')
    expect(room.move('ben', 'approve')).toContain('author_cannot')
    expect(room.move('cy', 'approve')).toEqual([])
  })

  it('keeps the author of one part from the final approval of all', () => {
    const room = new Room(['ann', 'ben', 'cy', 'dee'])
    room.write('ann', [statement('6(a)', 'one')])
    room.write('cy', [statement('6(a)', 'one'), statement('6(b)', 'two')])
    room.move('ann', 'submit')
    room.move('ben', 'mark_reviewed')
    expect(room.move('cy', 'approve', { subjects: ['statement:6(a)'] })).toEqual([])
    expect(room.move('dee', 'approve', { subjects: ['statement:6(b)', 'record:s2_statements'] })).toEqual([])
    expect(room.move('cy', 'approve', { subjects: ['period'] })).toEqual(['author_cannot'])
    expect(room.move('ann', 'approve', { subjects: ['period'] })).toEqual(['author_cannot'])
    expect(room.move('dee', 'approve', { subjects: ['period'] })).toEqual([])
  })

  it('takes two actors of one person for one', () => {
    const room = new Room(['ann', 'ben', 'second'])
    room.same = ['key:of-second', 'second', 'ann']
    room.write('key:of-second', [statement('6(a)', 'one')])
    room.move('ben', 'submit')
    expect(room.move('ann', 'mark_reviewed')).toContain('author_cannot')
    expect(room.move('second', 'mark_reviewed')).toContain('author_cannot')
  })

  it('says why a key without a member cannot move anything', () => {
    const room = approvedRoom()
    expect(room.move(null, 'lock')).toEqual(['person_needed'])
  })

  it('has nothing to approve in an empty period', () => {
    const room = new Room(['ann'])
    expect(room.move('ann', 'submit', { subjects: ['period'] })).toEqual(['not_possible'])
    expect(room.move('ann', 'submit')).toEqual(['not_possible'])
  })

  it('marks an approval by the only member', () => {
    const room = new Room(['ann'])
    room.write('ann', [statement('6(a)', 'one')])
    for (const move of ['submit', 'mark_reviewed', 'approve'] as const) room.move('ann', move)
    const names = new Map([['ann', 'Ann Lee']])
    const review = periodReview(
      { ...NO_REVIEW, events: room.events, names },
      { period: PERIOD, records: room.records },
    )
    expect(review).toMatchObject({
      status: 'approved',
      self_approved: true,
      statement: 'Approved by Ann Lee. Self-approved: the author is the only member.',
      approvers: [{ actor: 'ann', name: 'Ann Lee', approved: 3 }],
    })
  })

  it('is approved with open gates only for a reason that is a sentence, and stays a draft on paper', () => {
    const room = new Room(['ann', 'ben', 'cy'])
    room.write('ann', [statement('6(a)', 'one')])
    room.move('ann', 'submit')
    room.move('ben', 'mark_reviewed')
    const against = { open_gates: ['10(a)', '22'], differing_numbers: [] }
    expect(room.move('cy', 'approve', { against })).toEqual(['reason_needed'])
    expect(room.move('cy', 'approve', { against, reason: 'ok ok ok ok ok ok ok ok ok' })).toEqual([
      'reason_needed',
    ])
    const reason = 'The board approves the figures now and the scenario analysis follows in May.'
    expect(room.move('cy', 'approve', { against, reason })).toEqual([])
    const review = room.review()
    const open = withReadiness(review, { ...against, lacks_to_sign: 'Two are missing.' })
    expect(isDraftPaper(open)).toBe(true)
    expect(open).toMatchObject({ status: 'approved', draft_because: 'Two are missing.' })
    expect(open.statement).toBe(
      `Not final: Two are missing. The records as they stand are approved by cy. 2 gates are open (10(a), 22). The reason given: “${reason}”`,
    )
  })

  it('has a final paper only once nothing keeps a director from signing it', () => {
    const review = approvedRoom().review()
    expect(isDraftPaper(review)).toBe(true)
    const lacking = {
      open_gates: [],
      differing_numbers: [],
      lacks_to_sign: 'The directors have not declared.',
    }
    const unfinished = withReadiness(review, lacking)
    expect(isDraftPaper(unfinished)).toBe(true)
    expect(unfinished.statement).toMatch(/^Not final: The directors have not declared\. /)
    expect(unfinished.statement).not.toContain('Approved')
    const finished = withReadiness(review, { open_gates: [], differing_numbers: [], lacks_to_sign: null })
    expect(isDraftPaper(finished)).toBe(false)
    expect(finished.statement).toBe('Approved by cy.')
    const reopened = new Room(['ann']).review()
    expect(
      isDraftPaper(withReadiness(reopened, { open_gates: [], differing_numbers: [], lacks_to_sign: null })),
    ).toBe(true)
  })

  it('is signed over what is approved, until it is changed or approved again', () => {
    const room = approvedRoom()
    expect(room.move('cy', 'sign', { scope: 'review:approve' })).toEqual(['not_possible'])
    expect(room.move(null, 'sign')).toEqual(['person_needed'])
    expect(room.move('cy', 'sign')).toEqual([])
    expect(room.state()).toBe('approved')
    expect(room.review().signed).toMatchObject({ actor: 'cy', content_sha256: room.standing.whole.sha256 })
    room.write('ann', [statement('6(a)', 'other'), statement('6(b)', 'two')])
    expect(room.review().signed).toBeNull()
  })

  it('moves the rest only when asked to, and names what it leaves', () => {
    const room = new Room(['ann', 'ben', 'cy'])
    room.write('ann', [statement('6(a)', 'one')])
    room.write('ben', [statement('6(a)', 'one'), statement('6(b)', 'two')])
    room.move('ann', 'submit', { subjects: ['statement:6(a)'] })
    room.move('ben', 'submit', { subjects: ['statement:6(b)'] })
    const subjects = ['statement:6(a)', 'statement:6(b)']
    expect(room.move('ben', 'mark_reviewed', { subjects })).toEqual(['author_cannot'])
    expect(room.state('statement:6(a)')).toBe('in_review')
    expect(room.move('ben', 'mark_reviewed', { subjects, skip: true })).toEqual(['author_cannot'])
    expect([room.state('statement:6(a)'), room.state('statement:6(b)')]).toEqual(['reviewed', 'in_review'])
  })
})

const action = fc.record({
  person: fc.constantFrom('ann', 'ben', 'cy'),
  what: fc.constantFrom<'write' | ReviewMove>(
    'write',
    ...REVIEW_MOVES,
    'submit',
    'mark_reviewed',
    'approve',
    'lock',
  ),
  scope: fc.constantFrom<ReviewScope | undefined>(undefined, undefined, undefined, ...REVIEW_SCOPES),
  subjects: fc.constantFrom(undefined, undefined, ['period'], ['statement:6(a)'], ['record:s2_statements']),
  text: fc.constantFrom('one', 'two'),
  other: fc.constantFrom('one', 'two'),
})

const everything = { scope: undefined, subjects: undefined, text: 'one', other: 'two' } as const

/** Random paths may all miss an approval, so one that reaches a lock is always among them. */
const TO_A_LOCK = [
  { ...everything, person: 'ann', what: 'write' },
  { ...everything, person: 'ann', what: 'submit' },
  { ...everything, person: 'ben', what: 'mark_reviewed' },
  { ...everything, person: 'cy', what: 'approve' },
  { ...everything, person: 'cy', what: 'lock' },
] as const

test('no path leads to an approval by an author, nor to a change of a locked period', () => {
  let approvals = 0
  let locks = 0
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.array(action, { minLength: 5, maxLength: 60 }),
      (beginsApproved, actions) => {
        const room = beginsApproved ? approvedRoom() : new Room(['ann', 'ben', 'cy'])
        for (const { person, what, scope, subjects, text, other } of actions) {
          const before = room.standing
          if (what === 'write') {
            const written = room.write(person, [statement('6(a)', text), statement('6(b)', other)])
            expect(written).toBe(before.whole.state !== 'locked')
            continue
          }
          const parts = [before.whole, ...before.subjects]
          const authors = new Map(parts.map((subject) => [subject.id, room.authors(subject)]))
          const told = room.events.length
          room.move(person, what, { scope, subjects, reason: 'r' })
          const { whole, subjects: after } = room.standing
          if (isApproved(whole)) expect(after.every(isApproved)).toBe(true)
          locks += Number(whole.state === 'locked')
          for (const event of room.events.slice(told).filter(({ move }) => move === 'approve')) {
            approvals += 1
            expect(authors.get(event.subject)).not.toContain(event.actor)
            expect(event.self_approved).toBe(false)
          }
        }
      },
    ),
    { numRuns: 300, examples: [[false, [...TO_A_LOCK]]] },
  )
  expect(approvals).toBeGreaterThan(0)
  expect(locks).toBeGreaterThan(0)
})
