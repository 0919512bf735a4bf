import { beforeAll, expect, it } from 'vitest'
import { putRecord } from '../support/disclosure-app.ts'
import { boundary, statement, YEAR_2026 } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'
import { newTenant } from './support.ts'

const AGL = '74115061375'
const BHP = '49004028077'
const URL = `/v1/companies/${AGL}/filing-readiness`

interface Row {
  readonly requirement_id: string
  readonly slug: string
  readonly scored: boolean
  readonly evidence_status: string
}

describeOnOneEngine('filing readiness', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
  })
  const rowsOf = async (query: string) => (await app.get(`${URL}?${query}`)).data['rows'] as readonly Row[]

  it('of a company without records has not started, with a score that shows its sum', async () => {
    const { data, meta } = await app.get(`${URL}?period=2025-26`)
    expect(data).toMatchObject({
      period: { ...YEAR_2026, basis: 'asked_for' },
      standard: { version: '2024-09', basis: 'in_force' },
      readiness_state: 'not_started',
      year_number: 1,
      duty: { status: 'in_group', group: 1, first_period: YEAR_2026, unknown: ['entity_kind'] },
      registry: { reporting_year: '2024-25', mismatch: { code: 'earlier_period' } },
    })
    const { value, numerator, denominator } = data['score'] as Record<string, number>
    expect(value).toBeCloseTo((numerator ?? 0) / (denominator ?? 1), 5)
    expect(data['gates']).toContainEqual({ requirement_id: '6(a)', evidence_status: 'missing' })
    expect(data['blocked_by']).toContain('CA.s296D(2B)')
    expect(meta).toMatchObject({ snapshot: expect.any(String), licences: expect.any(Array) })
    expect(meta['evidence_hash']).toBe(data['evidence_hash'])
  })

  it('scores 106 requirements under 2024-09 and 108 under 2025-12, which must be elected', async () => {
    const scored = async (query: string) => (await rowsOf(query)).filter((row) => row.scored).length
    expect(await scored('period=2025-26')).toBe(106)
    expect(await scored('period=2025-26&standard_version=2025-12&early_adoption=true')).toBe(108)
    expect(await scored('period=2027-28')).toBe(108)
    expect(await app.get(`${URL}?period=2025-26&standard_version=2025-12`, 400)).toMatchObject({
      code: 'invalid_parameter',
      errors: [{ parameter: 'early_adoption' }],
    })
  })

  it('takes a requirement by id or slug, and refuses one that is not scored', async () => {
    const expected = [{ requirement_id: '29(a)(i)(1)', slug: '29-a-i-1', evidence_status: 'missing' }]
    expect(await rowsOf('period=2025-26&requirement=29-a-i-1')).toMatchObject(expected)
    expect(await rowsOf('period=2025-26&requirement=29(a)(i)(1)')).toMatchObject(expected)
    expect(await app.get(`${URL}?requirement=99`, 400)).toMatchObject({ code: 'invalid_parameter' })
  })

  it('gives the open rows as a to-do list, by Accept or by format', async () => {
    const ask = (query: string, accept?: string) =>
      app.inject({
        url: `${URL}?period=2025-26${query}`,
        headers: { ...app.tenant.headers, ...(accept === undefined ? {} : { accept }) },
      })
    const csv = await ask('', 'text/csv')
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(csv.headers['vary']).toContain('accept')
    expect(csv.body.split('\r\n')[0]).toBe(
      '"requirement","pillar","pillar_requirements","title","gate","status","holder","closes","route","next"',
    )
    expect(csv.body).toContain(`PUT /v1/companies/${AGL}/s2-statements`)
    expect((await ask('&format=csv')).body).toBe(csv.body)
    const markdown = await ask('&format=markdown', 'text/csv')
    expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(markdown.body).toContain('- [ ] **6(a)**')
    expect((await ask('', 'image/png')).statusCode).toBe(406)
  })

  it('moves with the records of its tenant alone, and never outlives them', async () => {
    const url = `${URL}?period=2025-26`
    const before = await app.inject({ url, headers: app.tenant.headers })
    expect(before.headers['cache-control']).toBe('private, no-cache')
    const other = await newTenant(app.database, app.clock, { name: 'Other' })
    await putRecord(app, other, AGL, 'organisational_boundary', boundary())
    expect((await app.inject({ url, headers: app.tenant.headers })).body).toBe(before.body)

    await putRecord(app, app.tenant, AGL, 's2_statements', {
      period: YEAR_2026,
      statements: [statement('6(a)'), statement('10(a)')],
    })
    const after = await app.get(url)
    expect(after.data).toMatchObject({
      readiness_state: 'blocked',
      blocked_by: expect.not.arrayContaining(['6(a)']),
    })
    expect(after.meta['evidence_hash']).not.toBe(
      before.json<{ data: { evidence_hash: string } }>().data.evidence_hash,
    )
    const pinned = await app.inject({
      url: `${url}&snapshot=${String(after.meta['snapshot'])}`,
      headers: app.tenant.headers,
    })
    expect(pinned.headers['cache-control']).toBe('private, no-cache')
    const newest = await app.get(URL)
    expect(newest.data['period']).toMatchObject({ ...YEAR_2026, basis: 'newest_record' })
    expect((await app.get(`${URL}?period=2026-27&requirement=6(a)`)).data['rows']).toMatchObject([
      { evidence_status: 'stale' },
    ])
  })

  it('holds "no target" against a limit that the law sets', async () => {
    const url = `/v1/companies/${BHP}/filing-readiness?period=2025-26&requirement=33`
    await putRecord(app, app.tenant, BHP, 'emission_targets', {
      targets: [],
      no_target: {
        statement: 'None is set.',
        stated_by: { name: 'A. Person', role: 'Chair', on: '2026-08-01' },
      },
    })
    expect((await app.get(url)).data['rows']).toMatchObject([
      {
        evidence_status: 'conflicting',
        references: ['emission_targets version 1', 'Safeguard baseline 2024-25'],
      },
    ])
  })

  it('answers for a company that only its tenant knows, and for nobody else', async () => {
    const abn = '51824753556'
    const url = `/v1/companies/${abn}/filing-readiness?period=2025-26`
    expect(await app.get(url, 404)).toMatchObject({ code: 'company_not_found' })
    const entities = boundary().entities.filter((entity) => entity.abn === abn)
    await putRecord(app, app.tenant, abn, 'organisational_boundary', boundary({ entities, facilities: [] }))
    expect((await app.get(url)).data).toMatchObject({
      name: 'Venture Pty Ltd',
      registry: { match: 'none', availability: { reason_code: 'not_in_registry' } },
      duty: { status: 'unknown' },
      readiness_state: 'blocked',
    })
    const other = await newTenant(app.database, app.clock, { name: 'Other' })
    expect((await app.inject({ url, headers: other.headers })).statusCode).toBe(404)
  })

  it('takes the group from the facts in the boundary, and says what is unknown', async () => {
    const reporting_duty = { lodges_financial_reports: true, entity_kind: 'disclosing_entity' } as const
    await putRecord(app, app.tenant, AGL, 'organisational_boundary', boundary({ reporting_duty }))
    expect((await app.get(`${URL}?period=2025-26`)).data).toMatchObject({
      duty: { group: 1, lodgement_due: '2026-09-30', unknown: [] },
      duty_basis: expect.arrayContaining([
        { fact: 'entity_kind', basis: 'organisational_boundary version 1' },
        { fact: 'nger', basis: 'registry 2024-25' },
      ]),
    })
  })
})
