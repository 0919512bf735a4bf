import { foldNumbers, unfolded } from './fold.ts'
import { notQuantities, walker } from './not-quantities.ts'
import { type Numeral, numerals } from './numerals.ts'
import { obstaclesIn } from './obstacles.ts'
import { type PeriodMention, periodMentions } from './period-mentions.ts'
import { type PlainText, plainText, sentences } from './plain-text.ts'
import { type Quantity, quantities } from './quantities.ts'
import { readSentence } from './read-sentence.ts'
import { readTables } from './read-table.ts'
import type { Place, Reading, Year } from './reading.ts'
import type { Sentence } from './sentence.ts'
import { scopeMentions, subjectMentions } from './subjects.ts'
import { isBase } from './years.ts'

/** The longest text that is read at once, in characters. */
export const LONGEST_TEXT = 100_000

/** Every quantity that a plain text states, in order, with what its words say of it. Nothing is compared here. */
export function readText(original: string): Reading[] {
  const folded = foldNumbers(original)
  return readFolded(folded.text).map(unfolded(original, folded))
}

function readFolded(original: string): Reading[] {
  const text = plainText(original)
  const { plain } = text
  const periods = periodMentions(plain)
  const scopes = scopeMentions(plain)
  const subjects = subjectMentions(plain, scopes)
  const blocked = notQuantities(plain, periods, scopes)
  const found = numerals(plain, walker(blocked))
  const tables = readTables(text, { numerals: found, periods, subjects })
  const inTable = walker(tables.places)
  const spoken = sentences(text).filter(
    ({ start, end }) => inTable(Math.floor((start + end) / 2)) === undefined,
  )
  const [ofNumerals, ofPeriods, ofSubjects] = [within(found), within(periods), within(subjects)]
  const parts = spoken.map((place): Sentence => {
    const own = ofSubjects(place)
    return {
      ...place,
      text,
      quantities: quantities(text, ofNumerals(place)).filter((quantity) => isRead(quantity, own)),
      periods: ofPeriods(place),
      subjects: own,
      throughout: [],
    }
  })
  const throughout = parts
    .filter((part) => part.quantities.length === 0)
    .flatMap((part) => obstaclesIn(plain.slice(part.start, part.end)))
    .filter(({ code }) => code === 'equity_share' || code === 'beyond_australia')
  const read = parts.flatMap((part) => readSentence({ ...part, throughout }))
  return [...carried(read, text, periods), ...tables.readings].toSorted(
    (a, b) => a.place.start - b.place.start,
  )
}

/** With a unit; or a long number after the name of a measure, which may lack one. */
function isRead({ unit, numeral, start, amount }: Quantity, subjects: Sentence['subjects']): boolean {
  if (unit !== null) return true
  if (numeral.in_words || (!numeral.grouped && numeral.digits < 4) || Math.abs(amount.value) < 100)
    return false
  if (subjects.findLast((mention) => mention.end <= start)?.subject.kind === 'measure') return true
  // "653,888 (Scope 1)"
  return subjects.some((mention) => mention.start === numeral.end + 2 && mention.subject.kind === 'measure')
}

/** Those inside a place; places and lists are in order, and places are asked for in order. */
function within<T extends Place | Numeral>(all: readonly T[]): (place: Place) => T[] {
  let from = 0
  return ({ start, end }) => {
    while (from < all.length && all[from]!.start < start) from += 1
    let to = from
    while (to < all.length && all[to]!.start < end) to += 1
    const inside = all.slice(from, to)
    from = to
    return inside
  }
}

/** A number without a year goes with the last year that the text named before its sentence. */
function carried(
  read: readonly Reading[],
  { plain }: PlainText,
  periods: readonly PeriodMention[],
): Reading[] {
  const plainPeriods = periods.filter(
    (mention) => !isBase(mention, plain) && plain[mention.start - 1] !== '(',
  )
  let at = 0
  let last: Year | undefined
  return read.map((reading) => {
    for (; at < plainPeriods.length && plainPeriods[at]!.start < reading.context.start; at += 1)
      last = plainPeriods[at]!.year
    return reading.year.kind === 'unsaid' && last !== undefined ? { ...reading, named_before: last } : reading
  })
}
