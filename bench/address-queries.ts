import { type MadeAddress, streetText } from './address-file.ts'
import type { Random } from './random.ts'

/** Ways in which an address is written, and gone wrong. */
export const QUERY_KINDS = [
  'clean',
  'street slip',
  'locality slip',
  'no postcode',
  'wrong postcode',
  'no commas',
] as const
export type QueryKind = (typeof QUERY_KINDS)[number]

const SHORT: Readonly<Record<string, string>> = {
  AVENUE: 'Ave',
  BOULEVARD: 'Blvd',
  CIRCUIT: 'Cct',
  COURT: 'Ct',
  CRESCENT: 'Cres',
  DRIVE: 'Dr',
  HIGHWAY: 'Hwy',
  PARADE: 'Pde',
  PLACE: 'Pl',
  ROAD: 'Rd',
  STREET: 'St',
  TERRACE: 'Tce',
}

/** An address as a person may write it, with what the kind says done to it. */
export function writeAddress(random: Random, address: MadeAddress, kind: QueryKind): string {
  const { flatType, flat, lot, first, last, street, locality } = address
  const number = lot === '' ? [first, last].filter((part) => part !== '').join('-') : `Lot ${lot}`
  const flatText = flat === '' ? '' : random.chance(0.5) && lot === '' ? `${flat}/` : `${flatType} ${flat}, `
  const short = random.chance(0.5) ? { ...street, type: SHORT[street.type] ?? street.type } : street
  const streetName = kind === 'street slip' ? slip(random, streetText(street)) : streetText(short)
  const localityName = kind === 'locality slip' ? slip(random, locality.name) : locality.name
  const postcode = kind === 'wrong postcode' ? otherPostcode(random, locality.postcode) : locality.postcode
  const end = kind === 'no postcode' ? locality.state : `${locality.state} ${postcode}`
  const comma = kind === 'no commas' ? '' : ','
  const text = `${flatText}${number} ${streetName}${comma} ${localityName} ${end}`
  return random.chance(0.5) ? text : text.toLowerCase()
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('')

/** One letter put in, left out, changed, or swapped with the next, anywhere in the text. */
export function slip(random: Random, text: string): string {
  const at = random.below(text.length)
  const changed = [
    () => `${text.slice(0, at)}${random.pick(LETTERS)}${text.slice(at)}`,
    () => `${text.slice(0, at)}${text.slice(at + 1)}`,
    () => `${text.slice(0, at)}${random.pick(LETTERS)}${text.slice(at + 1)}`,
    () => `${text.slice(0, at)}${text[at + 1] ?? ''}${text[at]}${text.slice(at + 2)}`,
  ][random.below(4)]!()
  return changed.toUpperCase() === text ? slip(random, text) : changed
}

const otherPostcode = (random: Random, postcode: string): string =>
  `${postcode.slice(0, 1)}${String((Number(postcode.slice(1)) + 1 + random.below(50)) % 1000).padStart(3, '0')}`
