import type { HeldMeasure } from './measures.ts'
import type { Reading } from './reading.ts'

/** What an intensity is counted against, as the words name it. */
export interface Below {
  readonly unit: 'AUD' | 'GJ' | 't'
  /** How many dollars, gigajoules or tonnes the unit below the stroke is. */
  readonly size: number
  /** `revenue`, `raw steel`; null where the words name none. */
  readonly word: string | null
}

export interface Intensity {
  readonly below: Below
  readonly measure: HeldMeasure
  /** Tonnes in the unit above the stroke, for a number that was read without its unit. */
  readonly tonnes: number
}

// Every repetition has an upper bound: no text can make these slow.
const MASS = String.raw`(?<![a-z])(kg|kt|mt|t|tonnes?)(?: ?(?:of )?co2?₂?(?:[- ]?e)?)?`
const MONEY = String.raw`(?:a\$|au\$|aud|\$) ?(?:(\d{1,3}) ?)?(million|m|billion|bn|thousand|k)?(?![a-z])(?: dollars)?(?: of)?(?: (total income|revenue|income|turnover|sales))?`
const ENERGY = String.raw`(kwh|mwh|gwh|twh|gj|tj|pj)(?![a-z])(?: of)?(?: (?:electricity |energy )?(sent out|generated|generation|produced))?`
const PRODUCT = String.raw`(?:t|tonnes?) (?:of )((?!co2)[a-z]{3,16}(?: (?!in |was |were |for |and |from )[a-z]{3,16}){0,2})`
const RATE = new RegExp(`${MASS} ?(?:/|per) ?(?:${MONEY}|${ENERGY}|${PRODUCT})`)

const SCALES: Readonly<Record<string, number>> = {
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  m: 1e6,
  billion: 1e9,
  bn: 1e9,
}
const GIGAJOULES: Readonly<Record<string, number>> = {
  kwh: 0.0036,
  mwh: 3.6,
  gwh: 3600,
  twh: 3.6e6,
  gj: 1,
  tj: 1e3,
  pj: 1e6,
}
const TONNES: Readonly<Record<string, number>> = { kg: 0.001, kt: 1e3, mt: 1e6 }

/** The intensity that the words of a number state, with the scopes that it is of; null where they state none, or leave one open. */
export function intensityOf(text: string, { context, place, unit, subject }: Reading): Intensity | null {
  const row = text.slice(context.start, Math.min(context.end, context.start + 600)).toLowerCase()
  const isCell = row.includes('\t') || row.includes('|')
  if (!isCell && unit !== 'intensity') return null
  const label = row.split(/[\t|]/).find((cell) => /[a-z]/.test(cell)) ?? ''
  const words = isCell ? row : text.slice(place.start, place.end + 80).toLowerCase()
  const found = RATE.exec(words)
  const measure = isCell
    ? measureIn(label)
    : measureIn(text.slice(Math.max(context.start, place.start - 120), place.start).toLowerCase())
  const own = measure ?? (subject.kind === 'measure' ? (subject.measures[0] ?? null) : null)
  if (found === null || own === null) return null
  const [, mass = 't', count = '1', scale, income, energy, sentOut, product] = found
  const tonnes = TONNES[mass] ?? 1
  if (energy !== undefined)
    return {
      measure: own,
      tonnes,
      below: { unit: 'GJ', size: GIGAJOULES[energy]!, word: sentOut === undefined ? null : 'generated' },
    }
  if (product !== undefined) return { measure: own, tonnes, below: { unit: 't', size: 1, word: product } }
  const size = Number(count) * (scale === undefined ? 1 : SCALES[scale]!)
  return { measure: own, tonnes, below: { unit: 'AUD', size, word: income ?? null } }
}

const SCOPES: readonly (readonly [RegExp, HeldMeasure])[] = [
  [/scopes? ?1 ?(?:and|&|\+) ?(?:scope )?2(?! ?(?:and|,|&|\+) ?3)/, 'scope1_and_2_t'],
  [/scope ?1(?! ?(?:,|and|&|\+|to|-))/, 'scope1_t'],
]

/** The one measure that words name; null where they name none or several. */
function measureIn(words: string): HeldMeasure | null {
  const named = SCOPES.filter(([pattern]) => pattern.test(words)).map(([, measure]) => measure)
  return named.length === 1 && !/scope ?3|scope ?2[^.;]{0,80}scope ?1/.test(words) ? named[0]! : null
}
