import { beforeAll, expect, it } from 'vitest'
import { snapshotViews } from '../../src/operations/monitoring/snapshot-views.ts'
import { refreshReadiness } from '../../src/operations/work/refresh-readiness.ts'
import type { Database } from '../../src/store/database.ts'
import { boundary, statement, YEAR_2026 } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type Ask, peopleApp, seen, type Who } from '../support/people-app.ts'
import { reviewing, WITH_OPEN_GATES } from '../support/reviewing.ts'
import { SECRET, type TestApp, type TestMember, type TestTenant } from './support.ts'

/** Has a code of the exchange; calls itself unlisted here. */
const AGL = '74115061375'
const PERIOD = '2025-07-01/2026-06-30'

interface Offered {
  readonly subject: string
  readonly moves: readonly string[]
  readonly is_own: boolean
}

describeOnOneEngine('moves of many, by people who wrote some of them', (open) => {
  let database: Database
  let test: TestApp
  let tenant: TestTenant
  let ann: TestMember
  let ben: TestMember
  let cy: TestMember
  let ask: Ask
  let acts: ReturnType<typeof reviewing>

  beforeAll(async () => {
    database = await open({ holding: 'starter' })
    ;({
      test,
      tenant,
      ask,
      people: { ann, ben, cy },
    } = await peopleApp(database, {
      ann: { name: 'Ann Lee', roles: ['preparer', 'reviewer', 'approver'] },
      ben: { name: 'Ben Ray', roles: ['reviewer'] },
      cy: { name: 'Cy Dunn', roles: ['preparer', 'reviewer', 'approver'] },
    }))
    acts = reviewing({ test, ask }, PERIOD)
    return () => test.app.close()
  })

  const write = (who: Who, texts: Readonly<Record<string, string>>) =>
    acts.put(who, AGL, 's2-statements', {
      period: YEAR_2026,
      statements: Object.entries(texts).map(([id, text]) => statement(id, { statement: text })),
    })
  const offered = async (who: Who): Promise<Readonly<Record<string, Omit<Offered, 'subject'>>>> => {
    const { subjects } = await acts.review(who, AGL)
    return Object.fromEntries(
      (subjects as readonly Offered[]).map(({ subject, moves, is_own }) => [subject, { moves, is_own }]),
    )
  }

  it('offer an author no review of their own, and say that someone else must', async () => {
    await acts.put(ann, AGL, 'organisational-boundary', {
      ...boundary(),
      period: YEAR_2026,
      reporting_duty: { entity_kind: 'public_company', listed: false },
    })
    await write(ann, { '6(a)': 'One.', '6(b)': 'Two.' })
    await acts.move(ann, AGL, 'submit')
    const own = await offered(ann)
    expect(own['statement:6(a)']).toMatchObject({ is_own: true })
    expect(own['statement:6(a)']!.moves).not.toContain('mark_reviewed')
    const others = await offered(cy)
    expect(others['statement:6(a)']).toMatchObject({ is_own: false })
    expect(others['statement:6(a)']!.moves).toContain('mark_reviewed')
  })

  it('are all refused, naming each that is in the way, or leave those where they are when asked to', async () => {
    expect((await acts.move(cy, AGL, 'mark_reviewed')).statusCode).toBe(200)
    await write(cy, { '6(a)': 'One.', '6(b)': 'Two, said better.' })
    await acts.move(cy, AGL, 'submit', { subjects: ['statement:6(b)'] })
    await acts.move(ben, AGL, 'mark_reviewed', { subjects: ['statement:6(b)'] })
    const expected = await seen(ask, cy, acts.at(AGL, 'review'))
    const approve = (more: object) =>
      ask(cy, 'POST', acts.at(AGL, 'review/approve'), {
        move: 'approve',
        subjects: ['statement:6(a)', 'statement:6(b)'],
        expected,
        ...WITH_OPEN_GATES,
        ...more,
      })
    const refused = await approve({})
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'another_person_required'])
    expect(refused.json().errors).toHaveLength(1)
    expect((await acts.review(cy, AGL)).subjects).not.toContainEqual(
      expect.objectContaining({ state: 'approved' }),
    )
    const { data } = (await approve({ skip: true })).json()
    expect(data.not_moved).toEqual([
      { subject: 'statement:6(b)', why: expect.stringContaining('another person must approve it') },
    ])
    const state = (id: string) => data.subjects.find(({ subject }: Offered) => subject === id).state
    expect([state('statement:6(a)'), state('statement:6(b)')]).toEqual(['approved', 'reviewed'])
  })

  it('have one lodgement date, in readiness and in the list of periods', async () => {
    const { duty } = (await ask(ann, 'GET', acts.at(AGL, 'filing-readiness'))).json().data
    expect(duty.lodgement_due).toBe('2026-09-30')
    await refreshReadiness(
      { database, clock: test.clock, secret: SECRET, views: snapshotViews(database) },
      { tenant_id: tenant.id },
      { signal: new AbortController().signal, complete: async () => {} },
    )
    const { data } = (await ask(ann, 'GET', '/v1/company-periods')).json()
    expect(data).toMatchObject([
      { company: { abn: AGL }, period: PERIOD, deadline: { due_on: duty.lodgement_due } },
    ])
  })
})
