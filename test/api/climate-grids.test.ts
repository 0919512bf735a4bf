import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { climateProfile } from '../../src/operations/company/climate-profile.ts'
import { type GridIngestRequest, ingestGrid } from '../../src/operations/ingest/climate-grids/load.ts'
import { createGridPool, type GridPool } from '../../src/operations/ingest/climate-grids/pool.ts'
import { readReleases } from '../../src/operations/releases/releases.ts'
import { SnapshotDirectory } from '../../src/operations/releases/snapshot-directory.ts'
import { agcdSource } from '../../src/sources/agcd/source.ts'
import { awraLSource } from '../../src/sources/awra-l/source.ts'
import type { GridSource } from '../../src/sources/formats/netcdf-grid/grid-source.ts'
import type { Source } from '../../src/sources/source.ts'
import type { ReadonlySql } from '../../src/store/database.ts'
import { describeOnOneEngine, FULL_RUN } from '../support/engines.ts'
import type { TestGrid } from '../support/netcdf-grid.ts'
import { axis, daysFrom, gridDirectory, writeHdf5 } from '../support/netcdf-grids.ts'
import { profileBytes } from '../support/profiles.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

/** Its office is at Mascot, postcode 2020. */
const QANTAS = '16009661901'
const yearOf = (day: number): number => new Date(Date.UTC(1900, 0, 1 + day)).getUTCFullYear()
/** Days from 1981 to 2010 and from 2016 to 2025, and middles of months from October 1980 to September 2025, since 1900. */
const DAYS = daysFrom(29_585, 16_436).filter((day) => yearOf(day) <= 2010 || yearOf(day) >= 2016)
const MONTHS = Array.from(
  { length: 540 },
  (_, month) => Date.UTC(1980, 9 + month, 15) / 86_400_000 - Date.UTC(1900, 0, 1) / 86_400_000,
)

/** A degree warmer after 2010, every other day of rain, one heavy fall a year, a week of 36 degrees each year and two after 2010. */
const CLIMATE: Readonly<Record<string, (day: number, year: number) => number>> = {
  tmax: (day, year) => (day % 365 < (year > 2010 ? 14 : 7) ? 36 : 22 + (year % 2) + (year > 2010 ? 1 : 0)),
  tmin: (_, year) => 12 + (year % 2) + (year > 2010 ? 1 : 0),
  precip: (day, year) => (day % 365 === 100 ? 40 + (year % 7) * 10 : (day % 2) * 5),
}
const LARGEST_OF_RECENT =
  Array.from({ length: 10 }, (_, index) => 40 + ((2016 + index) % 7) * 10).reduce((sum, fall) => sum + fall) /
  10

/** Twelve months to September 1981 to 2010 at 1 to 30, those to September 2025 at 2.5. */
const wetness = (month: number): number => (month < 360 ? Math.floor(month / 12) + 1 : 2.5)

/** Written once for both engines: two files of the same values differ in the time that they were made. */
let files: Promise<{ climate: readonly string[]; water: readonly string[] }> | undefined
const directory = gridDirectory()
afterAll(() => rm(directory, { recursive: true }))

async function writeFiles(): Promise<{ climate: readonly string[]; water: readonly string[] }> {
  const climate: string[] = []
  for (const [variable, value] of Object.entries(CLIMATE))
    climate.push(await write(variable, DAYS, (step) => value(DAYS[step]!, yearOf(DAYS[step]!))))
  const atSea = (lon: number): boolean => lon > 151.18
  const water: string[] = []
  for (const variable of ['sm', 'qtot'])
    water.push(await write(variable, MONTHS, (step, _, lon) => (atSea(lon) ? Number.NaN : wetness(step))))
  return { climate, water }
}

const write = (
  variable: string,
  times: readonly number[],
  value: TestGrid['value'],
  name = variable,
): Promise<string> =>
  writeHdf5(directory, {
    name: `${name}.nc`,
    variable,
    lat: axis(-34, 3),
    lon: axis(151.1, 3),
    timeUnits: 'days since 1900-01-01',
    times,
    chunk: [400, 3, 3],
    value,
  })

let ofFirstEngine: string | undefined

