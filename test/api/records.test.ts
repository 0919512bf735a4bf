import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import {
  boundary,
  july,
  marketEvidence,
  statement,
  target,
  YEAR_2026,
} from '../support/disclosure-records.ts'
import { describeOnBothEngines } from '../support/engines.ts'
import { RECORD_EXAMPLES } from '../support/record-resources.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const COMPANY = '74115061375'
const PERIOD = '2025-07-01/2026-06-30'

describeOnBothEngines('tenant records', (open) => {
  let database: Database
  let test: TestApp
  let tenant: TestTenant
  beforeAll(async () => {
    database = await open()
    test = await testApp(database)
    tenant = await newTenant(database, test.clock)
    return () => test.app.close()
  })

  type Method = 'PUT' | 'GET' | 'DELETE'
  const call = (
    method: Method,
    route: string,
    options: { readonly ifMatch?: string; readonly body?: object } = {},
  ): Promise<LightMyRequestResponse> =>
    test.inject({
      method,
      url: `/v1/companies/${COMPANY}/${route}`,
      headers: {
        ...tenant.headers,
        ...(options.ifMatch === undefined ? {} : { 'if-match': options.ifMatch }),
      },
      ...(options.body === undefined ? {} : { payload: options.body }),
    })
  const tagOf = (answer: LightMyRequestResponse): string => String(answer.headers['etag'])

  describe.each(RECORD_EXAMPLES)('$route', ({ route, perPeriod, body, variant }) => {
    const query = perPeriod ? `?period=${PERIOD}` : ''
    const gone = `${route}?reason=written%20by%20mistake${perPeriod ? `&period=${PERIOD}` : ''}`

    it('is written, read, changed, deleted and written again, and its history tells it all', async () => {
      expect((await call('GET', route)).json()).toMatchObject({ code: 'record_not_found' })
      expect((await call('GET', `${route}/history`)).statusCode).toBe(404)
      const tried = await call('PUT', `${route}?dry_run=true`, { body })
      expect(tried.json()).toMatchObject({ data: { version: 1 }, meta: { dry_run: true, changed: true } })

      const first = await call('PUT', route, { body })
      expect(first.json()).toMatchObject({
        data: {
          ...body,
          version: 1,
          supersedes: null,
          authored_by: `key:${tenant.keyId}`,
          period: perPeriod ? YEAR_2026 : null,
          retain_until: '2033-11-15',
        },
        meta: { changed: true, dry_run: false },
      })
      expect((await call('GET', route)).json().data).toEqual(first.json().data)
      expect(tagOf(await call('GET', `${route}${query}`))).toBe(tagOf(first))
      const { kind, period } = first.json().data
      const listed = async () =>
        ((await call('GET', 'records')).json().data as { kind: string }[]).find((one) => one.kind === kind)
      expect(await listed()).toEqual({ kind, period, status: 'in_force' })
      expect((await call('PUT', route, { body: variant('two') })).json()).toMatchObject({ status: 428 })
      expect((await call('PUT', route, { body: variant('two'), ifMatch: '"v1-no"' })).statusCode).toBe(412)

      const second = await call('PUT', route, { body: variant('two'), ifMatch: tagOf(first) })
      expect(second.json()).toMatchObject({ data: { ...variant('two'), version: 2, supersedes: 1 } })
      const again = await call('PUT', route, { body: variant('two'), ifMatch: tagOf(second) })
      expect(again.json()).toMatchObject({ data: { version: 2 }, meta: { changed: false } })
      const whichever = await call('PUT', route, { body: variant('two'), ifMatch: '*' })
      expect(whichever.json()).toMatchObject({ data: { version: 2 }, meta: { changed: false } })

      expect((await call('DELETE', gone)).statusCode).toBe(428)
      expect((await call('DELETE', gone, { ifMatch: tagOf(first) })).statusCode).toBe(412)
      const deleted = await call('DELETE', gone, { ifMatch: tagOf(second) })
      expect(deleted.json()).toMatchObject({ data: { version: 3, supersedes: 2 } })
      expect((await call('GET', `${route}${query}`)).json()).toMatchObject({
        code: 'record_not_found',
        hint: expect.stringContaining('/history'),
      })
      expect(await listed()).toEqual({ kind, period, status: 'deleted' })
      expect((await call('DELETE', gone, { ifMatch: tagOf(second) })).statusCode).toBe(404)
      expect((await call('PUT', route, { body, ifMatch: '*' })).statusCode).toBe(412)
      const anew = await call('PUT', route, { body })
      expect(anew.json()).toMatchObject({ data: { version: 4, supersedes: 3 } })

      const history = (await call('GET', `${route}/history`)).json().data
      expect(history.map(({ version }: { version: number }) => version)).toEqual([4, 3, 2, 1])
      expect(history[0]).toMatchObject({ ...body, deletion_reason: null })
      expect(history[1]).toMatchObject({ deletion_reason: 'written by mistake' })
      expect(history[1].field_changes.every(({ change }: { change: string }) => change === 'removed')).toBe(
        true,
      )
      expect(history[2].field_changes.length).toBeGreaterThan(0)
      expect(history[3].field_changes).toBeNull()
    })

    it('is paged in the history without losing what the oldest of a page changed', async () => {
      const whole = (await call('GET', `${route}/history`)).json().data
      const page = (await call('GET', `${route}/history?limit=2`)).json()
      expect(page).toMatchObject({ page: { has_more: true } })
      const rest = await call('GET', `${route}/history?limit=2&cursor=${page.page.next_cursor}`)
      expect([...page.data, ...rest.json().data]).toEqual(whole)
    })

    it('leaves an audit event for each version', async () => {
      const url = `/v1/audit-events?abn=${COMPANY}&action=tenant_record&limit=4`
      const { data } = (await test.inject({ url, headers: tenant.headers })).json()
      expect(
        data.map(({ action, detail }: { action: string; detail: { version: number } }) => [
          action,
          detail.version,
        ]),
      ).toEqual([
        ['tenant_record.replaced', 4],
        ['tenant_record.deleted', 3],
        ['tenant_record.replaced', 2],
        ['tenant_record.replaced', 1],
      ])
      expect(data[1]).toMatchObject({
        actor: `key:${tenant.keyId}`,
        detail: { abn: COMPANY, period: perPeriod ? PERIOD : '', reason: 'written by mistake' },
      })
    })
  })

  it('knows each period apart and answers the latest unless asked', async () => {
    const route = 'organisational-boundary'
    await call('PUT', route, { body: boundary({ period: july(2026), rationale: 'The year after' }) })
    const earlier = await call('PUT', route, { body: boundary({ period: july(2023) }) })
    expect(earlier.json()).toMatchObject({ data: { version: 1 } })
    expect((await call('GET', route)).json()).toMatchObject({ data: { period: july(2026) } })
    expect((await call('GET', `${route}/history?period=2023-24`)).json().data).toHaveLength(1)
    expect((await call('GET', `${route}?period=2023-24`)).json()).toMatchObject({
      data: { period: july(2023) },
    })
    expect((await call('GET', `${route}?period=2020-21`)).json()).toMatchObject({
      code: 'record_not_found',
      valid_values: ['2026-07-01/2027-06-30', PERIOD, '2023-07-01/2024-06-30'],
    })
    expect((await call('GET', `${route}?period=2023-25`)).json()).toMatchObject({ code: 'invalid_parameter' })
    expect((await call('DELETE', `${route}?reason=x`)).json()).toMatchObject({ code: 'missing_parameter' })
    expect((await call('GET', 'emission-targets?period=2023-24')).json()).toMatchObject({
      code: 'unknown_parameter',
    })
  })

  it.each([
    [
      'emission-targets',
      { targets: [target({ type: 'intensity' })] },
      'target_inconsistent',
      '/targets/0/denominator',
    ],
    [
      'organisational-boundary',
      boundary({ approach: 'equity_share' }),
      'boundary_shares_invalid',
      '/entities/1/inclusion_percent',
    ],
    [
      'market-based-scope2/evidence',
      marketEvidence({ period: july(2026) }),
      'evidence_period_mismatch',
      '/instruments/0/period',
    ],
    [
      's2-statements',
      { period: YEAR_2026, statements: [statement('99')] },
      'validation_failed',
      '/statements/0/requirement_id',
    ],
  ])('%s refuses a contradiction by its own code', async (route, body, code, pointer) => {
    const before = (await call('GET', route)).body
    const refused = await call('PUT', route, { body, ifMatch: '"any"' })
    expect(refused.json()).toMatchObject({ status: 422, code })
    expect(refused.json().errors).toContainEqual(expect.objectContaining({ pointer, code }))
    expect((await call('GET', route)).body).toBe(before)
  })

  it('stores a requirement under its id however it was named', async () => {
    const body = { period: july(2028), statements: [statement('29-a-i-1')] }
    const { data } = (await call('PUT', 's2-statements', { body })).json()
    expect(data.statements[0].requirement_id).toBe('29(a)(i)(1)')
  })

  it('tells warnings apart from faults and repeats them when read', async () => {
    const body = boundary({ period: july(2030) })
    delete (body as { sign_off?: object }).sign_off
    const warnings = [expect.objectContaining({ code: 'not_signed_off', pointer: '/sign_off' })]
    const route = 'organisational-boundary'
    expect((await call('PUT', route, { body })).json()).toMatchObject({ meta: { warnings } })
    expect((await call('GET', `${route}?period=2030-31`)).json()).toMatchObject({ meta: { warnings } })
  })

  it('keeps every version from everybody', async () => {
    for (const statement of [SQL`update tenant_record set version = 9`, SQL`delete from tenant_record`])
      for (const actor of [{ kind: 'operator' }, { kind: 'tenant', tenantId: tenant.id }] as const)
        await expect(database.as(actor, (sql) => sql.query(statement))).rejects.toMatchObject({
          sqlState: '42501',
        })
  })
})
