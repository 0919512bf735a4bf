import { beforeAll, expect, it } from 'vitest'
import { HAZARD_IDS } from '../../src/domain/company/hazards/assessment.ts'
import { sharedTable } from '../../src/sources/testing/support.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

const AGL = '74115061375'
interface Answered {
  readonly hazard: string
}
interface Site {
  readonly location: { readonly lat: number | null }
}
const LEVELS = sharedTable('data/climate/scenarios/warming_levels.csv')
const CURVES = sharedTable('data/climate/heat_response.csv')

describeOnOneEngine('warming levels and scenarios', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
    return () => app.app.close()
  })
  const ask = async (path: string) => {
    const answer = await app.inject({ url: `/v1/${path}`, headers: app.tenant.headers })
    return { status: answer.statusCode, body: answer.json() }
  }

  it('answers CMIP6 unless asked, by region and level', async () => {
    const { body } = await ask('climate/warming-levels')
    expect(body.data).toHaveLength(160)
    expect(body.meta).toMatchObject({ rows_loaded: 320 })
    const [annual] = (await ask('climate/warming-levels?region=SAU&level=3&season=annual')).body.data
    expect(annual).toMatchObject({ ensemble: 'CMIP6', gwl_c: 3, low: 1.86, median: 2.29, high: 2.47 })
  })

  it.skipIf(LEVELS.length === 0)('answers all rows of the table', async () => {
    const { body } = await ask('climate/warming-levels?ensemble=all')
    const fields = Object.keys(LEVELS[0]!)
    expect(body.data.map((row: Record<string, unknown>) => fields.map((field) => row[field]))).toEqual(
      LEVELS.map((row) =>
        fields.map((field) => (/^-?[\d.]+$/.test(row[field]!) ? Number(row[field]) : row[field])),
      ),
    )
  })

  it.skipIf(CURVES.length === 0)('answers every curve', async () => {
    const { body } = await ask('climate/heat-response')
    const points = body.data.flatMap(({ place, points: own }: { place: string; points: object[] }) =>
      own.map((point) => ({ place, ...point })),
    )
    expect(new Set(points.map((point: object) => JSON.stringify(point)))).toEqual(
      new Set(
        CURVES.map((row) =>
          JSON.stringify({
            place: row['location'],
            shift_c: Number(row['shift_c']),
            days_ge_35: Number(row['days_ge_35']),
            days_ge_40: Number(row['days_ge_40']),
            hottest_day_c: Number(row['hottest_day_c']),
          }),
        ),
      ),
    )
  })

  it('answers Perth at one degree more by name and by station', async () => {
    for (const place of ['perth', '009021'])
      expect((await ask(`climate/heat-response?place=${place}&shift_c=1.0`)).body.data).toMatchObject([
        { place: 'Perth', at: { days_ge_35: 36.75 } },
      ])
  })

  it.each([
    ['climate/warming-levels?level=2.5', 400, 'invalid_parameter'],
    ['climate/warming-levels?region=NZ', 400, 'invalid_parameter'],
    ['climate/heat-response?place=Atlantis', 404, 'series_not_found'],
    ['climate/heat-response?place=Perth&shift_c=5.1', 400, 'invalid_parameter'],
    [`companies/${AGL}/climate-profile?scenario=2.5`, 400, 'invalid_parameter'],
    [`companies/${AGL}/climate-risk?scenario=RCP8.5:2050`, 400, 'invalid_parameter'],
    [`companies/${AGL}/sites/climate-risks?scenario=SSP2-4.5:1999`, 400, 'invalid_parameter'],
  ])('refuses %s', async (path, status, code) => {
    expect(await ask(path)).toMatchObject({ status, body: { code } })
  })

  it('a profile carries both scenarios, and its hashes do not depend on those asked for', async () => {
    const both = (await ask(`companies/${AGL}/climate-profile?include=scenario_analysis`)).body
    expect(both.data.scenario_analysis).toMatchObject({
      both_statutory_scenarios: true,
      scenarios: [{ id: '1.5' }, { id: '3' }],
    })
    const asked = (
      await ask(`companies/${AGL}/climate-profile?include=scenario_analysis&scenario=SSP5-8.5:2065`)
    ).body
    expect(asked.data.scenario_analysis).toMatchObject({
      both_statutory_scenarios: false,
      scenarios: [{ id: 'SSP5-8.5:2065', level_c: 3 }],
    })
    // One pathway in two years is one scenario, whatever levels it passes.
    const twice = await ask(
      `companies/${AGL}/climate-profile?include=scenario_analysis&scenario=SSP5-8.5:2030,SSP5-8.5:2065`,
    )
    expect(twice.body.data.scenario_analysis).toMatchObject({
      both_statutory_scenarios: false,
      scenarios: [
        {
          level_c: 1.5,
          statutory_role: null,
          best_estimates: [{ year: 2030, warming_c: 1.577 }, {}, {}, {}],
        },
        { level_c: 3, statutory_role: 'exceeds_2_5' },
      ],
    })
    const different = await ask(
      `companies/${AGL}/climate-profile?include=scenario_analysis&scenario=SSP1-1.9:2050,SSP5-8.5:2065`,
    )
    expect(different.body.data.scenario_analysis.both_statutory_scenarios).toBe(true)
    expect(asked.data.evidence_hash).toBe(both.data.evidence_hash)
    expect(asked.meta.block_hashes).toEqual(both.meta.block_hashes)
  })

  it('the headline is that of the sites, and sites are counted by hazard and scenario', async () => {
    const { physical } = (await ask(`companies/${AGL}/climate-risk?scenario=2`)).body.data
    expect(physical.headline).toMatchObject({ basis: 'sites', band: physical.sites.worst })
    const [{ id, hazards }] = physical.scenarios
    expect(id).toBe('2')
    // Then and now are counted over the same sites.
    for (const { by_band, now, sites_without_band } of hazards)
      for (const counted of [by_band, now.by_band])
        expect(
          counted.reduce((sum: number, { sites }: { sites: number }) => sum + sites, sites_without_band),
        ).toBe(physical.headline.sites_known)
  })

  it('every located site answers for every hazard, and for the scenarios that were asked for', async () => {
    for (const route of ['climate-profiles', 'climate-risks']) {
      const { sites } = (await ask(`companies/${AGL}/sites/${route}?scenario=2`)).body.data
      const located = sites.filter(({ location }: Site) => location.lat !== null)
      expect(located.length).toBeGreaterThan(1)
      for (const { hazards, scenarios } of located) {
        expect(hazards.map(({ hazard }: Answered) => hazard)).toEqual([...HAZARD_IDS])
        for (const { band, reason_code } of hazards)
          expect((band === null) === (reason_code !== null)).toBe(true)
        expect(scenarios.map(({ id }: { id: string }) => id)).toEqual(['2'])
      }
    }
    const explained = (await ask(`companies/${AGL}/sites/climate-risks?explain=true`)).body.data.sites
    expect(explained[0].hazards).toContainEqual(
      expect.objectContaining({ hazard: 'tropical_cyclone', band: 'low', next_band: 'moderate' }),
    )
  })

  it('physical risk calls a hazard assessed where the hazards have a band', async () => {
    const { hazards } = (await ask(`companies/${AGL}/climate-profile?include=hazards`)).body.data
    const { head_office } = (await ask(`companies/${AGL}/climate-risk`)).body.data.physical
    const statusOf = (id: string) => hazards.hazards.find(({ hazard }: Answered) => hazard === id).status
    const told = new Map(
      head_office.hazards.map(
        ({ hazard, availability }: { hazard: string; availability: { status: string } }) => [
          hazard,
          availability.status,
        ],
      ),
    )
    expect(statusOf('tropical_cyclone')).toBe('assessed')
    expect(Object.fromEntries(told)).toEqual({
      flood: 'not_assessed',
      bushfire: statusOf('bushfire') === 'assessed' ? 'available' : 'not_assessed',
      cyclone: 'available',
      coastal: 'not_assessed',
    })
  })

  it('all facilities of the tables, located ones with every hazard', async () => {
    const { facilities, not_located, hazards, scenarios } = (await ask('climate/facilities?scenario=1.5,2,3'))
      .body.data
    expect(facilities.length).toBeGreaterThan(300)
    expect(not_located.length).toBeGreaterThan(0)
    for (const { bands, absent } of facilities)
      expect([...Object.keys(bands), ...Object.keys(absent)].toSorted()).toEqual([...HAZARD_IDS].toSorted())
    const counted = hazards.find(({ hazard }: Answered) => hazard === 'tropical_cyclone')
    expect(
      counted.by_band.reduce(
        (sum: number, { sites }: { sites: number }) => sum + sites,
        counted.sites_without_band,
      ),
    ).toBe(facilities.length)
    expect(scenarios.map(({ id }: { id: string }) => id)).toEqual(['1.5', '2', '3'])
    expect(new Set(facilities.map(({ id }: { id: string }) => id)).size).toBe(facilities.length)
    const inTasmania = (await ask('climate/facilities?state=TAS')).body.data.facilities
    expect(inTasmania.length).toBeGreaterThan(0)
    expect(inTasmania.every(({ state }: { state: string }) => state === 'TAS')).toBe(true)
    expect(await ask('climate/facilities?scenario=2.5')).toMatchObject({ status: 400 })
  })
})
