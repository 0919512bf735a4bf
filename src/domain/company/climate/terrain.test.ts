import { expect, test } from 'vitest'
import { record, series, ten } from '../../../../test/support/climate-records.ts'
import { climateContext } from './climate-context.ts'

const KM = 1 / 111.195
const warm = { mean_temperature: record(20, 1, ten(21)) }
const hot = { heat_days_35: record(1, 0.5, ten(3)) }
const station = (name: string, km: number, elevation_m: number | null, values = { ...warm, ...hot }) => ({
  ...series(values, -33 - km * KM),
  id: name,
  name,
  elevation_m,
})
const at = (stations: readonly ReturnType<typeof station>[], elevation_m?: number) =>
  climateContext({ id: 'here', lat: -33, lon: 151, quality: 'exact', elevation_m }, stations, '2024-12-31')
const used = (found: ReturnType<typeof at>) =>
  Object.fromEntries((found.result?.indicators ?? []).map((one) => [one.indicator, one.series?.name]))

const PLAIN = station('plain', 20, 19)
const RIDGE = station('ridge', 24, 950)

test('a station on the plain is used for a place on the ridge only with a flag and a lower score', () => {
  const found = at([PLAIN], 1010)
  expect(used(found)).toMatchObject({ mean_temperature: 'plain' })
  expect(found).toMatchObject({ flags: ['terrain_varies'], data_quality: 3 })
  expect(found.trace[0]?.inputs).toMatchObject({ series: 'plain', station_elevation_m: 19 })
  expect(at([PLAIN], 200)).toMatchObject({ flags: [], data_quality: 2 })
})

test('a declared height prefers the station nearest in height; without one the nearest is used, and both are said', () => {
  expect(used(at([PLAIN, RIDGE], 1010))).toMatchObject({ mean_temperature: 'ridge', heat_days_35: 'ridge' })
  expect(used(at([PLAIN, RIDGE], 10))).toMatchObject({ mean_temperature: 'plain' })
  const unknown = at([PLAIN, RIDGE])
  expect(used(unknown)).toMatchObject({ mean_temperature: 'plain' })
  expect(unknown.flags).toContain('terrain_varies')
})

test('of stations in the same hundred metres the nearest comes first; one of unknown height comes last', () => {
  expect(used(at([station('a', 5, 40), station('b', 2, 60)], 50))).toMatchObject({ mean_temperature: 'b' })
  expect(used(at([station('unknown', 1, null), station('known', 20, 60)], 50))).toMatchObject({
    mean_temperature: 'known',
  })
  expect(used(at([station('unknown', 1, null), station('known', 20, 60)]))).toMatchObject({
    mean_temperature: 'unknown',
  })
})

test('hot days come from within 25 km, means from within 50 km, with a flag beyond 25', () => {
  const far = at([station('far', 40, 10)])
  expect(used(far)).toMatchObject({ mean_temperature: 'far', heat_days_35: undefined })
  expect(far.flags).toEqual(['station_beyond_25_km'])
  expect(
    far.result?.indicators.find((one) => one.indicator === 'heat_days_35')?.availability.detail,
  ).toContain('within 25 km')
  expect(at([station('near', 24, 10)]).flags).toEqual([])
  expect(at([station('lost', 51, 10)]).result).toBeNull()
})
