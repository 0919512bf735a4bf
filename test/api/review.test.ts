import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { boundary, statement, target, YEAR_2026 } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type Ask, peopleApp, seen, type Who } from '../support/people-app.ts'
import { WITH_OPEN_GATES } from '../support/reviewing.ts'
import { newMember, newTenant, type TestApp, type TestMember, type TestTenant } from './support.ts'

const ABN = '74115061375'
const PERIOD = '2025-07-01/2026-06-30'
const AT = `?period=${PERIOD}`

describeOnOneEngine('review of a period', (open) => {
  let database: Database
  let test: TestApp
  let tenant: TestTenant
  let ann: TestMember
  let ben: TestMember
  let cy: TestMember
  let dee: TestMember
  let askAt: Ask

  beforeAll(async () => {
    database = await open({ holding: 'starter' })
    const engagements = [{ abn: ABN, period: PERIOD, ends_on: '2099-12-31' }]
    ;({
      test,
      tenant,
      ask: askAt,
      people: { ann, ben, cy, dee },
    } = await peopleApp(database, {
      ann: { name: 'Ann Lee', roles: ['preparer', 'approver'] },
      ben: { name: 'Ben Ray', roles: ['reviewer'] },
      cy: { name: 'Cy Dunn', roles: ['preparer', 'approver'] },
      dee: { name: 'Dee Moss', roles: ['auditor'], engagements },
    }))
    return () => test.app.close()
  })

  const ask = (who: Who, method: Parameters<Ask>[1], path: string, payload?: object) =>
    askAt(who, method, `/v1/companies/${ABN}/${path}`, payload)
  const move = async (who: Who, route: string, body: object) => {
    const expected =
      route === 'approve' ? { expected: await seen(askAt, who, `/v1/companies/${ABN}/review${AT}`) } : {}
    const why = 'move' in body && body.move === 'approve' ? WITH_OPEN_GATES : {}
    return ask(who, 'POST', `review/${route}${AT}`, { ...why, ...expected, ...body })
  }
  const put = async (who: Who, route: string, body: object, query = AT) => {
    const before = await ask(who, 'GET', `${route}${query}`)
    const etag = before.statusCode === 200 ? before.headers['etag'] : undefined
    return test.inject({
      method: 'PUT',
      url: `/v1/companies/${ABN}/${route}`,
      headers: { ...who.headers, ...(etag === undefined ? {} : { 'if-match': etag }) },
      payload: body,
    })
  }
  const statements = (text: string) => ({
    period: YEAR_2026,
    statements: [statement('6(a)', { statement: text }), statement('6(b)')],
  })
  const states = async (): Promise<Readonly<Record<string, string>>> => {
    const { data } = (await ask(ann, 'GET', `review${AT}`)).json()
    return {
      period: data.state,
      ...Object.fromEntries<string>(
        data.subjects.map(({ subject, state }: { subject: string; state: string }) => [subject, state]),
      ),
    }
  }

  it('goes from draft to locked by three people, who are named', async () => {
    expect((await put(ann, 'organisational-boundary', boundary())).statusCode).toBe(200)
    expect((await put(ann, 's2-statements', statements('First.'))).statusCode).toBe(200)
    expect((await put(ann, 'emission-targets', { targets: [target()] }, '')).statusCode).toBe(200)
    expect((await move(ann, 'submit', { move: 'submit' })).statusCode).toBe(200)
    const asked = await move(ben, 'decide', {
      move: 'ask_for_changes',
      subjects: ['statement:6(a)'],
      reason: 'Which committee?',
    })
    expect(asked.statusCode).toBe(200)
    expect((await put(ann, 's2-statements', statements('The risk committee.'))).statusCode).toBe(200)
    expect(await states()).toEqual({
      period: 'draft',
      'record:emission_targets': 'in_review',
      'record:organisational_boundary': 'in_review',
      'record:s2_statements': 'in_review',
      'statement:6(a)': 'draft',
      'statement:6(b)': 'in_review',
    })
    await move(ann, 'submit', { move: 'submit' })
    expect((await move(ben, 'decide', { move: 'mark_reviewed' })).statusCode).toBe(200)
    const own = await move(ann, 'approve', { move: 'approve' })
    expect([own.statusCode, own.json().code]).toEqual([403, 'another_person_required'])
    const approved = (await move(cy, 'approve', { move: 'approve' })).json().data
    expect(approved).toMatchObject({ state: 'approved', status: 'approved', self_approved: false })
    expect(approved.statement).toMatch(
      /^Not final: Not every requirement .* are approved by Cy Dunn\. \d+ gates are open \(/,
    )
    expect(approved.statement).toContain(WITH_OPEN_GATES.reason)
    expect(approved.open_gates).toContain('CA.s296D(2B)')
    expect((await move(cy, 'approve', { move: 'lock' })).json().data.locked.name).toBe('Cy Dunn')
  })

  it('refuses every write in a locked period, by whichever way, and says who locked it', async () => {
    const refusals = [
      await put(tenant, 'organisational-boundary', boundary({ rationale: 'Another' })),
      await put(ann, 's2-statements', statements('Late.')),
      await ask(ann, 'DELETE', `s2-statements${AT}&reason=x`),
      await move(ann, 'submit', { move: 'submit' }),
    ]
    for (const refusal of refusals)
      expect([refusal.statusCode, refusal.json().code]).toEqual([423, 'period_locked'])
    expect(refusals[0]?.json().detail).toContain('was locked by Cy Dunn at')
  })

  it('lets targets change for the next period, and keeps those of the lock', async () => {
    const changed = await put(ann, 'emission-targets', { targets: [target({ name: 'New' })] }, '')
    expect(changed.json().data.version).toBe(2)
    const metadata = (await ask(ann, 'GET', `disclosure-metadata${AT}`)).json().data.records
    expect(metadata[0]).toMatchObject({ record: 'emission_targets', version: 1 })
    expect((await states())['record:emission_targets']).toBe('locked')
  })

  it('is unlocked with a reason alone, and a change then reopens', async () => {
    const silent = await move(cy, 'approve', { move: 'unlock' })
    expect([silent.statusCode, silent.json().errors[0].pointer]).toEqual([422, '/reason'])
    await move(cy, 'approve', { move: 'unlock', reason: 'A wrong share.' })
    // The targets changed meanwhile, so that the period is not what was approved.
    expect((await ask(ann, 'GET', `review${AT}`)).json().data).toMatchObject({
      state: 'draft',
      reopened_because: expect.stringContaining('after the period was approved'),
    })
    const { data } = (await ask(ann, 'GET', `filing-readiness${AT}`)).json()
    expect(data.review).toMatchObject({ status: 'draft', signed: null })
    const row = data.rows.find((one: { requirement_id: string }) => one.requirement_id === '6(a)')
    expect(row.review_state).toBe('approved')
  })

  it('refuses a key that acts for nobody, a person without the right, and what is not there', async () => {
    const key = await move(tenant, 'approve', { move: 'approve' })
    expect([key.statusCode, key.json().code]).toEqual([403, 'person_required'])
    const viewer = await move(ben, 'approve', { move: 'approve' })
    expect(viewer.json().code).toBe('insufficient_scope')
    const unknown = await move(ann, 'submit', { move: 'submit', subjects: ['statement:999'] })
    expect([unknown.statusCode, unknown.json().errors[0].pointer]).toEqual([422, '/subjects/0'])
    const early = await move(cy, 'approve', { move: 'approve', subjects: ['record:emission_targets'] })
    expect([early.statusCode, early.json().code]).toEqual([409, 'review_conflict'])
  })

  it('keeps comments in threads, with mentions, open until resolved', async () => {
    const wrong = await ask(dee, 'POST', `comments${AT}`, { subject: 'requirement:999', text: 'Why?' })
    expect([wrong.statusCode, wrong.json().errors[0].pointer]).toEqual([422, '/subject'])
    const figure = await ask(dee, 'POST', `comments${AT}`, { subject: 'metric:made.up', text: 'Why?' })
    expect(figure.json()).toMatchObject({
      errors: [{ pointer: '/subject', message: expect.stringContaining('has a figure made.up') }],
      valid_values: expect.arrayContaining(['metric:emissions.scope1']),
    })
    const page = { subject: 'page:art_0000000000000000/1', text: 'Why?' }
    expect((await ask(dee, 'POST', `comments${AT}`, page)).json().errors[0].message).toContain('not a bundle')
    const nobody = { subject: 'requirement:6(a)', text: 'Why?', mentions: ['mem_0000000000000000'] }
    expect((await ask(dee, 'POST', `comments${AT}`, nobody)).json().errors[0].pointer).toBe('/mentions/0')
    const opened = await ask(dee, 'POST', `comments${AT}`, {
      subject: 'requirement:6(a)',
      text: 'Since when?',
      mentions: [ann.id],
    })
    expect(opened.statusCode).toBe(201)
    const { id } = opened.json().data
    await ask(ann, 'POST', `comments${AT}`, { thread: id, text: 'Since July.' })
    const readiness = (await ask(ann, 'GET', `filing-readiness${AT}`)).json().data
    expect(readiness.review.open_comments).toMatchObject([{ id, text: 'Since July.', name: 'Ann Lee' }])
    const resolved = (await ask(dee, 'POST', `comments/${id}/resolve${AT}`, {})).json().data
    expect(resolved).toMatchObject({
      status: 'resolved',
      lines: [{ mentions: [{ name: 'Ann Lee' }] }, {}, {}],
    })
    expect((await ask(ann, 'GET', `comments${AT}&status=open`)).json().data).toEqual([])
    expect((await ask(ann, 'POST', `comments/${id}/reopen${AT}`, {})).json().data.status).toBe('open')
    const elsewhere = await ask(ann, 'POST', `comments/${id}/resolve?period=2024-25`, {})
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([404, 'comment_not_found'])
  })

  it('has auditors mark the evidence that they saw, within their engagement', async () => {
    const sheet = async () => (await ask(dee, 'GET', `audit-sheet${AT}`)).json().data
    const rowOf = async () =>
      (await sheet()).rows.find((row: { requirement_id: string }) => row.requirement_id === '6(a)')
    const { evidence_sha256 } = await rowOf()
    const mark = (who: Who, changes: object) =>
      ask(who, 'POST', `audit-sheet${AT}`, {
        marks: [{ requirement_id: '6(a)', mark: 'agreed', evidence_sha256, ...changes }],
      })
    expect((await mark(dee, { evidence_sha256: '0'.repeat(64) })).json().code).toBe('version_conflict')
    expect((await mark(dee, { mark: 'query' })).json().errors[0].pointer).toBe('/marks/0/note')
    expect((await mark(tenant, {})).json().code).toBe('person_required')
    expect((await mark(ben, {})).json().code).toBe('insufficient_scope')
    expect((await mark(dee, {})).json().data.marked).toBe(1)
    expect(await rowOf()).toMatchObject({ mark: 'agreed', marked_by: 'Dee Moss', changed_since: false })
    await put(ann, 's2-statements', statements('Rewritten.'))
    expect(await rowOf()).toMatchObject({ mark: 'agreed', changed_since: true })
    const now = (await rowOf()).evidence_sha256
    await mark(dee, { mark: 'query', note: 'Which minutes?', evidence_sha256: now })
    expect(await rowOf()).toMatchObject({ mark: 'query', note: 'Which minutes?', changed_since: false })
    const file = await ask(dee, 'GET', `audit-sheet${AT}&format=xlsx`)
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK')
    const other = await ask(dee, 'GET', 'audit-sheet?period=2024-25')
    expect([other.statusCode, other.json().code]).toEqual([403, 'outside_engagement'])
  })

  it('tells the story in words', async () => {
    const { data } = (
      await test.inject({ url: `/v1/audit-events?limit=200&abn=${ABN}`, headers: tenant.headers })
    ).json()
    const told = data.toReversed().flatMap(({ sentence }: { sentence: string | null }) => sentence ?? [])
    const period = 'for 2025-07-01 to 2026-06-30'
    for (const sentence of [
      `Ben Ray requested changes to Statement on 6(a) (version 1) ${period}: “Which committee?”.`,
      `Ann Lee wrote version 2 of S2 statements ${period}.`,
      `Cy Dunn approved 5 records and statements and the whole period ${period}: “${WITH_OPEN_GATES.reason.slice(0, -1)}”.`,
      `Cy Dunn locked the whole period ${period}.`,
      `Cy Dunn unlocked the whole period ${period}: “A wrong share”.`,
      `Dee Moss commented on requirement 6(a) ${period}.`,
      `Dee Moss marked 6(a) as query ${period}.`,
    ])
      expect(told).toContain(sentence)
  })

  it('raises an event for each move, mention and query', async () => {
    const { data } = (
      await test.inject({ url: `/v1/events?limit=200&abn=${ABN}`, headers: tenant.headers })
    ).json()
    const types: string[] = data.map(({ type }: { type: string }) => type)
    for (const type of [
      'review.submitted',
      'review.changes_asked',
      'review.reviewed',
      'review.approved',
      'review.locked',
      'review.unlocked',
      'comment.mentioned',
      'audit_sheet.queried',
    ])
      expect(types).toContain(type)
    expect(JSON.stringify(data)).not.toMatch(/Ann Lee|Ben Ray|Since when/)
    const unlocked = data.find(({ type }: { type: string }) => type === 'review.unlocked')
    expect(unlocked).toMatchObject({ cause: { by: `member:${cy.id}` }, to: { reason: 'A wrong share.' } })
    expect((await test.inject({ url: '/v1/events', headers: dee.headers })).statusCode).toBe(403)
  })

  it('lets the only member approve alone, and says so', async () => {
    const alone = await newTenant(database, test.clock)
    const one = await newMember(test, alone.id, { name: 'Eve Hart', roles: ['preparer', 'approver'] })
    await put(one, 'organisational-boundary', boundary())
    for (const [route, body] of [
      ['submit', { move: 'submit' }],
      ['decide', { move: 'mark_reviewed' }],
      ['approve', { move: 'approve' }],
    ] as const)
      expect((await move(one, route, body)).statusCode).toBe(200)
    const { review } = (await ask(one, 'GET', `filing-readiness${AT}`)).json().data
    expect(review).toMatchObject({ status: 'approved', self_approved: true })
  })

  it('shows and moves nothing of another tenant', async () => {
    const other = await newTenant(database, test.clock)
    const eve = await newMember(test, other.id, { roles: ['preparer', 'reviewer', 'approver'] })
    const seen = (await ask(eve, 'GET', `review${AT}`)).json().data
    expect([seen.state, seen.subjects]).toEqual(['draft', []])
    expect((await ask(eve, 'GET', `comments${AT}`)).json().data).toEqual([])
    expect((await move(eve, 'submit', { move: 'submit' })).json().code).toBe('review_conflict')
    const [thread] = (await ask(ann, 'GET', `comments${AT}`)).json().data
    const crossed = await ask(eve, 'POST', `comments/${thread.id}/resolve${AT}`, {})
    expect([crossed.statusCode, crossed.json().code]).toEqual([404, 'comment_not_found'])
    const mentioned = { subject: 'requirement:6(a)', text: 'x', mentions: [ann.id] }
    expect((await ask(eve, 'POST', `comments${AT}`, mentioned)).statusCode).toBe(422)
  })
})
