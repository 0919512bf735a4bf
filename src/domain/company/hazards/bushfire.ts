import { rememberedBy } from '../../remembered-by.ts'
import { distanceKm, type Point, roughlyWithin } from '../climate/location.ts'
import type { Evidenced } from '../outcome.ts'
import { absentHazard, assessedHazard, type HazardAssessment } from './assessment.ts'
import { BUSHFIRE_BANDS } from './hazard-bands.ts'
import { hazardRow } from './hazard-table.ts'
import { decide, indicatorOf } from './indicators.ts'
import { suburbKey } from './suburb-key.ts'

/** A suburb of the census with its share inside the state's bushfire-prone overlay. */
export interface Suburb extends Evidenced {
  readonly state: string
  /** As the census prints it, such as `Ascot (Brisbane - Qld)`. */
  readonly name: string
  readonly share: number
  /** The centroid; null for suburbs without an area. */
  readonly point: Point | null
}

/** The suburbs of a table by state and plain name. */
export type SuburbIndex = ReadonlyMap<string, readonly Suburb[]>

export const indexSuburbs = (suburbs: readonly Suburb[]): SuburbIndex =>
  Map.groupBy(suburbs, ({ state, name }) => suburbKey(state, name))

/** What names the suburb of a place: an address has its own, a postcode several, coordinates none. */
export interface NamedPlace extends Point {
  readonly state: string | null
  readonly localities: readonly string[]
}

const EDITION = '2023'
/** States that map zones of some districts only: nothing is said of a suburb outside them. */
const PARTLY_MAPPED = new Set(['SA', 'NT'])

/** Share of the suburb in the overlay: the one of the coordinates; of a postcode, the highest among its suburbs. */
export function bushfire(place: NamedPlace, suburbs: SuburbIndex | null): HazardAssessment {
  const row = hazardRow('bushfire')
  if (suburbs === null)
    return absentHazard(
      row,
      'not_loaded',
      'This snapshot does not contain the table of bushfire-prone suburbs.',
    )
  const found = suburbsOf(place, suburbs)
  const worst = found.toSorted((a, b) => b.share - a.share)[0]
  if (worst === undefined) return absentHazard(row, 'outside_coverage', whyNone(place))
  const { state } = worst
  const indicators = [indicatorOf('bushfire', 'bushfire_prone_share', worst.share, EDITION)]
  if (worst.share === 0 && PARTLY_MAPPED.has(state))
    return absentHazard(
      row,
      'outside_coverage',
      `${worst.name} is outside the zones that ${state} has mapped. That does not mean it cannot burn.`,
      { indicators, evidence: worst.evidence },
    )
  const { band, step } = decide('bushfire', 'share', BUSHFIRE_BANDS, worst.share)
  const about = {
    suburb: worst.name,
    suburbs_compared: found.length,
    ...(isNamed(place) || worst.point === null ? {} : { distance_km: distanceKm(place, worst.point) }),
  }
  return assessedHazard(row, [{ band, step: { ...step, inputs: { ...about, ...step.inputs } } }], {
    indicators,
    evidence: worst.evidence,
  })
}

/** The suburbs that a place is named by; of coordinates alone, the one whose middle is nearest. */
const suburbsOf = (place: NamedPlace, suburbs: SuburbIndex): readonly Suburb[] =>
  isNamed(place)
    ? place.localities.flatMap((name) => nearest(place, suburbs.get(suburbKey(place.state, name)) ?? []))
    : nearestOfAll(place, suburbs)

const isNamed = (place: NamedPlace): place is NamedPlace & { readonly state: string } =>
  place.state !== null && place.localities.length > 0

const whyNone = (place: NamedPlace): string =>
  isNamed(place)
    ? `The table has no suburb called ${place.localities.slice(0, 3).join(', ')} in ${place.state}.`
    : `The table has no suburb whose middle is within ${SUBURB_REACH_KM} km of this place.`

/** Farther away the nearest middle may be that of another suburb: those of the inland are vast. */
const SUBURB_REACH_KM = 25

const allOf = rememberedBy((suburbs: SuburbIndex) => [...suburbs.values()].flat())

function nearestOfAll(place: Point, suburbs: SuburbIndex): readonly Suburb[] {
  const isNear = roughlyWithin(place, SUBURB_REACH_KM)
  let least = SUBURB_REACH_KM
  let found: Suburb | undefined
  for (const suburb of allOf(suburbs)) {
    if (suburb.point === null || !isNear(suburb.point)) continue
    const away = distanceKm(place, suburb.point)
    if (away > least) continue
    least = away
    found = suburb
  }
  return found === undefined ? [] : [found]
}

/** Of several suburbs of one name in a state, the nearest. */
function nearest(place: Point, suburbs: readonly Suburb[]): Suburb[] {
  const far = Number.POSITIVE_INFINITY
  const distance = ({ point }: Suburb): number => (point === null ? far : distanceKm(place, point))
  return suburbs.toSorted((a, b) => distance(a) - distance(b)).slice(0, 1)
}
