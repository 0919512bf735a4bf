import type { Quantity } from './quantities.ts'
import { type Role, type Subject, UNSAID } from './reading.ts'
import type { Sentence, Surroundings } from './sentence.ts'

// Every repetition has an upper bound: no text can make these slow.
const DOWN =
  'fell|fall(?:en|ing|s)?|decreas(?:e|ed|es|ing)|reduc(?:e|ed|es|ing|tions?)|declin(?:e|ed|es|ing)|drop(?:ped|s|ping)?|down|lower(?:ed)?|cut(?:s|ting)?|shrank|shed|sav(?:ed|ings?)|improv(?:ed|ement|ing)|contracted|eased|abated'
const UP =
  'rose|ris(?:e|en|es|ing)|increas(?:e|ed|es|ing)|grew|grow(?:n|th|s|ing)|(?<!m[a-z]{2,4} )up|higher|climb(?:ed|s|ing)?|jump(?:ed|s)?|lift(?:ed)?|surged?|gain(?:ed)?|added|worsened'
const HEDGES = String.raw`(?:(?:about|around|approximately|approx\.?|some|roughly|nearly|almost|just|only|slightly|sharply|modestly|marginally|further|again|a further|another|more than|over|at least|less than|up to|under|a|an|an estimated|well over|just over|just under|no less than|total of|a total of|a massive|an impressive|a modest) ){0,3}`
const VERB = `(?<![a-z])(?:(${DOWN})|(${UP}))(?![a-z])`

/** `fell by 12 per cent`, `a reduction in Scope 1 emissions of 12 per cent`. */
const BY = new RegExp(`${VERB}[^,;.]{0,90} by ${HEDGES}[−-]?$`)
const OF = new RegExp(
  String.raw`(?<![a-z])(?:(fall|decrease|reduction|decline|drop|cut|saving|improvement)|(rise|increase|growth|jump|lift|gain))s?(?: (?:in|to|from) [^,;.]{1,70})? (?:of|was|is|by) ${HEDGES}[−-]?$`,
)
/** `down 12 per cent`, `rose 3 per cent`. */
const DIRECT = new RegExp(`${VERB} ${HEDGES}[−-]?$`)
/** `a 12 per cent reduction`, `12 per cent lower than`. */
const AFTER = new RegExp(
  String.raw`^[ \u00A0-](?:year[- ]on[- ]year |annual |net |absolute |overall |total |gross )?(?:(lower|less|below|reduction|decrease|fall|drop|decline|cut|improvement|saving|down)|(higher|more|above|increase|rise|growth|jump|up(?! to)))(?![a-z])`,
)
const TO_LEVEL =
  /(?<![a-z])(?:to|at|of|were|was|is|are|totalled|totaled|reached|reaching|:) (?:about |around |approximately |just )?$/
const EARLIER = new RegExp(
  String.raw`(?<![a-z])(?:from|compared (?:with|to)|against|versus|vs\.?|than|relative to|on) (?:the |a |an |our |its )?(?:previous |prior |last )?(?:(?:financial |reporting )?(?:year|period)'?s? )?(?:(?:figure|total|result|level)s? of )?${HEDGES}$`,
)
const AIM =
  /(?<![a-z])(?:targets?(?:ed|ing)?|aim(?:s|ed|ing)?|goals?|ambition|commit(?:s|ted|ment|ments)?|pledg(?:e|ed)|will|intend(?:s|ed)?|plan(?:s|ned)?|expect(?:s|ed)?|forecasts?|project(?:ed|ions?)|budget(?:ed)?|anticipat(?:e|ed|es)|seek(?:s|ing)?|on track to|pathway|trajectory|should|guidance|estimate for|outlook|need to|required? to|must|interim)(?![a-z])/
const AIM_AFTER =
  /^[ \u00A0,]{0,2}(?:reduction |cut |decrease |fall )?(?:target|goal|ambition|by (?:the end of )?(?:fy ?'?|june |december |calendar |the year )?(?:20)?\d\d)(?![a-z])/
const BY_YEAR =
  /(?<![a-z])by (?:the end of )?(?:fy ?'?|june |december |30 june |calendar |the year |financial year )?(20\d\d|\d\d)(?!\d)/
const SHARE =
  /(?<![a-z])(?:account(?:s|ed|ing)? for|represent(?:s|ed|ing)?|ma(?:de|kes?|king) up|contribut(?:e|ed|es|ing)|compris(?:e|ed|es|ing)|constitut(?:e|ed|es|ing)|a share of) (?:about |around |approximately |some |nearly |almost |over |more than |just over )?$/

/** Which way a change goes, by the words before and after its number; null where it is none. */
function changeOf({ numeral, unit }: Quantity, before: string, after: string): 'up' | 'down' | null {
  const isRate = unit === 'percent' || unit === 'percentage_points'
  const lead = before.slice(-160)
  const match = lastMatch([BY, OF], lead) ?? AFTER.exec(after)
  if (match !== null) return match[1] === undefined ? 'up' : 'down'
  const direct = DIRECT.exec(lead)
  if (direct !== null && (isRate || /^(?:up|down|rose|fell)$/.test(direct[1] ?? direct[2]!)))
    return direct[1] === undefined ? 'up' : 'down'
  if (isRate && numeral.negative) return 'down'
  return isRate && /[+]$/.test(before) ? 'up' : null
}

const lastMatch = (patterns: readonly RegExp[], text: string): RegExpExecArray | null =>
  patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null) ?? null

/** Part of the sentence that an aim governs: the words since the last comma or the number before. */
const clause = (before: string): string =>
  before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(';'), before.lastIndexOf(':')) + 1)

/** What a number does in its sentence. */
export function roleOf(quantity: Quantity, { before, after }: Surroundings, sentence: Sentence): Role {
  const direction = changeOf(quantity, before, after)
  const own = clause(before)
  const near = after.slice(0, 90)
  const stop = near.search(/[,;]/)
  const by = BY_YEAR.exec(`${own} ${stop === -1 ? near : near.slice(0, stop)}`) ?? BY_YEAR.exec(before)
  if (by !== null || AIM.test(own) || AIM_AFTER.test(after))
    return {
      kind: 'target',
      by: by === null ? null : Number(by[1]!.length === 2 ? `20${by[1]}` : by[1]),
      direction,
    }
  if (quantity.unit === 'intensity' || quantity.unit === 'celsius' || quantity.unit === 'other')
    return { kind: 'other' }
  if (direction !== null) return { kind: 'change', direction, base: UNSAID }
  if (quantity.unit === 'percent') {
    const whole = wholeAfter(quantity, sentence)
    return SHARE.test(before) || whole !== null
      ? { kind: 'share', whole: whole ?? { kind: 'unsaid' } }
      : { kind: 'other' }
  }
  if (quantity.unit === 'percentage_points') return { kind: 'other' }
  return EARLIER.test(before) && !TO_LEVEL.test(before) ? { kind: 'earlier_level' } : { kind: 'level' }
}

/** `84 per cent of our Scope 1 and 2 emissions`: what it is a share of. */
function wholeAfter({ end }: Quantity, { text: { plain }, subjects }: Sentence): Subject | null {
  if (!/^ of (?!this|these|that)/.test(plain.slice(end, end + 12))) return null
  const next = subjects.find(({ start }) => start >= end)
  if (next === undefined || next.start - end > 60 || /[,;]/.test(plain.slice(end, next.start)))
    return { kind: 'unsaid' }
  return next.subject
}
