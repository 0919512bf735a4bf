import type { PlacedStreet } from './find-streets.ts'
import type { ParsedAddress } from './parse.ts'
import { HOLDS_FLATS } from './vocabulary.ts'

/** The numbers of an address in the file. */
export interface AddressNumbers {
  readonly line: number
  readonly principal: boolean
  readonly number: number
  readonly number_first: string | null
  readonly number_last: string | null
  readonly lot_number: string | null
  readonly flat_type: string | null
  readonly flat_number: string | null
  readonly level_number: string | null
}

/**
 * What a candidate's point is of:
 * - `address`: number and flat are the ones asked for;
 * - `building`: the number is; the flat asked for is not in the file, or the file has only flats there;
 * - `nearby_number`: another number of the same street;
 * - `street`, `locality`: no address was found, so there is no point.
 */
export const PRECISIONS = ['address', 'building', 'nearby_number', 'street', 'locality'] as const
export type Precision = (typeof PRECISIONS)[number]

/** How well each part agrees, from 0 to 1; the score is their product. */
export interface Agreement {
  readonly locality: number
  readonly street: number
  readonly number: number
  readonly flat: number
}

export interface Ranked<Row> {
  readonly row: Row
  readonly place: PlacedStreet
  readonly agreement: Agreement
  readonly precision: Precision
  readonly score: number
}

const ALIAS = 0.995
const LEVEL_DIFFERS = 0.97

/** Scores the rows of a look-up and puts them in order: by score, then as in the file. */
export function rankAddresses<Row extends AddressNumbers & { readonly street_id: number }>(
  asked: ParsedAddress,
  rows: readonly Row[],
  places: readonly PlacedStreet[],
): Ranked<Row>[] {
  const byStreet = new Map(places.map((place) => [place.street.id, place]))
  return rows
    .map((row) => {
      const place = byStreet.get(row.street_id)!
      const number = numberAgreement(asked, row)
      const flat = flatAgreement(asked, row)
      const agreement = { ...place.agreement, number, flat }
      return { row, place, agreement, precision: precisionOf(number, flat), score: scoreOf(agreement, row) }
    })
    .toSorted(
      (a, b) =>
        b.score - a.score || distance(asked, a.row) - distance(asked, b.row) || a.row.line - b.row.line,
    )
}

const NEARBY = 0.5
const SAME_DIGITS = 0.9
const FLAT_NOT_IN_FILE = 0.9
const FLAT_NOT_ASKED = 0.85
const FLAT_DIFFERS = 0.8

function scoreOf({ locality, street, number, flat }: Agreement, row: AddressNumbers): number {
  const product = locality * street * number * flat * (row.principal ? 1 : ALIAS)
  return Math.round(product * 10_000) / 10_000
}

function precisionOf(number: number, flat: number): Precision {
  if (number === NEARBY) return 'nearby_number'
  return flat <= FLAT_NOT_IN_FILE ? 'building' : 'address'
}

/** From the same number and letter, over a range that holds it, to a neighbour's. */
function numberAgreement({ number, lot }: ParsedAddress, row: AddressNumbers): number {
  if (number === null) return lot !== null && row.lot_number === lot ? 1 : lot === null ? NEARBY : SAME_DIGITS
  if (row.number_first === null) return NEARBY
  if (row.number_first === number.first)
    return row.number_last === number.last ? 1 : number.last === null ? 0.98 : 0.97
  const digits = Number.parseInt(number.first, 10)
  if (digits === row.number) return SAME_DIGITS
  const last = row.number_last === null ? row.number : Number.parseInt(row.number_last, 10)
  return row.number < digits && digits <= last ? 0.95 : NEARBY
}

function flatAgreement({ flat, level }: ParsedAddress, row: AddressNumbers): number {
  const sameLevel = level === null || row.level_number === null || level.number === row.level_number
  const levels = sameLevel ? 1 : LEVEL_DIFFERS
  if (flat === null) return row.flat_number === null ? levels : FLAT_NOT_ASKED
  if (row.flat_number === null) return FLAT_NOT_IN_FILE
  if (row.flat_number !== flat.number) return FLAT_DIFFERS
  if (flat.type === null || flat.type === row.flat_type) return levels
  return HOLDS_FLATS.has(flat.type) ? FLAT_DIFFERS : 0.99 * levels
}

/** How far a row's number is from the one asked for. */
function distance({ number, lot }: ParsedAddress, row: AddressNumbers): number {
  const asked = number === null ? -Number.parseInt(lot ?? '0', 10) : Number.parseInt(number.first, 10)
  return Math.abs(row.number - asked)
}
