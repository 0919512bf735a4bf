import { beforeAll, describe, expect, inject, it } from 'vitest'
import { systemClock } from '../../src/clock.ts'
import { raise } from '../../src/operations/notifications/raise.ts'
import { newId } from '../../src/operations/tenancy/new-id.ts'
import { createTenant } from '../../src/operations/tenancy/tenants.ts'
import type { Database, Sql } from '../../src/store/database.ts'
import { markConfirmed } from '../../src/store/member-addresses.ts'
import { activeMembersOf } from '../../src/store/member-work.ts'
import { openDatabase } from '../../src/store/open.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { newPostgresUrl } from '../support/engines.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { startProgram } from '../support/run-program.ts'

describe.skipIf(inject('postgresUrl') === undefined)('e-mails of notifications', () => {
  let url: string
  let database: Database
  let mails: MailServer
  let tenantId: string
  const memberId = newId('mem_')

  beforeAll(async () => {
    url = await newPostgresUrl()
    database = await openDatabase({ databaseUrl: url, pool: 2 })
    mails = await startMailServer()
    tenantId = (await createTenant(database, systemClock, { name: 'T', plan: 'local', limitOverrides: {} }))
      .id
    await database.as({ kind: 'operator' }, (sql) =>
      sql.query(
        SQL`insert into member (tenant_id, id, name, email, roles, packs, status, invited_at, invited_by, joined_at)
            values ($1, $2, 'Lee', 'lee@example.com', '{preparer}', '{}', 'active', now(), 'operator', now())`,
        [tenantId, memberId],
      ),
    )
    await asTenant((sql) => markConfirmed(sql, tenantId, memberId, 'link', systemClock.now().toISOString()))
    return async () => {
      await database.close()
      await mails.close()
    }
  })

  const mention = async (sql: Sql, occurrence: string): Promise<void> =>
    raise(
      sql,
      systemClock,
      tenantId,
      [
        {
          kind: 'mention',
          abn: '74115061375',
          period: '2025-07-01/2026-06-30',
          actor: 'operator',
          occurrence,
          detail: { subject: 'requirement:6(a)', thread: 'x' },
          members: [memberId],
        },
      ],
      await activeMembersOf(sql, tenantId),
    )
  const asTenant = <T>(work: (sql: Sql) => Promise<T>): Promise<T> =>
    database.as({ kind: 'tenant', tenantId }, work)
  const states = async (): Promise<string[]> =>
    (
      await asTenant((sql) => sql.query<{ state: string }>(SQL`select state from mail order by from_ordinal`))
    ).map(({ state }) => state)
  const count = async (text: 'notification' | 'mail' | 'event'): Promise<number> => {
    const counted = { notification: SQL`notification`, mail: SQL`mail`, event: SQL`event` }[text]
    const [row] = await asTenant((sql) => sql.query<{ n: number }>(SQL`select count(*) as n from ${counted}`))
    return row!.n
  }

  it('are written with what they tell of, or not at all', async () => {
    const broken = asTenant(async (sql) => {
      await mention(sql, 'undone')
      throw new Error('the change failed')
    })
    await expect(broken).rejects.toThrow('the change failed')
    expect([await count('notification'), await count('mail'), await count('event')]).toEqual([0, 0, 0])
  })

  it('leave once each although a worker is killed: one that may have left is not sent again', async () => {
    for (const occurrence of ['first', 'second']) await asTenant((sql) => mention(sql, occurrence))
    mails.answer('hang')
    const killed = startProgram('send-mails', [url, mails.url])
    await expect.poll(() => mails.messages.length, { timeout: 20_000 }).toBe(1)
    killed.process.kill('SIGKILL')
    await expect.poll(() => killed.process.signalCode).toBe('SIGKILL')
    expect(await states()).toEqual(['sending', 'pending'])

    mails.answer('take')
    await startProgram('send-mails', [url, mails.url]).ended
    expect(await states()).toEqual(['uncertain', 'sent'])
    const ids = mails.messages.map(({ raw }) => /^X-Southerly-Mail: (\S+)/m.exec(raw)?.[1])
    expect(new Set(ids).size).toBe(2)
    expect(ids).toHaveLength(2)
    expect(await count('notification')).toBe(2)
  })
})
