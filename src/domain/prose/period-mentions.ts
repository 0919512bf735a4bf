import { addDays, addYears } from '../calendar.ts'
import type { Period } from '../period.ts'
import { periodEnd, periodStart, reportingYear } from '../reporting-year.ts'
import type { Place, Year } from './reading.ts'

/** Words that say when. */
export interface PeriodMention extends Place {
  readonly year: Exclude<Year, { kind: 'unsaid' }>
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const MONTH = `(${MONTHS.join('|')}|${MONTHS.map((month) => month.slice(0, 3)).join('|')})`
const LAST_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

interface Pattern {
  readonly pattern: RegExp
  readonly year: (match: RegExpMatchArray, plain: string) => PeriodMention['year'] | null
}

const said = (match: RegExpMatchArray): string => match[0].trim()

const julyToJune = (end: number): Period => ({
  start: periodStart(reportingYear(end - 1)),
  end: periodEnd(reportingYear(end - 1)),
})

const ofYears = (
  match: RegExpMatchArray,
  first: number,
  second: string | undefined,
): PeriodMention['year'] | null => {
  const last =
    second === undefined
      ? first
      : second.length === 2
        ? Math.floor(first / 100) * 100 + Number(second)
        : Number(second)
  if (last === first + 1) return { kind: 'period', period: julyToJune(last), said: said(match) }
  return { kind: 'part', said: said(match) }
}

const century = (digits: string): number => (digits.length === 2 ? 2000 + Number(digits) : Number(digits))

function endedOn(
  match: RegExpMatchArray,
  day: string | undefined,
  month: string,
  year: string,
): PeriodMention['year'] {
  const at = MONTHS.findIndex((name) => name.startsWith(month.slice(0, 3)))
  const last = Number(day ?? LAST_DAYS[at])
  if (last < 1 || last > LAST_DAYS[at]!) return { kind: 'part', said: said(match) }
  const end = `${year}-${String(at + 1).padStart(2, '0')}-${String(last).padStart(2, '0')}`
  const start = addDays(addYears(end, -1), 1)
  return { kind: 'period', period: { start, end }, said: said(match) }
}

// Every repetition has an upper bound: no text can make these slow. Earlier patterns win where two begin at one place.
const PATTERNS: readonly Pattern[] = [
  {
    // "the half-year ended 31 December 2024", "the six months to March 2025"
    pattern: new RegExp(
      String.raw`(?<![a-z])(?:half[- ]year|half|quarter|month|(?:three|six|nine|3|6|9) months)(?: period)? (?:ended|ending|to) (?:\d{1,2} )?${MONTH} 20\d\d`,
      'g',
    ),
    year: (match) => ({ kind: 'part', said: said(match) }),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![a-z])(?:years?|twelve months|12 months|period|12-month period) (?:ended|ending|to|end)(?: on| at)? (?:(\d{1,2}) )?${MONTH} (20\d\d)(?!\d)`,
      'g',
    ),
    year: (match) => endedOn(match, match[1], match[2]!, match[3]!),
  },
  {
    pattern: /(?<![a-z])(?:as )?at 30 june (20\d\d)(?!\d)/g,
    year: (match) => ({ kind: 'period', period: julyToJune(Number(match[1])), said: said(match) }),
  },
  {
    pattern: /(?<![a-z\d])(?:[12]h|h[12]|q[1-4]|[1-4]q)[ -]?(?:fy)?'?(?:20)?\d\d(?:[-/]\d\d)?(?!\d)/g,
    year: (match) => ({ kind: 'part', said: said(match) }),
  },
  {
    pattern:
      /(?<![a-z\d])(?:first|second|third|fourth|last|final) (?:half|quarter|six months|three months)(?![a-z])|(?<![a-z])half[- ]year(?:ly)?(?![a-z])|(?<![a-z])(?:in|during|for) (?:the )?(?:month|quarter|half)(?![a-z])|(?<![a-z])(?:quarterly|monthly|daily|per day|a day|per month|a month)(?![a-z])/g,
    year: (match) => ({ kind: 'part', said: said(match) }),
  },
  {
    pattern:
      /(?<![a-z])(?:cumulative(?:ly)?|over the (?:past|last) (?:\w{1,10}) years|over the (?:life|decade)|lifetime|since inception|average over|on average)(?![a-z])/g,
    year: (match) => ({ kind: 'part', said: said(match) }),
  },
  {
    pattern: /(?<![a-z\d])fy ?'?(\d\d|20\d\d) ?[-/] ?(?:fy)?(\d\d|20\d\d)(?![\d,.]\d|\d)/g,
    year: (match) => ofYears(match, century(match[1]!), match[2]),
  },
  {
    pattern:
      /(?<![a-z\d])(?:fy ?'?|f\/?y ?|ye ?'?|financial year |fiscal year |fiscal |nger year |reporting year |financial )(\d\d|20\d\d)(?![\d%]|[,.]\d|[-/]\d)(?! per)/g,
    year: (match) => ({ kind: 'period', period: julyToJune(century(match[1]!)), said: said(match) }),
  },
  {
    pattern: /(?<![\d,.$-])((?:19|20)\d\d) ?[-/] ?(20\d\d|\d\d)(?!\d|,\d|%)(?!-\d)/g,
    year: (match) => ofYears(match, Number(match[1]), match[2]),
  },
  {
    pattern: /(?<![\d,.$-])(20\d\d) (?:financial|fiscal|nger) years?(?![a-z])/g,
    year: (match) => ({ kind: 'period', period: julyToJune(Number(match[1])), said: said(match) }),
  },
  {
    pattern: /(?<![a-z])(?:cy ?'?|calendar(?: year)? )(\d\d|20\d\d)(?![\d%]|[,.]\d)/g,
    year: (match) => {
      const year = century(match[1]!)
      return { kind: 'period', period: { start: `${year}-01-01`, end: `${year}-12-31` }, said: said(match) }
    },
  },
  {
    pattern:
      /(?<![a-z])(?:the )?(?:previous|prior|last|preceding) (?:financial |reporting |fiscal |corresponding )?(?:year|period)(?:'s)?(?![a-z])|(?<![a-z])(?:a|the|one) year (?:earlier|before|ago)(?![a-z])|(?<![a-z])(?:pcp|year[- ]on[- ]year|year[- ]over[- ]year|yoy|y-o-y)(?![a-z])/g,
    year: (match) => ({ kind: 'relative', years: -1, said: said(match) }),
  },
  {
    pattern:
      /(?<![a-z])(?:this|the current) (?:financial |reporting |fiscal )?(?:year|period)(?![a-z])|(?<![a-z])(?:during|in|for|over) the (?:financial |reporting )?(?:year|period)(?![a-z])(?! ended| ending| to | end )|(?<![a-z])the reporting (?:period|year)(?![a-z])/g,
    year: (match) => ({ kind: 'relative', years: 0, said: said(match) }),
  },
  {
    pattern: /(?<![a-z])(?:two|three|four|five|several|many|ten) years (?:earlier|before|ago)(?![a-z])/g,
    year: (match) => ({ kind: 'part', said: said(match) }),
  },
  {
    pattern:
      /(?<![\d,.$/a-z-])((?:19[5-9]|20[0-9]|21[0-9])\d)(?![\d%]|[,.]\d|[ \u00A0]?(?:t|kt|mt|gj|tj|pj|mwh|gwh|kwh|tonnes?|per cent|tco2|kg|mw)(?![a-z]))/g,
    year: (match) => ({ kind: 'bare', year: Number(match[1]), said: said(match) }),
  },
]

/** Every mention of a period, in order; a longer one that begins at the same place or covers another wins. */
export function periodMentions(plain: string): PeriodMention[] {
  const found = PATTERNS.flatMap(({ pattern, year }, rank) =>
    [...plain.matchAll(pattern)].flatMap((match) => {
      const read = year(match, plain)
      return read === null
        ? []
        : [{ start: match.index, end: match.index + match[0].length, year: read, rank }]
    }),
  ).toSorted((a, b) => a.start - b.start || a.rank - b.rank)
  const kept: PeriodMention[] = []
  for (const { rank: _, ...mention } of found)
    if (mention.start >= (kept.at(-1)?.end ?? 0)) kept.push(mention)
  return kept
}

/** Days: `30 June 2025`, `1/7/2024`, `2025-06-30`, `June 2025`. Their numbers are no quantities. */
export const DATES = new RegExp(
  String.raw`(?<![\d,.])\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}(?![a-z])(?:,? \d{4})?|(?<![a-z])${MONTH}(?![a-z]) \d{1,2}(?:st|nd|rd|th)?(?:, ?\d{4})(?!\d)|(?<![a-z])${MONTH}(?![a-z]) (?:20|19)\d\d(?!\d)|(?<![\d,.])\d{1,2}/\d{1,2}/\d{2,4}(?!\d)|(?<![\d,.])\d{4}-\d{2}-\d{2}(?!\d)`,
  'g',
)
