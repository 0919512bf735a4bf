import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isInAustralia } from './australia.ts'

const STARTER = new URL('../../../../data/starter/', import.meta.url)
const LAT = 0
const LON = 1

/** Points of a table of the starter, by the names of their columns. */
function pointsOf(file: string, columns: readonly [string, string]) {
  const [head = '', ...lines] = readFileSync(new URL(file, STARTER), 'utf8').trim().split('\n')
  const at = columns.map((name) => head.split(',').indexOf(name))
  return lines.flatMap((line) => {
    // No name with a comma comes before the columns of a point in these tables without its quotes.
    const cells = line.replaceAll(/"[^"]*"/g, '').split(',')
    const [lat, lon] = [cells[at[LAT]!], cells[at[LON]!]]
    return lat === undefined || lat === '' ? [] : [{ line, lat: Number(lat), lon: Number(lon) }]
  })
}

test.each([
  ['localities/all.csv', ['lat', 'lon'], 15_000],
  ['facility-locations/safeguard-second.csv', ['latitude', 'longitude'], 50],
  ['facility-locations/generation.csv', ['latitude', 'longitude'], 300],
  ['climate-series/all.csv', ['latitude', 'longitude'], 1000],
] as const)('every place of %s is in Australia', (file, columns, fewest) => {
  const points = pointsOf(file, columns)
  expect(points.length).toBeGreaterThan(fewest)
  expect(points.filter((point) => !isInAustralia(point)).map(({ line }) => line)).toEqual([])
})

test('of the held points of Safeguard facilities, those in the open ocean are not', () => {
  const far = pointsOf('facility-locations/safeguard.csv', ['latitude', 'longitude']).filter(
    (point) => !isInAustralia(point),
  )
  // A second source corrects all but the third, which then has no place.
  expect(far.map(({ line }) => line.split(',')[2])).toEqual([
    'APU01 Pyrenees - AOA Facility',
    'FLNG',
    'Ningaloo Vision FPSO',
    'Start up and Operations of the Ichthys LNG Project',
  ])
})

test.each([
  ['Port Moresby', -9.44, 147.18],
  ['Kupang', -10.17, 123.6],
  ['Nouméa', -22.27, 166.45],
  ['Milford Sound', -44.67, 167.93],
  ['Honiara', -9.43, 159.95],
  ['Denpasar', -8.65, 115.22],
  ['Bayu-Undan', -11.05, 126.6],
  ['the Tasman Sea', -38, 158],
  ['the Indian Ocean', -30, 100],
  ['the Southern Ocean', -50, 130],
  ['Dumont d’Urville', -66.66, 140],
  ['Sydney without its minus sign', 33.87, 151.2],
  ['Sydney with swapped numbers', 151.2, -33.87],
])('%s is not', (_, lat, lon) => {
  expect(isInAustralia({ lat, lon })).toBe(false)
})

test.each([
  ['Saibai', -9.38, 142.62],
  ['Prelude', -13.81, 123.34],
  ['Scarborough field', -19.9, 113.15],
  ['Norfolk Island', -29.03, 167.95],
  ['Lord Howe Island', -31.55, 159.08],
  ['Christmas Island', -10.42, 105.68],
  ['Cocos', -12.19, 96.83],
  ['Casey station', -66.28, 110.53],
  ['Macquarie Island', -54.5, 158.94],
  ['Kingfish platform', -38.6, 148.15],
])('%s is', (_, lat, lon) => {
  expect(isInAustralia({ lat, lon })).toBe(true)
})
