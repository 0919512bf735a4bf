import { beforeAll, expect, it } from 'vitest'
import { putRecord } from '../support/disclosure-app.ts'
import { july, target } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type Answered, type StarterApp, starterApp } from '../support/starter-app.ts'
import { newTenant, type TestTenant } from './support.ts'

const AGL = '74115061375'
const PROFILE = `/v1/companies/${AGL}/climate-profile?include=emissions_trend`
const WITH_TARGETS = `${PROFILE}&include_targets=true`
/** 30,439,497 t of scope 1 and 247,661 t of scope 2 in 2024-25. */
const LATEST = 30_687_158

const base = { period: july(2020), value: 40_000_000, source: 'registry', recalculation_policy: 'above 5 %' }
const half = target({ id: 'half', base, target_period: july(2029), target: { value: 20_000_000 } })
const net = target({ id: 'net', base, basis: 'net', gross_target_id: 'half', target_period: july(2029) })

interface Trend {
  readonly series: readonly { readonly series: string; readonly required_rates: readonly object[] }[]
}
const ratesOf = ({ data }: Answered, series = 'scope1_and_2') =>
  (data['emissions_trend'] as Trend).series.find((one) => one.series === series)?.required_rates

describeOnOneEngine('a tenant’s own targets beside the trend', (open) => {
  let app: StarterApp
  let other: TestTenant
  let address: string
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
    other = await newTenant(app.database, app.clock)
    // Answers of the repeat lane are given before routing, so only over a socket.
    address = await app.app.listen({ host: '127.0.0.1', port: 0 })
    await putRecord(app, app.tenant, AGL, 'emission_targets', { targets: [half, net] })
    return () => app.app.close()
  })
  const ask = async (url: string, { headers }: TestTenant) => {
    const response = await fetch(address + url, { headers })
    return { response, body: (await response.json()) as Answered }
  }

  it('shows the rate to each that can be compared, and says which cannot', async () => {
    const answered = await app.get(WITH_TARGETS)
    expect(ratesOf(answered)).toEqual([
      expect.objectContaining({
        id: 'half',
        basis: 'tenant_declared',
        target_year: '2029-30',
        target_t: 20_000_000,
        change_t_per_year: Math.round((20_000_000 - LATEST) / 5),
      }),
    ])
    expect(ratesOf(answered, 'scope1')).toEqual([])
    expect(answered.meta['tenant_targets']).toMatchObject({
      record: { version: 1 },
      in_evidence_hash: false,
      shown: ['half'],
      not_shown: [{ id: 'net', reasons: [{ reason_code: 'net_needs_actuals' }] }],
    })
  })

  it('leaves the public answer and every hash as they are', async () => {
    const [open_, own] = [await app.get(PROFILE), await app.get(WITH_TARGETS)]
    expect(ratesOf(open_)).toEqual([])
    expect(open_.meta).not.toHaveProperty('tenant_targets')
    expect(own.meta['block_hashes']).toEqual(open_.meta['block_hashes'])
    expect(own.meta['evidence_hash']).toBe(open_.meta['evidence_hash'])
  })

  it('never shows them to another tenant, however often either asks', async () => {
    for (let round = 0; round < 3; round += 1) {
      const own = await ask(WITH_TARGETS, app.tenant)
      expect(ratesOf(own.body)).toHaveLength(1)
      expect(own.response.headers.get('cache-control')).toBe('private, no-cache')
      const theirs = await ask(WITH_TARGETS, other)
      expect(ratesOf(theirs.body)).toEqual([])
      expect(theirs.body.meta['tenant_targets']).toMatchObject({ record: null, shown: [], not_shown: [] })
    }
  })

  it('shows a new version at once, also for a pinned snapshot', async () => {
    const pinned = `${WITH_TARGETS}&snapshot=${String((await app.get(PROFILE)).meta['snapshot'])}`
    expect((await ask(pinned, app.tenant)).body.meta['tenant_targets']).toMatchObject({ shown: ['half'] })
    await putRecord(app, app.tenant, AGL, 'emission_targets', { targets: [{ ...half, id: 'renamed' }] })
    for (const url of [pinned, WITH_TARGETS])
      expect((await ask(url, app.tenant)).body.meta['tenant_targets']).toMatchObject({
        record: { version: 2 },
        shown: ['renamed'],
      })
  })

  it('needs a key that may read records', async () => {
    const reader = await newTenant(app.database, app.clock, { scopes: ['companies:read'] })
    const { response, body } = await ask(WITH_TARGETS, reader)
    expect([response.status, body['code']]).toEqual([403, 'insufficient_scope'])
    expect((await ask(PROFILE, reader)).response.status).toBe(200)
  })
})
