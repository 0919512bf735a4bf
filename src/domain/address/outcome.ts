import type { Method } from '../evidence.ts'
import type { Locality } from './gazetteer.ts'
import type { Precision, Ranked } from './rank.ts'

export const ADDRESS_MATCH: Method = { id: 'address_match', version: '1.0.0' }

/**
 * What a match came to:
 * - `matched`: one address or building, and no other comes close;
 * - `ambiguous`: two or more different places fit equally well;
 * - `uncertain`: the best candidate differs from what was asked; look before using it;
 * - `not_found`: nothing in the file comes close;
 * - `not_assessed`: there is no address file, or what was asked is a post-office box.
 */
export const MATCH_STATUSES = ['matched', 'ambiguous', 'uncertain', 'not_found', 'not_assessed'] as const
export type MatchStatus = (typeof MATCH_STATUSES)[number]

const SURE = 0.85
/** Two candidates nearer to each other than this are not told apart by their scores. */
const TOO_CLOSE = 0.015

interface Scored {
  readonly score: number
  readonly precision: Precision
}

/** Of all candidates, best first. `buildingOf` says the same of all flats of a building, which are no rivals. */
export function matchStatus<Candidate extends Scored>(
  candidates: readonly Candidate[],
  buildingOf: (candidate: Candidate) => string,
): MatchStatus {
  const best = candidates[0]
  if (best === undefined) return 'not_found'
  const building = buildingOf(best)
  for (const rival of candidates) {
    if (best.score - rival.score >= TOO_CLOSE) break
    if (buildingOf(rival) !== building) return 'ambiguous'
  }
  const placed = best.precision === 'address' || best.precision === 'building'
  return placed && best.score >= SURE ? 'matched' : 'uncertain'
}

interface Labelled {
  readonly flat_type: string | null
  readonly flat_number: string | null
  readonly level_type: string | null
  readonly level_number: string | null
  readonly number_first: string | null
  readonly number_last: string | null
  readonly lot_number: string | null
}

/** The address in one line, as the file words it. */
export function addressLabel({ row, place }: Pick<Ranked<Labelled>, 'row' | 'place'>): string {
  const number =
    row.number_first === null
      ? row.lot_number === null
        ? ''
        : `LOT ${row.lot_number}`
      : [row.number_first, row.number_last].filter((part) => part !== null).join('-')
  const inside = [
    [row.flat_type, row.flat_number],
    [row.level_type, row.level_number],
  ]
    .map((parts) => parts.filter((part) => part !== null).join(' '))
    .filter((text) => text !== '')
  const street = [number, place.street.printed].filter((text) => text !== '').join(' ')
  return [...inside, street, localityLabel(place.locality)].filter((text) => text !== '').join(', ')
}

export const localityLabel = ({ name, state, postcode }: Locality): string =>
  [name, state, postcode].filter((text) => text !== null).join(' ')
