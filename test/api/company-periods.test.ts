import { beforeAll, expect, it } from 'vitest'
import { compareText } from '../../src/domain/text-order.ts'
import type { Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnOneEngine, FULL_RUN } from '../support/engines.ts'
import { newMember, newTenant, type TestApp, type TestMember, testApp } from './support.ts'

const COMPANIES = FULL_RUN ? 1000 : 300
const PERIODS = ['2025-07-01/2026-06-30', '2024-07-01/2025-06-30']
const LIMIT = 200

interface Row {
  readonly company: { readonly abn: string }
  readonly period: string
  readonly deadline: { readonly due_on: string | null }
}

describeOnOneEngine('many companies and periods', (open) => {
  let database: Database
  let test: TestApp
  let ann: TestMember
  let eve: TestMember

  beforeAll(async () => {
    database = await open()
    test = await testApp(database)
    const { id } = await newTenant(database, test.clock)
    ann = await newMember(test, id, { roles: ['preparer'] })
    eve = await newMember(test, (await newTenant(database, test.clock)).id, { roles: ['preparer'] })
    await database.as({ kind: 'tenant', tenantId: id }, (sql) => writeBoundaries(sql, id))
    return () => test.app.close()
  })

  const ask = async (who: TestMember, query: string) =>
    await test.inject({ method: 'GET', url: `/v1/company-periods?${query}`, headers: who.headers })

  it('are paged without a gap or a repetition, the nearest day to lodge first', async () => {
    const rows: Row[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const answer = await ask(ann, `limit=${LIMIT}${cursor === '' ? '' : `&cursor=${cursor}`}`)
      expect(answer.statusCode).toBe(200)
      const { data, page, meta } = answer.json()
      expect(meta.total).toBe(COMPANIES * PERIODS.length)
      rows.push(...data)
      cursor = page.next_cursor
    }
    expect(new Set(rows.map(({ company, period }) => `${company.abn} ${period}`)).size).toBe(2 * COMPANIES)
    const days = rows.map(({ deadline }) => deadline.due_on)
    expect([days[0], days.at(-1)]).toEqual(['2025-09-30', '2026-09-30'])
    expect(days).toEqual(days.toSorted((one, other) => compareText(one ?? '', other ?? '')))
  })

  it('come as one file, narrowed as asked, and to their own tenant alone', async () => {
    const lines = (await ask(ann, 'format=csv')).body.trimEnd().split('\r\n')
    expect(lines).toHaveLength(2 * COMPANIES + 1)
    const calendar = await ask(ann, 'format=ics&company=10%20000%20000%20003')
    expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const dated = calendar.body.replaceAll('\r\n ', '')
    expect(dated.match(/^DTSTART.*$/gm)?.toSorted()).toEqual([
      'DTSTART;VALUE=DATE:20250930',
      'DTSTART;VALUE=DATE:20260930',
    ])
    expect(dated).toContain('/workspace/10000000003?period=')
    expect(dated.match(/^TRIGGER:.*$/gm)).toHaveLength(6)
    const narrowed = (await ask(ann, 'company=10%20000%20000%200&sort=company')).json()
    expect(narrowed.meta.total).toBe(2 * 99)
    expect(narrowed.data.slice(0, 2).map(({ period }: Row) => period)).toEqual(PERIODS)
    expect((await ask(ann, 'state=locked')).json().data).toEqual([])
    expect((await ask(eve, '')).json().meta.total).toBe(0)
  })
})

/** Written by the database itself: a thousand requests would take longer than all that is tried here. */
const writeBoundaries = (sql: Parameters<Parameters<Database['as']>[1]>[0], tenantId: string) =>
  sql.query(
    SQL`insert into tenant_record (tenant_id, abn, kind, period, version, body, body_sha256, authored_by, authored_at)
     select $1, (10000000000 + n)::text, 'organisational_boundary', period, 1,
       '{"reporting_duty":{"entity_kind":"disclosing_entity"}}', repeat('a', 64), 'operator', '2026-01-01'
     from generate_series(1, $2::integer) n, unnest($3::text[]) period`,
    [tenantId, COMPANIES, PERIODS],
  )
