import { words } from '../../format/words.ts'

/** Now, and worlds of more warming. The id is that of the scenario in the API. */
export const STAGES = [
  { id: 'now', label: 'Now', long: 'now' },
  { id: '1.5', label: '1.5 °C', long: 'at 1.5 °C of global warming' },
  { id: '2', label: '2 °C', long: 'at 2 °C of global warming' },
  { id: '3', label: '3 °C', long: 'at 3 °C of global warming' },
] as const
export type Stage = (typeof STAGES)[number]
/** What to ask the API for. */
export const SCENARIOS = STAGES.slice(1)
  .map(({ id }) => id)
  .join(',')

const BANDS = ['low', 'moderate', 'high', 'very_high', 'extreme'] as const

/** A hazard at a place: its band, or why there is none. */
export interface Reading {
  readonly band: string | null
  readonly reason: string | null
  /** The record ended long ago: the band is of then. */
  readonly isOld?: boolean
  /** Why the band then is milder than now, where it is. */
  readonly note?: string | undefined
}

/** A place as far as map and table need it. */
export interface Place {
  readonly id: string
  readonly name: string
  /** State, owner or how the place was found. */
  readonly about: string
  /** The page that its name opens; a place without one opens none. */
  readonly href?: string | undefined
  readonly tonnes: number | null
  readonly lat: number | null
  readonly lon: number | null
  /** By hazard, then by stage. */
  readonly readings: Readonly<Record<string, Readonly<Record<string, Reading>>>>
}

/** The hazard at a place in a stage. A hazard that nothing projects keeps no band of today. */
export function readingOf(place: Place, hazard: string, { id }: Stage): Reading {
  const stages = place.readings[hazard]
  const reading = stages?.[id]
  if (reading !== undefined) return reading
  if (stages === undefined) return { band: null, reason: 'Its location is unknown.' }
  // What is not known today is not known then for the same reason.
  const reason = stages['now']?.reason ?? 'Not projected: no published projection covers this location.'
  return { band: null, reason }
}

/** What to say beside a band of an old record. */
export const OLD_RECORD = 'The record ended more than five years before the snapshot: the band is of then.'

/** Where a second source places a site, for the line about it. */
export const secondSource = (second: { readonly distance_km: number } | null): string | null =>
  second === null ? null : `second source ${second.distance_km} km away`

/** Why a hazard has no band, by the code of the API. */
const REASONS: Readonly<Record<string, string>> = {
  not_loaded: 'The data for this hazard is not loaded.',
  outside_coverage: 'The data does not cover this location.',
  licence_not_accepted: 'The operator has not accepted the licence for this data.',
  no_public_data: 'No public data covers the whole country.',
}

export const reasonWords = (code: string | null | undefined): string =>
  code === null || code === undefined ? 'No reason given.' : (REASONS[code] ?? `${words(code)}.`)

/** How many located places are in each band, and in none. */
export function countBands(
  places: readonly Place[],
  hazard: string,
  stage: Stage,
): readonly { readonly band: string | null; readonly places: number }[] {
  const bands = places.map((place) => readingOf(place, hazard, stage).band)
  return [...BANDS, null].map((band) => ({ band, places: bands.filter((one) => one === band).length }))
}

/** Whether a band stands anywhere for the hazard. */
export const isKnown = (places: readonly Place[], hazard: string): boolean =>
  places.some(({ readings }) => Object.values(readings[hazard] ?? {}).some(({ band }) => band !== null))
