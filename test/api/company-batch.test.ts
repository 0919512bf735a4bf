import { beforeAll, expect, it } from 'vitest'
import { describeOnOneEngine } from '../support/engines.ts'
import { knownAbns } from '../support/profiles.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'
import { newTenant } from './support.ts'

const AGL = '74115061375'
const BHP = '49004028077'
const NOBODY = '10000000032'
const INVENTED = '10000000000'

interface Batch {
  readonly results: readonly {
    readonly index: number
    readonly abn: string
    readonly status: string
    readonly http_status: number
    readonly data?: Readonly<Record<string, unknown>>
    readonly error?: { readonly code: string; readonly errors?: readonly { pointer: string }[] }
  }[]
  readonly summary: Readonly<Record<string, unknown>>
}

interface HazardCount {
  readonly by_band: readonly { readonly companies: number }[]
  readonly not_assessed: number
}
interface Counted {
  readonly hazards: readonly HazardCount[]
  readonly scenarios: readonly { readonly id: string; readonly hazards: readonly HazardCount[] }[]
}
interface Analysed {
  readonly scenarios: readonly {
    readonly hazards: readonly { readonly regional_change: readonly { readonly season: string }[] }[]
  }[]
}

describeOnOneEngine('POST /v1/companies/batch/*', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
  })
  const post = (path: string, body: object | string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `/v1/companies/batch/${path}`,
      headers: { ...app.tenant.headers, 'content-type': 'application/json', ...headers },
      payload: body,
    })

  it('keeps order and length, gives each its own error, computes duplicates once', async () => {
    const response = await post('climate-profiles', {
      abns: [BHP, NOBODY, '74 115 061 375', '12', BHP, '74115061376'],
      include: ['emissions'],
    })
    expect(response.statusCode).toBe(200)
    const { results, summary } = response.json<Batch>()
    expect(results.map(({ index, status, http_status }) => [index, status, http_status])).toEqual([
      [0, 'ok', 200],
      [1, 'error', 404],
      [2, 'ok', 200],
      [3, 'error', 422],
      [4, 'ok', 200],
      [5, 'error', 422],
    ])
    expect(results[1]?.error).toMatchObject({ code: 'company_not_found', errors: [{ pointer: '/abns/1' }] })
    expect(results[3]?.error).toMatchObject({ code: 'abn_format_invalid', errors: [{ pointer: '/abns/3' }] })
    expect(results[4]?.data).toEqual(results[0]?.data)
    expect(summary).toMatchObject({
      requested: 6,
      succeeded: 3,
      failed: 3,
      companies: 2,
      coverage: { emissions: { available: 2, stale: 0, absent: 0 } },
      // 30,439,497 of AGL and 3,379,337 of BHP, each once.
      totals: [{ reporting_year: '2024-25', companies: 2, scope1_t: 33_818_834 }],
    })
    const single = await app.get(`/v1/companies/${BHP}/climate-profile?include=emissions`)
    expect(results[0]?.data).toEqual(single.data)
  })

  it('counts companies by hazard and scenario, and is brief about scenarios unless explained', async () => {
    for (const path of ['climate-profiles', 'climate-risks']) {
      const { summary } = (await post(path, { abns: [AGL, BHP] })).json<Batch>()
      const { hazards, scenarios } = summary as unknown as Counted
      for (const { by_band, not_assessed } of [...hazards, ...scenarios.flatMap((one) => one.hazards)])
        expect(by_band.reduce((sum, { companies }) => sum + companies, not_assessed)).toBe(2)
      expect(scenarios.map(({ id }) => id)).toEqual(['1.5', '3'])
    }
    const seasonsOf = async (query: string) => {
      const { results } = (
        await post(`climate-profiles${query}`, { abns: [AGL], include: ['scenario_analysis'] })
      ).json<Batch>()
      const block = results[0]?.data?.['scenario_analysis'] as Analysed
      return new Set(
        block.scenarios.flatMap(({ hazards }) =>
          hazards.flatMap((one) => one.regional_change.map(({ season }) => season)),
        ),
      )
    }
    expect(await seasonsOf('')).toEqual(new Set(['annual']))
    expect((await seasonsOf('?explain=true')).size).toBe(5)
  })

  it('counts as absent what a block says is not there, also where it shows its years', async () => {
    const snapshot = await app.app.services.snapshots.newest()
    const abns = (await knownAbns(app.database, snapshot)).slice(0, 50)
    const { results, summary } = (await post('climate-profiles', { abns })).json<Batch>()
    const count = (block: string, status: string): number =>
      results.filter(({ data }) => {
        const shown = data?.[block] as { availability: { status: string } } | undefined
        return shown?.availability.status === status
      }).length
    expect(count('emissions_trend', 'below_threshold')).toBeGreaterThan(0)
    for (const block of ['emissions', 'emissions_trend', 'sector_benchmark', 'grid_intensity']) {
      const available = count(block, 'available')
      const stale = count(block, 'stale')
      expect(summary['coverage'], block).toMatchObject({
        [block]: { available, stale, absent: abns.length - available - stale },
      })
    }
  })

  it('ends with the first error when asked to', async () => {
    const response = await post('climate-profiles', { abns: [BHP, NOBODY], on_error: 'abort' })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: 'company_not_found', errors: [{ pointer: '/abns/1' }] })
    const several = await post('climate-profiles', { abns: ['x', BHP, '74115061376'], on_error: 'abort' })
    expect(several.json()).toMatchObject({
      code: 'abn_format_invalid',
      detail: expect.stringContaining('2 ABNs'),
      errors: [
        { pointer: '/abns/0', code: 'abn_format_invalid' },
        { pointer: '/abns/2', code: 'abn_checksum_failed' },
      ],
    })
  })

  it('says which media types it reads', async () => {
    const answer = await post('climate-risks', 'abn', { 'content-type': 'text/plain' })
    expect(answer.json()).toMatchObject({
      status: 415,
      valid_values: ['application/json', 'text/csv'],
      hint: expect.stringContaining('text/csv'),
    })
  })

  it('takes one to fifty', async () => {
    expect((await post('climate-risks', { abns: [] })).json()).toMatchObject({
      status: 422,
      code: 'batch_empty',
    })
    const many = Array.from({ length: 51 }, () => BHP)
    expect((await post('climate-risks', { abns: many })).json()).toMatchObject({
      status: 422,
      code: 'batch_too_large',
    })
    expect((await post('climate-risks', { abns: [1] })).json()).toMatchObject({
      status: 422,
      code: 'validation_failed',
    })
    const snapshot = await app.app.services.snapshots.newest()
    const fifty = (await knownAbns(app.database, snapshot)).slice(0, 50)
    const { results, summary } = (await post('climate-risks', { abns: fifty })).json<Batch>()
    expect(results.map(({ abn }) => abn)).toEqual(fifty)
    expect(summary).toMatchObject({
      companies: 50,
      coverage: { transition: { available: expect.any(Number), absent: expect.any(Number) } },
      sites: { worst: expect.any(String) },
    })
  })

  it('reads CSV and writes lines', async () => {
    const csv = { 'content-type': 'text/csv', accept: 'application/x-ndjson' }
    const response = await post('climate-profiles', `\uFEFFabn\r\n${AGL}\r\n${NOBODY}\r\n`, csv)
    expect(response.headers['content-type']).toBe('application/x-ndjson')
    const lines = response.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines.map((line) => line['status'])).toEqual(['ok', 'error', undefined])
    expect(lines[2]).toMatchObject({
      summary: { requested: 2, succeeded: 1 },
      meta: { snapshot: expect.any(String) },
    })
    expect((await post('climate-profiles', `name,abn\nAGL,${AGL}\n`, csv)).json()).toMatchObject({
      code: 'validation_failed',
      errors: [{ received: 'name,abn' }],
    })
    const elsewhere = await app.inject({
      method: 'POST',
      url: '/v1/keys',
      headers: { ...app.tenant.headers, 'content-type': 'text/csv' },
      payload: 'abn\n',
    })
    expect(elsewhere.statusCode).toBe(415)
  })

  it('warns of invented companies, which its summary counts', async () => {
    const warnings = async (path: string, abns: readonly string[]) =>
      (await post(path, { abns })).json<{
        meta: { warnings: readonly { code: string; message: string }[] }
      }>().meta.warnings
    for (const path of ['climate-profiles', 'climate-risks']) {
      expect(await warnings(path, [AGL])).toEqual([])
      expect(await warnings(path, [AGL, INVENTED, INVENTED])).toEqual([
        { code: 'sandbox_company', message: expect.stringContaining(': 1.') },
      ])
    }
  })

  it('counts its companies against the quota', async () => {
    const tenant = await newTenant(app.database, app.clock, {
      plan: 'developer',
      overrides: { items_per_month: 3 },
    })
    const ask = (abns: readonly string[]) =>
      app.inject({
        method: 'POST',
        url: '/v1/companies/batch/climate-risks',
        headers: { ...tenant.headers, 'content-type': 'application/json' },
        payload: { abns },
      })
    expect((await ask([AGL, BHP])).statusCode).toBe(200)
    expect((await ask([AGL, BHP])).json()).toMatchObject({ status: 429, code: 'quota_exhausted' })
    expect((await ask([AGL])).statusCode).toBe(200)
  })
})
