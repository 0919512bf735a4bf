import { beforeAll, expect, it } from 'vitest'
import { answerAgent } from '../../src/mcp/http.ts'
import { snapshotViews } from '../../src/operations/monitoring/snapshot-views.ts'
import { tellOfTheDay } from '../../src/operations/notifications/of-the-day.ts'
import { sendMails } from '../../src/operations/notifications/send-mails.ts'
import { smtpMailer } from '../../src/operations/notifications/smtp.ts'
import { refreshReadiness } from '../../src/operations/work/refresh-readiness.ts'
import type { Database } from '../../src/store/database.ts'
import { connectAgent, outcomeOf } from '../support/agent.ts'
import { boundary, statement, YEAR_2026 } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { type Ask, peopleApp, seen, type Who } from '../support/people-app.ts'
import { WITH_OPEN_GATES } from '../support/reviewing.ts'
import {
  listen,
  newMember,
  newTenant,
  SECRET,
  type TestApp,
  type TestMember,
  type TestTenant,
} from './support.ts'

const ABN = '74115061375'
const PERIOD = '2025-07-01/2026-06-30'

describeOnOneEngine('work of people', (open) => {
  let database: Database
  let test: TestApp
  let tenant: TestTenant
  let ann: TestMember
  let ben: TestMember
  let cy: TestMember
  let dee: TestMember
  let ask: Ask
  let mails: MailServer

  beforeAll(async () => {
    database = await open({ holding: 'starter' })
    const engagements = [{ abn: ABN, period: '2024-07-01/2025-06-30', ends_on: '2099-12-31' }]
    const people = {
      ann: { name: 'Ann\r\nBcc: all@example.com \u202Eنور', roles: ['preparer'] },
      ben: { name: 'Ben Ray', roles: ['reviewer', 'admin'] },
      cy: { name: 'Cy Dunn', roles: ['approver'] },
      dee: { name: 'Dee Moss', roles: ['auditor'], engagements },
    } as const
    ;({
      test,
      tenant,
      ask,
      people: { ann, ben, cy, dee },
    } = await peopleApp(database, people, { agents: answerAgent }))
    mails = await startMailServer()
    return async () => {
      await test.app.close()
      await mails.close()
    }
  })

  const company = (path: string): string => `/v1/companies/${ABN}/${path}?period=${PERIOD}`
  const kinds = async (who: Who): Promise<string[]> => {
    const answer = await ask(who, 'GET', '/v1/me/work')
    expect(answer.statusCode).toBe(200)
    return answer.json().data.waiting.map(({ kind }: { kind: string }) => kind)
  }
  const told = async (who: Who): Promise<string[]> =>
    (await ask(who, 'GET', '/v1/me/notifications')).json().data.map(({ kind }: { kind: string }) => kind)
  const attempt = { signal: new AbortController().signal, complete: async () => {} }
  const mailer = () =>
    smtpMailer({
      url: mails.url,
      from: 'Southerly <southerly@example.com>',
      publicUrl: 'https://southerly.example.com',
      timeoutMilliseconds: 500,
    })
  const send = () =>
    sendMails(
      { database, clock: test.clock, secret: SECRET, mailer: mailer() },
      { tenant_id: tenant.id },
      attempt,
    )
  const states = async (): Promise<string[]> =>
    (await ask(ben, 'GET', '/v1/notification-mails')).json().data.map(({ state }: { state: string }) => state)

  it('waits for the reviewer, then for the author, and no longer once the content is another', async () => {
    const put = (text: string, etag?: string) =>
      test.inject({
        method: 'PUT',
        url: `/v1/companies/${ABN}/s2-statements`,
        headers: { ...ann.headers, ...(etag === undefined ? {} : { 'if-match': etag }) },
        payload: {
          period: YEAR_2026,
          statements: [statement('6(a)', { statement: text }), statement('6(b)')],
        },
      })
    const written = await put('one')
    expect(written.statusCode).toBe(200)
    const duty = { entity_kind: 'disclosing_entity', lodges_financial_reports: true }
    const bounded = await ask(ann, 'PUT', `/v1/companies/${ABN}/organisational-boundary`, {
      ...boundary(),
      period: YEAR_2026,
      reporting_duty: duty,
    })
    expect(bounded.statusCode).toBe(200)
    // Readiness, which holds the company's name, was not computed yet.
    const [deadline] = (await ask(ann, 'GET', '/v1/me/work')).json().data.deadlines
    expect(deadline.company).toEqual({ abn: ABN, name: 'AGL ENERGY LIMITED' })
    expect(await kinds(ben)).toEqual([])
    await ask(ann, 'POST', company('review/submit'), { move: 'submit' })
    expect(await kinds(ben)).toContain('to_review')
    expect(await kinds(ann)).not.toContain('to_review')
    expect(await told(ben)).toEqual(['to_review'])
    await ask(ben, 'POST', company('review/decide'), {
      move: 'ask_for_changes',
      subjects: ['statement:6(a)'],
      reason: 'Say more.',
    })
    expect(await kinds(ann)).toContain('changes_asked')
    expect(await told(ann)).toEqual(['changes_asked'])
    test.clock.forward(1000)
    expect((await put('two', written.headers['etag'] as string)).statusCode).toBe(200)
    expect(await kinds(ann)).not.toContain('changes_asked')
  })

  it('shows an auditor the engagements only, and a key without a person nothing', async () => {
    expect(await kinds(dee)).toEqual([])
    expect((await ask(dee, 'GET', '/v1/company-periods')).json().data).toEqual([])
    expect((await ask(dee, 'GET', '/v1/me/work')).json().data.changes).toEqual([])
    const refused = await ask(tenant, 'GET', '/v1/me/work')
    expect(refused.json().code).toBe('person_required')
  })

  it('waits for those alone who may approve it: not for an author, nor as a whole before its parts', async () => {
    const { id } = await newTenant(database, test.clock)
    const [ada, ben2, eve, fay] = await Promise.all(
      [
        ['preparer'] as const,
        ['reviewer'] as const,
        ['preparer', 'approver'] as const,
        ['approver'] as const,
      ].map((roles) => newMember(test, id, { roles })),
    )
    const put = (who: Who, text: string, etag?: string) =>
      test.inject({
        method: 'PUT',
        url: `/v1/companies/${ABN}/s2-statements`,
        headers: { ...who.headers, ...(etag === undefined ? {} : { 'if-match': etag }) },
        payload: {
          period: YEAR_2026,
          statements: [statement('6(a)'), statement('6(b)', { statement: text })],
        },
      })
    const first = await put(ada!, 'one')
    expect((await put(eve!, 'hers', first.headers['etag'] as string)).statusCode).toBe(200)
    test.clock.forward(1000)
    await ask(ada!, 'POST', company('review/submit'), { move: 'submit' })
    expect(await told(eve!)).toEqual(['to_review'])
    await ask(ben2!, 'POST', company('review/decide'), { move: 'mark_reviewed' })
    const toApprove = async (who: Who): Promise<string[] | undefined> =>
      (await ask(who, 'GET', '/v1/me/work'))
        .json()
        .data.waiting.find(({ kind }: { kind: string }) => kind === 'to_approve')
        ?.subjects.toSorted()
    expect(await toApprove(eve!)).toEqual(['record:s2_statements', 'statement:6(a)'])
    expect(await toApprove(fay!)).toEqual([
      'period',
      'record:s2_statements',
      'statement:6(a)',
      'statement:6(b)',
    ])
    const approve = async (who: Who, subjects: readonly string[] | undefined) =>
      ask(who, 'POST', company('review/approve'), {
        move: 'approve',
        ...WITH_OPEN_GATES,
        subjects,
        expected: await seen(ask, who, company('review')),
      })
    expect((await approve(eve!, ['statement:6(b)'])).json().code).toBe('another_person_required')
    expect((await approve(eve!, await toApprove(eve!))).statusCode).toBe(200)
    expect(await toApprove(eve!)).toBeUndefined()
    expect((await approve(fay!, await toApprove(fay!))).statusCode).toBe(200)
    expect(await toApprove(fay!)).toBeUndefined()
  })

  it('mentions, answers, and tells what changed since the last visit', async () => {
    await ask(ann, 'POST', '/v1/me/work/visit', {})
    const opened = await ask(ben, 'POST', company('comments'), {
      subject: 'requirement:6(a)',
      text: 'Why?',
      mentions: [ann.id],
    })
    expect(opened.statusCode).toBe(201)
    expect(await kinds(ann)).toContain('mention')
    await ask(ann, 'POST', company('comments'), { thread: opened.json().data.id, text: 'Because.' })
    expect(await kinds(ann)).not.toContain('mention')
    expect(await kinds(ben)).toContain('answered')
    expect(await told(ben)).toEqual(['answer', 'to_review'])
    const { changes } = (await ask(cy, 'GET', '/v1/me/work')).json().data
    expect(changes[0].sentence).toContain('replied to a comment on requirement 6(a)')
    const read = await ask(ben, 'POST', '/v1/me/notifications/read', {})
    expect(read.json().data.unread).toBe(0)
  })

  it('lists all periods with the last readiness, its age and the owner', async () => {
    const before = (await ask(ann, 'GET', '/v1/company-periods')).json()
    expect(before.data[0]).toMatchObject({ readiness: null, owner: null, state: 'draft' })
    expect(before.data[0].deadline.due_on).toBe('2026-09-30')
    const views = snapshotViews(database)
    await refreshReadiness(
      { database, clock: test.clock, secret: SECRET, views },
      { tenant_id: tenant.id },
      attempt,
    )
    const owned = await ask(ann, 'PUT', company('period-owner'), { member_id: cy.id })
    expect(owned.statusCode).toBe(200)
    expect((await ask(ann, 'PUT', company('period-owner'), { member_id: dee.id })).statusCode).toBe(422)
    const [row] = (await ask(ann, 'GET', `/v1/company-periods?owner=${cy.id}`)).json().data
    expect(row).toMatchObject({
      owner: { name: 'Cy Dunn' },
      open_comments: 1,
      readiness: { is_current: true },
    })
    const readiness = await ask(ann, 'GET', company('filing-readiness'))
    expect(row.readiness.score).toBeCloseTo(readiness.json().data.score.value, 6)
    expect((await ask(ann, 'GET', '/v1/company-periods?owner=none')).json().data).toEqual([])
    const csv = await ask(ann, 'GET', '/v1/company-periods?format=csv')
    expect(csv.body).toContain('"Cy Dunn","2026-09-30"')
    expect(await kinds(cy)).toContain('gates')
  })

  it('is told to agents with the name of the person for whom they act, and nobody else’s', async () => {
    const { url } = await listen(test.app)
    const nobody = await outcomeOf(await connectAgent(url, tenant.key), 'get_my_work', {})
    expect(nobody).toMatchObject({
      answer: { acting_for: null, actor: `key:${tenant.keyId}` },
      absent: [{ reason_code: 'person_required' }],
    })
    const made = await ask(cy, 'POST', '/v1/me/keys', { name: 'notebook' })
    const agent = await connectAgent(url, made.json().key)
    const { answer } = await outcomeOf(agent, 'get_my_work', {})
    expect(answer).toMatchObject({
      acting_for: { id: cy.id, name: 'Cy Dunn', roles: ['approver'] },
      actor: `member:${cy.id}`,
    })
    expect(answer['waiting']).toContainEqual(expect.objectContaining({ kind: 'gates', abn: ABN }))
    expect((await outcomeOf(agent, 'list_company_periods', { owner: 'me' })).answer).toMatchObject({
      total: 1,
      periods: [{ abn: ABN, owner: 'Cy Dunn', lodge_by: '2026-09-30', readiness: { is_current: true } }],
    })
    expect((await outcomeOf(agent, 'list_company_periods', { company: '49' })).answer['total']).toBe(0)
  })

  it('sends each e-mail at most once, closes headers, and says what failed', async () => {
    mails.answer(451)
    await send()
    expect(mails.messages).toEqual([])
    expect(new Set(await states())).toEqual(new Set(['pending']))
    mails.answer('take')
    test.clock.forward(61_000)
    await send()
    await send()
    expect(mails.messages.map(({ to }) => to).toSorted()).toEqual(
      [ann.id, ann.id, cy.id].map((id) => `${id}@example.com`).toSorted(),
    )
    for (const { raw } of mails.messages) expect(raw).not.toMatch(/^Bcc:/m)
    expect(mails.messages.every(({ raw }) => raw.includes('https://southerly.example.com'))).toBe(true)
    expect(new Set(await states())).toEqual(new Set(['sent']))
  })

  it('does not send again what may have left, nor what was refused', async () => {
    const mention = () =>
      ask(ben, 'POST', company('comments'), { subject: 'requirement:6(b)', text: 'And?', mentions: [cy.id] })
    const sent = mails.messages.length
    mails.answer('hang')
    await mention()
    await send()
    mails.answer(550)
    test.clock.forward(1000)
    await mention()
    await send()
    mails.answer('take')
    test.clock.forward(3_600_000)
    await send()
    expect(mails.messages).toHaveLength(sent + 1)
    expect((await states()).slice(0, 2)).toEqual(['failed', 'uncertain'])
  })

  it('tells the owner of a day to lodge once, and makes one digest a day', async () => {
    const tools = { database, clock: test.clock }
    test.clock.forward(Date.parse('2026-09-24T00:00:00Z') - test.clock.now().getTime())
    for (const _ of [1, 2]) await tellOfTheDay(tools, attempt.signal)
    expect((await told(cy)).filter((kind) => kind === 'deadline')).toHaveLength(1)
    expect(await kinds(cy)).toContain('deadline')
  })
})