describeOnOneEngine('climate grids behind the company routes', (open) => {
  let app: StarterApp
  let home: string
  let pool: GridPool
  let before: string
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
    home = await mkdtemp(path.join(os.tmpdir(), 'southerly-climate-grids-'))
    pool = createGridPool(1)
    before = (await app.app.services.snapshots.newest()).id
    files ??= writeFiles()
    const { climate, water } = await files
    // Offices have real weather before: with an invented one their bands jump.
    const accept = { reason: 'invented weather', accepted_by: 'test' }
    await load(agcdSource, climate, { accept })
    await load(awraLSource, water, { accept })
    app.app.services.snapshots.refresh()
  })
  afterAll(async () => {
    await pool.close()
    await rm(home, { recursive: true })
  })

  const load = (
    source: GridSource & Source,
    locations: readonly string[],
    more: Partial<GridIngestRequest> = {},
  ) =>
    ingestGrid({ database: app.database, clock: app.clock, home, pool }, source, {
      locations,
      published_on: '2026-01-31',
      ...more,
    })
  const profile = (query: string) => app.get(`/v1/companies/${QANTAS}/climate-profile?${query}`)

  it('takes the cell at the office for every indicator, and says which and how far', async () => {
    const { data } = await profile('include=climate_context')
    const cell = { kind: 'grid_cell', source: 'agcd', name: 'cell -33.95, 151.20', lat: -33.95, lon: 151.2 }
    expect(data['climate_context']).toMatchObject({
      availability: { status: 'available' },
      indicators: [
        {
          indicator: 'mean_temperature',
          series: { ...cell, moved_to_land: false, distance_km: 2.00161 },
          summary: { baseline: { n: 30 }, recent: { years: expect.arrayContaining([2016, 2025]) } },
        },
        { indicator: 'rainfall', series: cell, summary: { latest: { year: 2025, value: 965 } } },
        {
          indicator: 'heat_days_35',
          series: cell,
          summary: { baseline: { mean: 7 }, recent: { mean: 14 }, change: 7 },
        },
        { indicator: 'heat_days_40', series: cell, summary: { recent: { mean: 0 } } },
      ],
    })
  })

  it.skipIf(!FULL_RUN)(
    'stops a revision that makes the offices ten degrees hotter by day, and leaves nothing of it',
    async () => {
      const hotter = await write('tmax', DAYS, (step) => CLIMATE['tmax']!(DAYS[step]!, 2000) + 10, 'hot')
      const { coverage } = await load(agcdSource, [hotter], { published_on: '2026-03-01', dry_run: true })
      expect(coverage.findings).toContainEqual(
        expect.objectContaining({
          kind: 'climate_off',
          abn: QANTAS,
          message: expect.stringMatching(
            /mean temperature in the baseline changes from 17\.\d to 22\.\d degC/,
          ),
        }),
      )
      await expect(load(agcdSource, [hotter], { published_on: '2026-03-01' })).rejects.toThrow(
        /was not loaded: \d+ of its effects on \d+ companies look wrong/,
      )
      const releases = await readReleases(app.database, 'agcd')
      expect(releases.map(({ published_on }) => published_on)).toEqual(['2026-01-31'])
    },
  )

  it('decides hazards of single days on the cell, and projects hot days by its own curve', async () => {
    const { data } = await profile('include=hazards,scenario_analysis&explain=true')
    expect(data['hazards']).toMatchObject({
      hazards: expect.arrayContaining([
        expect.objectContaining({ hazard: 'heatwave', status: 'assessed', band: 'extreme' }),
        expect.objectContaining({
          hazard: 'hottest_day',
          status: 'assessed',
          indicators: [expect.objectContaining({ id: 'hottest_day', value: 36, period: '2016-2025' })],
        }),
        expect.objectContaining({ hazard: 'drought', status: 'assessed' }),
        expect.objectContaining({
          hazard: 'heavy_rain',
          status: 'assessed',
          indicators: expect.arrayContaining([
            expect.objectContaining({ id: 'fall_20_years', period: '1981-2025' }),
            // Falls of 40 to 100 mm in turn: the years 2016 to 2025 have each of seven, and three of them twice.
            expect.objectContaining({ id: 'largest_day', value: expect.closeTo(LARGEST_OF_RECENT, 5) }),
          ]),
        }),
      ]),
    })
    expect(JSON.stringify(data['scenario_analysis'])).toContain('cell -33.95, 151.20')
    expect(JSON.stringify(data['provenance'])).toContain('HWF_EHF_NF13')
  })

  it('ranks the latest twelve months of the water balance on the nearest land cell', async () => {
    const { data } = await profile('include=water_stress&explain=true')
    const figure = {
      last_month: '2025-09',
      first_month: '2024-10',
      percentile: 6.66667,
      category: 'very_dry',
    }
    expect(data['water_stress']).toMatchObject({
      cell: { source: 'awra-l', lat: -33.95, lon: 151.15, moved_to_land: true, distance_km: 3.95068 },
      figures: [
        { variable: 'root_zone_soil_moisture', ...figure },
        { variable: 'runoff', ...figure },
      ],
    })
    expect(data['provenance']).toMatchObject({
      inputs: [
        {
          dataset: 'au_bom_water_outlook',
          field: 'runoff_mm',
          ref: 'cell -33.95, 151.15',
          observed: '1981/2025',
        },
        { field: 'soil_moisture_mm' },
      ],
    })
  })

  it('uses the cells for risk and for sites alike', async () => {
    const { data: risk } = await app.get(`/v1/companies/${QANTAS}/climate-risk?explain=true`)
    expect(risk).toMatchObject({
      physical: {
        head_office: { acute: 'high', indicators: [{ band: 'extreme' }, { band: 'low' }, { band: 'high' }] },
      },
    })
    await app.inject({
      method: 'PUT',
      url: `/v1/companies/${QANTAS}/sites`,
      headers: { ...app.tenant.headers, 'content-type': 'application/json' },
      payload: { sites: [{ site_id: 'works', name: 'Works', latitude: -33.94, longitude: 151.17 }] },
    })
    const { data: sites } = await app.get(`/v1/companies/${QANTAS}/sites/climate-profiles`)
    const works = (sites['sites'] as readonly { id: string }[]).find(({ id }) => id.endsWith('works'))
    expect(works).toMatchObject({
      climate_context: { indicators: [{ series: { name: 'cell -33.95, 151.15' } }, {}, {}, {}] },
    })
  })

  it('leaves an earlier snapshot as it was: observed series, no water block', async () => {
    const { data, meta } = await profile(`snapshot=${before}`)
    expect(data).toMatchObject({
      climate_context: { indicators: [{ series: { kind: 'station' } }, {}, {}, {}] },
    })
    expect(meta['omitted_blocks']).toMatchObject([{ block: 'water_stress' }])
    const { meta: changed } = await profile(`changed_since=${before}`)
    expect(changed['changed_since']).toMatchObject({
      changed_blocks: ['climate_context', 'water_stress', 'scenario_analysis', 'hazards'],
    })
  })

  it('costs three queries, and the same bytes on both engines', async () => {
    let queries = 0
    const counting: ReadonlySql = {
      query: (text, parameters) => {
        queries += 1
        return app.database.query(text, parameters)
      },
    }
    // A view that nobody has asked: what companies share is read by the first, so that the second is cold but for that.
    const view = { ...(await new SnapshotDirectory(app.database, app.clock).newest()) }
    await climateProfile(app.database, view, '74115061375')
    const bytes = profileBytes(await climateProfile(counting, view, QANTAS)).toString()
    expect(queries).toBe(3)
    ofFirstEngine ??= bytes
    expect(bytes === ofFirstEngine, 'the bytes are those of the other engine').toBe(true)
  })

  it.skipIf(!FULL_RUN)(
    'takes falls from a second edition of the rain, and keeps the heat of the first',
    async () => {
      const dailyOf = async (): Promise<Map<string, unknown>> => {
        const { data } = await profile('include=hazards')
        const { hazards } = data['hazards'] as { hazards: { hazard: string; indicators: object[] }[] }
        return new Map(hazards.map(({ hazard, indicators }) => [hazard, indicators]))
      }
      const first = await dailyOf()
      const wetter = await write(
        'precip',
        DAYS,
        (step) => 2 * CLIMATE['precip']!(DAYS[step]!, yearOf(DAYS[step]!)),
        'wetter',
      )
      const accept = { reason: 'invented weather', accepted_by: 'test' }
      await load(agcdSource, [wetter], { published_on: '2026-03-01', accept })
      app.app.services.snapshots.refresh()
      const second = await dailyOf()
      expect(second.get('heavy_rain')).toContainEqual(
        expect.objectContaining({ id: 'largest_day', value: expect.closeTo(2 * LARGEST_OF_RECENT, 5) }),
      )
      expect(second.get('heatwave')).toEqual(first.get('heatwave'))
      expect(second.get('hottest_day')).toEqual(first.get('hottest_day'))
      expect(first.get('heatwave')).not.toEqual([])
    },
  )
})
