import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { distanceKm } from '../../src/domain/company/climate/location.ts'

const STARTER = path.resolve(import.meta.dirname, '../../data/starter/facility-locations')
const rows = ['safeguard-second', 'safeguard-sites-second'].flatMap((slot) =>
  parse<Record<string, string>>(readFileSync(path.join(STARTER, `${slot}.csv`)), { columns: true }),
)

/** As the decision on two sources names them, with the distance of the point that was shown before. */
const CORRECTED: readonly (readonly [facility: string, km: number])[] = [
  ['Start up and Operations of the Ichthys LNG Project', 1589.3],
  ['FLNG', 524.5],
  ['Fairview', 351.5],
  ['APU01 Pyrenees - AOA Facility', 349.1],
  ['Montara Operations', 122.9],
  ['Clermont Coal Operations', 95.3],
  ['Darwin LNG Plant', 5.9],
]

test('seven facilities are corrected, each with the point before and its distance', () => {
  const corrected = rows.filter(({ second_kind }) => second_kind === 'replaced')
  const found = corrected.map((row) => [row['facility_name'], Number(row['second_km'])] as const)
  expect(found.toSorted(([, a], [, b]) => b - a)).toEqual(CORRECTED)
  for (const row of corrected) {
    expect(row).toMatchObject({ precision: 'third_party_unverified', last_year: '2024-25' })
    expect(row['source_text']).toMatch(/^Global Energy Monitor, .*; corrected: /)
    const [now, before] = [
      { lat: Number(row['latitude']), lon: Number(row['longitude']) },
      { lat: Number(row['second_latitude']), lon: Number(row['second_longitude']) },
    ]
    expect(distanceKm(now, before)).toBeCloseTo(Number(row['second_km']), 1)
  }
})

test('no other facility is far from its second source where that is a site', () => {
  const disputed = rows.filter(
    ({ second_kind, second_km }) =>
      (second_kind === 'site' || second_kind === 'captive_power_plant') && Number(second_km) > 25,
  )
  expect(disputed).toEqual([])
})
