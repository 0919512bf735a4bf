import { editionOfPeriod } from '../factors/editions.ts'
import type { Period } from '../period.ts'
import { type Compared, type Judgement, notHeld } from './check.ts'
import { fits } from './compare.ts'
import type { Held, HeldFactor } from './held.ts'
import { daysOfYear } from './match.ts'
import { rateIn } from './rates.ts'
import type { Reading } from './reading.ts'

/** How much after a number says what it is counted against. */
const UNIT = 40

/** A national factor that a text quotes, beside the edition of its year and all others. */
export function judgeFactor(text: string, reading: Reading, held: Held): Judgement {
  const { place, context, amount } = reading
  const rate = rateIn(text.slice(place.start, place.end + UNIT).replace(/^[^a-z]{1,40}/i, ''))
  if (rate === null) return notHeld('The number is not an emission factor.')
  const sentence = text.slice(context.start, context.end)
  const named = factorsNamed(
    sentence,
    held.factors.filter(({ per }) => per === rate.per),
  )
  const period = periodOf(sentence, reading, held)
  if (named.length === 0 || period === null)
    return notHeld('The sentence names no national factor in this unit.')
  // The engine counts tonnes, and factors are in kilograms.
  const kilograms = (tonnes: number): number => (tonnes * 1000) / rate.size
  const printed = {
    ...amount,
    value: kilograms(amount.value),
    low: kilograms(amount.low),
    high: kilograms(amount.high),
  }
  return judgeAmong(named, editionOfPeriod(period).edition, (factor) => fits(printed, factor.value))
}

/** A year beside the word edition is that of the factors, not of the activity. */
const OF_EDITION =
  /(?:factors|nga|edition|workbook|accounts)[ ,(]{0,3}(?:workbook |edition |of |for )?20\d\d|20\d\d[ )]{1,2}(?:nga|edition|national greenhouse|factors)/i

const periodOf = (sentence: string, { year }: Reading, held: Held): Period | null =>
  OF_EDITION.test(sentence) ? held.period : daysOfYear(year, held).period

/** Factors whose region or fuel the sentence names, of the scope that it names. */
function factorsNamed(sentence: string, factors: readonly HeldFactor[]): HeldFactor[] {
  const lower = sentence.toLowerCase()
  const scopes = [1, 2, 3].filter((scope) => new RegExp(`scopes?[ \u00A0-]?${scope}(?!\\d)`).test(lower))
  const isNamed = (name: string): boolean => hasWord(name === name.toLowerCase() ? lower : sentence, name)
  const found = factors.filter(
    ({ names, scope }) => (scopes.length === 0 ? scope !== 3 : scopes.includes(scope)) && names.some(isNamed),
  )
  const regional = found.filter(({ names }) => !names.includes(NATIONAL))
  return regional.length > 0 ? regional : found
}

const NATIONAL = 'national'

const hasWord = (words: string, name: string): boolean => {
  for (let at = words.indexOf(name); at !== -1; at = words.indexOf(name, at + 1))
    if (!/[A-Za-z]/.test(words[at - 1] ?? ' ') && !/[A-Za-z]/.test(words[at + name.length] ?? ' '))
      return true
  return false
}

function judgeAmong(
  named: readonly HeldFactor[],
  edition: string,
  agrees: (factor: HeldFactor) => boolean,
): Judgement {
  const ofYear = named.filter((factor) => factor.edition === edition)
  const standing = ofYear.filter(({ superseded }) => !superseded)
  if (standing.length === 0)
    return notHeld(`The ${edition} edition of the national factors holds no such factor.`)
  const found = standing.find(agrees)
  if (found !== undefined)
    return judgement('agrees', [found], `The number is the ${found.what} in ${found.source}.`, null)
  const earlier = ofYear.find(agrees)
  if (earlier !== undefined)
    return judgement(
      'agrees_with_edition',
      [earlier, standing.find(({ factor_id }) => factor_id === earlier.factor_id) ?? standing[0]!],
      `The number is the ${earlier.what} in an issue of the ${edition} edition that has since been replaced.`,
      'Use the issue in force, or say which issue the number is from.',
    )
  const outdated = named
    .filter((factor) => factor.edition !== edition && agrees(factor))
    .flatMap((factor) => {
      const now = standing.find(({ factor_id }) => factor_id === factor.factor_id)
      return now === undefined ? [] : [{ factor, now }]
    })
    .toSorted((a, b) => distance(a.factor, edition) - distance(b.factor, edition))[0]
  const kinds = new Set(standing.map(({ names }) => names.join()))
  if (outdated !== undefined && kinds.size === 1)
    return judgement(
      'factor_outdated',
      [outdated.now, outdated.factor],
      `The number is the ${outdated.factor.what} in ${outdated.factor.source}; the year’s is ${outdated.now.printed.value} ${outdated.now.printed.unit} in the ${edition} edition.`,
      `Use the ${edition} edition, or say why another applies.`,
    )
  return judgement(
    'doubtful',
    standing.slice(0, 3),
    'The number is none of the national factors that the sentence may mean; it may be a supplier’s or a market-based one.',
    'Name the region or fuel, the scope and the source of the factor.',
  )
}

const distance = ({ edition }: HeldFactor, from: string): number => Math.abs(Number(edition) - Number(from))

const judgement = (
  verdict: Judgement['verdict'],
  factors: readonly HeldFactor[],
  why: string,
  settle: string | null,
): Judgement => ({
  verdict,
  measure: null,
  compared: factors.map(
    ({ what, printed, source, evidence }): Compared => ({
      what,
      ...printed,
      source,
      pointer: null,
      evidence,
    }),
  ),
  why,
  settle,
})
