import { beforeAll, expect, it } from 'vitest'
import { tellOfTheDay } from '../../src/operations/notifications/of-the-day.ts'
import { sendMails } from '../../src/operations/notifications/send-mails.ts'
import { smtpMailer } from '../../src/operations/notifications/smtp.ts'
import { drainWebhook } from '../../src/operations/webhooks/drain.ts'
import type { Database } from '../../src/store/database.ts'
import { boundary } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type MailServer, startMailServer, textOf } from '../support/mail-server.ts'
import { type Ask, peopleApp, seen, type Who } from '../support/people-app.ts'
import { WITH_OPEN_GATES } from '../support/reviewing.ts'
import { startReceiver } from '../support/webhook-receiver.ts'
import { SECRET, signInAs, type TestApp, type TestMember, type TestTenant } from './support.ts'

const ABN = '74115061375'
const PERIOD = '2025-07-01/2026-06-30'
const DAY = 86_400_000

describeOnOneEngine('notifications', (open) => {
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
    const people = {
      ann: { name: 'Ann Lee', roles: ['preparer'] },
      ben: { name: 'Ben Ray', roles: ['reviewer'] },
      cy: { name: 'Cy Dunn', roles: ['approver'] },
      dee: {
        name: 'Dee Moss',
        roles: ['auditor'],
        engagements: [{ abn: ABN, period: PERIOD, ends_on: '2099-12-31' }],
      },
    } as const
    const environment = { SOUTHERLY_WEBHOOK_ALLOW_PRIVATE: 'yes' }
    ;({
      test,
      tenant,
      ask,
      people: { ann, ben, cy, dee },
    } = await peopleApp(database, people, { environment }))
    mails = await startMailServer()
    return async () => {
      await test.app.close()
      await mails.close()
    }
  })

  const attempt = { signal: new AbortController().signal, complete: async () => {} }
  const company = (path: string): string => `/v1/companies/${ABN}/${path}?period=${PERIOD}`
  const move = async (who: Who, route: string, body: object) => {
    const expected = route === 'approve' ? { expected: await seen(ask, who, company('review')) } : {}
    const answer = await ask(who, 'POST', company(`review/${route}`), {
      ...('move' in body && body.move === 'approve' ? WITH_OPEN_GATES : {}),
      ...body,
      ...expected,
    })
    expect([body, answer.statusCode]).toEqual([body, 200])
  }
  const told = async (who: Who): Promise<string[]> =>
    (await ask(who, 'GET', '/v1/me/notifications')).json().data.map(({ text }: { text: string }) => text)
  const send = async (): Promise<void> => {
    const mailer = smtpMailer({
      url: mails.url,
      from: 'Southerly <southerly@example.com>',
      publicUrl: 'https://southerly.example.com',
    })
    await sendMails(
      { database, clock: test.clock, secret: SECRET, mailer },
      { tenant_id: tenant.id },
      attempt,
    )
  }
  const mailed = ({ id }: TestMember): string[] =>
    mails.messages.filter(({ to }) => to === `${id}@example.com`).map(({ raw }) => textOf(raw))
  const mention = async (who: Who, { id }: TestMember) => {
    const body = { subject: 'requirement:6(a)', text: 'A secret question', mentions: [id] }
    expect((await ask(who, 'POST', company('comments'), body)).statusCode).toBe(201)
  }

  /** Everybody signs in again: no session lasts so long. */
  const nextDay = async (): Promise<void> => {
    test.clock.forward(DAY)
    const again = async (who: TestMember): Promise<TestMember> => ({
      ...who,
      headers: await signInAs(test, tenant.id, who.id),
    })
    ;[ann, ben, cy, dee] = [await again(ann), await again(ben), await again(cy), await again(dee)]
  }

  it('tell of a lock, an unlock and the query of an auditor those who work on the period', async () => {
    const written = await ask(ann, 'PUT', `/v1/companies/${ABN}/organisational-boundary`, boundary())
    expect(written.statusCode).toBe(200)
    await move(ann, 'submit', { move: 'submit' })
    await move(ben, 'decide', { move: 'mark_reviewed' })
    await move(cy, 'approve', { move: 'approve' })
    await move(cy, 'approve', { move: 'lock' })
    await move(cy, 'approve', { move: 'unlock', reason: 'A wrong share.' })
    const { rows } = (await ask(dee, 'GET', company('audit-sheet'))).json().data
    const row = rows.find(({ requirement_id }: { requirement_id: string }) => requirement_id === '6(a)')
    const mark = {
      requirement_id: '6(a)',
      mark: 'query',
      note: 'Which minutes?',
      evidence_sha256: row.evidence_sha256,
    }
    expect((await ask(dee, 'POST', company('audit-sheet'), { marks: [mark] })).statusCode).toBe(200)

    const [locked, unlocked] = [
      'Cy Dunn locked the period. Nothing in it can be changed.',
      'Cy Dunn unlocked the period. Its records can be changed again.',
    ]
    expect(await told(ann)).toEqual(['Dee Moss has a query about requirement 6(a).', unlocked, locked])
    expect(await told(dee)).toEqual([unlocked, locked])
    expect(await told(ben)).toEqual(['Ann Lee submitted 2 records and statements for your review.'])
    expect(await told(cy)).toEqual([
      'Ben Ray reviewed 2 records and statements for your approval.',
      'Ann Lee submitted 2 records and statements for your review.',
    ])
    const [query] = (await ask(ann, 'GET', '/v1/me/notifications?limit=1')).json().data
    expect(query).toMatchObject({
      kind: 'auditor_query',
      page: `/workspace/${ABN}/review?period=${encodeURIComponent(PERIOD)}`,
    })
  })

  it('come at once or in one digest of the day, which holds what is unread and nothing twice', async () => {
    await send()
    expect(mailed(ann).map(subject)).toHaveLength(2)
    expect(mailed(ann).map(subject)).toEqual(
      expect.arrayContaining(['Southerly: A period is unlocked', 'Southerly: An auditor has a query']),
    )
    expect(mailed(ben)).toEqual([])
    for (const _round of ['first', 'again'])
      await tellOfTheDay({ database, clock: test.clock }, attempt.signal)
    await send()
    const [digest] = mailed(ben)
    expect(subject(digest!)).toBe('Southerly, 15 Nov 2026: one notification')
    for (const line of [
      'Southerly has one notification for you.',
      '“Ann Lee” submitted 2 records and statements for your review.',
      '1 Jul 2025 to 30 Jun 2026',
      `https://southerly.example.com/workspace/${ABN}/review?period=${encodeURIComponent(PERIOD)}`,
      'Choose your e-mail notifications: https://southerly.example.com/settings/notifications',
    ])
      expect(digest).toContain(line)
    expect(mailed(ann)[2]).not.toContain('unlocked')
    expect(mails.messages).toHaveLength(7)

    await ask(ben, 'POST', '/v1/me/notifications/read', {})
    await nextDay()
    await tellOfTheDay({ database, clock: test.clock }, attempt.signal)
    await send()
    expect(mails.messages).toHaveLength(7)
  })

  it('follow what a member chose of each kind; in the app everything is told', async () => {
    const chosen = await ask(cy, 'PUT', '/v1/me/notification-preferences', { mention: 'none' })
    expect(chosen.json().data).toContainEqual(expect.objectContaining({ kind: 'mention', by_mail: 'none' }))
    await ask(ben, 'PUT', '/v1/me/notification-preferences', { mention: 'daily' })
    const wrong = await ask(cy, 'PUT', '/v1/me/notification-preferences', {
      mention: 'weekly',
      gossip: 'none',
    })
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'validation_failed'])
    expect((await ask(tenant, 'GET', '/v1/me/notification-preferences')).json().code).toBe('person_required')
    const kept = (await ask(cy, 'GET', '/v1/me/notification-preferences')).json().data
    expect(kept).toEqual(chosen.json().data)

    const before = mails.messages.length
    await mention(ann, cy)
    await mention(ann, ben)
    await mention(ben, ann)
    await send()
    expect(mails.messages.slice(before).map(({ to }) => to)).toEqual([`${ann.id}@example.com`])
    expect((await told(cy))[0]).toBe('Ann Lee mentioned you in a comment on requirement 6(a).')
    await nextDay()
    await tellOfTheDay({ database, clock: test.clock }, attempt.signal)
    // Who chooses otherwise before a digest leaves is not told by it.
    await ask(ben, 'PUT', '/v1/me/notification-preferences', { mention: 'none' })
    await send()
    expect(mails.messages.slice(before + 1).filter(({ to }) => to === `${ben.id}@example.com`)).toEqual([])
  })

  it('reach webhooks as members.notified, once for all who are told, without names and words', async () => {
    const receiver = await startReceiver()
    const hook = await ask(tenant, 'POST', '/v1/webhooks', {
      url: receiver.url,
      event_types: ['members.notified'],
    })
    expect(hook.statusCode).toBe(201)
    const body = { subject: 'requirement:6(b)', text: 'A secret question', mentions: [ann.id, cy.id] }
    expect((await ask(ben, 'POST', company('comments'), body)).statusCode).toBe(201)
    await drainWebhook(
      {
        database,
        clock: test.clock,
        secret: SECRET,
        send: { allowPrivate: true, timeoutMilliseconds: 5000 },
      },
      { tenant_id: tenant.id, webhook_id: hook.json().id },
      attempt,
    )
    await receiver.close()
    expect(receiver.received).toHaveLength(1)
    const [{ event, body: sent }] = receiver.received as [(typeof receiver.received)[number]]
    expect(event).toMatchObject({
      type: 'members.notified',
      data: {
        abn: ABN,
        summary: '2 members were notified: mention.',
        to: { kind: 'mention', period: PERIOD, members: [ann.id, cy.id].toSorted() },
        cause: { by: `member:${ben.id}` },
      },
    })
    expect(sent).not.toMatch(/Ann Lee|Ben Ray|Cy Dunn|secret question|example\.com/)
  })
})

const subject = (mail: string): string | undefined => /^Subject: (.*)$/m.exec(mail)?.[1]
