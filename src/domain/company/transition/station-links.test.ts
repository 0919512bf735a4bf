import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { STATION_LINKS, stationLink } from './station-links.ts'

const starter = (file: string): Record<string, string>[] =>
  parse(readFileSync(new URL(`../../../../data/starter/${file}.csv`, import.meta.url)), { columns: true })

const generation = starter('generation/2023-24').filter(({ grid }) => grid === 'NEM')
const intensities = starter('aemo-isp-inputs/intensities')
const closures = starter('aemo-isp-inputs/closures')

/** Everything that burns something; a wind farm’s few tonnes are of its vehicles. */
const THERMAL = /coal|gas|diesel|methane|wood|biofuel|bagasse/i

const linked = generation.flatMap((row) => {
  const link = stationLink({ facility: row['facility_name']!, state: row['state']! })
  return link === undefined ? [] : [{ row, link }]
})

test('every link names a facility of the newest table and stations of the workbook, and says why', () => {
  expect(linked.map(({ link }) => link.facility).toSorted()).toEqual(
    STATION_LINKS.map(({ facility }) => facility).toSorted(),
  )
  const stations = new Set(closures.map(({ station }) => station))
  for (const { facility, stations: named, reason } of STATION_LINKS) {
    expect(named.length, facility).toBeGreaterThan(0)
    for (const station of named) expect(stations, `${facility}: ${station}`).toContain(station)
    expect(reason.split(' ').length, facility).toBeGreaterThan(5)
  }
})

test('no station is linked to two facilities, but Callide C, which both of its owners report', () => {
  const facilitiesOf = Map.groupBy(
    STATION_LINKS.flatMap(({ facility, stations }) => stations.map((station) => ({ station, facility }))),
    ({ station }) => station,
  )
  const twice = [...facilitiesOf].filter(([, facilities]) => facilities.length > 1)
  expect(twice.map(([station]) => station)).toEqual(['Callide C'])
})

test('links cover at least 95 per cent of thermal tonnes in the market', () => {
  const tonnes = (rows: readonly Record<string, string>[]): number =>
    rows.reduce((sum, row) => sum + Number(row['scope1_t']), 0)
  // Callide C once.
  const once = (rows: readonly Record<string, string>[]) =>
    rows.filter(({ facility_name }) => facility_name !== 'Callide C Power Station (facility)')
  const thermal = once(generation.filter(({ primary_fuel }) => THERMAL.test(primary_fuel ?? '')))
  const share = tonnes(once(linked.map(({ row }) => row))) / tonnes(thermal)
  expect(share).toBeGreaterThan(0.95)
  expect(share).toBeCloseTo(0.9916, 4)
})

test('intensities of stations above 1 TWh are those of the regulator within 0.02 per cent', () => {
  const large = linked.filter(({ row }) => Number(row['electricity_mwh']) > 1_000_000)
  const apart = large.flatMap(({ row, link }) =>
    link.stations.map((station) => {
      const unit = intensities.find((one) => one['station'] === station)
      const regulator = (1000 * Number(row['scope1_t'])) / Number(row['electricity_mwh'])
      return { station, percent: 100 * Math.abs(Number(unit?.['value']) / regulator - 1) }
    }),
  )
  expect(apart.length).toBeGreaterThanOrEqual(12)
  for (const { station, percent } of apart) expect(percent, station).toBeLessThan(0.02)
})
