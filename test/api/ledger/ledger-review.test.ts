import { unzipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import { OWN_FACTORS_EXAMPLE } from '../../../src/domain/ledger/own-factors.ts'
import { verifyTrail } from '../../../src/operations/review/verify-trail.ts'
import { verifyBundle } from '../../../src/reports/verifier/verify-bundle.ts'
import type { Database } from '../../../src/store/database.ts'
import { SQL } from '../../../src/store/sql-text.ts'
import { bundleQueue } from '../../support/bundle-app.ts'
import { boundary, YEAR_2026 } from '../../support/disclosure-records.ts'
import { describeOnOneEngine } from '../../support/engines.ts'
import { type Ask, peopleApp, type Who } from '../../support/people-app.ts'
import { reviewing } from '../../support/reviewing.ts'
import { tamperWith } from '../../support/tamper.ts'
import { type TestApp, type TestMember, testClock } from '../support.ts'

const ABN = '74115061375'
const diesel = (id: string, quantity: number) => ({
  id,
  activity: 'diesel oil',
  use: 'stationary',
  from: '2025-07-01',
  to: '2026-06-30',
  quantity,
  unit: 'kL',
})
const [
  {
    factors: [own],
  },
] = OWN_FACTORS_EXAMPLE.sets as [(typeof OWN_FACTORS_EXAMPLE.sets)[number]]

/** Whoever enters the ledger is an author of the period, and what is entered later was approved by nobody. */
describeOnOneEngine('the ledger in the review', (open) => {
  let database: Database
  let test: TestApp
  let ann: TestMember
  let bo: TestMember
  let cy: TestMember
  let ask: Ask
  let acts: ReturnType<typeof reviewing>

  beforeAll(async () => {
    database = await open({ holding: 'starter' })
    const clock = testClock()
    const queue = bundleQueue(database, clock)
    const people = {
      ann: { name: 'Ann Lee', roles: ['preparer'] },
      bo: { name: 'Bo Hart', roles: ['preparer', 'reviewer', 'approver'] },
      cy: { name: 'Cy Dunn', roles: ['preparer', 'reviewer', 'approver'] },
    } as const
    const app = await peopleApp(database, people, { clock, wakeWorkers: () => queue.wake() })
    ;({ test, ask } = app)
    ;({ ann, bo, cy } = app.people)
    acts = reviewing(app, '2025-07-01/2026-06-30')
    return async () => {
      await queue.stop(0)
      await test.app.close()
    }
  })

  const enter = async (who: Who, line: object) => {
    const url = `/v1/companies/${ABN}/ledger-lines`
    const answer = await ask(who, 'POST', url, { period: YEAR_2026, lines: [line] })
    expect(answer.json().data.summary).toMatchObject({ refused: 0 })
    test.clock.forward(1000)
  }
  const move = async (...[who, name, more]: [Who, string, object?]) => {
    const answer = await acts.move(who, ABN, name, more)
    return answer.statusCode === 200 ? answer.json().data.state : answer.json().code
  }
  const ledger = async () =>
    (await acts.review(ann, ABN)).subjects.find(
      ({ subject }: { subject: string }) => subject === 'record:ledger',
    )
  const REFUSED = 'another_person_required'

  it('who entered a line approves neither the ledger nor the period', async () => {
    await acts.put(ann, ABN, 'organisational-boundary', boundary())
    await enter(ann, diesel('d-1', 900))
    await enter(bo, diesel('d-2', 800))
    expect(await ledger()).toMatchObject({ title: 'Emissions ledger', state: 'draft', version: 2 })
    await move(ann, 'submit')
    await move(cy, 'mark_reviewed')
    expect(await move(bo, 'approve', { subjects: ['record:ledger'] })).toBe(REFUSED)
    expect(await move(bo, 'approve')).toBe(REFUSED)
    expect(await move(cy, 'approve')).toBe('approved')
  })

  it('a line entered after the approval takes it back, and only who entered it is its author', async () => {
    await enter(cy, diesel('d-3', 700))
    expect(await ledger()).toMatchObject({ state: 'draft', version: 3 })
    expect(await acts.review(ann, ABN)).toMatchObject({ status: 'draft', state: 'draft' })
    await move(ann, 'submit', { subjects: ['record:ledger', 'period'] })
    expect(await move(cy, 'mark_reviewed')).toBe(REFUSED)
    expect(await move(bo, 'mark_reviewed')).toBe('reviewed')
    expect(await move(cy, 'approve', { subjects: ['record:ledger'] })).toBe(REFUSED)
    expect(await move(bo, 'approve')).toBe('approved')
  })

  it('a change of the boundary leaves the ledger approved', async () => {
    await acts.put(ann, ABN, 'organisational-boundary', { ...boundary(), entities: [boundary().entities[0]] })
    expect(await ledger()).toMatchObject({ state: 'approved' })
  })

  it('who wrote the factors that a line uses is its author too', async () => {
    await acts.put(bo, ABN, 'own-factors', OWN_FACTORS_EXAMPLE)
    expect(await ledger()).toMatchObject({ state: 'approved' })
    await enter(ann, { ...diesel('o-1', 5), activity: own!.activity, use: own!.use, unit: own!.unit })
    await move(ann, 'submit')
    await move(cy, 'mark_reviewed')
    expect(await move(bo, 'approve', { subjects: ['record:ledger'] })).toBe(REFUSED)
    expect(await move(cy, 'approve')).toBe('approved')
  })

  it('its bundle lists the ledger as it was approved, and the audit trail agrees', async () => {
    const at = `/v1/companies/${ABN}/disclosure-report`
    const run = await ask(ann, 'POST', at, { period: '2025-26' }, { prefer: 'wait=25' })
    const zip = await ask(ann, 'GET', `${at}s/${run.json().data.artifact_id}/download`)
    const files = unzipSync(zip.rawPayload)
    const { review } = JSON.parse(Buffer.from(files['report.json']!).toString())
    expect(review).toMatchObject({ status: 'approved' })
    expect(review.subjects).toContainEqual(expect.objectContaining({ subject: 'record:ledger', version: 4 }))
    expect(verifyBundle(zip.rawPayload, null).findings).toEqual([])
    expect(await differences()).toEqual([])
  })

  it('a line that a hand in the database changed is named, also where its sum was changed with it', async () => {
    await tamperWith(
      database,
      SQL`ledger_line`,
      SQL`update ledger_line set activity = activity / 2 where id = 'd-3'`,
    )
    expect(await differences()).toEqual([
      expect.stringMatching(
        /^ledger of 74115061375 for 2025-07-01\/2026-06-30: its lines do not add up .* in 12 of its months and places, first 2025-07, /,
      ),
    ])
    await tamperWith(database, SQL`ledger_subtotal`, SQL`update ledger_subtotal set activity = activity / 2`)
    expect(await differences()).toContainEqual(
      expect.stringMatching(
        /^record:ledger .*, approve: version 4 is not what was decided on: its hash was /,
      ),
    )
  })

  const differences = async () => {
    const [report] = await verifyTrail(database)
    return report!.differences.map(({ where, detail }) => `${where}: ${detail}`)
  }
})
