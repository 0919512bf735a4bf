import { type Judgement, notHeld } from './check.ts'
import { fits } from './compare.ts'
import type { Held, HeldPriceChange } from './held.ts'
import type { Reading } from './reading.ts'

// Every repetition has an upper bound: no text can make these slow.
const NAME = String.raw`(?<![a-z])(?:cpi|consumer price index|(?:headline |annual )?inflation)(?![a-z])`
/** `CPI for the year to June 2024 was 3.8 per cent`. */
const BEFORE = new RegExp(`${NAME}(?:(?!per ?cent|%)[^;]){0,80}$`)
/** `3.8 per cent inflation`. */
const AFTER = new RegExp(`^ ?\\(?(?:(?:increase|rise|change) in (?:the )?)?${NAME}`)
/** Other price indexes, single cities, and what is expected or added to the index. */
const OTHER =
  /(?<![a-z])(?:underlying|trimmed|core|wages?|producer|forecasts?|expected|expects?|assum[a-z]{1,5}|targets?|above|below|plus|real|more than|less than|ahead|sydney|melbourne|brisbane|adelaide|perth|hobart|darwin|canberra|food|rents?|electricity prices?)(?![a-z])|cpi ?\+/
const QUARTER =
  /(?:year to|annual|over the year|through the year|twelve months to|12 months to)[^;.]{0,30}(march|june|september|december) quarter,? (?:of )?(20\d\d)/
const MONTHS: Readonly<Record<string, string>> = { march: '03', june: '06', september: '09', december: '12' }

/** The change of the consumer price index over a year that a sentence names; null where the number is of something else. */
export function judgeCpi(text: string, reading: Reading, held: Held): Judgement | null {
  const { unit, context, place } = reading
  if (unit !== 'percent') return null
  const before = text.slice(Math.max(context.start, place.start - 120), place.start).toLowerCase()
  const after = text.slice(place.end, Math.min(context.end, place.end + 40)).toLowerCase()
  if (!BEFORE.test(before) && !AFTER.test(after)) return null
  const sentence = text.slice(context.start, context.end).toLowerCase().slice(0, 600)
  const ending = OTHER.test(sentence) ? null : endingOf(sentence, reading)
  if (ending === null) return null
  const change = held.price_changes.find((one) => one.ending === ending.month)
  if (change === undefined)
    return notHeld(`No change of the consumer price index over the year to ${ending.month} is held.`)
  const beside = { measure: null, compared: [comparedWith(change)] }
  if (fits(inMagnitude(reading), change.percent))
    return {
      ...beside,
      verdict: 'agrees',
      why: `The number is the change over the year in ${change.source}.`,
      settle: null,
    }
  return ending.is_sure
    ? {
        ...beside,
        verdict: 'differs',
        why: `The number is not the change over the year in ${change.source}, within the rounding that it is printed with.`,
        settle: 'Correct the text, or name the index and the months that the number is of.',
      }
    : {
        ...beside,
        verdict: 'doubtful',
        why: 'The number is not the change to the last quarter of the year; it may be that of the averages of two years.',
        settle: 'Name the two quarters or years that the change is between.',
      }
}

/** `fell by 0.3 per cent` is held as a negative change. */
const inMagnitude = ({ amount, role }: Reading): Reading['amount'] =>
  role.kind === 'change' && role.direction === 'down' && amount.value > 0
    ? { ...amount, value: -amount.value, low: -amount.high, high: -amount.low }
    : amount

/** The last month of the year that the change is over, and whether the words leave no other reading of it. */
function endingOf(sentence: string, { year }: Reading): { month: string; is_sure: boolean } | null {
  const quarter = QUARTER.exec(sentence)
  if (quarter !== null) return { month: `${quarter[2]}-${MONTHS[quarter[1]!]}`, is_sure: true }
  if (year.kind !== 'period') return null
  const month = year.period.end.slice(0, 7)
  if (!Object.values(MONTHS).includes(month.slice(5))) return null
  return { month, is_sure: / (?:to|ended|ending) /.test(year.said) }
}

const comparedWith = ({ percent, ending, source, evidence }: HeldPriceChange) => ({
  what: `change of the consumer price index over the year to ${ending}`,
  value: percent,
  unit: '%',
  source,
  pointer: null,
  evidence,
})
