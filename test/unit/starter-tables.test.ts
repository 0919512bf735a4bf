import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { stationVersionOf } from '../../src/domain/company/climate/series-versions.ts'
import type { StarterSidecar } from '../../src/operations/releases/load-starter.ts'
import { hasSharedTables, type SharedRow, sharedTable } from '../support/shared-tables.ts'

const STARTER = path.resolve(import.meta.dirname, '../../data/starter')
const rowsOf = (file: string): readonly SharedRow[] =>
  parse<SharedRow>(readFileSync(path.join(STARTER, `${file}.csv`)), { columns: true })
const sidecarOf = (file: string): StarterSidecar =>
  JSON.parse(readFileSync(path.join(STARTER, `${file}.json`), 'utf8')) as StarterSidecar

const series = ['all', 'acorn-sat', 'rainfall'].flatMap((slot) => rowsOf(`climate-series/${slot}`))

test('no station stands in the starter in two versions', () => {
  const versions = new Map<string, Set<number>>()
  for (const row of series) {
    const found = stationVersionOf(row['series'] ?? '')
    if (found === undefined) continue
    const known = versions.get(found.station) ?? new Set()
    versions.set(found.station, known.add(found.version))
  }
  expect(versions.size).toBe(103)
  expect([...versions].filter(([, known]) => known.size > 1)).toEqual([])
})

test('tables of other publishers name them', () => {
  expect(sidecarOf('climate-series/acorn-sat').origin?.publisher).toBe('Bureau of Meteorology')
  expect(sidecarOf('company-details/places').origin?.licence?.id).toBe('CC0-1.0')
  expect(sidecarOf('facility-locations/safeguard-sites').origin?.publisher).toContain('unverified')
})

describe.skipIf(!hasSharedTables)('figures of the starter are those of the collected tables', () => {
  const MEASURES = [
    ['mean_temp_c', 'mean_temp_c'],
    ['rain_mm', 'rain_mm'],
    ['days_ge_35', 'days_ge_35'],
    ['days_ge_40', 'days_ge_40'],
    ['completeness', 'coverage'],
    ['latitude', 'lat'],
    ['longitude', 'lon'],
  ] as const
  const figure = (cell: string | undefined): number | null =>
    cell === undefined || cell === '' ? null : Number(cell)

  test.each([
    ['climate-series/all', 'climate/point_indicators.csv', 5209],
    ['climate-series/acorn-sat', 'climate/acorn_v25_annual.csv', 4607],
    ['climate-series/rainfall', 'climate/rain_hq_annual.csv', 10_087],
  ])('%s, every row', (file, table, count) => {
    const collected = sharedTable(table)
    const rows = rowsOf(file)
    expect(rows).toHaveLength(count)
    const off = rows.filter((row) => {
      const printed = collected[Number(row['row_ref']?.slice('line '.length)) - 2]
      return (
        printed?.['ship'] !== 'yes' ||
        printed['source'] !== row['series'] ||
        printed['location'] !== row['location'] ||
        printed['year'] !== row['year'] ||
        MEASURES.some(([ours, theirs]) => figure(row[ours]) !== figure(printed[theirs]))
      )
    })
    expect(off).toEqual([])
  })

  test('78 more facilities, none of which had a place, each in its own state', () => {
    const held = new Map(rowsOf('facility-locations/safeguard').map((row) => [row['facility_name'], row]))
    const added = rowsOf('facility-locations/safeguard-sites')
    expect(added).toHaveLength(78)
    for (const row of added)
      expect(held.get(row['facility_name'])).toMatchObject({
        precision: 'not_located',
        state: row['state'],
        owner_abn: row['owner_abn'],
      })
    const sites = sharedTable('registry/safeguard_sites_extra.csv').filter((row) => row['use'] === 'site')
    expect(
      added.map((row) => [row['facility_name'], figure(row['latitude']), figure(row['longitude'])]),
    ).toEqual(sites.map((row) => [row['facility_name'], figure(row['lat']), figure(row['lon'])]))
  })

  test('19 more states, for companies without one', () => {
    const held = new Map(rowsOf('company-details/all').map((row) => [row['abn'], row]))
    const added = rowsOf('company-details/places')
    expect(added).toHaveLength(19)
    expect(added.filter((row) => row['postcode'] !== '')).toHaveLength(8)
    for (const row of added) {
      const before = held.get(row['abn'])
      expect(before?.['state'] ?? '').toBe('')
      expect(row['entity_type']).toBe(before?.['entity_type'] ?? '')
    }
    const places = new Map(sharedTable('company/company_places.csv').map((row) => [row['abn'], row]))
    for (const row of added) expect(places.get(row['abn'])?.['hq_state']).toBe(row['state'])
  })
})
