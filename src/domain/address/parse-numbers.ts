import { HOLDS_FLATS, type Vocabulary } from './vocabulary.ts'

/** The numbers of an address as someone wrote it. */
export interface WrittenNumbers {
  readonly flat: { readonly type: string | null; readonly number: string } | null
  readonly level: { readonly type: string; readonly number: string | null } | null
  readonly lot: string | null
  readonly number: { readonly first: string; readonly last: string | null } | null
}

type Found = { -readonly [Part in keyof WrittenNumbers]: WrittenNumbers[Part] }

const NUMBER = /^(\d+[A-Z]{0,2})(?:-(\d+[A-Z]{0,2}))?$/
const ORDINAL = /^\d+(?:ST|ND|RD|TH)$/
/** Of several flats the first is meant. */
const FLAT_NUMBER = /^([A-Z]{0,2}\d+[A-Z]?|[A-Z])(?:-[A-Z]{0,2}\d+[A-Z]?)?$/
const LEVEL_NUMBER = /^(?:[A-Z]?\d+[A-Z]?|[A-Z])$/
const FLAT_BEFORE_SLASH = /^(?:[A-Z]{0,2}\d+[A-Z]?(?:-\d+[A-Z]?)?|[A-Z])\/\d/
const GLUED = /^(U|UNIT|L|LVL|LEVEL|SHOP|SUITE|APT|FLAT|LOT)(\d+[A-Z]?)((?:\/.*)?)$/
/** Names of plans that are after a lot, with their own number. */
const PLANS = new Set(['DP', 'SP', 'RP', 'LP', 'PS'])

/**
 * Takes flat, level, lot and number off the front, with the name of a building that is before them, and a flat or
 * level that is after the street.
 */
export function takeNumbers(tokens: string[], vocabulary: Vocabulary): WrittenNumbers {
  const found: Found = { flat: null, level: null, lot: null, number: null }
  const from = tokens.findIndex((token, at) => startsNumbers(token, tokens[at + 1], vocabulary))
  if (from === -1 || isOfAnotherStreet(tokens, from, vocabulary)) return found
  tokens.splice(0, from)
  while (tokens.length > 1) {
    const taken = takePart(tokens, vocabulary, found)
    if (taken === 0) break
    tokens.splice(0, taken)
    while (tokens[0] === ',') tokens.shift()
  }
  if (found.number !== null) takeInside(tokens, vocabulary, found)
  return found
}

/** Without a comma, a number between a street's type and no other is of something else, such as a highway. */
function isOfAnotherStreet(tokens: readonly string[], from: number, { streetTypes }: Vocabulary): boolean {
  const before = tokens.slice(1, from)
  if (before.at(-1) === ',' || !before.some((token) => streetTypes.has(token))) return false
  return !tokens.slice(from + 2).some((token) => streetTypes.has(token))
}

const isNumber = (token: string | undefined): boolean =>
  token !== undefined && NUMBER.test(token) && !ORDINAL.test(token)

function startsNumbers(token: string, next: string | undefined, vocabulary: Vocabulary): boolean {
  if (isNumber(token) || FLAT_BEFORE_SLASH.test(token) || GLUED.test(token)) return true
  if (ORDINAL.test(token)) return next === 'FLOOR' || next === 'LEVEL'
  if (next === undefined) return false
  if (token === 'LOT' || vocabulary.levelTypes.has(token)) return /\d/.test(next)
  return vocabulary.flatTypes.has(token) && (/\d/.test(next) || FLAT_NUMBER.test(next))
}

/** Reads one part at the front into `found`; answers how many tokens it took. */
function takePart(tokens: string[], vocabulary: Vocabulary, found: Found): number {
  if (found.number !== null) return 0
  const [first, second = '', third = ''] = tokens as [string, string?, string?]
  const glued = GLUED.exec(first)
  if (glued !== null) {
    tokens.splice(0, 1, glued[1]!, `${glued[2]}${glued[3]}`)
    return takePart(tokens, vocabulary, found)
  }
  if ((first === 'NO' || first === 'NUMBER') && isNumber(second)) return 1
  if (found.lot !== null && PLANS.has(first) && isNumber(second)) return 2
  const level = vocabulary.levelTypes.get(first)
  if (level !== undefined && found.level === null && LEVEL_NUMBER.test(second)) {
    found.level = { type: level, number: second }
    return 2
  }
  if (ORDINAL.test(first) && (second === 'FLOOR' || second === 'LEVEL')) {
    found.level = { type: second, number: first.slice(0, -2) }
    return 2
  }
  if (first === 'LOT' && /^\d+[A-Z]?(?:\/\d.*)?$/.test(second)) {
    const [lot, number] = second.split('/')
    found.lot = lot!
    return number === undefined ? 2 : takeAfterSlash(2, number)
  }
  const flatType = vocabulary.flatTypes.get(first)
  const [flat, after] = (flatType === undefined ? first : second).split('/') as [string, string?]
  const flatNumber = FLAT_NUMBER.exec(flat)?.[1]
  const flatMayCome = found.flat === null || HOLDS_FLATS.has(found.flat.type)
  if (flatMayCome && flatNumber !== undefined && (flatType !== undefined || after !== undefined)) {
    found.flat = { type: flatType ?? null, number: flatNumber }
    const taken = flatType === undefined ? 1 : 2
    return after === undefined ? taken : takeAfterSlash(taken, after)
  }
  if (!isNumber(first)) return 0
  const numberFollows = isNumber(second === ',' ? third : second) && tokens.length > 2
  if (found.flat === null && found.lot === null && numberFollows) {
    found.flat = { type: null, number: FLAT_NUMBER.exec(first)?.[1] ?? first }
    return 1
  }
  const [, numberFirst, numberLast] = NUMBER.exec(first)!
  const letter = /^[A-H]$/.test(second) && /^\d+$/.test(first) && isName(third, vocabulary) ? second : ''
  found.number = { first: `${numberFirst}${letter}`, last: numberLast ?? null }
  return letter === '' ? 1 : 2

  function takeAfterSlash(taken: number, rest: string): number {
    tokens.splice(0, taken, rest)
    return takePart(tokens, vocabulary, found)
  }
}

const isName = (token: string, { streetTypes }: Vocabulary): boolean =>
  /^[A-Z]/.test(token) && !streetTypes.has(token)

/** Takes a flat and a level out that are behind the street, as in 100 COLLINS ST, LEVEL 5, MELBOURNE. */
function takeInside(tokens: string[], { flatTypes, levelTypes }: Vocabulary, found: Found): void {
  for (let at = 1; at + 1 < tokens.length; at += 1) {
    const type = tokens[at]!
    const number = tokens[at + 1]!
    if (!/\d/.test(number) || !FLAT_NUMBER.test(number)) continue
    if (found.level === null && levelTypes.has(type)) found.level = { type: levelTypes.get(type)!, number }
    else if (found.flat === null && flatTypes.has(type)) found.flat = { type: flatTypes.get(type)!, number }
    else continue
    tokens.splice(at, 2)
    at -= 1
  }
}
