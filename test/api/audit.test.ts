import { beforeAll, expect, it } from 'vitest'
import { appendAudit, verifyAuditChain } from '../../src/operations/tenancy/audit.ts'
import type { Database } from '../../src/store/database.ts'
import { describeOnBothEngines } from '../support/engines.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

describeOnBothEngines('audit events', (open) => {
  let database: Database
  let test: TestApp
  let owner: TestTenant

  beforeAll(async () => {
    database = await open({ pool: 8 })
    test = await testApp(database)
    owner = await newTenant(database, test.clock)
    return () => test.app.close()
  })

  const append = async (subject: string) =>
    database.as({ kind: 'tenant', tenantId: owner.id }, async (sql) =>
      appendAudit(sql, test.clock, {
        tenantId: owner.id,
        actor: 'system',
        action: 'test.happened',
        subject,
        detail: { b: 1, a: 'ä' },
      }),
    )

  it('form one chain without a gap although many are written at once', async () => {
    await Promise.all(Array.from({ length: 20 }, async (_, index) => append(`test:${index}`)))
    expect(await verifyAuditChain(database, owner.id)).toEqual([{ tenantId: owner.id, events: 22 }])
  })

  it('are listed newest first, page by page', async () => {
    const sequences: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const url: string = `/v1/audit-events?limit=10${cursor === '' ? '' : `&cursor=${cursor}`}`
      const { data, page } = (await test.inject({ url, headers: owner.headers })).json()
      sequences.push(...data.map((event: { sequence: number }) => event.sequence))
      cursor = page.next_cursor
    }
    expect(sequences).toEqual(Array.from({ length: 22 }, (_, index) => 22 - index))
  })

  it('cannot be changed or removed, not even by the operator', async () => {
    for (const statement of [
      "update audit_event set actor = 'nobody'",
      'delete from audit_event',
      'truncate audit_event',
    ])
      for (const actor of [{ kind: 'operator' }, { kind: 'tenant', tenantId: owner.id }] as const)
        await expect(database.as(actor, (sql) => sql.query(statement))).rejects.toMatchObject({
          sqlState: '42501',
        })
  })

  it('show what a hand in the database did: an altered event, a removed last one', async () => {
    const tamper = async (statement: string) =>
      database.transaction(async (sql) => {
        await sql.exec(`alter table audit_event disable trigger user; alter table audit_event no force row level security;
          ${statement};
          alter table audit_event enable trigger user; alter table audit_event force row level security`)
      })
    await tamper('delete from audit_event where sequence = 22')
    expect((await verifyAuditChain(database))[0]?.broken).toContain('its head says 22')
    await tamper("update audit_event set actor = 'nobody' where sequence = 3")
    expect((await verifyAuditChain(database))[0]?.broken).toContain('event 3 was altered')
  })
})
