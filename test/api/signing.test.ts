import { unzipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import type { S2Statements } from '../../src/domain/disclosure/records/s2-statements.ts'
import { readReleases, renewSnapshots } from '../../src/operations/releases/releases.ts'
import { verifyAuditChain } from '../../src/operations/tenancy/audit.ts'
import { verifyBundle } from '../../src/reports/verifier/verify-bundle.ts'
import type { Database } from '../../src/store/database.ts'
import { withdrawRelease } from '../../src/store/releases.ts'
import { bundleQueue } from '../support/bundle-app.ts'
import { DECLARATION } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { ANY_VERSION, type Ask, peopleApp, type Who } from '../support/people-app.ts'
import { reviewing } from '../support/reviewing.ts'
import {
  TUTORIAL_COMPANY as ABN,
  TUTORIAL_PERIOD as PERIOD,
  tutorialRecord,
  writeTutorial,
} from '../support/tutorial-company.ts'
import { type TestApp, type TestMember, type TestTenant, testClock } from './support.ts'

/** The source of the factors that its scope 2 is computed with. */
const FACTORS = 'nga-factors'

/** The whole way to `signed_off`, by the people who walk it, and everything that must not get there. */
describeOnOneEngine('signing the directors’ declaration', (open) => {
  let database: Database
  let test: TestApp
  let tenant: TestTenant
  let ann: TestMember
  let cy: TestMember
  let dee: TestMember
  let adam: TestMember
  let ask: Ask
  let acts: ReturnType<typeof reviewing>
  /** The bundle that is signed. */
  let signed: Made

  beforeAll(async () => {
    database = await open({ holding: 'starter' })
    const clock = testClock()
    const queue = bundleQueue(database, clock)
    ;({
      test,
      tenant,
      ask,
      people: { ann, cy, dee, adam },
    } = await peopleApp(
      database,
      {
        ann: { name: 'Ann Lee', roles: ['preparer'] },
        cy: { name: 'Cy Dunn', roles: ['reviewer', 'approver'] },
        dee: { name: 'Dee Moss', roles: ['director'] },
        adam: { name: 'Adam Roe', roles: ['admin'] },
      },
      { clock, wakeWorkers: () => queue.wake() },
    ))
    acts = reviewing({ test, ask }, PERIOD)
    return async () => {
      await queue.stop(0)
      await test.app.close()
    }
  })

  interface Made {
    readonly bundle: string
    readonly sha256: string
    readonly zip: Buffer
  }
  const bundle = async (who: Who = ann): Promise<Made> => {
    test.clock.forward(1000)
    const asked = { period: '2025-26' }
    const run = await ask(who, 'POST', acts.at(ABN, 'disclosure-report').split('?')[0]!, asked, {
      prefer: 'wait=25',
    })
    const id: string = run.json().data.artifact_id
    const { data } = (await ask(who, 'GET', `/v1/companies/${ABN}/disclosure-reports`)).json()
    const { sha256 } = data.find((one: { artifact_id: string }) => one.artifact_id === id)
    const url = `/v1/companies/${ABN}/disclosure-reports/${id}/download`
    return { bundle: id, sha256, zip: (await ask(who, 'GET', url)).rawPayload }
  }
  const reportIn = ({ zip }: Made) => JSON.parse(Buffer.from(unzipSync(zip)['report.json']!).toString())
  const sign = async (who: Who, { bundle: id, sha256 }: Pick<Made, 'bundle' | 'sha256'>) => {
    test.clock.forward(1000)
    const answer = await ask(who, 'POST', acts.at(ABN, 'review/sign'), { bundle: id, sha256 })
    const { code = null, detail = null, data = null } = answer.json()
    return { status: answer.statusCode, code, detail, data }
  }
  const readiness = async () => (await ask(ann, 'GET', acts.at(ABN, 'filing-readiness'))).json().data
  const write = (changes: Partial<S2Statements> = {}) =>
    acts.put(ann, ABN, 's2-statements', {
      ...tutorialRecord('s2-statements'),
      declaration: DECLARATION,
      ...changes,
    })
  const approve = async () => {
    for (const [who, move] of [
      [ann, 'submit'],
      [cy, 'mark_reviewed'],
      [cy, 'approve'],
    ] as const)
      expect([move, (await acts.move(who, ABN, move, { reason: undefined })).statusCode]).toEqual([move, 200])
  }

  it('is refused before the period is approved, and says what is missing', async () => {
    await writeTutorial({ ask, put: acts.put.bind(acts) }, ann)
    expect(await readiness()).toMatchObject({
      readiness_state: 'evidence_complete',
      lacks_to_sign: expect.stringContaining('Not every requirement is supported and approved'),
    })
    const draft = await bundle()
    expect(await sign(dee, draft)).toMatchObject({ status: 409, code: 'review_conflict' })
    await approve()
    expect(await readiness()).toMatchObject({
      readiness_state: 'evidence_complete',
      score_line: expect.stringContaining('89 of 89 supported, 89 of them approved'),
      lacks_to_sign: null,
      review: { status: 'approved', signed: null, open_gates: [] },
    })
    expect(await sign(dee, draft)).toMatchObject({
      status: 409,
      detail: expect.stringContaining('was made before the period was approved'),
    })
  })

  it('is refused to everyone but a director, and over any other bytes', async () => {
    signed = await bundle()
    expect(verifyBundle(signed.zip, null).findings).toEqual([])
    for (const who of [ann, cy])
      expect(await sign(who, signed)).toMatchObject({ status: 403, code: 'insufficient_scope' })
    expect(await sign(tenant, signed)).toMatchObject({ status: 403, code: 'person_required' })
    expect(await sign(dee, { ...signed, sha256: '0'.repeat(64) })).toMatchObject({
      status: 409,
      code: 'version_conflict',
      detail: expect.stringContaining('not the one that you looked at'),
    })
    expect(await sign(dee, { ...signed, bundle: 'art_0000000000000000' })).toMatchObject({
      status: 422,
      code: 'validation_failed',
    })
    expect(await readiness()).toMatchObject({ readiness_state: 'evidence_complete' })
  })

  it('makes the readiness signed_off, names the director and the bundle', async () => {
    const { status, data } = await sign(dee, signed)
    expect(status).toBe(200)
    const signature = { name: 'Dee Moss', bundle_id: signed.bundle, bundle_sha256: signed.sha256 }
    expect(data).toMatchObject({ state: 'approved', signed: signature })
    const found = await readiness()
    expect(found).toMatchObject({
      readiness_state: 'signed_off',
      lacks_to_sign: null,
      declaration: { status: 'present' },
      review: { signed: signature },
    })
    expect(found.review.statement).toContain(
      `Declaration signed by Dee Moss, director, on 2026-11-15 over bundle ${signed.bundle}.`,
    )
  })

  it('is in the next bundle, which the verifier recomputes', async () => {
    const next = await bundle()
    const report = reportIn(next)
    expect(report.readiness.readiness_state).toBe('signed_off')
    expect(report.review.signed).toMatchObject({ name: 'Dee Moss', bundle_sha256: signed.sha256 })
    expect(JSON.parse(Buffer.from(unzipSync(next.zip)['manifest.json']!).toString()).review).toMatchObject({
      signed_by: 'Dee Moss',
      figures: 'as_approved',
    })
    expect(verifyBundle(next.zip, null).findings).toEqual([])
  })

  it('is in the audit trail, which verifies, and is raised as an event', async () => {
    const { data } = (
      await test.inject({ url: '/v1/audit-events?limit=200', headers: tenant.headers })
    ).json()
    const event = data.find(({ action }: { action: string }) => action === 'review.sign')
    expect(event).toMatchObject({
      actor: `member:${dee.id}`,
      detail: { bundle: signed.bundle, bundle_sha256: signed.sha256 },
    })
    expect(event.sentence).toContain('Dee Moss signed')
    expect((await verifyAuditChain(database, tenant.id)).map(({ broken }) => broken)).toEqual([undefined])
    const events = (await test.inject({ url: '/v1/events?limit=200', headers: tenant.headers })).json().data
    expect(events.map(({ type }: { type: string }) => type)).toContain('review.signed')
  })

  it('names the director as the director was called then, whoever renames them after it', async () => {
    const rename = async (name: string) =>
      (await ask(adam, 'PUT', `/v1/members/${dee.id}`, { name }, ANY_VERSION)).json().name
    expect(await rename('The Hon. Sir Geoffrey Chair')).toBe('The Hon. Sir Geoffrey Chair')
    const { review } = await readiness()
    expect(review.signed).toMatchObject({ name: 'Dee Moss' })
    expect(review.statement).toContain('Declaration signed by Dee Moss, director')
    const next = await bundle()
    expect(reportIn(next).review.signed.name).toBe('Dee Moss')
    expect(verifyBundle(next.zip, null).findings).toEqual([])
    expect(await rename('Dee Moss')).toBe('Dee Moss')
  })

  it('outlives a lock of the period', async () => {
    expect((await acts.move(cy, ABN, 'lock')).statusCode).toBe(200)
    expect(await readiness()).toMatchObject({ readiness_state: 'signed_off', review: { state: 'locked' } })
    expect((await acts.move(cy, ABN, 'unlock', { reason: 'The lock came too early.' })).statusCode).toBe(200)
    expect(await readiness()).toMatchObject({ readiness_state: 'signed_off', review: { state: 'approved' } })
  })

  it('ends with a change of a record, and a new approval does not bring it back', async () => {
    const { statements } = tutorialRecord('s2-statements')
    const [first, ...rest] = statements
    const changed = { ...first!, statement: `${first!.statement} It met six times in the year.` }
    await write({ statements: [changed, ...rest] })
    const draft = await readiness()
    expect(draft).toMatchObject({ readiness_state: 'evidence_complete', review: { signed: null } })
    expect(draft.review.statement).toContain('That signature has ended')
    await approve()
    expect(await readiness()).toMatchObject({
      readiness_state: 'evidence_complete',
      lacks_to_sign: null,
      review: { status: 'approved', signed: null },
    })
    expect(await sign(dee, signed)).toMatchObject({
      status: 409,
      detail: expect.stringContaining('made before the period was approved'),
    })
    const again = await bundle()
    expect((await sign(dee, again)).status).toBe(200)
    expect(await readiness()).toMatchObject({ readiness_state: 'signed_off' })
    expect(verifyBundle((await bundle()).zip, null).findings).toEqual([])
  })

  it('rests on documents that cannot be taken away', async () => {
    const files = (await ask(ann, 'GET', `/v1/evidence-files?abn=${ABN}`)).json().data
    for (const { sha256 } of files) {
      const refused = await ask(ann, 'DELETE', `/v1/evidence-files/${sha256}`)
      expect(refused.statusCode).toBe(409)
    }
    expect(await readiness()).toMatchObject({ readiness_state: 'signed_off' })
  })

  it('ends when figures change', async () => {
    const releases = await readReleases(database, FACTORS)
    await database.transaction(async (sql) => {
      for (const { id } of releases) await withdrawRelease(sql, id, '2026-11-16', 'Published in error.')
      await renewSnapshots(sql, test.clock.now())
    })
    test.app.services.snapshots.refresh()
    const found = await readiness()
    expect(found.review).toMatchObject({ status: 'approved', signed: null, figures: { state: 'changed' } })
    expect(found.review.statement).toContain('Figures changed since approval')
    expect(found.review.statement).toContain('The signature has ended with that')
    expect(found.readiness_state).not.toBe('signed_off')
    const after = await bundle()
    expect(verifyBundle(after.zip, null).findings).toEqual([])
    expect(await sign(dee, after)).toMatchObject({ status: 409, code: 'review_conflict' })
  })
})
