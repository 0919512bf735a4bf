import type { Fault } from '../../../api/problem.ts'
import { sentence } from '../../../format/words.ts'
import { type FieldKind, type FieldSchema, kindOf } from './schema.ts'

export interface FaultyField {
  readonly pointer: string
  readonly label: string
  readonly schema: FieldSchema
  /** An entry that would be taken. */
  readonly example: string | undefined
}

/** A fault under its field. What is missing or no such value is asked for by the field's own name; the service explains the rest. */
export function faultText(fault: Fault, { label, schema, example }: FaultyField): string {
  const ask = ASK_FOR[kindOf(schema)](label)
  if (fault.code === 'missing_member') return `${ask}.`
  if (fault.code !== 'invalid_member' || !IN_TERMS_OF_SCHEMA.test(fault.message))
    return sentence(fault.message)
  const told = kindOf(schema) === 'number' ? `${ask} as a number` : ask
  return example === undefined ? `${told}.` : `${told}, such as ${example.replace(/[.]$/, '')}.`
}

/** What only programs understand: patterns, types and counts of characters. Limits such as "must be 100 or less" are for people. */
const IN_TERMS_OF_SCHEMA =
  /^must (match|be (a|an|one of|true or false)\b|be written|have at least 1 (characters|items)|be a day of the calendar)/

const ASK_FOR: Readonly<Record<FieldKind, (label: string) => string>> = {
  choice: (label) => `Choose ${withArticle(label)}`,
  choices: () => 'Add at least one',
  day: () => 'Enter a date',
  hash: () => 'Choose a file or enter its SHA-256',
  lines: () => 'Add at least one',
  list: () => 'Add at least one',
  members: () => 'Fill in this part',
  number: (label) => `Enter the ${inSentence(label)}`,
  period: () => 'Enter the first and last day',
  text: (label) => `Enter ${withArticle(label)}`,
  yes_no: () => 'Choose yes or no',
}

/** "Owner" as "an owner". A label that is plural or counts by unit stays without an article. */
function withArticle(label: string): string {
  const name = inSentence(label)
  if (/[^s]s$|^(kWh|MWh|t|A\$)\b/.test(name)) return name
  return `${/^([aeiou]|ABN)/i.test(name) ? 'an' : 'a'} ${name}`
}

const inSentence = (label: string): string => label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())
