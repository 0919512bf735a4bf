import { FAR } from './plain-text.ts'
import type { Quantity } from './quantities.ts'
import type { Subject } from './reading.ts'
import type { Sentence } from './sentence.ts'
import type { SubjectMention } from './subjects.ts'

interface Label {
  readonly subject: Subject
  readonly mention: SubjectMention | null
  readonly doubts: readonly string[]
}

const NO_LABEL: Label = { subject: { kind: 'unsaid' }, mention: null, doubts: [] }

/** What each quantity of a sentence is of. */
export function labelsOf(sentence: Sentence): Label[] {
  const listed = respectively(sentence)
  return sentence.quantities.map((quantity, at) => {
    const label = listed?.get(at)
    if (label !== undefined) return label
    const isShare = quantity.unit === 'percent' && sentence.text.plain.startsWith(' of ', quantity.end)
    const after = isShare ? undefined : labelAfter(sentence, at)
    const mention = after ?? labelBefore(sentence, quantity)
    return mention === undefined
      ? NO_LABEL
      : labelled(withBasis(sentence, at, totalOf(sentence, quantity, mention)))
  })
}

/** `Scope 2 emissions, by the market-based method, were`: the basis stands apart from the scope. */
function withBasis(
  { text: { plain }, quantities, end }: Sentence,
  at: number,
  mention: SubjectMention,
): SubjectMention {
  const { subject } = mention
  const isTotal = subject.kind === 'measure' && subject.measures[0] === 'scope1_and_2_t'
  if (subject.kind !== 'measure' || (subject.measures.length !== 2 && !isTotal)) return mention
  const { start, end: past } = quantities[at]!
  const to = Math.min(quantities[at + 1]?.start ?? end, past + 80)
  const from = Math.max(quantities[at - 1]?.end ?? 0, mention.start - 40, start - FAR, 0)
  const isBased = (words: string, on: string): boolean =>
    new RegExp(`(?<![a-z])${on}[- ](?:based|basis)`).test(words)
  const words = [
    plain.slice(past, to),
    plain.slice(from, start),
    plain.slice(Math.max(mention.start - 40, 0), to),
  ].find((near) => isBased(near, 'market') || isBased(near, 'location'))
  const [isMarket, isLocation] = [isBased(words ?? '', 'market'), isBased(words ?? '', 'location')]
  if (isMarket === isLocation || (isTotal && isLocation)) return mention
  if (isTotal) return { ...mention, subject: { ...subject, measures: [] } }
  return {
    ...mention,
    subject: { ...subject, measures: [isMarket ? 'scope2_market_t' : 'scope2_location_t'] },
  }
}

/** `Scope 1: 421,598 t; Scope 2: 69,417 t; total: 491,015 t`. */
function totalOf({ subjects }: Sentence, { start }: Quantity, mention: SubjectMention): SubjectMention {
  if (mention.subject.kind !== 'vague' || !/total|together/.test(mention.subject.said)) return mention
  const named = new Set(
    subjects.flatMap(({ subject, end }) =>
      subject.kind === 'vague' || end > start
        ? []
        : [subject.kind === 'measure' ? subject.measures[0] : 'other'],
    ),
  )
  return named.size === 2 && named.has('scope1_t') && named.has('scope2_location_t')
    ? { ...mention, subject: { kind: 'measure', measures: ['scope1_and_2_t'], said: mention.subject.said } }
    : mention
}

const labelled = (mention: SubjectMention): Label => ({ subject: mention.subject, mention, doubts: [] })

