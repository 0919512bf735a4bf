import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../src/domain/calendar.ts'
import { appendAudit, recordBundleRead, verifyAuditChain } from '../../src/operations/tenancy/audit.ts'
import type { Database } from '../../src/store/database.ts'
import { SQL, trustedSql } from '../../src/store/sql-text.ts'
import { describeOnBothEngines } from '../support/engines.ts'
import { RECORD_EXAMPLES } from '../support/record-resources.ts'
import { newTenant, type TestApp, type TestTenant, testApp, testClock } from './support.ts'

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
      SQL`update audit_event set actor = 'nobody'`,
      SQL`delete from audit_event`,
      SQL`truncate audit_event`,
    ])
      for (const actor of [{ kind: 'operator' }, { kind: 'tenant', tenantId: owner.id }] as const)
        await expect(database.as(actor, (sql) => sql.query(statement))).rejects.toMatchObject({
          sqlState: '42501',
        })
  })

  const tamper = async (statement: string) =>
    database.transaction(async (sql) => {
      await sql.exec(SQL`alter table audit_event disable trigger user; alter table audit_event no force row level security;
        ${trustedSql(statement)};
        alter table audit_event enable trigger user; alter table audit_event force row level security`)
    })
  const brokenNow = async (tenantId: string) => (await verifyAuditChain(database, tenantId))[0]?.broken

  it('show what a hand in the database did: an altered event, a removed last one', async () => {
    await tamper('delete from audit_event where sequence = 22')
    expect(await brokenNow(owner.id)).toContain('its head says 22')
    await tamper("update audit_event set actor = 'nobody' where sequence = 3")
    expect(await brokenNow(owner.id)).toContain('event 3 was altered')
  })

  describe('of records and bundles', () => {
    const COMPANY = '74115061375'
    let writer: TestTenant
    beforeEach(async () => {
      writer = await newTenant(database, test.clock)
      for (const { route, body } of RECORD_EXAMPLES)
        await test.inject({
          method: 'PUT',
          url: `/v1/companies/${COMPANY}/${route}`,
          headers: writer.headers,
          payload: body,
        })
      await database.as({ kind: 'tenant', tenantId: writer.id }, (sql) =>
        recordBundleRead(sql, test.clock, {
          tenantId: writer.id,
          actor: `key:${writer.keyId}`,
          abn: COMPANY,
          period: '2024-07-01/2025-06-30',
          bundleId: 'art_1',
          file: null,
        }),
      )
    })

    const list = async (query: string): Promise<readonly { action: string }[]> =>
      (await test.inject({ url: `/v1/audit-events?${query}`, headers: writer.headers })).json().data

    it('are found by company and by action', async () => {
      expect(await list(`abn=${COMPANY}`)).toHaveLength(RECORD_EXAMPLES.length + 1)
      expect(await list('abn=51824753556')).toEqual([])
      expect(await list(`abn=${COMPANY}&action=tenant_record`)).toHaveLength(RECORD_EXAMPLES.length)
      expect(await list('action=tenant_record.deleted')).toEqual([])
      expect(await list('action=bundle.read')).toMatchObject([
        { subject: 'bundle:art_1', detail: { abn: COMPANY, file: null } },
      ])
      const refused = await test.inject({ url: '/v1/audit-events?abn=1', headers: writer.headers })
      expect(refused.json()).toMatchObject({ code: 'abn_format_invalid' })
    })

    it('are found by actor and day, both ends of a range included, page by page', async () => {
      const actor = `key:${writer.keyId}`
      expect(await list(`actor=${actor}`)).toHaveLength(RECORD_EXAMPLES.length + 1)
      expect(await list(`actor=${actor}&action=bundle.read`)).toHaveLength(1)
      expect((await list('actor=operator')).map(({ action }) => action)).toEqual([
        'api_key.created',
        'tenant.created',
      ])
      expect(await list(`actor=key:${writer.keyId.toLowerCase()}`)).toEqual([])
      const today = test.clock.now().toISOString().slice(0, 10)
      expect(await list(`from=${today}&to=${today}&actor=${actor}`)).toHaveLength(RECORD_EXAMPLES.length + 1)
      expect(await list(`actor=${actor}&from=${addDays(today, 1)}`)).toEqual([])
      expect(await list(`actor=${actor}&to=${addDays(today, -1)}`)).toEqual([])
      expect(await list('from=0001-01-01&to=9999-12-31')).toHaveLength(RECORD_EXAMPLES.length + 3)

      const first = await test.inject({
        url: `/v1/audit-events?actor=${actor}&limit=1`,
        headers: writer.headers,
      })
      const { next_cursor } = first.json().page
      const second = await list(`actor=${actor}&limit=1&cursor=${next_cursor}`)
      expect(second).toMatchObject([{ sequence: first.json().data[0].sequence - 1 }])
      const other = await test.inject({
        url: `/v1/audit-events?actor=operator&limit=1&cursor=${next_cursor}`,
        headers: writer.headers,
      })
      expect(other.json()).toMatchObject({ code: 'invalid_cursor' })
    })

    it('belong to the UTC day in which they happened, whatever the zone of the server', async () => {
      const midnight = await newTenant(database, testClock('2026-07-01T00:00:00.000Z'))
      const last = await newTenant(database, testClock('2026-06-30T23:59:59.999Z'))
      const count = async (tenant: TestTenant, query: string): Promise<number> =>
        (await test.inject({ url: `/v1/audit-events?${query}`, headers: tenant.headers })).json().data.length
      expect(await count(midnight, 'from=2026-07-01&to=2026-07-01')).toBe(2)
      expect(await count(midnight, 'to=2026-06-30')).toBe(0)
      expect(await count(last, 'from=2026-06-30&to=2026-06-30')).toBe(2)
      expect(await count(last, 'from=2026-07-01')).toBe(0)
    })

    it.each([
      ['from=2026-07-02&to=2026-07-01', 'from (2026-07-02) is after to (2026-07-01).'],
      ['from=2026-02-30', 'from must be a calendar date'],
      ['actor=key:%27', 'actor must be written like key:'],
    ])('are refused with a sentence for %s', async (query, sentence) => {
      const refused = await test.inject({ url: `/v1/audit-events?${query}`, headers: writer.headers })
      expect(refused.json()).toMatchObject({
        code: 'invalid_parameter',
        detail: expect.stringContaining(sentence),
      })
    })

    const ofRecord = () =>
      `tenant_id = '${writer.id}' and subject = 'tenant_record:emission_targets:${COMPANY}'`

    it.each([
      [
        'an edited version number',
        () =>
          `update audit_event set detail = replace(detail, '"version":1', '"version":2') where ${ofRecord()}`,
        'was altered',
      ],
      [
        'an edited content hash',
        () =>
          `update audit_event set detail = regexp_replace(detail, '"body_sha256":"[0-9a-f]{8}', '"body_sha256":"00000000') where ${ofRecord()}`,
        'was altered',
      ],
      [
        'an edited company',
        () => `update audit_event set subject = replace(subject, '7', '8') where ${ofRecord()}`,
        'was altered',
      ],
      ['a removed event', () => `delete from audit_event where ${ofRecord()}`, 'is missing'],
    ])('show %s', async (_, statement, expected) => {
      expect(await brokenNow(writer.id)).toBeUndefined()
      await tamper(statement())
      expect(await brokenNow(writer.id)).toContain(expected)
    })
  })
})
