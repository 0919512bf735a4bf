import { beforeAll, expect, it } from 'vitest'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

describeOnOneEngine('GET /v1/grid-intensity/{region}', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
  })

  it('weighs days by their energy and says what the index is not', async () => {
    const { data } = await app.get('/v1/grid-intensity/NSW1?from=2025-12-25&to=2025-12-27')
    expect(data).toMatchObject({
      region: 'NSW1',
      market_time: '+10:00',
      interval: 'month',
      // 60852.61 + 62879.96 + 56371.8 over 135090.08 + 135673.44 + 125054.04, printed by the operator.
      series: [
        { period: '2025-12', days: 3, days_expected: 31, complete: false, intensity_t_per_mwh: 0.455019 },
      ],
    })
    expect(data['statement']).toContain('not a scope 2 factor')
  })

  it('says that a series is stale on the day of the snapshot', async () => {
    const { data, meta } = await app.get('/v1/grid-intensity/VIC1')
    expect(meta['as_of']).toBe('2026-11-01')
    expect(data['freshness']).toMatchObject({
      latest_day: '2025-12-27',
      age_days: 309,
      availability: { status: 'stale', reason_code: 'index_ended_long_ago' },
    })
    expect(data).toMatchObject({
      availability: { status: 'stale' },
      summary: {
        latest_day: { energy_mwh: 90514.31, emissions_t: 68375.36 },
        national_factor: { edition: '2026' },
      },
    })
  })

  it('gives the national factors for SWIS, labelled, and no index', async () => {
    const { data } = await app.get('/v1/grid-intensity/wem')
    expect(data).toMatchObject({
      region: 'SWIS',
      asked_for: 'wem',
      market_time: '+08:00',
      statement: expect.stringContaining('national scope 2 factors'),
      series: [],
      data_quality: { flags: ['national_factor_only'] },
      summary: {
        index_availability: { status: 'not_published', reason_code: 'no_index_for_region' },
        latest_day: null,
        national_factor: { edition: '2026', scope2_kg_per_kwh: 0.45 },
      },
    })
    expect(data['summary']).toMatchObject({
      national_factor_series: [
        { edition: '2021', scope2_kg_per_kwh: 0.68 },
        { edition: '2023', scope2_kg_per_kwh: 0.53 },
        { edition: '2024', scope2_kg_per_kwh: 0.51 },
        { edition: '2025', scope2_kg_per_kwh: 0.5 },
        { edition: '2026', scope2_kg_per_kwh: 0.45 },
      ],
    })
  })

  it.each(['New%20South%20Wales', 'act', 'nsw1'])('takes %s for NSW1', async (alias) => {
    expect((await app.get(`/v1/grid-intensity/${alias}`)).data['region']).toBe('NSW1')
  })

  it('answers as of an earlier day from what had been published by then', async () => {
    const { data } = await app.get('/v1/grid-intensity/NSW1?as_of=2025-06-30')
    expect(data['availability']).toMatchObject({ status: 'available' })
    expect(data).toMatchObject({ series: [], summary: { index_availability: { status: 'not_published' } } })
  })

  it('refuses what is no region and no day', async () => {
    expect(await app.get('/v1/grid-intensity/NT', 404)).toMatchObject({
      code: 'region_not_found',
      valid_values: ['NSW1', 'QLD1', 'SA1', 'TAS1', 'VIC1', 'NEM', 'SWIS'],
    })
    expect(await app.get('/v1/grid-intensity/constructor', 404)).toMatchObject({ code: 'region_not_found' })
    expect(await app.get('/v1/grid-intensity/NSW1?from=2025-02-30', 400)).toMatchObject({
      code: 'invalid_parameter',
    })
    expect(await app.get('/v1/grid-intensity/NSW1?from=2025-03-01&to=2025-02-01', 400)).toMatchObject({
      code: 'invalid_parameter',
    })
  })

  it('says which days there are when none of those asked for is', async () => {
    for (const range of ['from=2030-01-01', 'to=2001-01-01']) {
      const { data, meta } = await app.get(`/v1/grid-intensity/NSW1?${range}`)
      expect(data['series']).toEqual([])
      expect(meta['warnings']).toEqual([
        { code: 'nothing_in_range', message: expect.stringContaining('from 2011-06-19 to 2025-12-27') },
      ])
    }
  })

  it('hashes to the same on every engine', async () => {
    const { meta } = await app.get('/v1/grid-intensity/SA1?interval=financial_year')
    expect(meta['evidence_hash']).toBe(
      // A literal, so that any change of inputs, method or canonical form is a visible, deliberate line.
      '69e0105a52ef215aa7a856433f4dc227dd214f72837389bb183e67e3384861d2',
    )
  })
})
