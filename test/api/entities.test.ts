import { createHash } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const AGL = '74115061375'

/** Bodies by engine: the same question must give the same bytes on both. */
const bodies = new Map<string, string[]>()

describeOnOneEngine('companies of the registry', (open) => {
  let test: TestApp
  let tenant: TestTenant
  beforeAll(async () => {
    const database: Database = await open({ holding: 'starter' })
    test = await testApp(database)
    tenant = await newTenant(database, test.clock)
  })
  const ask = (url: string) => test.inject({ url, headers: tenant.headers })

  it('answers every registry year of a company, gaps explicit, with provenance and hash', async () => {
    const answer = await ask(`/v1/entities/${AGL}/emissions`)
    const { data, meta } = answer.json()
    expect(answer.statusCode).toBe(200)
    expect(data.years).toHaveLength(13)
    expect(data.years[0]).toMatchObject({
      reporting_year: '2012-13',
      flags: expect.arrayContaining(['joined_by_name']),
    })
    expect(data.years.at(-1)).toMatchObject({ scope1_t: { value: 30439497, value_text: '30,439,497' } })
    expect(data.provenance.at(-1)).toMatchObject({
      publisher: 'Clean Energy Regulator',
      published_on: '2026-02-27',
    })
    expect(answer.headers['x-evidence-hash']).toBe(meta.evidence_hash)
    expect(answer.headers['x-snapshot']).toBe(meta.snapshot)
    expect(meta.licences).toEqual([
      expect.objectContaining({ dataset: 'au_cer_nger_corporate', id: 'CC-BY-4.0' }),
    ])
  })

  it('takes an ABN as people write it and answers the same', async () => {
    const plain = await ask(`/v1/entities/${AGL}/emissions`)
    expect((await ask('/v1/entities/74%20115%20061%20375/emissions')).body).toBe(plain.body)
  })

  it('a pinned snapshot is immutable and gives the same body', async () => {
    const newest = await ask(`/v1/entities/${AGL}/emissions`)
    const pinned = await ask(`/v1/entities/${AGL}/emissions?snapshot=${newest.json().meta.snapshot}`)
    expect(pinned.body).toBe(newest.body)
    expect(pinned.headers['cache-control']).toContain('immutable')
    expect(newest.headers['cache-control']).not.toContain('immutable')
  })

  it('says that a day has not come, and answers from the newest data', async () => {
    const newest = (await ask(`/v1/entities/${AGL}/emissions`)).json()
    const ahead = (await ask(`/v1/entities/${AGL}/emissions?as_of=2099-01-01`)).json()
    expect(ahead.meta.warnings).toEqual([expect.objectContaining({ code: 'as_of_in_future' })])
    expect(ahead).toEqual({ ...newest, meta: { ...newest.meta, warnings: ahead.meta.warnings } })
    expect((await ask(`/v1/entities/${AGL}/emissions`)).json()).toEqual(newest)
  })

  it.each([
    [`/v1/entities/${AGL}/emissions?from=2024-26`, 400, 'invalid_parameter'],
    [`/v1/entities/${AGL}/emissions?from=2023-24&to=2020-21`, 400, 'invalid_parameter'],
    [
      `/v1/entities/${AGL}/emissions?as_of=2025-01-01&snapshot=snap_0000000000000000`,
      400,
      'conflicting_parameters',
    ],
    [`/v1/entities/${AGL}/emissions?snapshot=snap_0000000000000000`, 404, 'release_not_found'],
    ['/v1/entities/1234/emissions', 422, 'abn_format_invalid'],
    ['/v1/entities/74115061376/emissions', 422, 'abn_checksum_failed'],
    ['/v1/entities/53004085616/emissions', 404, 'company_not_found'],
    ['/v1/entities/resolve', 400, 'missing_parameter'],
    [`/v1/entities/resolve?abn=${AGL}&acn=115061375`, 400, 'conflicting_parameters'],
    ['/v1/entities/resolve?acn=115061376', 422, 'abn_checksum_failed'],
    ['/v1/entities/resolve?acn=1150613', 422, 'abn_format_invalid'],
  ])('%s answers %i %s', async (url, status, code) => {
    const answer = await ask(url)
    expect(answer.json()).toMatchObject({ status, code })
    expect(answer.statusCode).toBe(status)
  })

  it('names the ABN that was meant, and says where it looked for one that nobody has', async () => {
    expect((await ask('/v1/entities/74115061376/emissions')).json().hint).toContain('74 115 061 375')
    expect((await ask('/v1/entities/53004085616/emissions')).json().detail).toContain(
      'business register was not consulted',
    )
  })

  it('answers for an emitter that has no row: every year says why, and who reports is named', async () => {
    const { data, meta } = (await ask('/v1/entities/46008700981/emissions')).json()
    expect(data).toMatchObject({ name: 'BHP IRON ORE PTY LTD', names: [], provenance: [] })
    expect(data.years).toHaveLength(13)
    expect(data.gaps).toHaveLength(13)
    expect(data.years.at(-1)).toMatchObject({
      scope1_t: null,
      availability: { status: 'not_published', reason_code: 'absent_from_registry_year' },
    })
    expect(meta.warnings).toEqual([
      {
        code: 'reported_by_another',
        message: expect.stringContaining('BHP GROUP LIMITED (ABN 49 004 028 077)'),
      },
    ])
  })

  it('says which years there are when none of those asked for is', async () => {
    const { data, meta } = (await ask(`/v1/entities/${AGL}/emissions?from=2030-31`)).json()
    expect(data.years).toEqual([])
    expect(meta.warnings).toEqual([
      { code: 'nothing_in_range', message: expect.stringContaining('2012-13 to 2024-25') },
    ])
  })

  it('resolves by ABN and by ACN to the same company', async () => {
    const byAbn = (await ask(`/v1/entities/resolve?abn=${AGL}`)).json().data
    const byAcn = (await ask('/v1/entities/resolve?acn=115061375')).json().data
    expect(byAbn).toMatchObject({
      abn: AGL,
      acn: '115061375',
      resolution: { status: 'registry_only', asked_by: 'abn' },
    })
    expect(byAcn).toMatchObject({ abn: AGL, resolution: { asked_by: 'acn' } })
  })

  it('a key without the pack is refused', async () => {
    const other = await newTenant(test.app.services.database, test.clock, {
      packs: ['au_climate_disclosure'],
    })
    const answer = await test.inject({ url: `/v1/entities/${AGL}/emissions`, headers: other.headers })
    expect(answer.json()).toMatchObject({ status: 403, code: 'pack_not_entitled' })
  })

  it('gives the same bytes and tags as the other engine', async () => {
    for (const url of [`/v1/entities/${AGL}/emissions`, `/v1/entities/resolve?abn=${AGL}`, '/v1/datasets']) {
      const answer = await ask(url)
      const seen = bodies.get(url) ?? []
      seen.push(createHash('sha256').update(answer.rawPayload).digest('hex') + String(answer.headers['etag']))
      bodies.set(url, seen)
      expect(new Set(seen).size).toBe(1)
    }
  })
})
