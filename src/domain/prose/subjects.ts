import type { HeldMeasure } from './measures.ts'
import type { Place, Subject } from './reading.ts'

/** Words that say what a number is of. */
export interface SubjectMention extends Place {
  readonly subject: Exclude<Subject, { kind: 'unsaid' }>
  /** `Scope 1 and Scope 2`: each by itself, for two numbers that follow in the same order. */
  readonly each: readonly Subject[]
}

// Every repetition has an upper bound: no text can make these slow.
const ITEM = '(?:1|2|3|one|two|three)(?![\\d,.]\\d|\\d|[a-z])'
const BASIS = String.raw`[ \u00A0]?(?:emissions(?![a-z]) ?)?[(,:/—-]? ?(?:(location|market)(?:[- ]based|(?= ?\)| method| approach))(?: (?:method|approach|emissions))?|(lb|mb)(?![a-z]))\)?`
const JOIN = String.raw`(?:,? (?:and|&|plus|\+|or) | ?[+&/,] ?|, ?)`
const SCOPES = new RegExp(
  String.raw`(?<![a-z])(?:(location|market)[- ]based,? (?:gross |absolute |total )?)?scopes?[ \u00A0-]?(${ITEM})(?: \((?:direct|indirect)(?: emissions)?\))?((?: emissions)?${JOIN}(?:(?:our |the )?(location|market)[- ]based |direct |indirect |gross )?(?:scope[ \u00A0-]?)?${ITEM})?((?: emissions)?${JOIN}(?:scope[ \u00A0-]?)?${ITEM})?(?:${BASIS})?`,
  'g',
)
const CATEGORY = /^[ \u00A0]?(?:emissions )?[,(-]? ?(?:category|categories|cat\.?) ?\d{1,2}(?: emissions)?/

const SHORT: Readonly<Record<string, string>> = { lb: 'location', mb: 'market' }
const DIGIT: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3' }

function scopeMention(match: RegExpMatchArray, plain: string): SubjectMention {
  const [text, before, first, second, between, third, behind, short] = match
  const start = match.index!
  const end = start + text.length
  const said = text.trim()
  const numbers = [first, second, third].flatMap((part) => {
    const digit = part === undefined ? undefined : /(1|2|3|one|two|three)$/.exec(part.trim())?.[1]
    return digit === undefined ? [] : [DIGIT[digit] ?? digit]
  })
  const basis = behind ?? SHORT[short ?? ''] ?? between ?? before
  const place = { start, end }
  const category = numbers.join('') === '3' ? CATEGORY.exec(plain.slice(end, end + 40))?.[0] : undefined
  if (category !== undefined)
    return {
      start,
      end: end + category.length,
      subject: { kind: 'other', said: `${said} by category` },
      each: [],
    }
  return {
    ...place,
    subject: subjectOf(numbers.toSorted().join(''), basis, said),
    each: numbers.map((number) => subjectOf(number, basis, `scope ${number}`)),
  }
}

function subjectOf(numbers: string, basis: string | undefined, said: string): SubjectMention['subject'] {
  const measures: Readonly<Record<string, readonly HeldMeasure[]>> = {
    '1': ['scope1_t'],
    '2':
      basis === 'location'
        ? ['scope2_location_t']
        : basis === 'market'
          ? ['scope2_market_t']
          : ['scope2_location_t', 'scope2_market_t'],
    '12': basis === 'market' ? [] : ['scope1_and_2_t'],
    '3': ['scope3_t'],
  }
  const found = measures[numbers]
  return found === undefined ? { kind: 'other', said } : { kind: 'measure', measures: found, said }
}

interface Pattern {
  readonly pattern: RegExp
  readonly subject: (said: string) => SubjectMention['subject']
}

const measure =
  (...measures: readonly HeldMeasure[]) =>
  (said: string): SubjectMention['subject'] => ({ kind: 'measure', measures, said })
const other = (said: string): SubjectMention['subject'] => ({ kind: 'other', said })

const PATTERNS: readonly Pattern[] = [
  {
    pattern: /(?<![a-z])net energy(?: consumption| consumed| use| used)?(?![a-z])/g,
    subject: measure('net_energy_gj'),
  },
  {
    pattern: /(?<![a-z])(?:safeguard[- ])?covered emissions(?![a-z])/g,
    subject: measure('safeguard_covered_t'),
  },
  {
    pattern:
      /(?<![a-z])(?:safeguard(?: mechanism)?|facility|facilities'?|facility's|production[- ]adjusted|emissions) baselines?(?: emissions)?(?: number)?(?![a-z])|(?<![a-z])baseline emissions number(?![a-z])/g,
    subject: measure('safeguard_baseline_t'),
  },
  // Of a station; only beside a number of energy, since waste and revenue are generated too.
  {
    pattern:
      /(?<![a-z])(?:electricity )?(?:generated|generation|sent out)(?= ?\((?:[kmgt]wh|[gtp]j)\)|[^.;\n]{0,60}\d ?(?:[kmgt]wh|[gtp]j|(?:mega|giga|tera)watt)(?![a-z]))/g,
    subject: measure('generation_gj'),
  },
  // "net emissions", "net position", "excess": after credits, or something else.
  {
    pattern:
      /(?<![a-z])(?:net (?:emissions|position|scope \d)(?: number)?|avoided emissions|emissions (?:avoided|saved|intensity|intensities|abated|reductions? projects?)|(?:emission|carbon|energy|grid) intensit(?:y|ies)|intensit(?:y|ies)|emission factors?|residual emissions|financed emissions|biogenic emissions|fugitive emissions|emissions trading)(?![a-z])/g,
    subject: other,
  },
  {
    pattern:
      /(?<![a-z])(?:waste|landfill(?:ed)?|water|coal|ore|clinker|cement|steel|alumin(?:a|ium)|production|produced|output|throughput|avoided|sequest[a-z]{1,10}|removals?|removed|(?<!(?:after|before|net of|less) )(?:offsets?|credits?|accus?|abate(?:d|ment))|smcs?|lgcs?|stcs?|recs|certificates?|capacity|revenues?|income|turnover|profits?|ebitda|capex|capital|expenditure|invest[a-z]{0,8}|spend(?:ing)?|spent|costs?|prices?|headcount|employees|workforce|women|customers?|sales|exports?|allocat[a-z]{1,6}|threshold|limit|cap|carbon price|renewables?|renewable (?:energy|electricity)|solar|wind|certainty|confidence|assurance|assets?|portfolio|probability|likelihood|weight(?:ing|ed)?|remuneration|incentives?|market share|interest rate|discount rate|inflation)(?![a-z])/g,
    subject: other,
  },
  {
    pattern:
      /(?<![a-z])(?:total )?(?:energy|electricity) (?:consumption|consumed|use|used|usage|purchased|drawn)(?![a-z])/g,
    subject: (said) => ({ kind: 'vague', said }),
  },
  {
    pattern:
      /(?<![a-z])(?:(?:a |in |combined |grand )?total(?:ling|s)?(?= ?(?:of|:|was|were|is|=|,)? ?(?:about |around )?\d)|together(?= ?(?:,|:)? ?\d))/g,
    subject: (said) => ({ kind: 'vague', said }),
  },
  {
    pattern:
      /(?<![a-z])(?:(?:total|gross|greenhouse gas|ghg|carbon|operational|combined|overall|absolute|direct|annual) ){0,3}emissions(?![a-z])|(?<![a-z])carbon footprint(?![a-z])|(?<![a-z])(?:we|company|group) emitted(?![a-z])/g,
    subject: (said) =>
      /(?<!in)direct emissions$/.test(said)
        ? { kind: 'measure', measures: ['scope1_t'], said }
        : { kind: 'vague', said },
  },
]

/** Every scope that the text names, as places. */
export const scopeMentions = (plain: string): SubjectMention[] =>
  [...plain.matchAll(SCOPES)].map((match) => scopeMention(match, plain))

/** Every subject that the text names, in order. A scope wins over the words that it stands among. */
export function subjectMentions(plain: string, scopes: readonly SubjectMention[]): SubjectMention[] {
  const others = PATTERNS.flatMap(({ pattern, subject }, rank) =>
    [...plain.matchAll(pattern)].map(({ 0: text, index }) => ({
      start: index,
      end: index + text.length,
      subject: subject(text),
      each: [],
      rank: rank + 1,
    })),
  )
  const found = [...scopes.map((scope) => ({ ...scope, rank: 0 })), ...others].toSorted(
    (a, b) => a.start - b.start || a.rank - b.rank,
  )
  const kept: SubjectMention[] = []
  for (const { rank: _, ...mention } of found) {
    const last = kept.at(-1)
    if (last !== undefined && mention.start < last.end) continue
    // "Scope 1 emissions", "Scope 1 greenhouse gas emissions", "Scope 1 covered emissions": one subject.
    if (last !== undefined && isTail(plain, last, mention)) kept[kept.length - 1] = joined(last, mention)
    else kept.push(mention)
  }
  return kept
}

function isTail(plain: string, last: SubjectMention, next: SubjectMention): boolean {
  const gap = plain.slice(last.end, next.start)
  return (
    gap.length <= 3 &&
    /^ ?\(?$/.test(gap) &&
    (next.subject.kind === 'vague' || last.subject.kind === 'vague') &&
    next.subject.kind !== 'other'
  )
}

/** The more telling of two that stand together. */
const joined = (last: SubjectMention, next: SubjectMention): SubjectMention => ({
  ...(last.subject.kind === 'vague' ? next : last),
  start: last.start,
  end: next.end,
})
