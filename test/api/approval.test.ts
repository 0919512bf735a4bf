import { unzipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import { readReleases, renewSnapshots } from '../../src/operations/releases/releases.ts'
import { verifyBundle } from '../../src/reports/verifier/verify-bundle.ts'
import type { Database } from '../../src/store/database.ts'
import { withdrawRelease } from '../../src/store/releases.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { bundleQueue } from '../support/bundle-app.ts'
import { boundary, july, statement, target } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type Ask, peopleApp, seen, type Who } from '../support/people-app.ts'
import { reviewing } from '../support/reviewing.ts'
import { type TestApp, type TestMember, testClock } from './support.ts'

const AGL = '74115061375'
const COLES = '11004089936'
const PERIOD = '2024-07-01/2025-06-30'
const AT = `?period=${PERIOD}`

/** What an approval covers, tried over HTTP by people who would like to have more approved than was. */
describeOnOneEngine('an approval', (open) => {
  let database: Database
  let test: TestApp
  let ann: TestMember
  let ben: TestMember
  let cy: TestMember
  let ask: Ask
  let acts: ReturnType<typeof reviewing>

  beforeAll(async () => {
    database = await open({ holding: 'starter' })
    const clock = testClock()
    const queue = bundleQueue(database, clock)
    ;({
      test,
      ask,
      people: { ann, ben, cy },
    } = await peopleApp(
      database,
      {
        ann: { name: 'Ann Lee', roles: ['admin', 'preparer', 'approver'] },
        ben: { name: 'Ben Ray', roles: ['reviewer'] },
        cy: { name: 'Cy Dunn', roles: ['approver'] },
      },
      { clock, wakeWorkers: () => queue.wake() },
    ))
    acts = reviewing({ test, ask }, PERIOD)
    return async () => {
      await queue.stop(0)
      await test.app.close()
    }
  })

  const at = (abn: string, path: string): string => `/v1/companies/${abn}/${path}`
  const put = (...asked: Parameters<typeof acts.put>) => acts.put(...asked)
  const move = (...asked: Parameters<typeof acts.move>) => acts.move(...asked)
  const prepared = async (abn: string, writer: Who = ann) => {
    await put(writer, abn, 'organisational-boundary', boundary({ period: july(2024) }))
    await put(writer, abn, 's2-statements', { period: july(2024), statements: [statement('6(a)')] })
    expect((await move(ann, abn, 'submit')).statusCode).toBe(200)
    expect((await move(ben, abn, 'mark_reviewed')).statusCode).toBe(200)
  }
  const bundle = async (abn: string) => {
    const run = await ask(
      ann,
      'POST',
      at(abn, 'disclosure-report'),
      { period: '2024-25' },
      { prefer: 'wait=25' },
    )
    const id = run.json().data.artifact_id
    const zip = (await ask(ann, 'GET', at(abn, `disclosure-reports/${id}/download`))).rawPayload
    const files = unzipSync(zip)
    const text = (name: string): string => Buffer.from(files[name]!).toString()
    return {
      report: JSON.parse(text('report.json')),
      manifest: JSON.parse(text('manifest.json')),
      summary: text('summary.md'),
      findings: verifyBundle(zip, null).findings,
    }
  }

  it('is of what the approver saw: a page that is older than a change approves nothing', async () => {
    await prepared(COLES)
    const stale = await seen(ask, cy, at(COLES, `review${AT}`))
    await put(ann, COLES, 's2-statements', {
      period: july(2024),
      statements: [statement('6(a)', { statement: 'Something else.' })],
    })
    await move(ann, COLES, 'submit')
    await move(ben, COLES, 'mark_reviewed')
    const refused = await move(cy, COLES, 'approve', { expected: stale })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'version_conflict'])
    expect(refused.json().errors).toContainEqual(
      expect.objectContaining({
        pointer: expect.stringMatching(/^\/expected\/\d+\/sha256$/),
        received: 'statement:6(a)',
        message: 'Statement on 6(a): changed since you looked at it. It is at version 2 now.',
      }),
    )
    const blind = await move(cy, COLES, 'approve', { expected: [] })
    expect([blind.statusCode, blind.json().errors[0].pointer]).toEqual([409, '/expected'])
    const withoutFigures = (await seen(ask, cy, at(COLES, `review${AT}`))).filter(
      ({ subject }) => subject !== 'figures',
    )
    const unseen = await move(cy, COLES, 'approve', { expected: withoutFigures })
    expect(unseen.json().errors).toEqual([expect.objectContaining({ received: 'figures' })])
    const none = await ask(cy, 'POST', at(COLES, `review/approve${AT}`), { move: 'approve' })
    expect([none.statusCode, none.json().code]).toEqual([422, 'validation_failed'])
    expect((await move(cy, COLES, 'approve')).json().data.state).toBe('approved')
  })

  it('covers explanations of contradictions: one that is written later takes it back', async () => {
    await put(ann, COLES, 'emission-targets', {
      targets: [target()],
    })
    const found = (await ask(ann, 'GET', at(COLES, `contradictions${AT}`))).json().data.contradictions
    expect(found.length).toBeGreaterThan(0)
    await move(ann, COLES, 'submit')
    await move(ben, COLES, 'mark_reviewed')
    expect((await move(cy, COLES, 'approve')).json().data.state).toBe('approved')
    test.clock.forward(1000)
    const explained = await ask(ann, 'POST', at(COLES, `contradictions/${found[0].id}/explanation${AT}`), {
      person: 'The Chair of the Board',
      reason: 'The base was recalculated after the merger of 2021.',
    })
    expect(explained.statusCode).toBe(200)
    const after = await acts.review(ann, COLES)
    expect(after).toMatchObject({ state: 'draft', status: 'draft' })
    expect(after.reopened_because).toContain('after the period was approved')
    expect(after.subjects).toContainEqual(
      expect.objectContaining({
        subject: 'record:contradiction_explanations',
        title: 'Explanations of contradictions',
        state: 'draft',
      }),
    )
    await move(ann, COLES, 'submit')
    await move(ben, COLES, 'mark_reviewed')
    expect((await move(cy, COLES, 'approve')).json().data.state).toBe('approved')
    expect((await bundle(COLES)).findings).toEqual([])
  })

  it('covers the figures: data that change later show, and a lock keeps the approved ones', async () => {
    await prepared(AGL)
    await move(cy, AGL, 'approve')
    const approved = await bundle(AGL)
    expect(approved.manifest.review.figures).toBe('as_approved')
    const scope1 = (report: { metrics: { id: string; value: number }[] }) =>
      report.metrics.find(({ id }) => id === 'emissions.scope1')!.value
    const releases = (await readReleases(database, 'nger-corporate')).slice(0, 3)
    // What `southerly withdraw` does, without its look at every company.
    await database.transaction(async (sql) => {
      for (const { id } of releases) await withdrawRelease(sql, id, '2026-11-16', 'Published in error.')
      await renewSnapshots(sql, test.clock.now())
    })
    test.app.services.snapshots.refresh()

    const shown = await acts.review(cy, AGL)
    expect(shown.statement).toMatch(
      /^Not final: .* are approved by Cy Dunn\. .*Figures changed since approval \(\d+ of \d+\): /,
    )
    expect(shown.figures).toMatchObject({
      state: 'changed',
      approved: { sha256: approved.report.review.figures.sha256 },
    })
    const changed = await bundle(AGL)
    const change = changed.report.review.figures.changed.find(
      ({ metric_id }: { metric_id: string }) => metric_id === 'emissions.scope1',
    )
    expect(change).toMatchObject({ from: scope1(approved.report), to: scope1(changed.report) })
    expect(changed.manifest.review).toMatchObject({ status: 'approved', figures: 'changed' })
    expect(changed.summary).toMatch(
      /\*\*DRAFT\. Not final: .* are approved by Cy Dunn\. .*Figures changed since approval \(/,
    )
    expect(changed.findings).toEqual([])
    const readiness = (await ask(ann, 'GET', at(AGL, `filing-readiness${AT}`))).json().data
    expect(readiness.review.statement).toContain('Figures changed since approval')

    expect((await move(cy, AGL, 'lock')).statusCode).toBe(200)
    const locked = await bundle(AGL)
    expect(scope1(locked.report)).toBe(scope1(approved.report))
    expect(locked.report.snapshot).toEqual(approved.report.snapshot)
    expect(locked.report.evidence_hash).toBe(approved.report.evidence_hash)
    expect(locked.manifest.review.figures).toBe('as_approved')
    expect(locked.report.review.figures.withdrawn.map(({ release }: { release: string }) => release)).toEqual(
      releases.map(({ id }) => id).toSorted(),
    )
    expect(locked.summary).toContain('have been withdrawn since')
    expect(locked.findings).toEqual([])
    const held = await ask(ann, 'GET', at(AGL, `filing-readiness${AT}`))
    expect(held.headers['x-snapshot'] ?? held.json().meta.snapshot.id).toBe(approved.report.snapshot.id)
  })

  it('that is older than recorded figures is called neither changed nor unchanged', async () => {
    await database.transaction(async (sql) => {
      await sql.exec(SQL`alter table review_event disable trigger user`)
      await sql.exec(SQL`alter table review_event no force row level security`)
      await sql.query(
        SQL`update review_event set snapshot_id = null, evidence_hash = null, figures_sha256 = null, figures = null,
           explanations_version = null, authors = null where abn = $1`,
        [AGL],
      )
      await sql.exec(SQL`alter table review_event force row level security`)
      await sql.exec(SQL`alter table review_event enable trigger user`)
    })
    const shown = await acts.review(cy, AGL)
    expect(shown).toMatchObject({
      state: 'locked',
      figures: { state: 'not_recorded', approved: null, changed: [] },
    })
    expect(shown.statement).toContain('approved before figures were recorded')
    const older = await bundle(AGL)
    expect(older.manifest.review.figures).toBe('not_recorded')
    expect(older.findings).toEqual([])
  })
})
