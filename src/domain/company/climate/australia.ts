import { distanceKm, type Point } from './location.ts'

/**
 * A line around the mainland, Tasmania and the waters where platforms stand, clockwise from Torres Strait. It is coarse on purpose:
 * it keeps out Papua New Guinea, Timor, Indonesia and the open ocean, and no site is lost to it at the coast.
 */
const OUTLINE: readonly (readonly [lat: number, lon: number])[] = [
  [-9.2, 141.9],
  [-9.2, 144.0],
  [-10.6, 144.6],
  [-13, 146.5],
  [-16, 150.5],
  [-18.5, 152],
  [-22, 154.5],
  [-28.5, 155.2],
  [-32, 154.5],
  [-34.5, 152.8],
  [-37.5, 151.6],
  [-41.5, 150],
  [-44.5, 148.8],
  [-44.8, 145.5],
  [-42, 143.2],
  [-40, 141.2],
  [-39.2, 138.5],
  [-37.5, 134.5],
  [-35, 131],
  [-34.5, 128],
  [-36, 122],
  [-36.3, 117],
  [-35.5, 113.5],
  [-28, 111.5],
  [-21, 111.5],
  [-19, 112.8],
  [-17, 117],
  [-13, 121.8],
  [-11.8, 124],
  [-11.2, 127],
  [-10, 130.5],
  [-10, 139],
  [-9.8, 141.2],
]

/** The islands beyond it, each with the reach of its waters in km. */
const ISLANDS: readonly (Point & { readonly name: string; readonly reach_km: number })[] = [
  { name: 'Ashmore and Cartier Islands', lat: -12.26, lon: 123.04, reach_km: 60 },
  { name: 'Christmas Island', lat: -10.49, lon: 105.63, reach_km: 60 },
  { name: 'Cocos (Keeling) Islands', lat: -12.17, lon: 96.83, reach_km: 60 },
  { name: 'Coral Sea Islands', lat: -16.29, lon: 149.97, reach_km: 200 },
  { name: 'Heard Island and McDonald Islands', lat: -53.1, lon: 73.5, reach_km: 60 },
  { name: 'Lord Howe Island', lat: -31.55, lon: 159.08, reach_km: 60 },
  { name: 'Macquarie Island', lat: -54.62, lon: 158.86, reach_km: 60 },
  { name: 'Norfolk Island', lat: -29.03, lon: 167.95, reach_km: 60 },
]

/** The Australian Antarctic Territory: two sectors with the French one between them. */
const ANTARCTIC = {
  south_of: -60,
  sectors: [
    [44.63, 136.18],
    [142.03, 160],
  ],
} as const

/** Whether a point is in Australia, in its waters near by, or in one of its territories. */
export const isInAustralia = (point: Point): boolean =>
  isInside(point) ||
  ISLANDS.some((island) => distanceKm(island, point) <= island.reach_km) ||
  (point.lat <= ANTARCTIC.south_of &&
    ANTARCTIC.sectors.some(([west, east]) => point.lon >= west && point.lon <= east))

/** Counts how many edges a line to the east crosses: an odd number means inside. */
function isInside({ lat, lon }: Point): boolean {
  let inside = false
  for (const [at, [lat1, lon1]] of OUTLINE.entries()) {
    const [lat2, lon2] = OUTLINE[(at + 1) % OUTLINE.length]!
    if (lat1 > lat === lat2 > lat) continue
    if (lon < lon1 + ((lat - lat1) / (lat2 - lat1)) * (lon2 - lon1)) inside = !inside
  }
  return inside
}
