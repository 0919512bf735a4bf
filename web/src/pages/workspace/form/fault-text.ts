import type { Fault } from '../../../api/problem.ts'
import { sentence } from '../../../format/words.ts'
import { type FieldKind, type FieldSchema, kindOf } from './schema.ts'

/** A fault under its field. What is missing is asked for by the field's own name; everything else the service explains. */
export const faultText = (fault: Fault, label: string, schema: FieldSchema): string =>
  fault.code === 'missing_member' ? `${ASK_FOR[kindOf(schema)](label)}.` : sentence(fault.message)

const ASK_FOR: Readonly<Record<FieldKind, (label: string) => string>> = {
  choice: (label) => `Choose ${withArticle(label)}`,
  choices: () => 'Add at least one',
  day: () => 'Enter a date',
  hash: () => 'Choose a file or enter its SHA-256',
  lines: () => 'Add at least one',
  list: () => 'Add at least one',
  members: () => 'Fill in this part',
  number: (label) => `Enter ${withArticle(label)}`,
  period: () => 'Enter the first and last day',
  text: (label) => `Enter ${withArticle(label)}`,
  yes_no: () => 'Choose yes or no',
}

/** "Owner" as "an owner". A label that is plural or counts by unit stays without an article. */
function withArticle(label: string): string {
  const name = label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())
  if (/[^s]s$|^(kWh|MWh|t|A\$)\b/.test(name)) return name
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`
}
