import type { PeriodMention } from './period-mentions.ts'
import { type Role, UNSAID, type Year } from './reading.ts'
import type { Sentence } from './sentence.ts'

/** Which number of a sentence a mention of a period belongs to. */
export interface YearsOfSentence {
  readonly taken: Map<PeriodMention, { readonly at: number; readonly kind: Role['kind'] }>
}

/** Words after which a period is what is compared with, not what the number is of. */
const BASE_BEFORE =
  /(?<![a-z])(?:since|from|compared (?:with|to)|against|than(?: in)?|relative to|below|above|on|versus|vs\.?|baseline of|base year of|base year|baseline)(?: an?| the| our| its)? ?\(?$/
const BASE_AFTER =
  /^[ \u00A0-](?:base(?:line)?|levels?|base[- ]year|emissions baseline|starting point)(?![a-z])/
const DEADLINE = /(?<![a-z])(?:by|until|before)(?: the end of| the year)? $/
const NOT_OF =
  /(?<![a-z])(?:from|than|compar|against|since|below|above|versus|vs|by|relative|baseline|level|previous|prior|and|while|whereas|but|to reach|towards)/

export const isBase = ({ start, end, year }: PeriodMention, plain: string): boolean =>
  (year.kind === 'relative' && /y.?o.?y|year.on.year|year.over.year|pcp/.test(year.said)) ||
  BASE_BEFORE.test(plain.slice(Math.max(0, start - 24), start)) ||
  BASE_AFTER.test(plain.slice(end, end + 20))

const isDeadline = ({ start }: PeriodMention, plain: string): boolean =>
  DEADLINE.test(plain.slice(Math.max(0, start - 20), start))

/** The year that a quantity is of. A change keeps it as its end; its base is read by `baseOf`. */
export function attachYear(sentence: Sentence, at: number, role: Role, { taken }: YearsOfSentence): Year {
  const { text, quantities, periods } = sentence
  const { plain } = text
  const quantity = quantities[at]!
  const next = quantities[at + 1]?.start ?? sentence.end
  const take = (mention: PeriodMention): Year => {
    taken.set(mention, { at, kind: role.kind })
    return mention.year
  }
  const before = periods.filter(({ end }) => end <= quantity.start)
  const after = periods.find(({ start }) => start >= quantity.end)
  const since = before.filter(({ start }) => start >= (quantities[at - 1]?.end ?? sentence.start))
  const isPlain = (mention: PeriodMention): boolean => !isBase(mention, plain) && !isDeadline(mention, plain)
  const close = since.at(-1)
  if (after !== undefined && after.start < next && isPlain(after)) {
    const between = plain.slice(quantity.end, after.start)
    const belongsToNext =
      /^[ \u00A0]?[:=]/.test(plain.slice(after.end, after.end + 2)) ||
      (next - after.end <= 2 && next !== sentence.end)
    const hasComma = /[,;]/.test(between)
    if (
      between.length <= 60 &&
      !(close !== undefined && between.includes(')')) &&
      !NOT_OF.test(between) &&
      !belongsToNext &&
      (!hasComma || before.length === 0)
    )
      return take(after)
  }
  // "(2023-24: 290,114 t)", "above FY24 (290,114 t)"
  if (
    close !== undefined &&
    role.kind !== 'change' &&
    /^[ \u00A0]?[(:][ \u00A0]?$/.test(plain.slice(close.end, quantity.start))
  )
    return take(close)
  if (role.kind === 'earlier_level') {
    const own = since.at(-1)
    return own === undefined ? UNSAID : take(own)
  }
  const usable = before.filter(
    (mention) =>
      isPlain(mention) &&
      taken.get(mention)?.kind !== 'earlier_level' &&
      taken.get(mention)?.kind !== 'target',
  )
  const own = usable.at(-1)
  return own === undefined ? UNSAID : take(own)
}

/**
 * The only year of the sentence, for a number without one: `were 255,300 t and 247,661 t respectively in 2024-25`. A year
 * that another number has is shared in a list only.
 */
export function sharedYear(
  { text: { plain }, quantities, periods }: Sentence,
  at: number,
  role: Role,
  { taken }: YearsOfSentence,
): Year {
  const named = periods.filter((mention) => !isBase(mention, plain) && !isDeadline(mention, plain))
  const only = named[0]
  if (only === undefined || named.length > 1 || role.kind === 'earlier_level' || role.kind === 'target')
    return UNSAID
  if (only.year.kind === 'relative' && only.year.years !== 0) return UNSAID
  if (/^[ \u00A0]?[:=]/.test(plain.slice(only.end, only.end + 2))) return UNSAID
  const owner = taken.get(only)
  if (owner === undefined) return only.year
  const between = plain.slice(quantities[at]!.end, quantities[owner.at]!.start)
  const isList =
    owner.at > at &&
    owner.kind === 'level' &&
    between.length <= 60 &&
    !/;|(?<![a-z])(?:compared|from|while|whereas|but|than|against|had|versus)(?![a-z])/.test(between)
  return isList ? only.year : UNSAID
}

/** What a change is measured from, where the sentence says it: the first base after the number, else the last before it. */
export function baseOf(sentence: Sentence, at: number): Year {
  const { plain } = sentence.text
  const { start, end } = sentence.quantities[at]!
  const bases = sentence.periods.filter((mention) => isBase(mention, plain))
  const after = bases.find((mention) => mention.start >= end && mention.start - end <= 160)
  const before = bases.findLast((mention) => mention.end <= start)
  return (after ?? before)?.year ?? UNSAID
}
