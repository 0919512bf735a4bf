import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '../../src/domain/calendar.ts'
import { ingest } from '../../src/operations/ingest/ingest.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

/** Its office is at Mascot, postcode 2020. */
const QANTAS = '16009661901'
/** Its office is far from the station. */
const FAR_AWAY = '49004028077'

const FACTS = [
  'name=MASCOT',
  'latitude= -33.9500',
  'longitude= 151.1700',
  'elevation= 6.0 m',
  'extracted=20260115',
]
const HEADINGS =
  'station,YYYY-MM-DD,daily_rain,daily_rain_source,max_temp,max_temp_source,min_temp,min_temp_source,metadata'

/** A station's answer of SILO from 1981 to 2025: warmer after 2010, a heavy fall in each year, a long-term average that is no weather. */
function patchedPoint(): string {
  const rows = Array.from({ length: 16_436 }, (_, at) => {
    const date = addDays('1981-01-01', at)
    const year = Number(date.slice(0, 4))
    const warm = 24 + 7 * Math.cos((at * 2 * Math.PI) / 365.25) + 5 * Math.sin(at / 4) + (year > 2010 ? 2 : 0)
    const fall = date.endsWith('-03-10') ? 60 + 3 * ((year * 7) % 31) : at % 4 === 0 ? 6 : 0
    const isAverage = date === '2020-06-01'
    const rain = isAverage ? '900.0,75' : `${fall.toFixed(1)},0`
    return `66037,${date}, ${rain}, ${warm.toFixed(1)},0, ${(warm - 9).toFixed(1)},25,"${FACTS[at] ?? ''}"`
  })
  return `${HEADINGS}\n${rows.join('\n')}\n`
}

/** The council of the fixture, moved to the office. */
async function councils(): Promise<string> {
  const fixture = new URL('../../src/sources/coastal-levels/fixtures/councils.csv', import.meta.url)
  const text = await readFile(fixture, 'utf8')
  expect(text).toContain('153.50,-28.90')
  return text.replaceAll('153.50,-28.90', '151.20,-33.94')
}

describeOnOneEngine('hazards from files that an operator loads', (open) => {
  let app: StarterApp
  let home: string
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
    home = await mkdtemp(path.join(os.tmpdir(), 'southerly-loaded-hazards-'))
    await load('silo-point', 'mascot.csv', patchedPoint())
    await load('coastal-levels', 'councils.csv', await councils())
    const fixtures = new URL('../../src/sources/', import.meta.url)
    for (const [source, name] of [
      ['declared-disasters', 'payments.csv'],
      ['locality-areas', 'areas.csv'],
    ] as const)
      await load(source, name, await readFile(new URL(`${source}/fixtures/${name}`, fixtures), 'utf8'))
    app.app.services.snapshots.refresh()
  })
  afterAll(() => rm(home, { recursive: true }))

  async function load(source: string, name: string, text: string): Promise<void> {
    const file = path.join(home, name)
    await writeFile(file, text)
    await ingest(
      { database: app.database, clock: app.clock, home },
      { source, files: [file], accept: { reason: 'invented', accepted_by: 'test' } },
    )
  }
  async function hazard(abn: string, id: string): Promise<unknown> {
    const { data } = await app.get(`/v1/companies/${abn}/climate-profile?include=hazards&explain=true`)
    const { hazards, trace } = data['hazards'] as {
      readonly hazards: readonly { hazard: string }[]
      readonly trace?: readonly { rule: string }[]
    }
    return {
      ...hazards.find((one) => one.hazard === id),
      trace: trace?.filter(({ rule }) => rule === `hazards.${id}`),
    }
  }

  it('decides on the days of a station near by, and says which and how far', async () => {
    for (const id of ['heatwave', 'hottest_day', 'drought', 'heavy_rain'])
      expect(await hazard(QANTAS, id)).toMatchObject({
        status: 'assessed',
        trace: [{ inputs: { station: 'station 66037 MASCOT', distance_km: expect.any(Number) } }],
      })
    expect(await hazard(QANTAS, 'heavy_rain')).toMatchObject({
      indicators: expect.arrayContaining([
        expect.objectContaining({ id: 'largest_day', value: expect.closeTo(103, -2) }),
      ]),
    })
    expect(await hazard(FAR_AWAY, 'heavy_rain')).toMatchObject({ reason: { code: 'outside_coverage' } })
  })

  it('answers with the curve of the station beside those that are shipped', async () => {
    const answer = await app.inject({ url: '/v1/climate/heat-response', headers: app.tenant.headers })
    const curves = answer.json().data as { place: string; points: { days_ge_35: number }[] }[]
    const own = curves.find(({ place }) => place === 'station 66037 MASCOT')
    expect(own?.points).toHaveLength(11)
    expect(own!.points[10]!.days_ge_35).toBeGreaterThan(own!.points[0]!.days_ge_35)
  })

  it('decides the coast on levels of the sea within 5 km', async () => {
    expect(await hazard(QANTAS, 'coast')).toMatchObject({
      status: 'assessed',
      trace: [{ inputs: { point: 'Invented Bay (NSW)' } }],
    })
  })

  it('counts the disasters of the areas that the localities of the office lie in', async () => {
    const { data } = await app.get(`/v1/companies/${QANTAS}/climate-profile?include=hazards&explain=true`)
    const block = data['hazards'] as {
      readonly declared_disasters: unknown
      readonly calculations: readonly { formula: string }[]
    }
    expect(block.declared_disasters).toMatchObject({
      statement: expect.stringContaining('not a hazard'),
      areas: [
        {
          lga_code: '19901',
          events: 2,
          names: [
            'AGRN 9001 - Invented Floods (22 February 2022 onwards)',
            'Invented Bushfires: Commencing 18 July 2019 onwards',
          ],
        },
        { lga_code: '19902', events: 1, reason: null },
        { lga_code: '19903', events: null, reason: expect.stringContaining('another edition') },
      ],
    })
    expect(block.calculations.filter(({ formula }) => formula.includes('declared_disasters'))).toHaveLength(2)
    const other = await app.get(`/v1/companies/${FAR_AWAY}/climate-profile?include=hazards`)
    expect(other.data['hazards']).toMatchObject({ declared_disasters: null })
  })
})
