import { BESIDE_KM, type Point, seriesWithin } from '../climate/location.ts'
import type { Evidenced } from '../outcome.ts'

/** Hours a year above 21 °C in a climate zone of the house energy rating scheme, by the publisher's scenario. */
export interface CoolingZone extends Evidenced {
  readonly zone: number
  readonly town: string
  readonly hours: ReadonlyMap<string, number>
}

/** A locality with its postcode. */
export interface Locality extends Point, Evidenced {
  /** Postcode and name. */
  readonly id: string
  readonly postcode: string
}

/** The localities of a table by squares of a degree. */
export type LocalityIndex = ReadonlyMap<string, readonly Locality[]>

export interface CoolingZones {
  readonly zoneOf: (postcode: string) => CoolingZone | null
  readonly localities: LocalityIndex
}

export interface ZonedPlace extends Point {
  readonly postcode: string | null
}

export interface ZoneAtPlace {
  readonly zone: CoolingZone
  /** What the trace says about a zone that was found by coordinates. */
  readonly around: Readonly<Record<string, string | number>>
}

const squareOf = (lat: number, lon: number): string => `${Math.floor(lat)} ${Math.floor(lon)}`

export const indexLocalities = (localities: readonly Locality[]): LocalityIndex =>
  Map.groupBy(localities, ({ lat, lon }) => squareOf(lat, lon))

/** The zone of a place: that of its postcode, else the one that the postcodes around it share. Else the reason. */
export function zoneAt(place: ZonedPlace, zones: CoolingZones): ZoneAtPlace | string {
  if (place.postcode === null) return zoneAround(place, zones)
  const zone = zones.zoneOf(place.postcode)
  return zone === null
    ? `No climate zone with hours is known for postcode ${place.postcode}.`
    : { zone, around: {} }
}

/**
 * Most zones are hundreds of kilometres wide, so a place whose surroundings are of one zone is in it. Near a border, such as between
 * coast and ranges, the coordinates do not tell. Postcodes without a zone, such as those of post boxes, are counted and have no say.
 */
function zoneAround(place: Point, { zoneOf, localities }: CoolingZones): ZoneAtPlace | string {
  const near = seriesWithin(place, squaresAround(place, localities), BESIDE_KM)
  const zoneOfPostcode = new Map(near.map(({ series }) => [series.postcode, null as CoolingZone | null]))
  for (const postcode of zoneOfPostcode.keys()) zoneOfPostcode.set(postcode, zoneOf(postcode))
  const zoned = [...zoneOfPostcode.values()].filter((zone) => zone !== null)
  const numbers = [...new Set(zoned.map(({ zone }) => zone))].toSorted((a, b) => a - b)
  // Nearest first, so the first zone is that of the nearest locality that has one.
  const [zone] = zoned
  const nearest = near.find(({ series }) => zoneOfPostcode.get(series.postcode) === zone)
  if (zone === undefined || nearest === undefined)
    return `The postcode of this place is not known, and there is no postcode with a climate zone within ${BESIDE_KM} km.`
  if (numbers.length > 1)
    return `The postcode of this place is not known, and the postcodes within ${BESIDE_KM} km are in different climate zones (${numbers.join(', ')}).`
  return {
    zone: { ...zone, evidence: [...nearest.series.evidence, ...zone.evidence] },
    around: {
      within_km: BESIDE_KM,
      postcodes_in_zone: zoned.length,
      postcodes_without_zone: zoneOfPostcode.size - zoned.length,
      nearest_locality: nearest.series.id,
      nearest_locality_km: nearest.distance_km,
    },
  }
}

/** A degree of longitude is longer than 25 km up to 77° south: the squares beside that of the place are enough. */
function squaresAround({ lat, lon }: Point, localities: LocalityIndex): Locality[] {
  const steps = [-1, 0, 1]
  return steps.flatMap((north) =>
    steps.flatMap((east) => localities.get(squareOf(lat + north, lon + east)) ?? []),
  )
}
