import { date } from '../../../format/words.ts'
import { choiceText } from './names.ts'
import { isMembers, type Value } from './schema.ts'

const NAMES = [
  'name',
  'requirement_id',
  'what',
  'relief',
  'part',
  'id',
  'site_id',
  'region',
  'measure',
  'metric',
] as const
/** Of these the value is one of a list, and reads as the list does. */
const CHOSEN = new Set(['measure'])

/** By what people know an item of a list, or undefined while it says nothing yet. */
export function itemNameOf(item: Value): string | undefined {
  if (!isMembers(item)) return undefined
  const member = NAMES.find((one) => isWord(item[one]))
  const text = member === undefined ? undefined : item[member]
  const name = isWord(text) && member !== undefined && CHOSEN.has(member) ? choiceText(text) : text
  const period = item['period']
  const when = isMembers(period) ? datesOf(period) : undefined
  const parts = [name, when].filter(isWord)
  return parts.length === 0 ? undefined : parts.join(', ')
}

const isWord = (value: Value | undefined): value is string => typeof value === 'string' && value !== ''

/** "1 July 2025 to 30 June 2026", once both days are entered. */
function datesOf({ start, end }: Readonly<Record<string, Value>>): string | undefined {
  return isWord(start) && isWord(end) ? `${date(start)} to ${date(end)}` : undefined
}
