import { beforeAll, expect, it } from 'vitest'
import { BLOCKS, PROFILE_BLOCKS } from '../../src/domain/company/blocks.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type Answered, type StarterApp, starterApp } from '../support/starter-app.ts'

const AGL = '74115061375'
const BHP = '49004028077'
const QANTAS = '16009661901'
const ALWAYS = PROFILE_BLOCKS.filter((name) => !BLOCKS[name].optional)

/** A calculation as far as these tests read it. */
interface Calculation {
  readonly formula: string
  readonly given: readonly { readonly name: string; readonly sources: readonly object[] }[]
  readonly steps: readonly object[]
}

describeOnOneEngine('GET /v1/companies/{abn}/climate-profile', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
  })
  const profile = (abn: string, query = '') => app.get(`/v1/companies/${abn}/climate-profile${query}`)

  it('composes every block of AGL from the published tables', async () => {
    const { data, meta } = await profile(AGL)
    expect(data).toMatchObject({
      entity: { name: 'AGL ENERGY LIMITED', acn: '115061375', resolution: { status: 'registry_only' } },
      emissions: {
        availability: { status: 'available' },
        latest: { reporting_year: '2024-25', scope1_t: { value: 30_439_497 }, scope1_and_2_t: 30_687_158 },
        market_based_scope2: { scope2_t: 249_493, covers_all_facilities: false, facility_coverage_pct: 93 },
        // 30,687,158 t over A$12,813 million of 2023-24.
        income_intensity: { income_year: '2023-24', t_per_aud_million: 2394.93 },
        next_release: { reporting_year: '2025-26', expected_on: '2027-02-28' },
      },
      sector_classification: {
        anzsic: { group: { code: '261' } },
        classification_method: 'electricity_generators',
      },
      sector_benchmark: {
        level: 'group',
        entity_count: 31,
        percentile_rank: 65.7895,
        percentile_metric: 'income_intensity',
      },
      transition_risk: { band: 'very_high', exposure_band: 'very_high', raised_by: [] },
      safeguard_mechanism: { coverage: 'sectoral_baseline' },
      grid_intensity: {
        region: 'NSW1',
        availability: { status: 'stale' },
        region_decision: { rule: 'postcode' },
      },
      climate_context: { location: { kind: 'head_office', postcode: '2000' } },
      scope3_screening: { reporting_year: '2023-24', basis: 'screening' },
      scenario_context: { region: { code: 'EAU' } },
    })
    expect(Object.keys((data['climate_context'] as { place: object }).place)).toEqual([
      'id',
      'lat',
      'lon',
      'quality',
    ])
    for (const name of ALWAYS)
      expect(data[name]).toMatchObject({ method: { url: expect.stringContaining('/methods/') } })
    expect(meta['omitted_blocks']).toEqual([
      expect.objectContaining({ block: 'water_stress', reason_code: 'water_balance_not_loaded' }),
    ])
    expect(data['evidence_hash']).toBe(meta['evidence_hash'])
    expect(data['evidence_hash']).toBe('e6854b26b1f9bc638b412bab29d083bc2b135209632e01e2ac1f5a52d822db1d')
  })

  it('shows the blocks asked for and keeps the hash of the whole', async () => {
    const whole = await profile(BHP)
    const part = await profile(BHP, '?include=emissions,transition_risk')
    expect(Object.keys(part.data)).toEqual([
      'abn',
      'emissions',
      'transition_risk',
      'provenance',
      'evidence_hash',
    ])
    expect(part.data['emissions']).toEqual(whole.data['emissions'])
    expect(part.meta['evidence_hash']).toBe(whole.meta['evidence_hash'])
    const sourcesOf = ({ data, meta }: Answered) => ({
      used: new Set(
        (data['provenance'] as { releases: { dataset: string }[] }).releases.map(({ dataset }) => dataset),
      ),
      licensed: new Set((meta['licences'] as { dataset: string }[]).map(({ dataset }) => dataset)),
    })
    for (const answered of [whole, part, await profile(BHP, '?include=grid_intensity')])
      expect(sourcesOf(answered).licensed).toEqual(sourcesOf(answered).used)
    expect(sourcesOf(part).used.size).toBeLessThan(sourcesOf(whole).used.size)
    const rest = await profile(BHP, '?exclude=safeguard_mechanism')
    expect(rest.data).not.toHaveProperty('safeguard_mechanism')
    expect(
      await app.get(`/v1/companies/${BHP}/climate-profile?include=entity&exclude=entity`, 400),
    ).toMatchObject({
      code: 'conflicting_parameters',
    })
    expect(await app.get(`/v1/companies/${BHP}/climate-profile?include=everything`, 400)).toMatchObject({
      code: 'invalid_parameter',
    })
  })

  it('explains each rule and lists every input', async () => {
    const plain = await profile(BHP)
    const { data } = await profile(BHP, '?explain=true')
    expect(plain.data['provenance']).not.toHaveProperty('inputs')
    expect(data).toMatchObject({
      transition_risk: {
        trace: expect.arrayContaining([
          expect.objectContaining({ rule: 'transition_risk.overall', operator: 'carbon_cost_exposure' }),
        ]),
      },
      provenance: {
        inputs: expect.arrayContaining([
          expect.objectContaining({ field: 'scope1_t', observed: '2024-25', value_text: '3,379,337' }),
        ]),
      },
    })
  })

  it('shows the steps of published formulas with their values and where each input is printed', async () => {
    const { data } = await profile(AGL, '?explain=true&include=emissions,grid_intensity,scenario_analysis')
    const calculations = (block: string): Calculation[] =>
      (data[block] as { calculations: Calculation[] }).calculations
    const income = calculations('emissions').find(({ formula }) => formula === 'income_intensity')
    const stated = data['emissions'] as { income_intensity: { t_per_aud_million: number } }
    expect(income?.steps.at(-1)).toMatchObject({
      label: expect.any(String),
      unit: 't CO2-e / A$ million',
      formula: expect.stringContaining('/'),
      value: stated.income_intensity.t_per_aud_million,
      missing: null,
    })
    const inputs = (data['provenance'] as { inputs: { ref: string; field: string }[] }).inputs
    for (const { sources } of income?.given ?? [])
      expect(inputs).toContainEqual(expect.objectContaining(sources[0]))
    // A figure that another formula gave names it, and rows are counted.
    const warming = calculations('scenario_analysis').find(({ formula }) => formula === 'scenario_warming')
    expect(warming?.given).toContainEqual(
      expect.objectContaining({
        name: 'temperature_baseline',
        output_of: { formula: 'climate_indicator', output: 'baseline_mean', about: expect.anything() },
      }),
    )
    expect(calculations('grid_intensity')[0]?.given[0]).toMatchObject({ value: null, rows: 365 })
    expect((await profile(AGL)).data['emissions']).not.toHaveProperty('calculations')
  })

  it('answers from an earlier snapshot and says which blocks moved since', async () => {
    const then = await profile(AGL, '?as_of=2025-06-30')
    expect(then.data).toMatchObject({ emissions: { latest: { reporting_year: '2023-24' } } })
    const now = await profile(AGL, `?changed_since=${String(then.meta['snapshot'])}`)
    expect(now.meta['changed_since']).toMatchObject({
      as_of: '2025-04-15',
      changed_blocks: expect.arrayContaining(['emissions', 'grid_intensity']),
      unchanged_blocks: expect.arrayContaining(['water_stress']),
    })
    const same = await profile(AGL, `?changed_since=${String(now.meta['snapshot'])}`)
    expect(Object.keys(same.data)).toEqual(['abn', 'provenance', 'evidence_hash'])
    expect(
      await app.get(`/v1/companies/${AGL}/climate-profile?changed_since=snap_0000000000000000`, 404),
    ).toMatchObject({
      code: 'release_not_found',
    })
  })

  it('knows an emitter that another corporation reports for', async () => {
    const { data } = await profile('46008700981')
    expect(data).toMatchObject({
      entity: {
        registry: { reporter_roles: ['responsible_emitter'] },
        data_quality: { flags: expect.arrayContaining(['not_the_controlling_corporation']) },
      },
      emissions: {
        availability: { status: 'not_published', reason_code: 'not_in_registry', expected_on: '2027-02-28' },
      },
      sector_benchmark: { availability: { reason_code: 'no_published_year' } },
    })
  })

  it('does not know a valid ABN that nobody prints', async () => {
    expect(await app.get('/v1/companies/10000000032/climate-profile', 404)).toMatchObject({
      code: 'company_not_found',
    })
    expect(await app.get('/v1/companies/74115061376/climate-profile', 422)).toMatchObject({
      code: 'abn_checksum_failed',
    })
  })

  it('puts a cost on a Safeguard shortfall at the caller’s prices only, and moves no hash by it', async () => {
    const ask = (price: string) => profile(QANTAS, `?include=safeguard_mechanism${price}`)
    const [without, flat, partial] = [
      await ask(''),
      await ask('&safeguard_price=40'),
      await ask('&safeguard_price=2025-26:40'),
    ]
    expect(without.data['safeguard_mechanism']).toMatchObject({
      outlook: { total_cost_aud: null, cost_availability: { reason_code: 'no_price_path' } },
    })
    // 6,495,530 t at A$40.
    expect(flat.data['safeguard_mechanism']).toMatchObject({
      outlook: { total_cost_aud: 259_821_208, years: [{ price_aud_per_t: 40 }, {}, {}, {}, {}] },
    })
    expect(partial.data['safeguard_mechanism']).toMatchObject({
      outlook: { total_cost_aud: null, cost_availability: { reason_code: 'price_path_incomplete' } },
    })
    expect(flat.data['evidence_hash']).toBe(without.data['evidence_hash'])
    expect(await app.get(`/v1/companies/${QANTAS}/climate-profile?safeguard_price=free`, 400)).toMatchObject({
      errors: [{ parameter: 'safeguard_price' }],
    })
  })
})
