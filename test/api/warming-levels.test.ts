import { beforeAll, expect, it } from 'vitest'
import { sharedTable } from '../../src/sources/testing/support.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

const AGL = '74115061375'
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
    expect(asked.data.evidence_hash).toBe(both.data.evidence_hash)
    expect(asked.meta.block_hashes).toEqual(both.meta.block_hashes)
  })

  it('the headline is that of the sites, and sites are counted by hazard and scenario', async () => {
    const { physical } = (await ask(`companies/${AGL}/climate-risk?scenario=2`)).body.data
    expect(physical.headline).toMatchObject({ basis: 'sites', band: physical.sites.worst })
    const [{ id, hazards }] = physical.scenarios
    expect(id).toBe('2')
    for (const { by_band, sites_without_band } of hazards)
      expect(
        by_band.reduce((sum: number, { sites }: { sites: number }) => sum + sites, sites_without_band),
      ).toBe(physical.headline.sites_known)
  })
})
