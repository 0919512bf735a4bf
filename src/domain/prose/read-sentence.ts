import { labelsOf } from './labels.ts'
import { namesIn, obstaclesIn } from './obstacles.ts'
import { FAR, type PlainText } from './plain-text.ts'
import { type Quantity, scaledBy } from './quantities.ts'
import { A_PART, DENIED, type Obstacle, type Reading, type Role, type Subject } from './reading.ts'
import { roleOf } from './roles.ts'
import { saidByBefore } from './said-by.ts'
import type { Sentence, Surroundings } from './sentence.ts'
import type { SubjectMention } from './subjects.ts'
import { unitIn } from './units.ts'
import { attachYear, baseOf, sharedYear, type YearsOfSentence } from './years.ts'

/** Reads every quantity of a sentence. */
export function readSentence(sentence: Sentence): Reading[] {
  const { text, quantities } = sentence
  const names = namesIn(text.original.slice(sentence.start, sentence.end))
  const labels = labelsOf(sentence)
  const years: YearsOfSentence = { taken: new Map() }
  const found: Reading[] = []
  for (const [at, printed] of quantities.entries()) {
    const subject = labels[at]!
    const quantity = inUnitOfLabel(printed, subject.mention, text)
    const around = surroundings(sentence, at)
    const role = continued(roleOf(quantity, around, sentence), found.at(-1), quantity, around)
    const year = attachYear(sentence, at, role, years)
    const own = subject.subject.kind === 'unsaid' ? carriedSubject(found, role, sentence) : subject.subject
    const said = saidByBefore(around.before)
    found.push({
      place: { start: quantity.start, end: quantity.end },
      quote: text.original.slice(quantity.start, quantity.end),
      context: { start: sentence.start, end: sentence.end },
      amount: quantity.amount,
      unit: quantity.unit,
      year,
      subject: quantity.substance === null ? own : { kind: 'other', said: quantity.substance },
      role: role.kind === 'change' ? { ...role, base: baseOf(sentence, at) } : role,
      obstacles: [...obstacles(sentence, at, subject.mention), ...sentence.throughout],
      names,
      ...(said === undefined ? {} : { said_by: said }),
      doubts: [...quantity.doubts, ...around.doubts, ...subject.doubts],
    })
  }
  return found.map((reading, at) =>
    reading.year.kind === 'unsaid'
      ? { ...reading, year: sharedYear(sentence, at, reading.role, years) }
      : reading,
  )
}

/** `Scope 1 emissions (t CO2-e): 255,300`. */
function inUnitOfLabel(quantity: Quantity, mention: SubjectMention | null, { plain }: PlainText): Quantity {
  if (quantity.unit !== null || mention === null || mention.end > quantity.start) return quantity
  const words = /\(([^()]{1,50})\)/.exec(
    plain.slice(mention.end, Math.min(quantity.start, mention.end + FAR)),
  )?.[1]
  const unit = words === undefined ? null : unitIn(words)
  return unit === null ? quantity : scaledBy(quantity, unit)
}

/** `increased by 1.5 per cent, or 233,775 t`; `fell by 4.9 per cent and 3.4 per cent`; `rose by two per cent and energy by 2.4`. */
function continued(
  role: Role,
  last: Reading | undefined,
  { unit }: Quantity,
  { before }: Surroundings,
): Role {
  if (last?.role.kind !== 'change' || role.kind === 'change' || role.kind === 'target') return role
  const isSame = last.unit === unit && /^,? and (?:[^,;.]{1,60} by )?(?:about |around )?$/.test(before)
  return isSame || /^,? \(?(?:or|equivalent to|that is,?) (?:about |around |approximately )?$/.test(before)
    ? last.role
    : role
}

/** A change without a subject is of the number that it follows: `255,300 t, a fall of 12 per cent`. */
function carriedSubject(found: readonly Reading[], role: Role, { subjects }: Sentence): Subject {
  const last = found.at(-1)
  if (role.kind === 'change' && last !== undefined && last.role.kind === 'level' && subjects.length <= 1)
    return last.subject
  return { kind: 'unsaid' }
}

function surroundings({ text: { plain }, start, end, quantities }: Sentence, at: number): Surroundings {
  const quantity = quantities[at]!
  const from = Math.max(quantities[at - 1]?.end ?? start, quantity.start - FAR)
  const to = Math.min(quantities[at + 1]?.start ?? end, quantity.end + FAR)
  const before = plain.slice(from, quantity.start)
  const after = plain.slice(quantity.end, to)
  const denied =
    /(?<![a-z])(?:not|never|nor|rather than|instead of|n't)(?! (?:more|less|fewer|exceed))(?: [a-z]{1,12}){0,2} $/.test(
      before,
    )
  const lead = plain.slice(Math.max(start, quantity.start - FAR), quantity.start)
  return {
    before,
    after,
    doubts: [...(denied ? [DENIED] : []), ...(OF_A_PART.test(lead) ? [A_PART] : [])],
  }
}

/** `were half of the`, `came to 50 per cent of our`: the number after it is the whole of what is stated. */
const OF_A_PART =
  /(?<![a-z])(?:were|was|are|is|came to|totall?ed|amounted to|emitted|reached|to|at|only|just|barely) (?:only |just |about |around |roughly |approximately |nearly |almost |barely |less than |under |some |well under ){0,2}(?:an?[ -]|one[ -]|two[ -]|three[ -]|nine[ -]|[\d.]{1,6} ?){0,2}(?:half|thirds?|quarters?|fifths?|tenths?|fraction|part|portion|per ?cent|%) (?:of )?(?:[a-z’'-]{1,14} ){0,3}$/

/** Words that concern every number of a sentence, wherever they stand in it. */
const OF_THE_SENTENCE = new Set([
  'equity_share',
  'beyond_australia',
  'net_of_offsets',
  'another_company',
  'pro_forma',
])

function obstacles(sentence: Sentence, at: number, mention: SubjectMention | null): Obstacle[] {
  const { text, start, end, quantities } = sentence
  const quantity = quantities[at]!
  const from = quantities[at - 1]?.end ?? start
  const after = text.plain.slice(quantity.end, Math.min(quantities[at + 1]?.start ?? end, quantity.end + 80))
  const cut = after.search(/[,;]/)
  const near = [
    mention === null || mention.start >= from
      ? ''
      : text.plain.slice(Math.max(start, mention.start - 30), Math.min(end, mention.end + 30)),
    text.plain.slice(Math.max(from, quantity.start - FAR), quantity.start),
    cut === -1 ? after : after.slice(0, cut),
  ].join(' \u0001 ')
  const whole = text.plain.slice(Math.max(start, quantity.start - FAR), Math.min(end, quantity.end + FAR))
  return [
    ...obstaclesIn(near).filter(({ code }) => !OF_THE_SENTENCE.has(code)),
    ...obstaclesIn(whole).filter(({ code }) => OF_THE_SENTENCE.has(code)),
  ]
}
