import { beforeAll, expect, it } from 'vitest'
import type { OrganisationalBoundary } from '../../../src/domain/disclosure/records/organisational-boundary.ts'
import { OWN_FACTORS_EXAMPLE } from '../../../src/domain/ledger/own-factors.ts'
import { SQL } from '../../../src/store/sql-text.ts'
import { putRecord } from '../../support/disclosure-app.ts'
import { boundary, july } from '../../support/disclosure-records.ts'
import { describeOnOneEngine } from '../../support/engines.ts'
import { type LedgerApp, ledgerApp } from '../../support/ledger-app.ts'
import { newTenant } from '../support.ts'

const ABN = '10000000000'
const SUBSIDIARY = '10000000032'
const YEAR = { from: '2025-07-01', to: '2026-06-30' }
const gas = {
  activity: 'natural gas',
  use: 'stationary',
  region: 'Sydney',
  ...YEAR,
  quantity: 100_000,
  unit: 'GJ',
}

describeOnOneEngine('rights and shares of a ledger', (open) => {
  let app: LedgerApp
  beforeAll(async () => {
    app = await ledgerApp(await open({ holding: 'starter' }))
  })

  it('is seen by its tenant alone, and written with the scope for it', async () => {
    await app.post(ABN, [gas])
    const [other, reader] = [
      await newTenant(app.database, app.clock),
      await newTenant(app.database, app.clock, { scopes: ['tenant:read', 'tenant:write'] }),
    ]
    const seen = await app.inject({
      method: 'GET',
      url: `/v1/companies/${ABN}/ledger-totals?period=2025-26`,
      headers: other.headers,
    })
    expect(seen.json().data).toMatchObject({ version: 0, totals: { scope1_t: null }, by_category: [] })
    const lines = await app.inject({
      method: 'GET',
      url: `/v1/companies/${ABN}/ledger-lines?period=2025-26`,
      headers: other.headers,
    })
    expect(lines.json().data).toEqual([])
    const analysed = await app.inject({
      method: 'GET',
      url: `/v1/companies/${ABN}/ledger-analysis?period=2025-26`,
      headers: other.headers,
    })
    expect(analysed.json().data).toMatchObject({ version: 0, coverage: [], change: null })
    // Not even the number of the line tells that another tenant has some.
    const own = await app.send(ABN, { period: july(2025), lines: [gas] }, '', other.headers)
    expect(own.json().data.results[0]).toMatchObject({ id: '#1', status: 'taken' })
    const refused = await app.send(ABN, { period: july(2025), lines: [gas] }, '', reader.headers)
    expect(refused.json()).toMatchObject({ status: 403, code: 'insufficient_scope' })
  })

  it('counts the share that the boundary gives an entity, and keeps the whole line', async () => {
    const entity = boundary().entities[0]!
    const record: OrganisationalBoundary = boundary({
      approach: 'equity_share',
      facilities: [],
      entities: [
        { ...entity, abn: ABN },
        {
          ...entity,
          abn: SUBSIDIARY,
          relationship: 'joint_venture',
          ownership_percent: 40,
          inclusion_percent: 40,
        },
      ],
    })
    await app.post(ABN, [{ ...gas, id: 'venture', entity_abn: SUBSIDIARY }])
    expect((await app.totals(ABN)).totals.scope1_t).toBe(2 * 5153)
    await putRecord(app, app.tenant, ABN, 'organisational_boundary', record)
    const totals = await app.totals(ABN)
    expect(totals).toMatchObject({
      totals: { scope1_t: 7214.2, scope3_t: 1834 },
      by_facility: [
        { entity_abn: null, share_percent: 100, scope1_t: 5153 },
        { entity_abn: SUBSIDIARY, share_percent: 40, share_reason: 'ownership', scope1_t: 2061.2 },
      ],
      outside_boundary: [{ reason: 'ownership', t: 3877.8 }],
      boundary: { approach: 'equity_share' },
    })
    const months = totals.by_month.reduce((sum, { scope1_t }) => sum + scope1_t!, 0)
    expect(months).toBeCloseTo(7214.2, 6)
    const [, line] = (await app.lines(ABN)) as readonly { readonly emissions?: object }[]
    expect(line?.emissions).toMatchObject({ scope1_t: 5153 })
  })

  it('computes with own factors, biogenic CO2 apart', async () => {
    const abn = '10000000064'
    const [set] = OWN_FACTORS_EXAMPLE.sets
    const wood = {
      id: 'wood',
      activity: 'boiler wood',
      unit: 'bag',
      category: 'stationary',
      kg_co2e_per_unit: 3,
      gases: { co2: 0, ch4: 1, n2o: 2, f_gas: 0 },
      biogenic_co2_kg_per_unit: 50,
    }
    const put = await app.inject({
      method: 'PUT',
      url: `/v1/companies/${abn}/own-factors`,
      headers: app.tenant.headers,
      payload: { sets: [{ ...set, factors: [...set!.factors, wood] }] },
    })
    expect(put.statusCode).toBe(200)
    const { data } = await app.post(abn, [
      { activity: 'Domestic flight', ...YEAR, quantity: 1000, unit: 'passenger-km' },
      { factor_id: 'own:travel-2025/wood', ...YEAR, quantity: 100, unit: 'bag' },
      { activity: 'domestic flight', ...YEAR, quantity: 1, unit: 'km' },
      { factor_id: 'own:travel-2025/none', ...YEAR, quantity: 1, unit: 'km' },
      { ...gas, nger_method: 2 },
    ])
    expect(data.results.map(({ status, reasons }) => reasons[0]?.code ?? status)).toEqual([
      'taken',
      'taken',
      'unit_does_not_fit',
      'factor_not_held',
      'method_needs_own_factor',
    ])
    const totals = await app.totals(abn)
    expect(totals).toMatchObject({
      totals: { scope1_t: 0.3, scope3_t: 0.2 },
      biogenic_co2: { t: 5, not_published_factors: [] },
      by_category: [{ category: 'stationary' }, { category: 'category_6', name: 'Business travel' }],
      by_edition: [{ source: 'own', edition: '2025' }],
    })
    // Methane and nitrous oxide on the sixth assessment: by the methane of biomass.
    expect(totals.totals_ar6.scope1_t).toBeCloseTo((100 * (27 / 28 + (2 * 273) / 265)) / 1000, 12)
  })

  it('takes nothing for a locked period', async () => {
    const abn = '10000000096'
    await app.database.as({ kind: 'operator' }, (sql) =>
      sql.query(
        SQL`insert into review_event (tenant_id, abn, period, subject, move, from_state, to_state, sha256, content, self_approved, actor, occurred_at)
          values ($1, $2, '2025-07-01/2026-06-30', 'period', 'lock', 'approved', 'locked', repeat('0', 64), '[]', false, 'operator', now())`,
        [app.tenant.id, abn],
      ),
    )
    for (const query of ['', '?dry_run=true']) {
      const answer = await app.send(abn, { period: july(2025), lines: [gas] }, query)
      expect(answer.json()).toMatchObject({ status: 423, code: 'period_locked' })
    }
  })
})
