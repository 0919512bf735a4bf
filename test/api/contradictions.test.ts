import { beforeAll, expect, it } from 'vitest'
import { requirementsOf } from '../../src/frameworks/aasb-s2/registry.ts'
import { putRecord } from '../support/disclosure-app.ts'
import {
  boundary,
  DECLARATION,
  HASH,
  instrument,
  july,
  marketEvidence,
  statement,
  target,
} from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'
import { newTenant } from './support.ts'

const AGL = '74115061375'
const BHP = '49004028077'
const COLES = '11004089936'
/** Invented: the registry prints 296,000 t of it for 2024-25. */
const SANDBOX = '10000000000'
const YEAR = july(2024)

interface Row {
  readonly requirement_id: string
  readonly evidence_status: string
  readonly flags: readonly string[]
}
interface Contradiction {
  readonly id: string
  readonly kind: string
  readonly status: string
}

/** What preparers and auditors could fool the service with, each over HTTP. */
describeOnOneEngine('a preparer who', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
  })
  const put = (abn: string, kind: Parameters<typeof putRecord>[3], body: object) => {
    app.clock.forward(1000)
    return putRecord(app, app.tenant, abn, kind, body)
  }
  const readiness = async (abn: string, period = '2024-25') =>
    (await app.get(`/v1/companies/${abn}/filing-readiness?period=${period}`)).data as Record<
      string,
      unknown
    > & {
      rows: readonly Row[]
    }
  const contradictions = async (abn: string, period = '2024-25') =>
    (await app.get(`/v1/companies/${abn}/contradictions?period=${period}`)).data[
      'contradictions'
    ] as readonly Contradiction[]
  const shown = requirementsOf('2024-09').filter(
    ({ scored, id }) => scored || /^(CA\.s296D|B27\(a\)|AppD\.22)/.test(id),
  )

  it('writes placeholder sentences under invented names is blocked', async () => {
    const statements = shown.map(({ id }) => {
      const { document: _, figures: __, scenarios: ___, ...bare } = statement(id)
      return { ...bare, statement: `Statement for ${id}`, date: '2025-08-15' }
    })
    await put(SANDBOX, 's2_statements', {
      period: YEAR,
      statements,
      sign_off: { name: 'Z', role: 'Director', on: '2025-09-01' },
      declaration: { ...DECLARATION, resolved_on: '2025-09-10' },
    })
    const found = await readiness(SANDBOX)
    expect(found['readiness_state']).not.toMatch(/signed_off|evidence_complete/)
    expect(found.rows.find(({ requirement_id }) => requirement_id === '6(a)')).toMatchObject({
      evidence_status: 'missing',
      flags: ['looks_like_placeholder'],
    })
  })

  it('waives every gate as not material for a reason of one word is blocked, and nothing leaves the count', async () => {
    const statements = shown.map(({ id }) => ({
      requirement_id: id,
      kind: 'not_material',
      reference: 'Board paper 7',
      reason: 'Small',
      date: '2025-08-15',
    }))
    await put(SANDBOX, 's2_statements', { period: YEAR, statements })
    const found = await readiness(SANDBOX)
    expect(found['readiness_state']).toBe('blocked')
    expect(found['blocked_by']).toEqual(expect.arrayContaining(['6(a)', '22', '29(a)(i)(1)', 'CA.s296D(2B)']))
    expect(found['score_line']).toBe('0 of 102 supported, 102 missing')
  })

  it('denies registration and revenue keeps the duty that published figures give', async () => {
    const reporting_duty = {
      nger: 'not_registered',
      revenue_aud: 1,
      lodges_financial_reports: false,
      entity_kind: 'small_proprietary_company',
    } as const
    await put(AGL, 'organisational_boundary', boundary({ period: YEAR, reporting_duty, facilities: [] }))
    const found = await readiness(AGL)
    expect(found['duty']).toMatchObject({ status: 'in_group', group: 1 })
    expect(found['duty_basis']).toContainEqual({
      fact: 'nger',
      basis: 'registry 2024-25, against organisational_boundary version 1',
    })
    expect(found['duty_basis']).toContainEqual({
      fact: 'revenue_aud',
      basis: 'tax transparency 2023-24, against organisational_boundary version 1',
    })
    const kinds = (await contradictions(AGL)).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual([...Array(3).fill('nger_registration'), 'size_facts'])
    expect(found.rows.find(({ requirement_id }) => requirement_id === 'B27(a)')?.evidence_status).toBe(
      'conflicting',
    )
  })

  it('doubles the base year that the registry prints is named with both values', async () => {
    const base = { ...target().base, value: 80_000_000 }
    await put(AGL, 'emission_targets', { targets: [target({ base })] })
    expect(await contradictions(AGL)).toContainEqual(
      expect.objectContaining({
        kind: 'target_base',
        declared: expect.objectContaining({ value: 80_000_000 }),
        other: expect.objectContaining({ source: 'registry 2019-20' }),
        requirement_ids: ['33(e)', '35'],
      }),
    )
  })

  it('enters a part of the electricity, the same bill twice and old certificates has no evidence of scope 2', async () => {
    const bill = { region: 'NSW', period: YEAR, kwh: 1_000_000, exempt_kwh: 0, document_sha256: HASH }
    const retired = (id: string, date: string) =>
      instrument({ id, period: YEAR, retirement: { status: 'voluntarily_retired', date } })
    await put(AGL, 'market_based_evidence', {
      ...marketEvidence({ period: YEAR }),
      consumption: [bill, bill],
      instruments: [retired('of-2019', '2019-06-01'), retired('of-2027', '2027-06-01')],
    })
    const kinds = (await contradictions(AGL)).map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(
      new Set([
        'electricity_against_scope2',
        'target_base',
        'nger_registration',
        'dates',
        'same_document_or_meter',
        'same_serials',
        'retired_outside_window',
        'size_facts',
      ]),
    )
    const { rows } = await readiness(AGL)
    expect(rows.find(({ requirement_id }) => requirement_id === '29(a)(v)')?.evidence_status).toBe(
      'conflicting',
    )
    const scope2 = await app.get(`/v1/companies/${AGL}/market-based-scope2?period=2024-25`)
    expect(scope2.data['instruments']).toMatchObject([{ counted: false }, { counted: false }])
  })

  it('enters three of five regions of electricity has no evidence of scope 2; all five are evidence', async () => {
    const tonnes = { NSW: 300_000, VIC: 250_000, QLD: 182_300, SA: 159_447, SWIS: 150_000 } as const
    const load = (region: string, kwh: number) => ({
      region,
      period: YEAR,
      kwh,
      exempt_kwh: 0,
      meter: region,
      document_sha256: HASH,
    })
    const enter = (consumption: readonly object[]) =>
      put(COLES, 'market_based_evidence', {
        ...marketEvidence({ period: YEAR, instruments: [] }),
        consumption,
      })
    await enter(Object.keys(tonnes).map((region) => load(region, 1000)))
    const { data } = await app.get(`/v1/companies/${COLES}/market-based-scope2?period=2024-25`)
    const factors = new Map(
      (data['regions'] as readonly { region: string; location_based: { factor_kg_per_kwh: string } }[]).map(
        ({ region, location_based }) => [region, Number(location_based.factor_kg_per_kwh)],
      ),
    )
    const loads = Object.entries(tonnes).map(([region, t]) =>
      load(region, Math.round((1000 * t) / factors.get(region)!)),
    )
    const statusOf = async (id: string) =>
      (await readiness(COLES)).rows.find(({ requirement_id }) => requirement_id === id)?.evidence_status
    await enter(loads.slice(0, 3))
    const [named] = await contradictions(COLES)
    expect(named).toMatchObject({
      kind: 'electricity_against_scope2',
      declared: { value: expect.closeTo(732_300, 0) },
      other: { value: 1_041_747, source: 'registry 2024-25' },
      requirement_ids: ['29(a)(i)(2)', '29(a)(v)'],
    })
    expect(await statusOf('29(a)(i)(2)')).toBe('conflicting')
    expect(await statusOf('29(a)(v)')).toBe('conflicting')
    await enter(loads)
    expect(await contradictions(COLES)).toEqual([])
    expect(await statusOf('29(a)(v)')).not.toBe('conflicting')
  })

  it('asks what the last change did is told, requirement by requirement', async () => {
    const { data } = await app.get(`/v1/companies/${AGL}/filing-readiness/last-change?period=2024-25`)
    expect(data['change']).toMatchObject({
      record: 'market_based_evidence',
      version: 1,
      before: { score: { denominator: expect.any(Number) } },
      requirements: expect.arrayContaining([
        expect.objectContaining({ requirement_id: '29(a)(v)', to: 'conflicting' }),
      ]),
    })
  })

  it('sends the boundary of another company is told so', async () => {
    await put(BHP, 'organisational_boundary', boundary({ period: YEAR, facilities: [] }))
    expect((await contradictions(BHP)).map(({ kind }) => kind)).toContain('company_not_in_boundary')
  })

  it('counts in a facility and an entity of other companies is told whose they are', async () => {
    const [parent, other] = boundary().entities
    const entities = [
      { ...parent!, abn: BHP, name: 'BHP Group Limited' },
      { ...other!, abn: AGL, name: 'Nobody Pty Ltd', relationship: 'subsidiary' as const },
    ]
    const facilities = [{ name: 'Loy Yang B Power Station', entity_abn: BHP, included: true }]
    await put(BHP, 'organisational_boundary', boundary({ period: YEAR, entities, facilities }))
    const found = (await contradictions(BHP)).filter(({ kind }) => kind.endsWith('_of_another'))
    expect(found).toMatchObject([
      { kind: 'facility_of_another', declared: { what: 'facility Loy Yang B Power Station' } },
      { kind: 'entity_of_another', other: { value: 'controlling corporation' } },
      {
        kind: 'entity_of_another',
        declared: { value: 'Nobody Pty Ltd' },
        other: { value: 'AGL ENERGY LIMITED' },
      },
    ])
  })

  it('explains a contradiction keeps it, and loses the explanation with the value', async () => {
    const first = (await contradictions(AGL)).find(({ kind }) => kind === 'target_base')
    const url = `/v1/companies/${AGL}/contradictions/${first!.id}/explanation?period=2024-25`
    const payload = { person: 'A. Person', reason: 'The base was recalculated after the merger of 2021.' }
    const explain = (body: object, headers = app.tenant.headers) =>
      app.inject({ method: 'POST', url, headers, payload: body })
    expect((await explain({ ...payload, reason: 'short' })).statusCode).toBe(422)
    const other = await newTenant(app.database, app.clock, { name: 'Other' })
    expect((await explain(payload, other.headers)).json()).toMatchObject({ code: 'contradiction_not_found' })
    // All contradictions had to be found to know that this is none of them: that is paid for.
    await app.app.services.meter.flush()
    const usage = await app.inject({ url: '/v1/usage', headers: other.headers })
    expect(usage.json()).toMatchObject({
      data: [{ operation: 'explainContradiction', requests: 1, items: 1 }],
    })
    expect((await explain(payload)).json()).toMatchObject({ data: { ...payload, version: 1 } })
    expect(await contradictions(AGL)).toContainEqual(
      expect.objectContaining({
        id: first!.id,
        status: 'explained',
        explanation: expect.objectContaining(payload),
      }),
    )
    const row = (await readiness(AGL)).rows.find(({ requirement_id }) => requirement_id === '33(e)')
    expect(row?.evidence_status).toBe('partially_evidenced')
    const audit = await app.inject({ url: '/v1/audit-events?limit=5', headers: app.tenant.headers })
    expect(audit.body).toContain('contradiction.explained')

    await put(AGL, 'emission_targets', {
      targets: [target({ base: { ...target().base, value: 79_000_000 } })],
    })
    const { data } = await app.get(`/v1/companies/${AGL}/contradictions?period=2024-25`)
    expect(data).toMatchObject({ lapsed: [{ contradiction_id: first!.id, ...payload }] })
    expect((await contradictions(AGL)).find(({ kind }) => kind === 'target_base')).toMatchObject({
      status: 'open',
    })
  })
})
