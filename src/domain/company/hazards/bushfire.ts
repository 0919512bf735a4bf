import { distanceKm, type Point } from '../climate/location.ts'
import type { Evidenced } from '../outcome.ts'
import { absentHazard, assessedHazard, type HazardAssessment } from './assessment.ts'
import { BUSHFIRE_BANDS } from './hazard-bands.ts'
import { hazardRow } from './hazard-table.ts'
import { decide, indicatorOf } from './indicators.ts'

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

/** The census adds a district in brackets where a name is not unique. */
const suburbKey = (state: string, name: string): string =>
  `${state} ${name
    .replace(/\s*\(.*\)\s*$/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()}`

/** What names the suburb of a place: a site has its own, an office the suburbs of its postcode. */
export interface NamedPlace extends Point {
  readonly state: string | null
  readonly localities: readonly string[]
}

const EDITION = '2023'
/** States that map zones of some districts only: nothing is said of a suburb outside them. */
const PARTLY_MAPPED = new Set(['SA', 'NT'])

/** Share of the suburb in the overlay; of an office, the highest among the suburbs of its postcode. */
export function bushfire(place: NamedPlace, suburbs: SuburbIndex | null): HazardAssessment {
  const row = hazardRow('bushfire')
  if (suburbs === null)
    return absentHazard(
      row,
      'not_loaded',
      'This snapshot does not contain the table of bushfire-prone suburbs.',
    )
  const { state } = place
  if (state === null || place.localities.length === 0)
    return absentHazard(
      row,
      'outside_coverage',
      'The suburb of this place is not known, and the table identifies suburbs by name and state only.',
    )
  const found = place.localities.flatMap((name) => nearest(place, suburbs.get(suburbKey(state, name)) ?? []))
  const worst = found.toSorted((a, b) => b.share - a.share)[0]
  if (worst === undefined)
    return absentHazard(
      row,
      'outside_coverage',
      `The table has no suburb called ${place.localities.slice(0, 3).join(', ')} in ${state}.`,
    )
  const indicators = [indicatorOf('bushfire', 'bushfire_prone_share', worst.share, EDITION)]
  if (worst.share === 0 && PARTLY_MAPPED.has(state))
    return absentHazard(
      row,
      'outside_coverage',
      `${worst.name} is outside the zones that ${state} has mapped. That does not mean it cannot burn.`,
      { indicators, evidence: worst.evidence },
    )
  const { band, step } = decide('bushfire', 'share', BUSHFIRE_BANDS, worst.share)
  const about = { suburb: worst.name, suburbs_compared: found.length }
  return assessedHazard(row, [{ band, step: { ...step, inputs: { ...about, ...step.inputs } } }], {
    indicators,
    evidence: worst.evidence,
  })
}

/** Of several suburbs of one name in a state, the nearest. */
function nearest(place: Point, suburbs: readonly Suburb[]): Suburb[] {
  const far = Number.POSITIVE_INFINITY
  const distance = ({ point }: Suburb): number => (point === null ? far : distanceKm(place, point))
  return suburbs.toSorted((a, b) => distance(a) - distance(b)).slice(0, 1)
}
