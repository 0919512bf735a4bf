import { beforeAll, expect, it } from 'vitest'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

const QANTAS = '16009661901'
const URL = `/v1/companies/${QANTAS}/sites`
/** In the Blue Mountains, at 1,010 m. The nearest stations with temperatures are on the plain. */
const KATOOMBA = { name: 'Katoomba', latitude: -33.7125, longitude: 150.3119, state: 'NSW' }
/** Beside the airport, whose days are in the record. */
const DARWIN = { site_id: 'darwin', name: 'Darwin', latitude: -12.42, longitude: 130.89, state: 'NT' }

interface Indicator {
  readonly indicator: string
  readonly availability: { readonly detail: string | null }
  readonly series: { readonly distance_km: number; readonly elevation_m: number | null } | null
}

interface Site {
  readonly id: string
  readonly location: { readonly elevation_m: number | null }
  readonly climate_context: {
    readonly data_quality: { readonly score: number; readonly flags: readonly string[] }
    readonly indicators: readonly Indicator[]
  }
  readonly physical_risk: { readonly overall: string; readonly missing: readonly object[] }
  readonly hazards: readonly { readonly hazard: string; readonly band: string | null }[]
  readonly hazards_trace: readonly {
    readonly rule: string
    readonly inputs: Readonly<Record<string, unknown>>
  }[]
}

describeOnOneEngine('what a place needs', (open) => {
  let app: StarterApp
  const put = (sites: readonly object[]) =>
    app.inject({
      method: 'PUT',
      url: URL,
      headers: { ...app.tenant.headers, 'content-type': 'application/json' },
      payload: { sites },
    })
  const siteOf = async (part: string, id: string): Promise<Site> => {
    const { data } = await app.get(`${URL}/${part}?explain=true`)
    return (data['sites'] as readonly Site[]).find((site) => site.id === `tenant_declared ${id}`)!
  }
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
    const declared = await put([
      { ...KATOOMBA, site_id: 'known', elevation_m: 1010 },
      { ...KATOOMBA, site_id: 'unknown' },
      { ...KATOOMBA, site_id: 'mountains', postcode: '2780' },
      DARWIN,
    ])
    expect(declared.statusCode).toBe(200)
  })

  it('never takes a station on the plain for one in the mountains without saying so', async () => {
    const known = await siteOf('climate-profiles', 'known')
    expect(known.location.elevation_m).toBe(1010)
    expect(known.climate_context.data_quality.flags).toEqual(
      expect.arrayContaining(['terrain_varies', 'station_beyond_25_km']),
    )
    const unknown = await siteOf('climate-profiles', 'unknown')
    expect(unknown.climate_context.data_quality.flags).toContain('station_beyond_25_km')
    expect(known.climate_context.data_quality.score).toBe(unknown.climate_context.data_quality.score + 1)
    const series = known.climate_context.indicators.find(
      (one) => one.indicator === 'mean_temperature',
    )?.series
    expect(series).toMatchObject({ elevation_m: 19 })
    expect(series?.distance_km).toBeGreaterThan(40)
  })

  it('has hot days from within 25 km only, so that the whole is partial, out of the roll-up and named there', async () => {
    const { data } = await app.get(`${URL}/climate-risks`)
    const { physical_risk: risk } = await siteOf('climate-risks', 'unknown')
    expect(risk).toMatchObject({
      chronic: expect.any(String),
      acute: null,
      overall: 'partial',
      missing: [{ category: 'acute', indicators: ['heat_days_35'] }],
    })
    expect(JSON.stringify(risk.missing)).toContain('within 25 km')
    expect((await siteOf('climate-risks', 'darwin')).physical_risk).toMatchObject({
      overall: expect.stringMatching(/^(low|moderate|high|very_high|extreme)$/),
      missing: [],
    })
    expect(data['rollup']).toMatchObject({ sites_assessed: 1, worst_sites: ['tenant_declared darwin'] })
    expect((data['rollup'] as { not_assessed: readonly object[] }).not_assessed).toContainEqual({
      id: 'tenant_declared unknown',
      availability: expect.objectContaining({ reason_code: 'partial' }),
    })
  })

  it('takes the bushfire exposure of the suburb of the coordinates, not of the worst in the postcode', async () => {
    for (const id of ['unknown', 'mountains']) {
      const { hazards_trace } = await siteOf('climate-risks', id)
      expect(hazards_trace.find(({ rule }) => rule === 'hazards.bushfire')?.inputs).toMatchObject({
        suburb: expect.stringMatching(/^Katoomba/),
        suburbs_compared: 1,
      })
    }
  })

  it('is refused outside Australia and its territories', async () => {
    const abroad = { ...DARWIN, latitude: -9.44, longitude: 147.18, name: 'Port Moresby' }
    const answer = await put([abroad])
    expect(answer.json()).toMatchObject({
      status: 422,
      errors: [{ pointer: '/sites/0/latitude', code: 'outside_australia' }],
    })
  })

  it('marks cyclone tracks that ended long ago', async () => {
    const { data } = await app.get(`/v1/companies/${QANTAS}/climate-profile?include=hazards`)
    const { hazards } = data['hazards'] as { readonly hazards: readonly { readonly hazard: string }[] }
    expect(hazards.find(({ hazard }) => hazard === 'tropical_cyclone')).toMatchObject({
      is_stale: true,
      latest_year: 2019,
    })
  })
})
