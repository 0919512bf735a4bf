import { beforeAll, expect, it } from 'vitest'
import { startMonitoring } from '../../src/jobs/monitoring.ts'
import { openQueue } from '../../src/jobs/queue.ts'
import { runChecks } from '../../src/operations/monitoring/checks.ts'
import { createKey } from '../../src/operations/tenancy/keys.ts'
import type { Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { july, target } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type EventShown, type MonitoringApp, monitoringApp } from '../support/monitoring-app.ts'
import { reissue } from '../support/reissue.ts'
import { newTenant, SECRET, type TestTenant } from './support.ts'

const AGL = '74115061375'
const HALF_BY_2031 = target({
  base: { period: july(2020), value: 42_000_000, source: 'registry', recalculation_policy: 'above 5 %' },
  target_period: july(2030),
  target: { reduction_percent: 50 },
})

describeOnOneEngine('monitoring by the queue', (open) => {
  let database: Database
  let test: MonitoringApp
  let tenant: TestTenant
  let before: string | null

  beforeAll(async () => {
    database = await open({ holding: 'starter', pool: 8 })
    test = await monitoringApp(database)
    tenant = await newTenant(database, test.clock)
    await test.watch(tenant, 'book', { companies: [AGL] })
    before = await test.tools.views.newest()
    const queue = openQueue({ database, pollMilliseconds: 50, onError: (error) => errors.push(error) })
    startMonitoring(queue, test.tools)
    return async () => {
      await queue.stop(5000)
      await test.app.close()
    }
  })
  const errors: Error[] = []

  const waitFor = async (type: string): Promise<EventShown> => {
    const read = async () => [...(await test.events(tenant, `type=${type}`)), ...errors]
    await expect.poll(read).not.toEqual([])
    expect(errors).toEqual([])
    return (await test.events(tenant, `type=${type}`))[0]!
  }
  const get = async (url: string, who = tenant) => (await test.inject({ url, headers: who.headers })).json()

  it('tells of readiness when a record changes', async () => {
    const written = await test.inject({
      method: 'PUT',
      url: `/v1/companies/${AGL}/emission-targets`,
      headers: tenant.headers,
      payload: { targets: [HALF_BY_2031] },
    })
    expect(written.statusCode).toBe(200)
    const event = await waitFor('company.readiness_changed')
    expect(event).toMatchObject({
      abn: AGL,
      from: null,
      to: { readiness_state: expect.any(String), score: expect.any(Number) },
      cause: { kind: 'record', record: 'emission_targets', version: 1 },
      watchlists: ['book'],
    })
    expect(await test.events(tenant, 'type=target.off_track')).toEqual([])
  })

  it('tells of a target that published figures put off track', async () => {
    await reissue(
      database,
      { source: 'nger-corporate', slot: '2024-25', publishedOn: '2026-11-10', now: test.clock.now() },
      [{ set: `scope1_t = scope1_t * 1.5, scope1_text = 'x'`, where: `abn = '${AGL}'` }],
    )
    expect(await waitFor('company.restated')).toMatchObject({ abn: AGL })
    expect(await waitFor('target.off_track')).toMatchObject({
      abn: AGL,
      from: { targets: { T1: 'ahead' } },
      to: { targets: { T1: 'behind' } },
      cause: { kind: 'snapshot', before },
    })
  })

  it('says what the step means to companies and targets, over the materiality that is asked for', async () => {
    const url = `/v1/snapshots/${before}/diff/${await test.tools.views.newest()}/impact`
    const { data } = await get(url)
    expect(data).toMatchObject({ materiality_percent: 5, watched: 1, compared: 1, left_out: 0, bundles: [] })
    expect(data.companies).toMatchObject([{ abn: AGL, is_material: true }])
    expect(data.targets).toMatchObject([
      { target_id: 'T1', status: { from: 'ahead', to: 'behind' }, is_material: true },
    ])
    expect(data.note).toContain('| AGL ENERGY LIMITED (74115061375) | 2024-25 |')
    expect(data.note).toContain('| 74115061375 | T1 | ahead to behind |')
    const tolerant = (await get(`${url}?materiality_percent=80`)).data
    const restated = tolerant.companies[0].changes.find(
      ({ type }: { type: string }) => type === 'company.restated',
    )
    expect(restated).toMatchObject({ is_material: false, percent: expect.closeTo(50, 1) })
    const other = await newTenant(database, test.clock)
    const nothing = (await get(url, other)).data
    expect(nothing).toMatchObject({ watched: 0, companies: [], targets: [], bundles: [] })
    expect(nothing.note).toContain('No watched company changed.')
  })

  it('lists the bundles that were made from other data', async () => {
    await database.as({ kind: 'operator' }, async (sql) => {
      await sql.query(
        SQL`insert into disclosure_run (tenant_id, id, abn, period_start, period_end, standard_version, early_adoption,
           snapshot_id, records, question_sha256, forced, state, requested_by, requested_at, ended_at)
         values ($1, 'run_0000000000000001', $2, '2024-07-01', '2025-06-30', '2024-09', false, $3, '[]', repeat('0', 64),
           false, 'succeeded', 'x', now(), now())`,
        [tenant.id, AGL, before],
      )
      await sql.query(
        SQL`insert into bundle (tenant_id, id, run_id, abn, period_start, period_end, version, bundle_id, evidence_hash,
           sha256, size, manifest, retain_until, made_at)
         values ($1, 'art_0000000000000001', 'run_0000000000000001', $2, '2024-07-01', '2025-06-30', 1, 'b',
           repeat('0', 64), repeat('0', 64), 1, '{}', '2032-06-30', now())`,
        [tenant.id, AGL],
      )
    })
    const url = `/v1/snapshots/${before}/diff/${await test.tools.views.newest()}/impact`
    const { data } = await get(url)
    expect(data.bundles).toMatchObject([
      { artifact_id: 'art_0000000000000001', snapshot: before, is_material: true },
    ])
    expect(data.note).toContain('| art_0000000000000001 | 74115061375 | 2024-07-01 to 2025-06-30 | yes |')
  })

  it('tells once of series, keys and quotas that time brings', async () => {
    const small = await newTenant(database, test.clock, {
      plan: 'sandbox',
      overrides: { items_per_month: 10 },
    })
    await test.watch(small, 'grid', {
      companies: [],
      events: ['grid.series_stale'],
      thresholds: { grid_stale_days: 1 },
    })
    await database.as({ kind: 'operator' }, async (sql) => {
      await createKey(
        sql,
        { clock: test.clock, secret: SECRET },
        {
          tenantId: small.id,
          name: 'ends soon',
          mode: 'live',
          scopes: ['tenant:read'],
          packs: [],
          actor: 'operator',
          expiresAt: new Date(test.clock.now().getTime() + 86_400_000).toISOString(),
        },
      )
      const day = test.clock.now().toISOString().slice(0, 10)
      await sql.query(SQL`insert into usage_day values ($1, $2, $3, 1, 8)`, [small.id, day, 'getCompany'])
    })
    await runChecks(test.tools)
    await runChecks(test.tools)
    const types = (await test.events(small)).map(({ type }) => type).toSorted()
    expect(types.filter((type) => type !== 'grid.series_stale')).toEqual([
      'api_key.expiring',
      'quota.threshold_reached',
    ])
    expect(types.filter((type) => type === 'grid.series_stale').length).toBeGreaterThan(0)
    expect(await test.events(small, 'type=quota.threshold_reached')).toMatchObject([
      { to: { percent: 80, items: 8, quota: 10 } },
    ])
  })
})
