import { describe, expect, test } from 'vitest'
import {
  evidence,
  expectBandsOnPage,
  expectWorkedExample,
  methodPage,
} from '../../../../test/support/method-page.ts'
import { climateContext } from '../climate/climate-context.ts'
import { PHYSICAL_BAND_TABLES } from '../risk/physical-bands.ts'
import { physicalRisk } from '../risk/physical-risk.ts'
import { ABSENCE_REASONS, HAZARD_IDS } from './assessment.ts'
import { bushfire, indexSuburbs, type Suburb } from './bushfire.ts'
import { type CoastPoint, coast } from './coast.ts'
import { type DailyFigures, dailyHazard, type HazardIndex, withoutDays } from './daily-hazards.ts'
import { HAZARD_BAND_TABLES } from './hazard-bands.ts'
import { HAZARDS } from './hazard-table.ts'
import { type HazardTables, hazardsAt, type PlaceClimate } from './hazards.ts'
import { type StormTrack, tropicalCyclone } from './tropical-cyclone.ts'

const suburb = (name: string, share: number, lat: number, lon: number, state = 'NSW'): Suburb => ({
  state,
  name,
  share,
  point: { lat, lon },
  evidence: [evidence('bushfire_prone_share', '2023', share)],
})

const SUBURBS = indexSuburbs([
  suburb('Sydney', 0, -33.8688, 151.2097),
  suburb('The Rocks (Bathurst Regional - NSW)', 0.4683, -33.4303, 149.4251),
  suburb('The Rocks (Sydney - NSW)', 0, -33.8595, 151.2081),
  suburb('Forrest (ACT)', 0.018, -35.3172, 149.1248, 'ACT'),
  suburb('Port Augusta', 0, -32.49, 137.77, 'SA'),
])

const NOTHING_LOADED: HazardTables = {
  has_climate: false,
  suburbs: null,
  tracks: null,
  zones: null,
  coast: null,
  disasters: null,
}
const office = {
  id: 'postcode 2000',
  lat: -33.8665,
  lon: 151.2075,
  state: 'NSW',
  postcode: '2000',
  localities: ['Sydney', 'The Rocks'],
}
const noClimate = climateContext(null, [], '2026-01-01')
const WITHOUT_CLIMATE: PlaceClimate = {
  climate: noClimate,
  risk: physicalRisk(noClimate),
  daily: withoutDays('not_loaded'),
  as_of: '2026-01-01',
}

test('every place answers for every hazard, with a reason where nothing is loaded', () => {
  const { result, availability } = hazardsAt(office, NOTHING_LOADED, WITHOUT_CLIMATE)
  expect(availability.status).toBe('available')
  expect(result?.hazards.map(({ hazard }) => hazard)).toEqual([...HAZARD_IDS])
  expect(result?.hazards.map(({ hazard, reason }) => [hazard, reason?.code])).toEqual(
    HAZARD_IDS.map((id) => [id, id === 'flood' ? 'no_public_data' : 'not_loaded']),
  )
  expect(hazardsAt(null, NOTHING_LOADED, WITHOUT_CLIMATE).availability.reason_code).toBe('not_located')
})

test('the table has every hazard once, and its tables and pages exist', () => {
  expect(HAZARDS.map(({ id }) => id)).toEqual([...HAZARD_IDS])
  const tables = { ...PHYSICAL_BAND_TABLES, ...HAZARD_BAND_TABLES }
  for (const { bands } of HAZARDS) for (const name of bands) expect(Object.keys(tables)).toContain(name)
  for (const { id, kind } of HAZARDS) expect(methodPage('hazards')).toContain(`| \`${id}\` | ${kind} |`)
  for (const [code, meaning] of Object.entries(ABSENCE_REASONS))
    expect(methodPage('hazards')).toContain(`| \`${code}\` | ${meaning} |`)
})

