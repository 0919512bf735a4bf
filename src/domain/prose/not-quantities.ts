import { DATES, type PeriodMention } from './period-mentions.ts'
import type { Place } from './reading.ts'

// Every repetition has an upper bound: no text can make these slow.
const PATTERNS: readonly RegExp[] = [
  DATES,
  // Business and company numbers, licences, telephone numbers.
  /(?<![a-z])(?:abn|acn|arbn|afsl|lei|tfn)(?: no\.?| number)?:? ?\d[\d ]{5,16}/g,
  /(?<![\d,.])\d{2} \d{3} \d{3} \d{3}(?![\d,])(?! (?:t|gj|tonnes?|kwh|mwh)(?![a-z]))/g,
  /(?<![a-z\d])(?:\+61|1[38]00) ?[\d ]{6,12}/g,
  // Paragraphs and sections: 29(a)(i), s296A, paragraph 12, AASB S2, ISO 14064-1.
  /(?<![\d,.a-z])\d{1,3}[a-z]{0,2}(?:\([a-z0-9]{1,4}\)){1,5}/g,
  /(?<![a-z])(?:sections?|ss?\.?|paragraphs?|paras?\.?|clauses?|notes?|pages?|pp?\.|tables?|figures?|fig\.|appendix|appendices|annex|chapters?|parts?|schedules?|items?|steps?|options?|stages?|tiers?|pillars?|principles?|goals?|sdgs?|versions?|v|level|rule|regulation|division|subsection|article|question|footnote|ref\.?|no\.|number|#|unit|block|line|train|boiler|kiln|phase|category|categories|cat\.?|class|type|requirement|target|priority) ?\d{1,4}(?![\d,])(?:\.\d{1,3}){0,4}[a-z]{0,2}(?:\([a-z0-9]{1,4}\)){0,4}(?! ?(?:%|per ?cent|million|kt|mt\b|tonnes|gj\b|t\b))(?:(?:,| and| to| or|-) ?\d{1,3}(?![\d,.%])(?! (?:%|per ?cent|million|kt|mt|tonnes|gj|tco2|t)(?![a-z])))?/g,
  /(?<![a-z])(?:aasb|asrs|ifrs|iso|as\/nzs|ias|gri|sasb|ieee|pas|rg|ar)[ -]?s?\d{1,6}(?:[.:-]\d{1,5}){0,3}/g,
  /(?<![a-z])(?:rcp|ssp)[ -]?\d(?:[.-]\d){0,3}(?:-\d\.\d)?/g,
  // Greenhouse gases and particles.
  /(?<![a-z])(?:co2|ch4|n2o|sf6|nf3|pm10|pm2\.5|h2o?|r-?\d{2,4}[a-z]?|hfc-?\d{2,4}[a-z]{0,2})(?![\d])/g,
  // Numbers of list items and headings at the start of a line; a unit after them makes them quantities.
  /(?<=(?:^|\n)[ \t\u00A0]{0,8})\(?\d{1,3}[.)](?=[ \t\u00A0])/g,
  /(?<=(?:^|\n)[ \t\u00A0]{0,8})\d{1,2}(?:\.\d{1,2}){1,3}(?=[ \t\u00A0]{1,4}[a-z])(?![ \u00A0](?:%|per cent|million|kt|mt|tonnes?|gj|tj|pj|gwh|mwh|tco2|t|billion|thousand)(?![a-z]))/g,
  // Footnote marks, ordinals, ratios, durations, counts of times.
  /\[\d{1,3}\]/g,
  /(?<![\d,.])\d{1,3}(?:st|nd|rd|th)(?![a-z])/g,
  /(?<![\d,.])\d{1,4}:\d{1,4}(?!\d)/g,
  /(?<![\d,.])24\/7/g,
  /(?<![\d,.])\d{1,4}(?:-| )(?:years?|months?|weeks?|days?|hours?|minutes?)(?![a-z])/g,
  /(?<![\d,.a-z])\d{1,2}(?::\d\d)? ?(?:am|pm)(?![a-z])/g,
  // Web addresses and hashes.
  /(?:https?:\/\/|www\.)[^\s]{1,200}/g,
  /(?<![a-z0-9])(?=[a-f]{0,8}\d)(?=\d{0,12}[a-f])[0-9a-f]{16,64}(?![a-z0-9])/g,
]

/** Places whose digits are no quantities, in order and without overlap. */
export function notQuantities(
  plain: string,
  periods: readonly PeriodMention[],
  scopes: readonly Place[],
): Place[] {
  const found = [
    ...periods,
    ...scopes,
    ...PATTERNS.flatMap((pattern) =>
      [...plain.matchAll(pattern)].map(({ 0: text, index }) => ({ start: index, end: index + text.length })),
    ),
  ].toSorted((a, b) => a.start - b.start || b.end - a.end)
  const merged: { start: number; end: number }[] = []
  for (const { start, end } of found) {
    const last = merged.at(-1)
    if (last !== undefined && start < last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

/** The end of the place that holds `at`; places must be in order and are asked for in order. */
export function walker(places: readonly Place[]): (at: number) => number | undefined {
  let next = 0
  return (at) => {
    while (next < places.length && places[next]!.end <= at) next += 1
    const place = places[next]
    return place !== undefined && place.start <= at ? place.end : undefined
  }
}
