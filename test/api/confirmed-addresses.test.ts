import { beforeAll, beforeEach, expect, it } from 'vitest'
import { offerConfirmation } from '../../src/operations/notifications/confirm-address.ts'
import { tellOfTheDay } from '../../src/operations/notifications/of-the-day.ts'
import { sendMails } from '../../src/operations/notifications/send-mails.ts'
import { smtpMailer } from '../../src/operations/notifications/smtp.ts'
import { createKey } from '../../src/operations/tenancy/keys.ts'
import { removeMember } from '../../src/operations/tenancy/members.ts'
import type { Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type MailServer, startMailServer, textOf } from '../support/mail-server.ts'
import { newMember, newTenant, SECRET, type TestApp, type TestMember, testApp } from './support.ts'

const ABN = '74115061375'
const PERIOD = '2025-07-01/2026-06-30'
const PUBLIC_URL = 'https://southerly.example.com'
const DAY = 86_400_000
const LURE = 'URGENT: pay at https://evil.example/x\r\nBcc: all@example.com'.replaceAll(/[\r\n]/g, ' ')

describeOnOneEngine('addresses that get e-mail', (open) => {
  let database: Database
  let test: TestApp
  let mails: MailServer

  beforeAll(async () => {
    database = await open()
    mails = await startMailServer()
    const environment = {
      SOUTHERLY_SMTP_URL: mails.url,
      SOUTHERLY_SMTP_FROM: 'southerly@example.com',
      SOUTHERLY_PUBLIC_URL: PUBLIC_URL,
    }
    test = await testApp(database, { environment })
    return async () => {
      await test.app.close()
      await mails.close()
    }
  })
  // Each test begins a day of its own.
  beforeEach(() => test.clock.forward(DAY))

  const ask = (who: TestMember, method: 'GET' | 'POST', url: string, payload?: object) =>
    test.inject({ method, url, headers: { ...who.headers }, ...(payload === undefined ? {} : { payload }) })
  const send = async (tenantId: string): Promise<void> => {
    const mailer = smtpMailer({ url: mails.url, from: 'southerly@example.com', publicUrl: PUBLIC_URL })
    const attempt = { signal: new AbortController().signal, complete: async () => {} }
    await sendMails({ database, clock: test.clock, secret: SECRET, mailer }, { tenant_id: tenantId }, attempt)
  }
  const mention = (who: TestMember, whom: TestMember) =>
    ask(who, 'POST', `/v1/companies/${ABN}/comments?period=${PERIOD}`, {
      subject: 'requirement:6(a)',
      text: 'Look here',
      mentions: [whom.id],
    })
  const mailsTo = (address: string): string[] =>
    mails.messages.filter(({ to }) => to === address).map(({ raw }) => textOf(raw))
  const tokenIn = (mail: string): string => /#confirm=([\w-]+)/.exec(mail)![1]!
  const askForMail = (who: TestMember) => ask(who, 'POST', '/v1/me/email/confirmation-mail')
  const confirm = (who: TestMember, token: string) => ask(who, 'POST', '/v1/me/email/confirm', { token })
  const preferences = async (who: TestMember) =>
    (await ask(who, 'GET', '/v1/me/notification-preferences')).json().meta
  const newPair = async (address: string, plan: 'sandbox' | 'local' = 'local') => {
    const { id } = await newTenant(database, test.clock, { plan })
    const lee = await newMember(test, id, { email: address, roles: ['reviewer'], confirmed: false })
    const kim = await newMember(test, id, { name: LURE, roles: ['preparer'] })
    return { tenantId: id, lee, kim }
  }

  it('get no notification before somebody has proven that they are theirs', async () => {
    const { tenantId, lee, kim } = await newPair('third@party.example', 'sandbox')
    for (let count = 0; count < 20; count += 1) expect((await mention(kim, lee)).statusCode).toBe(201)
    await send(tenantId)
    await tellOfTheDay({ database, clock: test.clock }, new AbortController().signal)
    await send(tenantId)
    expect(mailsTo('third@party.example')).toEqual([])
    const told = await database.as({ kind: 'tenant', tenantId }, (sql) =>
      sql.query(SQL`select distinct state, last_error from mail`),
    )
    expect(told).toEqual([
      { state: 'dropped', last_error: 'The member has not confirmed the e-mail address.' },
    ])
    // In the app all of it is there.
    expect((await ask(lee, 'GET', '/v1/me/notifications')).json().meta.unread).toBe(20)
  })

  it('are confirmed by who is signed in and holds the link that was sent there', async () => {
    const { tenantId, lee, kim } = await newPair('lee@company.example')
    expect(await preferences(lee)).toMatchObject({ email_confirmed_at: null, confirmation_sent_at: null })
    expect((await askForMail(lee)).json()).toMatchObject({ email: 'lee@company.example', confirmed_at: null })
    expect((await preferences(lee)).confirmation_sent_at).not.toBeNull()
    await send(tenantId)
    const [mail] = mailsTo('lee@company.example')
    expect(mail).toMatch(/^Subject: Confirm your e-mail address for Southerly$/m)
    expect(mail).toMatch(/^To: lee@company\.example$/m)
    expect(mail).not.toContain('URGENT')
    const token = tokenIn(mail!)
    for (const [who, held] of [
      [kim, token],
      [lee, `${token.slice(0, -2)}AA`],
      [lee, 'x'],
    ] as const)
      expect((await confirm(who, held)).json().code).toBe('confirmation_invalid')
    const { text } = await database.as({ kind: 'operator' }, (sql) =>
      createKey(
        sql,
        { clock: test.clock, secret: SECRET },
        {
          tenantId,
          name: 'k',
          mode: 'live',
          scopes: ['admin'],
          packs: [],
          memberId: lee.id,
          actor: 'operator',
        },
      ),
    )
    const byKey = { ...lee, headers: { authorization: `Bearer ${text}` } } as unknown as TestMember
    expect((await confirm(byKey, token)).json().code).toBe('person_required')
    expect((await askForMail(byKey)).json().code).toBe('person_required')

    expect((await confirm(lee, token)).json().confirmed_at).toBe(test.clock.now().toISOString())
    expect((await confirm(lee, token)).statusCode).toBe(200)
    expect((await askForMail(lee)).statusCode).toBe(200)
    await mention(kim, lee)
    await send(tenantId)
    const sent = mailsTo('lee@company.example')
    expect(sent).toHaveLength(2)
    expect(sent[1]).toMatch(/^Subject: Southerly: Someone mentions you in a comment$/m)
    const [head = '', body = ''] = sent[1]!.split(/\n\n(?=Southerly has one)/)
    expect(head).not.toContain('URGENT')
    expect(body).toContain('“URGENT pay at https evil. example x Bcc all example. com” mentioned you')
    expect(sent[1]).not.toMatch(/evil\.example|https:\/\/evil/)
  })

  it('cannot be confirmed by an old link, or by one of another tenant', async () => {
    const [here, there] = [await newPair('kai@one.example'), await newPair('kai@one.example')]
    await askForMail(here.lee)
    await send(here.tenantId)
    const token = tokenIn(mailsTo('kai@one.example')[0]!)
    expect((await confirm(there.lee, token)).json().code).toBe('confirmation_invalid')
    const later = await newMember(test, here.tenantId, { roles: ['viewer'], confirmed: false })
    expect((await confirm(later, token)).json().code).toBe('confirmation_invalid')
    test.clock.forward(8 * DAY)
    const again = { ...here.lee, headers: (await newSession(here)).headers }
    expect((await confirm(again, token)).json().code).toBe('confirmation_invalid')
  })
  const newSession = async ({ tenantId, lee }: { tenantId: string; lee: TestMember }) => {
    const { signInAs } = await import('./support.ts')
    return { headers: await signInAs(test, tenantId, lee.id) }
  }

  it('get three links a day at most, from all tenants together, in whichever spelling', async () => {
    const spelled = ['vic@mail.example', 'Vic@mail.example', 'vic+1@mail.example', 'vic+2@mail.example']
    const pairs = []
    for (const address of spelled) pairs.push(await newPair(address))
    const answers = []
    for (const { lee } of pairs) answers.push(await askForMail(lee))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
    expect(answers[3]!.json().code).toBe('rate_limited')
    expect(Number(answers[3]!.headers['retry-after'])).toBe(21 * 3600)
    // Who has just joined is not refused for it, and asks for the link another day.
    await offerConfirmation(
      { database, clock: test.clock, secret: SECRET },
      { ...pairs[3]!, memberId: pairs[3]!.lee.id },
    )
    for (const { tenantId } of pairs) await send(tenantId)
    expect(mails.messages.filter(({ to }) => /^vic/i.test(to))).toHaveLength(3)
    test.clock.forward(DAY)
    const next = { ...pairs[3]!.lee, headers: (await newSession(pairs[3]!)).headers }
    expect((await askForMail(next)).statusCode).toBe(200)
    const rows = await database.as({ kind: 'authenticator' }, (sql) =>
      sql.query(SQL`select name from mail_quota`),
    )
    expect(rows).toHaveLength(2)
  })

  it('get thirty links a day at most from one tenant', async () => {
    const { id } = await newTenant(database, test.clock)
    const statuses: number[] = []
    for (let count = 0; count < 31; count += 1) {
      const one = await newMember(test, id, { roles: ['viewer'], confirmed: false })
      statuses.push((await askForMail(one)).statusCode)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
  })

  it('are never replaced, only erased', async () => {
    const { tenantId, lee } = await newPair('old@company.example')
    const change = (email: string | null) =>
      database.as({ kind: 'tenant', tenantId }, (sql) =>
        sql.query(SQL`update member set email = $3 where tenant_id = $1 and id = $2`, [
          tenantId,
          lee.id,
          email,
        ]),
      )
    await expect(change('new@company.example')).rejects.toThrow('never replaced')
    await expect(change('OLD@company.example')).rejects.toThrow('never replaced')
    await database.as({ kind: 'tenant', tenantId }, (sql) =>
      removeMember(sql, test.clock, { tenantId, id: lee.id, actor: 'operator' }),
    )
    await expect(change('new@company.example')).rejects.toThrow('never replaced')
    await change(null)
  })
})