test.each(
  HAZARDS.flatMap(({ id, bands }) =>
    bands.flatMap((name) => {
      const table = HAZARD_BAND_TABLES[name]
      return table === undefined ? [] : [{ id, table }]
    }),
  ),
)('the page of $id prints its bands', ({ id, table }) => {
  expectBandsOnPage(`hazard_${id}`, table.bands)
})

test('the worked example', () => {
  const zone = {
    zone: 17,
    town: 'Sydney RO',
    hours: new Map([
      ['Historical 1990-2015', 2574],
      ['High emissions 2050', 4181],
    ]),
    evidence: [],
  }
  const tables = { ...NOTHING_LOADED, suburbs: SUBURBS, zones: { zoneOf: () => zone, localities: new Map() } }
  const { result } = hazardsAt(office, tables, WITHOUT_CLIMATE)
  const answers = result?.hazards.filter(({ status }) => status === 'assessed') ?? []
  expectWorkedExample('hazards', {
    inputs: {
      postcode: '2000',
      suburbs: { Sydney: 0, 'The Rocks (Sydney - NSW)': 0 },
      cooling_hours: { 'Historical 1990-2015': 2574, 'High emissions 2050': 4181 },
    },
    result: answers.map(({ hazard, band, indicators, distance_to_next_band, next_band }) => ({
      hazard,
      band,
      indicators: Object.fromEntries(indicators.map(({ id, value }) => [id, value])),
      distance_to_next_band,
      next_band,
    })),
  })
})

describe('bushfire', () => {
  const at = (place: Partial<typeof office>) => bushfire({ ...office, ...place }, SUBURBS)

  test('of two suburbs of one name the nearest counts, not the worst', () => {
    expect(at({ localities: ['The Rocks'] })).toMatchObject({ status: 'assessed', band: 'low' })
    expect(at({ localities: ['The Rocks'], lat: -33.4, lon: 149.5 })).toMatchObject({ band: 'high' })
  })

  test('another state and an unknown name are outside coverage', () => {
    for (const place of [{ state: 'VIC' }, { localities: ['Nowhere'] }])
      expect(at(place).reason?.code).toBe('outside_coverage')
  })

  test('coordinates take the suburb whose middle is nearest, and say how far; far from all there is none', () => {
    const inland = at({ localities: [], lat: -33.4, lon: 149.5 })
    expect(inland).toMatchObject({ status: 'assessed', band: 'high' })
    expect(inland.trace[0]?.inputs).toMatchObject({ suburbs_compared: 1, distance_km: expect.any(Number) })
    const desert = at({ localities: [], state: null!, lat: -25, lon: 131 })
    expect(desert.reason?.detail).toContain('within 25 km')
  })

  test('zero in a state that maps some districts only is no band', () => {
    const answer = at({ state: 'SA', localities: ['Port Augusta'] })
    expect(answer).toMatchObject({ status: 'absent', reason: { code: 'outside_coverage' } })
    expect(answer.indicators[0]?.value).toBe(0)
  })
})

describe('tropical cyclone', () => {
  const storm = (id: string, positions: readonly (readonly [number, number, number])[]): StormTrack => ({
    storm: id,
    positions: positions.map(([lat, lon, wind_kt]) => ({
      lat,
      lon,
      wind_kt,
      evidence: [evidence('wind_1min_kt', id, wind_kt)],
    })),
  })

  test('counts a storm once by its highest wind within 200 km, per decade of 38 seasons', () => {
    const place = { lat: -20, lon: 118 }
    const answer = tropicalCyclone(place, [
      storm('2000-01', [
        [-19, 118, 50],
        [-19.5, 118, 70],
        [-25, 118, 120],
      ]),
      storm('2001-01', [[-20.5, 118, 40]]),
      storm('2002-01', [[-20, 118, 30]]),
      storm('2003-01', [[-17, 118, 90]]),
    ])
    expect(answer.indicators.map(({ id, value }) => [id, value])).toEqual([
      ['storms_34kt', 2 / 3.8],
      ['storms_48kt', 1 / 3.8],
      ['storms_64kt', 1 / 3.8],
      ['nearest_storm_km', expect.closeTo(55.6, 1)],
    ])
    expect(answer).toMatchObject({ status: 'assessed', band: 'moderate' })
    expect(answer.evidence).toHaveLength(2)
  })

  test('a place that no storm reached is assessed and low', () => {
    const answer = tropicalCyclone({ lat: -42, lon: 147 }, [storm('2000-01', [[-19, 118, 50]])])
    expect(answer).toMatchObject({ status: 'assessed', band: 'low', distance_to_next_band: 0.25 })
    // The nearest storm is cited even so: a band without evidence could not be checked.
    expect(answer.evidence).toHaveLength(1)
    expect(answer.indicators.at(-1)?.value).toBeGreaterThan(3000)
  })
})

