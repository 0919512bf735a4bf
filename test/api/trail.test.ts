import { beforeAll, expect, it } from 'vitest'
import { verifyTrail } from '../../src/operations/review/verify-trail.ts'
import type { Database } from '../../src/store/database.ts'
import { SQL, type SqlText } from '../../src/store/sql-text.ts'
import { boundary, statement, target, YEAR_2026 } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { peopleApp } from '../support/people-app.ts'
import { reviewing } from '../support/reviewing.ts'
import { tamperWith } from '../support/tamper.ts'

const ABN = '74115061375'
const PERIOD = '2025-07-01/2026-06-30'
const OF_PERIOD = `of ${ABN} for ${PERIOD}`

/** A hand in the database that rewrites what was approved. */
describeOnOneEngine('the audit trail against the tables', (open) => {
  let database: Database
  let tenantId: string

  beforeAll(async () => {
    database = await open({ holding: 'starter' })
    const app = await peopleApp(database, {
      ann: { roles: ['preparer'] },
      ben: { roles: ['reviewer'] },
      cy: { roles: ['approver'] },
    })
    const { ann, ben, cy } = app.people
    const acts = reviewing(app, PERIOD)
    tenantId = app.tenant.id
    await acts.put(ann, ABN, 'organisational-boundary', boundary())
    await acts.put(ann, ABN, 'emission-targets', { targets: [target()] })
    await acts.put(ann, ABN, 's2-statements', { period: YEAR_2026, statements: [statement('6(a)')] })
    await acts.put(ann, ABN, 's2-statements', {
      period: YEAR_2026,
      statements: [statement('6(a)'), statement('6(b)', { statement: 'As it was approved.' })],
    })
    await acts.move(ann, ABN, 'submit')
    await acts.move(ben, ABN, 'mark_reviewed')
    await acts.move(cy, ABN, 'approve')
    expect((await acts.move(cy, ABN, 'lock')).statusCode).toBe(200)
    return () => app.test.app.close()
  })

  const found = async () => {
    const [report] = await verifyTrail(database, tenantId)
    return report!.differences.map(({ where, detail }) => `${where}: ${detail}`)
  }
  /** Answers what was not found before. */
  const tamper = async (table: SqlText, statement: SqlText): Promise<string[]> => {
    const before = new Set(await found())
    await tamperWith(database, table, statement)
    return (await found()).filter((one) => !before.has(one))
  }
  const EVENTS = SQL`review_event`
  const RECORDS = SQL`tenant_record`

  it('agree after an ordinary year', async () => {
    expect(await found()).toEqual([])
  })

  it('name a locked statement that was rewritten, with its record and version', async () => {
    const rewritten = SQL`replace(body, 'As it was approved.', 'As it suits.')`
    expect(
      await tamper(
        RECORDS,
        SQL`update tenant_record set body = ${rewritten}, body_sha256 = text_sha256(${rewritten})
          where kind = 's2_statements' and version = 2`,
      ),
    ).toEqual([
      expect.stringContaining(`s2_statements ${OF_PERIOD}, version 2: its content has the hash `),
      expect.stringContaining(`s2_statements ${OF_PERIOD}, version 2: its column body_sha256 says `),
      ...['submit', 'mark_reviewed', 'approve'].map((move) =>
        expect.stringContaining(`statement:6(b) ${OF_PERIOD}, ${move}: version 2 is not what was decided on`),
      ),
    ])
  })

  it('name another author, and a version that no one wrote', async () => {
    expect(
      await tamper(
        RECORDS,
        SQL`update tenant_record set authored_by = 'member:mem_x' where kind = 'emission_targets'`,
      ),
    ).toEqual([
      expect.stringContaining(`emission_targets of ${ABN}, version 1: it names member:mem_x as its author`),
    ])
    expect(
      await tamper(
        RECORDS,
        SQL`insert into tenant_record (tenant_id, abn, kind, period, version, body, body_sha256, authored_by, authored_at)
          select tenant_id, abn, kind, period, 2, body, body_sha256, authored_by, authored_at from tenant_record
          where kind = 'organisational_boundary'`,
      ),
    ).toEqual([`organisational_boundary ${OF_PERIOD}, version 2: no entry of the trail wrote this version`])
  })

  it('name an approval by someone else, other figures, and moves that were taken out or put in', async () => {
    expect(
      await tamper(
        EVENTS,
        SQL`update review_event set actor = 'member:mem_x' where subject = 'statement:6(a)' and move = 'approve'`,
      ),
    ).toEqual([
      expect.stringContaining(`statement:6(a) ${OF_PERIOD}, approve: actor is member:mem_x; entry `),
    ])
    expect(
      await tamper(
        EVENTS,
        SQL`update review_event set figures = figures - 0 where subject = 'period' and move = 'approve'`,
      ),
    ).toEqual([
      `period ${OF_PERIOD}, approve: the figures that were recorded are not those that its hash is of`,
    ])
    expect(
      await tamper(
        EVENTS,
        SQL`update review_event set sha256 = repeat('0', 64) where subject = 'statement:6(b)' and move = 'approve'`,
      ),
    ).toContainEqual(expect.stringContaining(`statement:6(b) ${OF_PERIOD}, approve: sha256 is 0000`))
    expect(await tamper(EVENTS, SQL`delete from review_event where move = 'lock'`)).toEqual([
      expect.stringMatching(
        new RegExp(`^period ${OF_PERIOD}, lock: entry \\d+ of the trail is about this move`),
      ),
    ])
  })
})