/** `Scope 1 and Scope 2 emissions were 255,300 t and 247,661 t respectively`. */
function respectively({
  text: { plain },
  quantities,
  subjects,
  end,
}: Sentence): Map<number, Label> | undefined {
  const said =
    quantities.length < 2
      ? -1
      : plain
          .slice(quantities.at(-1)!.end, Math.min(end, quantities.at(-1)!.end + 80))
          .search(/(?<![a-z])respectively(?![a-z])/)
  for (const mention of subjects) {
    const following = quantities
      .map((quantity, at) => ({ quantity, at }))
      .filter(({ quantity }) => quantity.start > mention.end)
    const { each } = mention
    if (each.length < 2 || following.length < each.length) continue
    const first = following.slice(0, each.length)
    const sameUnit = first.every(
      ({ quantity }) => quantity.unit === first[0]!.quantity.unit || quantity.unit === null,
    )
    const isList = first
      .slice(1)
      .every(({ quantity }, i) =>
        /^[ \u00A0]?(?:,|and|, and|&)[ \u00A0](?:[a-z]{1,13} )?$/.test(
          plain.slice(first[i]!.quantity.end, quantity.start),
        ),
      )
    if (!sameUnit || !(isList || (said !== -1 && following.length === each.length))) continue
    return new Map(
      first.map(({ at }, i): [number, Label] => [
        at,
        {
          subject: each[i]!,
          mention,
          doubts: said === -1 ? ['two numbers follow two scopes without the word "respectively"'] : [],
        },
      ]),
    )
  }
  return undefined
}

const LINK =
  /^[ \u00A0]?(?:\(|of |in |for |from |as |under |across |were |was |are |is |came from |related to |relates to |attributable to |being |(?:(?:net |absolute |overall |year-on-year )?(?:reduction|decrease|fall|drop|decline|increase|rise|cut|growth|improvement|saving)s? (?:in|of|on) ))(?:(?:our|its|the|total|gross|combined|absolute|reported|group|company's|direct|indirect|annual|australian|operational|all|measured|both|their) ){0,4}$/

function labelAfter(sentence: Sentence, at: number): SubjectMention | undefined {
  const { text, quantities, subjects } = sentence
  const { plain } = text
  const quantity = quantities[at]!
  const next = subjects.find(({ start }) => start >= quantity.end - 1)
  if (next === undefined || next.subject.kind === 'vague' || next.start - quantity.end > 70) return undefined
  const gap = plain.slice(quantity.end, next.start)
  // "158,810 t (40 per cent) were Scope 2": a number in brackets does not part them.
  const bracket = /^ \([^()]{1,24}\)/.exec(gap)?.[0] ?? ''
  const following = quantities.slice(at + 1).find(({ start }) => start >= quantity.end + bracket.length)
  if (following !== undefined && next.start >= following.start) return undefined
  // "(Scope 1: 255,300 t)": the label of the next number.
  if (following !== undefined && /^[ \u00A0]?[:=]/.test(plain.slice(next.end, next.end + 2))) return undefined
  const isBare = gap === ' ' && !hasLabelBefore(sentence)
  if (!isBare && !LINK.test(gap.slice(bracket.length))) return undefined
  // "of our Scope 1 and 2 emissions were Scope 1": the part, not the whole.
  const part = subjects[subjects.indexOf(next) + 1]
  return part !== undefined && IS_PART.test(plain.slice(next.end, part.start)) ? part : next
}

const IS_PART = /^(?: emissions)? (?:were|was|are|is|came from|related to|relates to) (?:in |from )?$/

/** Whether the sentence names a measure before its first number: its labels then stand before their numbers. */
const hasLabelBefore = ({ quantities, subjects }: Sentence): boolean =>
  subjects.some(({ end, subject }) => subject.kind === 'measure' && end <= (quantities[0]?.start ?? 0))

/** The last subject before the number; a vague one gives way to a scope just before it in the same clause. */
function labelBefore(
  { text: { plain }, subjects, start }: Sentence,
  quantity: Quantity,
): SubjectMention | undefined {
  const before = subjects.filter((mention) => mention.end <= quantity.start && mention.start >= start)
  const last = before.at(-1)
  if (last === undefined || last.subject.kind !== 'vague') return last
  const scope = before.findLast(({ subject }) => subject.kind !== 'vague')
  if (scope === undefined) return last
  const gap = plain.slice(scope.end, last.start)
  return scope.subject.kind === 'measure' &&
    !/[;]|total|combined|overall/.test(gap + plain.slice(last.start, last.end))
    ? scope
    : last
}