describe('coast', () => {
  const point: CoastPoint = {
    name: 'Ballina',
    lat: -28.886,
    lon: 153.579,
    level_m: 1.33,
    times_as_often: [
      { rise_m: 0.06, times: 6.35 },
      { rise_m: 0.1, times: 20 },
      { rise_m: 0.2, times: 120 },
      { rise_m: 0.6, times: 200 },
    ],
    evidence: [],
  }

  test('the rise after which the level comes every year decides', () => {
    const answer = coast({ lat: -28.87, lon: 153.57 }, [point])
    expect(answer).toMatchObject({ status: 'assessed', band: 'very_high' })
    expect(answer.indicators.at(-1)).toEqual({
      id: 'rise_to_yearly',
      value: 0.2,
      unit: 'm',
      period: 'from now',
    })
  })

  test('more than 5 km away nothing is said', () => {
    expect(coast({ lat: -28.8, lon: 153.5 }, [point]).reason?.code).toBe('outside_coverage')
  })
})

describe('daily hazards', () => {
  const years = (valueOf: (year: number) => number) =>
    Array.from({ length: 40 }, (_, at) => ({ year: 1981 + at, value: valueOf(1981 + at) }))
  const NO_YEARS = {
    HWF_EHF_NF13: [],
    HWA_EHF_NF13: [],
    TXx: [],
    CDD: [],
    Rx1day: [],
    Rx5day: [],
    R20mm: [],
  }
  const figures = (values: Partial<Record<HazardIndex, ReturnType<typeof years>>>): DailyFigures => ({
    annual: { ...NO_YEARS, ...values },
    spi_12: Array.from({ length: 240 }, (_, at) => ({ month: `m${at}`, value: at >= 228 ? -1.5 : 0.2 })),
    evidence: [],
  })

  test('heatwave: recent days over the baseline', () => {
    const daily = figures({
      HWF_EHF_NF13: years((year) => (year > 2010 ? 12 : 5)),
      HWA_EHF_NF13: years((year) => year - 1980),
    })
    const answer = dailyHazard('heatwave', daily)
    expect(answer).toMatchObject({ status: 'assessed', band: 'high', distance_to_next_band: 0 })
    expect(answer.indicators.map(({ value }) => value)).toEqual([12, 7, 40])
  })

  test('drought: the latest month decides, at the edge itself too', () => {
    const answer = dailyHazard('drought', figures({ CDD: years(() => 20) }))
    expect(answer).toMatchObject({ band: 'very_high' })
    expect(answer.indicators.map(({ value }) => value)).toEqual([-1.5, 1.2, 20])
  })

  test('heavy rain needs thirty years, and gives its interval', () => {
    const daily = figures({ Rx1day: years((year) => 60 + ((year * 37) % 80)) })
    const [level, low, high] = dailyHazard('heavy_rain', daily).indicators.map(({ value }) => value)
    expect(low).toBeLessThan(level ?? 0)
    expect(high).toBeGreaterThan(level ?? 0)
    const short = figures({ Rx1day: years(() => 60).slice(0, 29) })
    expect(dailyHazard('heavy_rain', short)).toMatchObject({ reason: { code: 'outside_coverage' } })
  })
})
